import type { StoredText } from '#contract/language.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, sql } from '#server/db.ts'
import { live } from './sql.ts'

/** What a member asks for: numbers as typed and as they are stored, or one id. */
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
    courierName: StoredText
    orderId: string | null
  }>`
    select p.id, p.tracking_number as "trackingNumber", p.status, c.name as "courierName", p.order_id as "orderId"
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
  }>`
    select id, order_number as "orderNumber", logistics_number as "logisticsNumber", status, carrier from orders
    where member_id = ${memberId} and lifecycle = 'active'
      and (order_number = any(${numbers}::text[]) or logistics_number = any(${numbers}::text[]) or id = ${orderId}::uuid)
    order by ordered_at desc, id desc`)
