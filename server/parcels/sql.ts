import type { AbnormalCode } from '#contract/codes.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import { columnsOf } from '#server/database/columns.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'

/** Deleted parcels and those that staff closed are visible to nobody. */
export const live = sql`p.deleted_at is null and p.closed_reason is null`

/**
 * Whether `p` is the parcel that its number refers to today: couriers reuse numbers after some months (decision record
 * 14).
 */
export const holdsNumber = sql`${live} and (p.status <> 'shipped' or p.outbound_at > now() - interval '90 days')`

/**
 * The key `parcels_member_number`, as `on conflict` names it: a member has only one parcel of a number that has not
 * left.
 */
export const memberNumberKey = sql`
  (member_id, tracking_number, (case when status = 'shipped' then id end)) where deleted_at is null and closed_reason is null`

/** Whether receipt `r` still stands: one that was undone (B-IN-16) is kept, and counts for nothing. */
export const standing = sql`not exists (select from receipt_undos v where v.receipt_id = r.id)`

/** Removes one fault. Other faults stay, and the next becomes the main one if this one was. */
const without = (fault: AbnormalCode) => sql`
  abnormal_text = case when abnormal_code = ${fault} then null else abnormal_text end,
  abnormal_code = case when abnormal_code = ${fault} then (array_remove(abnormal_also, ${fault}))[1] else abnormal_code end,
  abnormal_also = case when abnormal_code = ${fault} then (array_remove(abnormal_also, ${fault}))[2:] else array_remove(abnormal_also, ${fault}) end`

/** After a declaration it is no longer undeclared. */
export const declaredNow = without('NO_DECLARATION')

/** Its member agreed to send it from the warehouse where it is. */
export const sentFromHere = without('WRONG_WAREHOUSE')

export interface StoredParcel {
  id: string
  memberId: string
  warehouseId: string
  warehouseCode: number
  warehouseName: StoredText
  courierCode: string
  courierName: StoredText
  trackingNumber: string
  customerCode: string
  nickname: string | null
  status: ParcelStatus
  latestEvent: TrackEvent
  latestEventAt: string
  abnormalCode: AbnormalCode | null
  abnormalNote: string | null
  abnormalBlocking: boolean
  abnormalAlso: readonly AbnormalCode[]
  transferState: OpenTransferState | null
  actualWeightG: number | null
  volumeWeightG: number | null
  billableWeightG: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  totalPieces: number
  totalGoodsValueMinor: number
  goodsType: GoodsType | null
  goodsName: string
  photoCount: number
  shelf: string | null
  remark: string
  forecastAt: string | null
  inboundAt: string | null
  packingAt: string | null
  outboundAt: string | null
  orderId: string | null
  orderNumber: string | null
  version: number
}

/** Of a parcel `p`, with the names of its warehouse, courier and order. */
export const parcelColumns = columnsOf<StoredParcel>({
  id: sql`p.id`,
  memberId: sql`p.member_id`,
  warehouseId: sql`p.warehouse_id`,
  warehouseCode: sql`w.code`,
  warehouseName: sql`w.name`,
  courierCode: sql`p.courier_code`,
  courierName: sql`c.name`,
  trackingNumber: sql`p.tracking_number`,
  customerCode: sql`p.customer_code`,
  nickname: sql`p.nickname`,
  status: sql`p.status`,
  latestEvent: sql`p.latest_event`,
  latestEventAt: sql`p.latest_event_at`,
  abnormalCode: sql`p.abnormal_code`,
  abnormalNote: sql`p.abnormal_text`,
  abnormalBlocking: sql`p.abnormal_blocking`,
  abnormalAlso: sql`p.abnormal_also`,
  transferState: sql`p.transfer_state`,
  actualWeightG: sql`p.actual_weight_g`,
  volumeWeightG: sql`p.volume_weight_g`,
  billableWeightG: sql`p.billable_weight_g`,
  lengthMm: sql`p.length_mm`,
  widthMm: sql`p.width_mm`,
  heightMm: sql`p.height_mm`,
  totalPieces: sql`p.total_pieces`,
  totalGoodsValueMinor: sql`p.total_goods_value_minor`,
  goodsType: sql`p.goods_type`,
  goodsName: sql`p.goods_name`,
  photoCount: sql`p.photo_count`,
  shelf: sql`p.shelf`,
  remark: sql`p.remark`,
  forecastAt: sql`p.forecast_at`,
  inboundAt: sql`p.inbound_at`,
  packingAt: sql`p.packing_at`,
  outboundAt: sql`p.outbound_at`,
  orderId: sql`p.order_id`,
  orderNumber: sql`o.order_number`,
  version: sql`p.version`,
})
export const parcelNames = sql`
  join warehouses w on w.id = p.warehouse_id join couriers c on c.code = p.courier_code left join orders o on o.id = p.order_id`

export const findParcel = (db: Db, memberId: string, id: string) =>
  db.find(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.id = ${id} and p.member_id = ${memberId} and ${live}`)

export interface StoredGoodsLine {
  productName: string
  specification: string
  goodsType: GoodsType
  quantity: number
  unitPriceMinor: number
  totalPriceMinor: number
}

export const goodsOf = (db: Db, parcelId: string) =>
  db.rows(sql<StoredGoodsLine>`
    select product_name as "productName", specification, goods_type as "goodsType", quantity, unit_price_minor as "unitPriceMinor",
      total_price_minor as "totalPriceMinor" from parcel_goods where parcel_id = ${parcelId} order by line_no`)

export interface StoredPhoto {
  fileId: string
  receiptId: string | null
  takenAt: string
}

export const photosOf = (db: Db, parcelId: string) =>
  db.rows(sql<StoredPhoto>`
    select file_id as "fileId", receipt_id as "receiptId", taken_at as "takenAt" from parcel_photos
    where parcel_id = ${parcelId} order by taken_at, id`)

export interface StoredWeighing {
  id: string
  actualWeightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
  volumeWeightG: number
  warehouseName: StoredText
  weighedBy: string
  weighedAt: string
}

/**
 * A repeated scan of the same parcel is stored, but the member is not billed by it. A claimed parcel was weighed before
 * its owner was known.
 */
export const weighingsOf = (db: Db, parcelId: string) =>
  db.rows(sql<StoredWeighing>`
    select r.id, r.actual_weight_g as "actualWeightG", r.length_mm as "lengthMm", r.width_mm as "widthMm", r.height_mm as "heightMm",
      r.volume_weight_g as "volumeWeightG", w.name as "warehouseName", s.name as "weighedBy", r.at as "weighedAt"
    from receipts r join warehouses w on w.id = r.warehouse_id join staff s on s.id = r.staff_id
    where (r.parcel_id = ${parcelId} or r.unclaimed_id in (select u.id from unclaimed_parcels u where u.parcel_id = ${parcelId}))
      and r.result <> 'duplicate' and ${standing} order by r.at desc, r.id desc`)

export interface StoredStep {
  ownerId: string
  code: TrackEvent
  place: StoredText | null
  at: string
  /** A step that has no code of its own. */
  mark: StepMark | null
}

/**
 * The steps of parcels and orders together, newest first; within a minute (staff give no finer time) in the order of
 * writing.
 */
export const stepsOf = (db: Db, parcelIds: readonly string[], orderIds: readonly string[] = []) =>
  db.rows(sql<StoredStep>`
    select owner_id as "ownerId", code, place, at, ${markOf(sql`note`)} as mark from (
      select parcel_id as owner_id, code, place, at, note, no from parcel_events where parcel_id = any(${parcelIds})
      union all
      select order_id, code, place, at, '', no from order_events where order_id = any(${orderIds})
    ) steps order by date_trunc('minute', at) desc, no desc`)

/** The notes of steps that have no code: it returns to its shelf, or leaves for another warehouse. */
export const returnNote = 'returned'
export const sentNote = 'transferred'
export type StepMark = typeof returnNote | typeof sentNote

export const markOf = (note: Query<unknown>) => sql`case when ${note} in (${returnNote}, ${sentNote}) then ${note} end`

export const parcelsOfOrder = (db: Db, orderId: string) =>
  db.rows(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.order_id = ${orderId} and ${live} order by p.listed_at desc, p.id desc`)

export const parcelsOfOrders = (db: Db, orderIds: readonly string[]) =>
  db.rows(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.order_id = any(${orderIds}) and ${live} order by p.listed_at desc, p.id desc`)
