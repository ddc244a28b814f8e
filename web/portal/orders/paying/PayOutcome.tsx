import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import styles from './PayDialog.module.css'
import { text } from './text.ts'
import { nextAfterPaying, type Payment, settlementOf } from './payment.ts'

interface PaidProps {
  readonly paid: Output<typeof orders.pay>
  readonly onClose: () => void
}

/** M-16, what was taken, and what happens next. */
export function PayPaid({ paid, onClose }: PaidProps) {
  const t = useText(text)
  const name = useCoinName()
  const money = (minor: number) => formatMoney(minor, paid.currency)
  return (
    <Done orderId={paid.orderId} title={message('M-16', t.language)} onClose={onClose}>
      <p>{t.fill('paidSentence', { price: money(paid.paidMinor), balance: money(paid.balanceAfterMinor) })}</p>
      {paid.coinsUsed > 0 && <p>{t.fill('coinsSpent', { count: formatCount(paid.coinsUsed), name })}</p>}
      <p>{t[nextAfterPaying(paid)]}</p>
    </Done>
  )
}

interface AlreadyProps {
  readonly orderId: string
  /** The server’s sentence. */
  readonly title: string
  readonly onClose: () => void
}

/** Somebody, mostly the member in another window, was first. */
export function PayAlready({ orderId, title, onClose }: AlreadyProps) {
  const t = useText(text)
  return (
    <Done orderId={orderId} title={title} onClose={onClose}>
      <p>{t.notTwice}</p>
    </Done>
  )
}

interface DoneProps {
  readonly orderId: string
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Done({ orderId, title, onClose, children }: DoneProps) {
  const t = useText(text)
  return (
    <div className={styles.done}>
      <Cat mood="happy" />
      <h3>{title}</h3>
      {children}
      <LinkButton to={paths.orderDetails(orderId)} onClick={onClose} data-autofocus>
        {t.openOrder}
      </LinkButton>
    </div>
  )
}

/** The chosen coupon or coins are no longer available: says why, and continues without them. */
export function PayWithout({ why, onDrop }: { readonly why: string; readonly onDrop: () => void }) {
  const t = useText(text)
  return (
    <div className={styles.stack}>
      <FormAlert>
        <strong>{why}</strong>
        <br />
        {t.nothingTaken}
      </FormAlert>
      <div className={styles.buttons}>
        <Button onClick={onDrop} data-autofocus>
          {t.goOnWithout}
        </Button>
      </div>
    </div>
  )
}

interface NoPriceProps {
  readonly orderId: string
  /** The server's sentence on what is no longer offered. */
  readonly why: string
  readonly onClose: () => void
}

/** 4016: the price hold has ended and part of the order is withdrawn. The member edits the order, or cancels it. */
export function PayNoPrice({ orderId, why, onClose }: NoPriceProps) {
  const t = useText(text)
  return (
    <div className={styles.stack}>
      <FormAlert>
        <strong>{why}</strong>
        <br />
        {t.noPriceNext}
      </FormAlert>
      <div className={styles.buttons}>
        <LinkButton to={paths.orderDetails(orderId)} onClick={onClose} variant="default">
          {t.openOrder}
        </LinkButton>
        <LinkButton to={paths.editOrder(orderId)} onClick={onClose} data-autofocus>
          {t.editOrder}
        </LinkButton>
      </div>
    </div>
  )
}

interface ShortProps {
  readonly payment: Payment
  readonly onClose: () => void
  /** Reductions may bring the sum within the balance. */
  readonly children?: ReactNode
}

/** M-13: the balance is not enough. The order is kept, and a link leads to the top-up. */
export function PayShort({ payment, onClose, children }: ShortProps) {
  const t = useText(text)
  const coinName = useCoinName()
  const shortMinor = Math.max(0, payment.dueMinor - payment.walletBalanceMinor)
  const { currency } = payment
  const topUp =
    shortMinor > 0 ? paths.topUpFor({ amountMinor: shortMinor, currency, orderId: payment.orderId }) : paths.topUp
  return (
    <div className={styles.stack}>
      <FormAlert>
        <strong>{message('M-13', t.language)}</strong>
        {shortMinor > 0 && (
          <>
            <br />
            {t.fill('shortSentence', { price: formatMoney(shortMinor, payment.currency) })}
          </>
        )}
      </FormAlert>
      {children}
      <PriceLines quote={payment.quote} coinName={coinName} {...settlementOf(payment)} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {message('M-14', t.language)}
        </Button>
        <LinkButton to={topUp} data-autofocus>
          {t.recharge}
        </LinkButton>
      </div>
    </div>
  )
}
