import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { OrderTrackEvent } from '#domain/track-event.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'
import { carrierCode } from '#server/orders/carrier.sql.ts'
import { type ListedOrder, listedColumns, listedNames } from './lists.sql.ts'
import type { Scope } from '#server/orders/locks.sql.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'

export interface WholeOrder extends ListedOrder {
  readonly destinationCode: string
  readonly pickUpPointId: string | null
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly goodsType: GoodsType
  readonly stored: StoredQuote
  readonly insuranceMinor: number
  readonly otherRemark: string
  readonly remark: string
  readonly totalPieces: number
  readonly goodsName: string
  readonly totalGoodsValueMinor: number
  readonly consignor: AddressSnapshot | null
  readonly consignee: AddressSnapshot
  readonly priceHeldUntil: string | null
  /** The held price has run out: a payment calculates it again. */
  readonly isPriceOver: boolean
  readonly isPacked: boolean
  readonly cancelledAt: string | null
  readonly cancelReason: string | null
  readonly lostAt: string | null
  readonly carrier: string | null
  /** The courier that staff meant, if they typed its code or one of its names. */
  readonly carrierCode: string | null
}

const findWhole = (db: Db, which: Query<unknown>) =>
  db.find(sql<WholeOrder>`
    select ${listedColumns}, o.destination_code as "destinationCode", o.pickup_point_id as "pickUpPointId",
      o.declared_value_minor as "declaredValueMinor", o.insured, o.goods_type as "goodsType", o.quote as stored, o.insurance_minor as "insuranceMinor",
      o.other_remark as "otherRemark", o.remark, o.total_pieces as "totalPieces", o.goods_name as "goodsName",
      o.total_goods_value_minor as "totalGoodsValueMinor", o.consignor, o.consignee, o.price_hold_until as "priceHeldUntil",
      coalesce(o.price_hold_until <= now(), false) as "isPriceOver",
      o.packed_at is not null as "isPacked", o.cancelled_at as "cancelledAt",
      o.cancel_reason as "cancelReason", o.lost_at as "lostAt", o.carrier, ${carrierCode} as "carrierCode"
    from orders o ${listedNames} where ${which}`)

/** By id or by number; only the member's own, without deleted ones. */
export const findOwnOrder = (
  db: Db,
  memberId: string,
  by: { id?: string | undefined; orderNumber?: string | undefined },
) =>
  findWhole(
    db,
    sql`${by.id === undefined ? sql`o.order_number = ${by.orderNumber ?? ''}` : sql`o.id = ${by.id}`}
    and o.member_id = ${memberId} and o.lifecycle <> 'deleted'`,
  )

export const findOrderInScope = (db: Db, scope: Scope, id: string) =>
  findWhole(db, sql`o.id = ${id} and (${scope}::uuid[] is null or o.warehouse_id = any(${scope}::uuid[]))`)

export interface StoredStep {
  readonly code: OrderTrackEvent
  readonly place: StoredText | null
  readonly at: string
}

/** Staff give a step's time to the minute: within a minute the order of writing decides. */
export const stepsOf = (db: Db, orderId: string) =>
  db.rows(
    sql<StoredStep>`select code, place, at from order_events where order_id = ${orderId} order by date_trunc('minute', at) desc, no desc`,
  )

/** The newest pictures first, for the person who looks for the parcel on its shelf. */
export const photosOfParcels = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<{ parcelId: string; fileId: string }>`
    select parcel_id as "parcelId", file_id as "fileId" from parcel_photos where parcel_id = any(${parcelIds}) order by taken_at desc, id`)
