import { formatMoney, formatWhen } from '#contract/format.ts'
import type { orders } from '#contract/orders.ts'
import { moneyLines, type PriceLine, weightLines } from '#contract/price-lines.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type Say, textIn } from '#domain/text-in.ts'
import { orderPayments } from './order-payments.ts'
import { orderReceiptText } from './order-receipt.text.ts'
import { factsOf, type Paper, type PaperFacts, type PaperHead, type PaperTable } from './paper.ts'
import { receipt, type ReceiptAbout } from './receipt.ts'

export type ReceiptOrder = Output<typeof orders.get>
export type OrderReceiptWords = Say<typeof orderReceiptText>

/** What an order cost, and how it was paid. */
export function orderReceipt(order: ReceiptOrder, about: ReceiptAbout): Paper {
  const t = textIn(orderReceiptText, about.language)
  return receipt(about, {
    title: t.title,
    notInvoice: t.notInvoice,
    heads: [consignee(order, t)],
    blocks: [orderFacts(order, t), ...charges(order, t, about.coinName), orderPayments(order, t, about.coinName)],
  })
}

function consignee({ consignee: { name, phone, ...to }, pickUpPoint }: ReceiptOrder, t: OrderReceiptWords): PaperHead {
  const address = `${to.regionText} ${to.address} ${to.postalCode}`.trim()
  const point = pickUpPoint && t.fill('pickUpAt', { point: `${pickUpPoint.name} · ${pickUpPoint.address}` })
  return { title: t.consignee, name, lines: [phone, address, ...(point ? [point] : [])].map((words) => ({ words })) }
}

function orderFacts(order: ReceiptOrder, t: OrderReceiptWords): PaperFacts {
  const when = (at: string | null) => at && formatWhen(at, t.language)
  return factsOf(t.order, [
    [t.orderNumber, order.orderNumber],
    [t.logisticsNumber, order.logisticsNumber],
    [t.channel, order.channelName],
    [t.warehouse, order.warehouseName],
    [t.goods, order.goodsName],
    [t.parcels, String(order.parcelCount)],
    [t.orderedAt, when(order.orderedAt)],
    [t.paidAt, when(order.paidAt)],
    [t.outboundAt, when(order.outboundAt)],
    [t.signedAt, when(order.signedAt)],
    [t.cancelledAt, when(order.cancelledAt)],
  ])
}

/** The weights that were billed, and every charge in a line of its own. */
function charges({ quote, cartons, channelName }: ReceiptOrder, t: OrderReceiptWords, coinName: string) {
  const context = {
    language: t.language,
    coinName,
    channelName,
    ...(cartons.length > 0 ? { pieces: cartons, weighed: 'cartons' as const } : {}),
  }
  const total = [t.total, formatMoney(quote.totalMinor, quote.currency)] as const
  return [
    table(t.weights, [t.line, t.figure], weightLines(quote, context), []),
    table(t.charges, [t.line, t.amount], moneyLines(quote, context), [total]),
  ]
}

const table = (
  title: string,
  columns: readonly string[],
  lines: readonly PriceLine[],
  sums: PaperTable['sums'],
): PaperTable => ({
  kind: 'table',
  title,
  columns,
  rows: lines.map(({ key, label, why, figure }) => ({ key, label, why, cells: [figure] })),
  sums,
})
