import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { ReceiptLines, ReceiptSheet } from '#web/portal/receipts/ReceiptSheet.tsx'
import type { ReactNode } from 'react'
import { Charges } from './Charges.tsx'
import { Payments } from './Payments.tsx'
import { text } from './text.ts'

/** What an order cost, and how it was paid. */
export function Receipt({ order }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <ReceiptSheet title={t.title} notInvoice={t.notInvoice} heads={<Consignee order={order} />}>
      <section>
        <h2>{t.order}</h2>
        <OrderLines order={order} />
      </section>
      <Charges order={order} />
      <Payments order={order} />
    </ReceiptSheet>
  )
}

function Consignee({ order: { consignee, pickUpPoint } }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <section aria-label={t.consignee}>
      <h2>{t.consignee}</h2>
      <strong>{consignee.name}</strong>
      <span className="num">{consignee.phone}</span>
      <span>
        {consignee.regionText} {consignee.address} <span className="num">{consignee.postalCode}</span>
      </span>
      {pickUpPoint && <span>{t.fill('pickUpAt', { point: `${pickUpPoint.name} · ${pickUpPoint.address}` })}</span>}
    </section>
  )
}

function OrderLines({ order }: { readonly order: Order }) {
  const t = useText(text)
  const when = (at: string | null) => at && formatWhen(at, t.language)
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t.orderNumber, order.orderNumber],
    [t.logisticsNumber, order.logisticsNumber],
    [t.channel, order.channelName],
    [t.warehouse, order.warehouseName],
    [t.goods, order.goodsName],
    [t.parcels, order.parcelCount],
    [t.orderedAt, when(order.orderedAt)],
    [t.paidAt, when(order.paidAt)],
    [t.outboundAt, when(order.outboundAt)],
    [t.signedAt, when(order.signedAt)],
    [t.cancelledAt, when(order.cancelledAt)],
  ]
  return <ReceiptLines lines={lines} />
}
