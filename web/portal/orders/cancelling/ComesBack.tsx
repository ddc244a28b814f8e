import { capital } from '#domain/capital.ts'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import type { ReactNode } from 'react'
import type { Cancellation } from './came-back.ts'
import styles from './CancelDialog.module.css'
import { text } from './text.ts'

interface Props {
  readonly order: Order
  readonly cancellation: Cancellation
}

/** What a cancelled order gives back, before it is cancelled. */
export function ComesBack({ order, cancellation }: Props) {
  const t = useText(text)
  const coinName = useCoinName()
  const { refundMinor, coins, coupon } = cancellation
  return (
    <>
      <section aria-label={t.comesBack}>
        <h3 className={styles.title}>{t.comesBack}</h3>
        <dl className={styles.back}>
          <Row name={t.money}>
            <strong className="num">{refundMinor > 0 ? formatMoney(refundMinor, order.currency) : t.noMoney}</strong>
          </Row>
          {coupon && (
            <Row name={t.coupon}>{t.fill(coupon.hasEnded ? 'couponEnded' : 'couponBack', { title: coupon.title })}</Row>
          )}
          {coins > 0 && (
            <Row name={capital(coinName)}>
              <span className="num">{t.fill('coins', { count: formatCount(coins) })}</span>
            </Row>
          )}
          <Row name={t.parcels}>{t.fill('parcelsBack', { count: order.parcelCount })}</Row>
        </dl>
      </section>
      <p className="muted">
        {refundMinor > 0 && t.moneyWhy} {t.storage}
      </p>
    </>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
