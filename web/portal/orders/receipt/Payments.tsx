import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { capital } from '#web/kit/text/capital.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import styles from '#web/portal/receipts/Receipt.module.css'
import { text } from './text.ts'

/** Every payment and refund in order of time, with when and how, and what they come to. */
export function Payments({ order }: { readonly order: Order }) {
  const t = useText(text)
  const coinName = useCoinName()
  const { currency, paidMinor, refundedMinor, dueMinor } = order
  const balance = t.fill('byBalance', { currency: currencyText[currency][t.language] })
  const methodOf = ({ amountMinor }: Order['money'][number]) => (amountMinor === null ? capital(coinName) : balance)
  const sums: readonly (readonly [string, number])[] = [
    [t.paid, paidMinor],
    ...(refundedMinor > 0
      ? ([
          [t.refunded, -refundedMinor],
          [t.kept, paidMinor - refundedMinor],
        ] as const)
      : []),
    ...(dueMinor > 0 ? ([[t.due, dueMinor]] as const) : []),
  ]
  return (
    <section>
      <h2>{t.payments}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col" className={styles.wide}>
              {t.time}
            </th>
            <th scope="col" className={styles.wide}>
              {t.how}
            </th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {[...order.money].reverse().map((step) => (
            // A phone shows time and method below the entry instead.
            <tr key={step.id}>
              <th scope="row">
                {step.event}
                {step.remark && step.remark !== step.event && <small>{step.remark}</small>}
                <small className={styles.narrow}>
                  {formatWhen(step.time, t.language)} · {methodOf(step)}
                </small>
              </th>
              <td className={styles.wide}>{formatWhen(step.time, t.language)}</td>
              <td className={styles.wide}>{methodOf(step)}</td>
              <td>{figureOf(step)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, minor]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={3}>{formatMoney(minor, currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )

  /** The statement shows what was spent as negative; a receipt shows a payment as what was paid. */
  function figureOf({ amountMinor, coins }: Order['money'][number]): string {
    if (amountMinor !== null) return formatMoney(-amountMinor, currency)
    const moved = -(coins ?? 0)
    return `${moved < 0 ? '−' : ''}${t.fill('coins', { count: Math.abs(moved).toLocaleString('en') })}`
  }
}
