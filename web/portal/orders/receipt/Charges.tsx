import { moneyLines, type PriceLine, weightLines } from '#web/shared/channels/price-lines.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import styles from '#web/portal/receipts/Receipt.module.css'
import { text } from './text.ts'

/** The weights that were billed, and every charge in a line of its own. */
export function Charges({ order }: { readonly order: Order }) {
  const t = useText(text)
  const { quote, cartons, channelName } = order
  const context = {
    language: t.language,
    coinName: useCoinName(),
    channelName,
    ...(cartons.length > 0 ? { pieces: cartons, weighed: 'cartons' as const } : {}),
  }
  return (
    <>
      <Lines title={t.weights} figure={t.figure} lines={weightLines(quote, context)} />
      <Lines
        title={t.charges}
        figure={t.amount}
        lines={moneyLines(quote, context)}
        sum={[t.total, formatMoney(quote.totalMinor, quote.currency)]}
      />
    </>
  )
}

interface LinesProps {
  readonly title: string
  readonly figure: string
  readonly lines: readonly PriceLine[]
  readonly sum?: readonly [name: string, figure: string]
}

function Lines({ title, figure, lines, sum }: LinesProps) {
  const t = useText(text)
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{figure}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {line.label}
                {line.why && <small>{line.why}</small>}
              </th>
              <td>{line.figure}</td>
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{sum[0]}</th>
              <td>{sum[1]}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
