import type { AbnormalCode } from '#contract/codes.ts'
import type { StoredText } from '#contract/language.ts'
import type { GoodsType } from '#domain/goods.ts'
import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import { type Db, nothing, type Query, sql } from '#server/db.ts'

/** Deleted parcels and those that staff closed are gone for everybody. */
export const live = sql`p.deleted_at is null and p.closed_reason is null`

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
  status: ParcelStatus
  latestEvent: TrackEvent
  latestEventAt: string
  abnormalCode: AbnormalCode | null
  abnormalNote: string | null
  abnormalBlocking: boolean
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

/** The columns of a StoredParcel `p` with the names of its warehouse, courier and order. */
export const parcelColumns = sql`
  p.id, p.member_id as "memberId", p.warehouse_id as "warehouseId", w.code as "warehouseCode", w.name as "warehouseName",
  p.courier_code as "courierCode", c.name as "courierName", p.tracking_number as "trackingNumber", p.customer_code as "customerCode",
  p.status, p.latest_event as "latestEvent", p.latest_event_at as "latestEventAt", p.abnormal_code as "abnormalCode",
  p.abnormal_text as "abnormalNote", p.abnormal_blocking as "abnormalBlocking", p.actual_weight_g as "actualWeightG",
  p.volume_weight_g as "volumeWeightG", p.billable_weight_g as "billableWeightG", p.length_mm as "lengthMm", p.width_mm as "widthMm",
  p.height_mm as "heightMm", p.total_pieces as "totalPieces", p.total_goods_value_minor as "totalGoodsValueMinor",
  p.goods_type as "goodsType", p.goods_name as "goodsName", p.photo_count as "photoCount", p.shelf, p.remark,
  p.forecast_at as "forecastAt", p.inbound_at as "inboundAt", p.packing_at as "packingAt", p.outbound_at as "outboundAt",
  p.order_id as "orderId", o.order_number as "orderNumber", p.version`
export const parcelNames = sql`
  join warehouses w on w.id = p.warehouse_id join couriers c on c.code = p.courier_code left join orders o on o.id = p.order_id`

export interface ListFilter {
  status?: ParcelStatus | undefined
  warehouseCode?: number | undefined
  courierCode?: string | undefined
  /** How the number begins. */
  trackingNumber?: string | undefined
  /** A part of the code. */
  customerCode?: string | undefined
  goodsType?: GoodsType | undefined
  stage?: TrackEvent | undefined
  abnormal?: boolean | undefined
  dateField: 'forecast' | 'inbound' | 'packing' | 'outbound'
  from?: string | undefined
  to?: string | undefined
  page: number
  pageSize: number
}

export type Counts = Partial<Record<ParcelStatus, number>>

/**
 * One statement for page and counts (C-19, decision 34). The counts stand on every row, and on a row of their own when
 * the page is empty. Only the filters that are common change its text, so that it stays a handful of prepared plans.
 */
export const listQuery = (memberId: string, filter: ListFilter): Query<StoredParcel & { counts: Counts }> => {
  const matching = sql`p.member_id = ${memberId} and ${live} ${inRange(filter)} ${matchingRest(filter)}`
  const withStatus = filter.status === undefined ? nothing : sql`and p.status = ${filter.status}`
  return sql`
    select counted.counts, parcel.* from (
      select coalesce(json_object_agg(each.status, each.count), '{}') as counts
      from (select p.status, count(*)::int as count from parcels p where ${matching} group by p.status) each
    ) counted
    left join lateral (
      select ${parcelColumns}, p.listed_at from (
        select * from parcels p where ${matching} ${withStatus}
        order by p.listed_at desc, p.id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
      ) p ${parcelNames}
    ) parcel on true
    order by parcel.listed_at desc, parcel.id desc`
}

const dateColumns = {
  // Parcels that nobody forecast are listed by their arrival.
  forecast: sql`p.listed_at`,
  inbound: sql`p.inbound_at`,
  packing: sql`p.packing_at`,
  outbound: sql`p.outbound_at`,
} as const

/** Both ends count, the last second to its end (A4). */
function inRange({ dateField, from, to }: ListFilter) {
  if (from === undefined && to === undefined) return nothing
  const column = dateColumns[dateField]
  return sql`and ${column} >= coalesce(${from ?? null}::timestamptz, '-infinity')
    and ${column} < coalesce(date_trunc('second', ${to ?? null}::timestamptz) + interval '1 second', 'infinity')`
}

function matchingRest(filter: ListFilter) {
  const { warehouseCode = null, courierCode = null, goodsType = null, stage = null, abnormal = null } = filter
  const begins = filter.trackingNumber === undefined ? null : `${escapeLike(filter.trackingNumber)}%`
  const holds = filter.customerCode === undefined ? null : `%${escapeLike(filter.customerCode)}%`
  if ([warehouseCode, courierCode, goodsType, stage, abnormal, begins, holds].every((each) => each === null))
    return nothing
  return sql`
    and (${warehouseCode}::int is null or p.warehouse_id = (select id from warehouses where code = ${warehouseCode}::int))
    and (${courierCode}::text is null or p.courier_code = ${courierCode}::text)
    and (${goodsType}::text is null or p.goods_type = ${goodsType}::text)
    and (${stage}::text is null or p.latest_event = ${stage}::text)
    and (${abnormal}::boolean is null or (p.abnormal_code is not null) = ${abnormal}::boolean)
    and (${begins}::text is null or p.tracking_number like ${begins}::text)
    and (${holds}::text is null or p.customer_code ilike ${holds}::text)`
}

const escapeLike = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

export async function listParcels(
  db: Db,
  memberId: string,
  filter: ListFilter,
): Promise<{ counts: Counts; parcels: StoredParcel[] }> {
  const rows = await db.rows(listQuery(memberId, filter))
  return { counts: rows[0]?.counts ?? {}, parcels: rows.filter((row) => row.id !== null) }
}

export const findParcel = (db: Db, memberId: string, id: string) =>
  db.find(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.id = ${id} and p.member_id = ${memberId} and ${live}`)

export const countHome = (db: Db, memberId: string) =>
  db.row(sql<{ counts: Counts; abnormalCount: number; awaitingPayment: number }>`
    select
      (select coalesce(json_object_agg(each.status, each.count), '{}') from (
        select p.status, count(*)::int as count from parcels p where p.member_id = ${memberId} and ${live} group by p.status) each) as counts,
      (select count(*)::int from parcels p
        where p.member_id = ${memberId} and p.abnormal_code is not null and p.status <> 'shipped' and ${live}) as "abnormalCount",
      (select count(*)::int from orders where member_id = ${memberId} and status = 'awaiting_payment' and lifecycle = 'active') as "awaitingPayment"`)

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

/** A repeated scan of the same parcel is kept, but it is not what the member is billed by. */
export const weighingsOf = (db: Db, parcelId: string) =>
  db.rows(sql<StoredWeighing>`
    select r.id, r.actual_weight_g as "actualWeightG", r.length_mm as "lengthMm", r.width_mm as "widthMm", r.height_mm as "heightMm",
      r.volume_weight_g as "volumeWeightG", w.name as "warehouseName", s.name as "weighedBy", r.at as "weighedAt"
    from receipts r join warehouses w on w.id = r.warehouse_id join staff s on s.id = r.staff_id
    where r.parcel_id = ${parcelId} and r.result <> 'duplicate' order by r.at desc, r.id desc`)

export interface StoredStep {
  ownerId: string
  code: TrackEvent
  place: StoredText | null
  at: string
  isReturn: boolean
}

/** The steps of parcels and orders, newest first over all; within a minute (staff give no finer time) as they were written. */
export const stepsOf = (db: Db, parcelIds: readonly string[], orderIds: readonly string[] = []) =>
  db.rows(sql<StoredStep>`
    select owner_id as "ownerId", code, place, at, note = ${returnNote} as "isReturn" from (
      select parcel_id as owner_id, code, place, at, note, id from parcel_events where parcel_id = any(${parcelIds})
      union all
      select order_id, code, place, at, '', id from order_events where order_id = any(${orderIds})
    ) steps order by date_trunc('minute', at) desc, id desc`)

/** The note of the step by which a parcel goes back to its shelf: there is no code for it (contract A9). */
export const returnNote = 'returned'

export const parcelsOfOrder = (db: Db, orderId: string) =>
  db.rows(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.order_id = ${orderId} and ${live} order by p.listed_at desc, p.id desc`)

export interface EligibleFilter {
  warehouseCode?: number | undefined
  trackingNumber?: string | undefined
  goodsType?: GoodsType | undefined
  /** Its parcels are listed too, for the edit of an order. */
  orderId?: string | undefined
  page: number
  pageSize: number
}

export async function eligibleParcelsOf(
  db: Db,
  memberId: string,
  filter: EligibleFilter,
): Promise<{ total: number; parcels: StoredParcel[] }> {
  const { orderId = null, page, pageSize } = filter
  const inStock = sql`p.status = any(${parcelMoves.pack.from}) and not p.abnormal_blocking and p.actual_weight_g is not null`
  const ofOrder = orderId === null ? nothing : sql`or p.order_id = ${orderId}`
  const matching = sql`p.member_id = ${memberId} and ${live} and (${inStock} ${ofOrder}) ${matchingRest({ ...filter, dateField: 'forecast' })}`
  const rows = await db.rows(sql<StoredParcel & { total: number }>`
    select counted.total, parcel.* from (select count(*)::int as total from parcels p where ${matching}) counted
    left join lateral (
      select ${parcelColumns}, p.listed_at from (
        select * from parcels p where ${matching} order by p.listed_at desc, p.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) p ${parcelNames}
    ) parcel on true
    order by parcel.listed_at desc, parcel.id desc`)
  return { total: rows[0]?.total ?? 0, parcels: rows.filter((row) => row.id !== null) }
}
