import { wallets } from '#contract/ledger.ts'
import { payments } from '#contract/payments.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { Facts } from '#web/kit/list/Facts.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { QrCode } from '#web/kit/look/QrCode.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { methodName } from '#contract/payment-method-name.ts'
import styles from './Online.module.css'
import { SimulatedEnd } from './SimulatedEnd.tsx'
import { text } from './text.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useSecondsLeft } from './use-payment.ts'
import { asClock, type Payment } from './watch.ts'

interface Props {
  readonly payment: Payment
  readonly isSimulated: boolean
  readonly onAsk: () => void
}

/** What to scan or open, how long it can be paid, and what to do when nothing happens. */
export function PendingPayment({ payment, isSimulated, onAsk }: Props) {
  const t = useText(text)
  const { paymentNumber, amountMinor, currency } = payment
  return (
    <div className={styles.panel}>
      <Payable payment={payment} />
      <div className={styles.words}>
        <strong className={`${styles.amount} num`}>{formatMoney(amountMinor, currency)}</strong>
        <PendingFacts payment={payment} />
        <div className={styles.buttons}>
          <Button onClick={onAsk}>{t.iHavePaid}</Button>
          <Cancel payment={payment} />
        </div>
        <details className={styles.help}>
          <summary>{t.helpTitle}</summary>
          <ul>
            <li>{t.fill('helpClosed', { method: methodName(payment, t.language) })}</li>
            <li>{t.helpWait}</li>
            <li>
              {t.fill('helpAsk', { number: paymentNumber })} <Link to={paths.feedback}>{t.askUs}</Link>
            </li>
          </ul>
        </details>
        {isSimulated && <SimulatedEnd payment={payment} />}
      </div>
    </div>
  )
}

/** The code for another device, or the link that opens the app on this one. */
function Payable({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const isPhone = useIsPhone()
  const method = methodName(payment, t.language)
  const { qrContent, phoneLink } = payment
  if (qrContent !== null)
    return (
      <figure className={styles.code}>
        <QrCode
          text={qrContent}
          label={t.fill('qrLabel', { method, price: formatMoney(payment.amountMinor, payment.currency) })}
          size={232}
        />
        <figcaption>{t.fill(isPhone ? 'scanOther' : 'scan', { method })}</figcaption>
      </figure>
    )
  if (phoneLink === null) return null
  return (
    <div className={styles.said}>
      <p>{isPhone ? t.forPhone : t.forPhoneAtDesk}</p>
      <Button component="a" href={phoneLink} variant={isPhone ? 'filled' : 'default'}>
        {t.fill('open', { method })}
      </Button>
    </div>
  )
}

function PendingFacts({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const { data } = useRead(wallets.list, {})
  const seconds = useSecondsLeft(payment.expiresAt)
  const { paymentNumber, amountMinor, currency } = payment
  const balanceMinor = data?.list.find((wallet) => wallet.currency === currency)?.balanceMinor
  return (
    <Facts
      facts={[
        [
          t.timeLeft,
          seconds !== null && (
            <span key="left" className="num" role="timer">
              {asClock(seconds)}
            </span>
          ),
        ],
        [t.balanceNow, balanceMinor !== undefined && <Money key="now" minor={balanceMinor} currency={currency} />],
        [
          t.balanceThen,
          balanceMinor !== undefined && <Money key="then" minor={balanceMinor + amountMinor} currency={currency} />,
        ],
        [
          t.number,
          <span key="number" className={styles.said}>
            <span className="num">{paymentNumber}</span>
            <CopyButton text={paymentNumber} label={t.copyNumber} compact />
          </span>,
        ],
      ]}
    />
  )
}

/** E-17, after a question. If it was paid in the meantime, it stays paid, and the page shows that. */
function Cancel({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const { paymentNumber, amountMinor, currency } = payment
  const close = useWrite(payments.close, {
    refreshes: [payments.refresh, payments.listMine],
    onRefused: showRefused,
  })
  const cancel = async () => {
    const isSure = await confirmed({
      title: t.cancelTitle,
      sentence: t.fill('cancelSentence', { price: formatMoney(amountMinor, currency) }),
      confirm: t.cancel,
      dismiss: t.keep,
      danger: true,
    })
    if (isSure) close.mutate({ paymentNumber })
  }
  return (
    <Button variant="default" loading={close.isPending} onClick={() => void cancel()}>
      {t.cancel}
    </Button>
  )
}
