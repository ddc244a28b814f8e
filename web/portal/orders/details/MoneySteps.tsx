import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import styles from './OrderDetailsPage.module.css'

/** Movements of the member's money and coins for this order, in order of time. */
export function MoneySteps({ order }: { readonly order: Order }) {
  const t = useText(text)
  const name = useCoinName()
  const figureOf = ({ amountMinor, coins }: Order['money'][number]) => {
    const count = Math.abs(coins ?? 0).toLocaleString('en')
    const figure =
      amountMinor === null ? t.fill('coinsMoved', { count, name }) : formatMoney(Math.abs(amountMinor), order.currency)
    return `${(amountMinor ?? coins ?? 0) < 0 ? '−' : '+'}${figure}`
  }
  return (
    <>
      <p className={styles.lead}>{t.moneyLead}</p>
      <Timeline
        steps={order.money.map((step) => ({
          code: step.id,
          at: step.time,
          place: step.remark === step.event ? null : step.remark || null,
          text: (
            <span className={styles.moneyStep}>
              {step.event} <strong className="num">{figureOf(step)}</strong>
            </span>
          ),
        }))}
      />
    </>
  )
}
