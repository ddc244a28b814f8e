import type { StoredText } from '#contract/wire/language.ts'
import type { OrderStatus } from '#domain/order.ts'
import { type ParcelStatus, parcelStatuses } from '#domain/parcel.ts'
import { type Db, sql } from '#server/database/db.ts'
import { carrierCode } from '#server/orders/orders.ts'
import { trackEvents } from '#domain/track-event.ts'
import { holdsNumber, live } from './sql.ts'

/** What a member searches for: numbers as typed and as they are stored, or one id. */
export interface Wanted {
  numbers: readonly string[]
  orderId: string | null
  parcelId: string | null
}

export const trackedParcels = (db: Db, memberId: string, { numbers, parcelId }: Wanted) =>
  db.rows(sql<{
    id: string
    trackingNumber: string
    status: ParcelStatus
    courierCode: string
    courierName: StoredText
    orderId: string | null
  }>`
    select p.id, p.tracking_number as "trackingNumber", p.status, c.code as "courierCode", c.name as "courierName", p.order_id as "orderId"
    from parcels p join couriers c on c.code = p.courier_code
    where p.member_id = ${memberId} and (p.tracking_number = any(${numbers}::text[]) or p.id = ${parcelId}::uuid) and ${live}
    order by p.listed_at desc, p.id desc`)

/** By the order's own number, or by the carrier's. */
export const trackedOrders = (db: Db, memberId: string, { numbers, orderId }: Wanted) =>
  db.rows(sql<{
    id: string
    orderNumber: string
    logisticsNumber: string | null
    status: OrderStatus
    carrier: string | null
    carrierCode: string | null
  }>`
    select o.id, o.order_number as "orderNumber", o.logistics_number as "logisticsNumber", o.status, o.carrier, ${carrierCode} as "carrierCode"
    from orders o
    where o.member_id = ${memberId} and o.lifecycle = 'active'
      and (o.order_number = any(${numbers}::text[]) or o.logistics_number = any(${numbers}::text[]) or o.id = ${orderId}::uuid)
    order by o.ordered_at desc, o.id desc`)

/**
 * Any member's parcel of this number: the one it refers to today (decision record 14), of several the furthest
 * advanced; otherwise the newest of those that left long ago.
 */
export const publicParcel = (db: Db, trackingNumber: string) =>
  db.find(sql<{
    id: string
    trackingNumber: string
    status: ParcelStatus
    courierName: StoredText
    orderId: string | null
  }>`
    select p.id, p.tracking_number as "trackingNumber", p.status, c.name as "courierName", p.order_id as "orderId"
    from parcels p join couriers c on c.code = p.courier_code
    where p.tracking_number = ${trackingNumber} and ${live}
    order by (${holdsNumber}) desc, case when ${holdsNumber} then array_position(${parcelStatuses}::text[], p.status) end desc nulls last,
      case when ${holdsNumber} then array_position(${trackEvents}::text[], p.latest_event) end desc nulls last, p.latest_event_at desc, p.id desc
    limit 1`)

/** Any member's order by its own or its carrier's number; of several with the same carrier's number the newest. */
export const publicOrder = (db: Db, numbers: readonly string[]) =>
  db.find(sql<{
    id: string
    orderNumber: string
    logisticsNumber: string | null
    status: OrderStatus
    channelName: StoredText
    destinationCode: string
  }>`
    select o.id, o.order_number as "orderNumber", o.logistics_number as "logisticsNumber", o.status, c.name as "channelName",
      o.destination_code as "destinationCode"
    from orders o join channels c on c.id = o.channel_id
    where (o.order_number = any(${numbers}::text[]) or o.logistics_number = any(${numbers}::text[])) and o.lifecycle = 'active'
    order by o.order_number = any(${numbers}::text[]) desc, o.ordered_at desc, o.id desc limit 1`)
