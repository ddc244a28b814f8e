import { moneyLines, type Settlement, settlementLines, weightLines } from '#contract/price-lines.ts'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import type { ReducedService } from '#web/shared/orders/ReducedServices.tsx'
import { text as reducedText } from '#web/shared/orders/reduced.text.ts'
import { text as priceText } from '#web/shared/channels/text.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Card } from '#web/kit/look/Card.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import styles from './OrderPrice.module.css'
import { pricedFrom } from './priced-from.ts'
import { text } from './text.ts'

/** The price; beside the one that was paid, line by line, if it was priced again and came out differently. */
export function OrderPrice({ order }: { readonly order: Order }) {
  const t = useText(text)
  const lines = useComparedLines(order)
  return (
    <Card title={t.price}>
      {lines.some(({ isChanged }) => isChanged) ? <Compared order={order} lines={lines} /> : <Single order={order} />}
    </Card>
  )
}

/** What was paid for this price; once it is cancelled, its money is explained by the entries below alone. */
const settlementOf = ({ lifecycle, paidMinor, refundedMinor, dueMinor }: Order): Settlement =>
  lifecycle === 'active' ? { paidMinor, refundedMinor, dueMinor } : {}

function Single({ order }: { readonly order: Order }) {
  const coinName = useCoinName()
  return (
    <PriceLines
      quote={order.quote}
      coinName={coinName}
      {...settlementOf(order)}
      channelName={order.channelName}
      {...pricedFrom(order)}
    />
  )
}

/** Empty if the order was not priced again after it was paid. */
function useComparedLines(order: Order): readonly ComparedLine[] {
  const t = useText(text)
  const coinName = useCoinName()
  const { paidPrice, quote, channelName } = order
  if (!paidPrice) return []
  const given = { language: t.language, coinName }
  const before = { ...given, channelName: paidPrice.channelName }
  const after = { ...given, channelName, ...pricedFrom(order) }
  const channel = (figure: string) => ({ key: 'channel', label: t.channel, why: null, minor: null, figure })
  return comparedLines(
    [channel(paidPrice.channelName), ...weightLines(paidPrice.quote, before), ...moneyLines(paidPrice.quote, before)],
    [channel(channelName), ...weightLines(quote, after), ...moneyLines(quote, after)],
  ).filter(({ key, isChanged }) => key !== 'channel' || isChanged)
}

function Compared({ order, lines }: { readonly order: Order; readonly lines: readonly ComparedLine[] }) {
  const t = useText(text)
  const words = useText(priceText)
  const { paidPrice, quote, currency } = order
  const reduced = new Map(order.reducedServices.map((service) => [`vas ${service.code}`, service]))
  const settlement = settlementLines(quote, settlementOf(order), t.language)
  const totalBefore = formatMoney(paidPrice?.quote.totalMinor ?? 0, currency)
  const totalAfter = formatMoney(quote.totalMinor, currency)
  return (
    <>
      <p className="muted">{t.changesMarked}</p>
      <table className={styles.lines}>
        <caption className="for-readers">{words.priceTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.lineColumn}</th>
            <th scope="col">{t.whenPaid}</th>
            <th scope="col">{t.afterPacking}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} reduced={reduced.get(line.key)} />
          ))}
        </tbody>
        <tbody>
          <tr className={styles.sum}>
            <th scope="row">{words.total}</th>
            <td>{totalBefore}</td>
            <td>{totalAfter}</td>
          </tr>
          {settlement.map(({ key, label, figure }) => (
            <tr key={key} data-line={key} data-open={key === 'due' && order.dueMinor > 0}>
              <th scope="row">{label}</th>
              <td colSpan={2}>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface LineProps {
  readonly line: ComparedLine
  /** It is a service that was not done as ordered. */
  readonly reduced: ReducedService | undefined
}

function Line({ line, reduced }: LineProps) {
  const t = useText(text)
  const reducedWords = useText(reducedText)
  return (
    <tr data-line={line.key} data-changed={line.isChanged}>
      <th scope="row">
        {line.label}
        {line.why && <small>{line.why}</small>}
        {reduced && <small>{reducedWords.fill('because', { reason: reduced.reason })}</small>}
        {line.oldLabel && <small>{t.fill('wasCalled', { label: line.oldLabel })}</small>}
        {line.isChanged && <span className="for-readers"> {t.changed}</span>}
      </th>
      <td>{line.before ?? '—'}</td>
      <td>{line.after ?? '—'}</td>
    </tr>
  )
}
