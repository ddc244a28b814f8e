import { Facts } from '#web/kit/list/Facts.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { orderOf } from './for-order.ts'
import { text as historyText } from './history.text.ts'
import styles from './Online.module.css'
import { text } from './text.ts'
import type { Payment } from './watch.ts'

interface Props {
  readonly payment: Payment
  readonly onAgain: () => void
}

/** What became of it in figures, and where to go on. */
export function EndedPayment({ payment, onAgain }: Props) {
  const t = useText(text)
  const h = useText(historyText)
  const { paymentNumber, state, amountMinor, currency, paidAt, balanceAfterMinor } = payment
  const isPaid = state === 'succeeded'
  const orderId = isPaid ? orderOf(paymentNumber) : null
  return (
    <>
      <Facts
        facts={[
          [t.amount, <Money key="amount" minor={amountMinor} currency={currency} />],
          [
            t.before,
            balanceAfterMinor !== null && (
              <Money key="before" minor={balanceAfterMinor - amountMinor} currency={currency} />
            ),
          ],
          [t.after, balanceAfterMinor !== null && <Money key="after" minor={balanceAfterMinor} currency={currency} />],
          [h.paidAt, paidAt && <When key="paid" at={paidAt} />],
          [
            t.number,
            <span key="number" className={styles.said}>
              <span className="num">{paymentNumber}</span>
              <CopyButton text={paymentNumber} label={t.copyNumber} compact />
            </span>,
          ],
        ]}
      />
      <div className={styles.buttons}>
        {orderId !== null && <LinkButton to={paths.orderDetails(orderId)}>{t.toOrder}</LinkButton>}
        {paidAt !== null && (
          <LinkButton to={paths.topUpReceipt(paymentNumber)} variant="default">
            {t.receipt}
          </LinkButton>
        )}
        <Button variant={orderId === null && !isPaid ? 'filled' : 'default'} onClick={onAgain}>
          {isPaid ? t.again : t.retry}
        </Button>
        {!isPaid && (
          <LinkButton to={paths.feedback} variant="default">
            {t.askUs}
          </LinkButton>
        )}
      </div>
    </>
  )
}
