import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Sort } from '#domain/long-list.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import { type Db, escapeLike, nothing, type Query, sql } from '#server/database/db.ts'
import { inRange, since, until } from '#server/database/range.ts'
import { type Counts, isSigned, keptCounts, keptCountsBetween, keptSendable } from './counts.sql.ts'
import { live, parcelColumns, parcelNames, type StoredParcel } from './sql.ts'

interface Narrowing {
  warehouseCode?: number | undefined
  courierCode?: string | undefined
  /** How the number starts. */
  trackingNumber?: string | undefined
  /** Part of the code. */
  customerCode?: string | undefined
  /** Part of anything that a parcel is known by. */
  search?: string | undefined
  goodsType?: GoodsType | undefined
  stage?: TrackEvent | undefined
  /** Something is wrong with it, and it has not been shipped. */
  abnormal?: boolean | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}

export interface ListFilter extends Narrowing {
  status?: ParcelStatus | undefined
  /** Whether its receiver has signed for it. */
  signed?: boolean | undefined
  dateField: 'forecast' | 'inbound' | 'packing' | 'outbound'
  from?: string | undefined
  to?: string | undefined
  sort?: Sort | undefined
  page: number
  pageSize: number
}

/** A page of the list, newest first unless asked otherwise, with the counts by status under all other filters (C-19). */
export async function listParcels(
  db: Db,
  memberId: string,
  filter: ListFilter,
): Promise<{ counts: Counts; parcels: StoredParcel[] }> {
  const [parcels, counted] = await Promise.all([
    db.rows(pageQuery(memberId, filter)),
    db.row(countsQuery(memberId, filter)),
  ])
  return { counts: counted.counts ?? {}, parcels }
}

export function pageQuery(memberId: string, filter: ListFilter): Query<StoredParcel> {
  const withStatus = filter.status === undefined ? nothing : sql`and p.status = ${filter.status}`
  const withSigned = filter.signed === undefined ? nothing : sql`and ${isSigned} = ${filter.signed}`
  return pageOf(sql`${matchingList(memberId, filter)} ${withStatus} ${withSigned}`, filter)
}

export const countsQuery = (memberId: string, filter: ListFilter): Query<{ counts: Counts | null }> =>
  sql`select (${countsOf(memberId, filter, matchingList(memberId, filter))}) as counts`

const matchingList = (memberId: string, filter: ListFilter) =>
  sql`p.member_id = ${memberId} and ${live} ${inRange(dateColumns[filter.dateField], filter)} ${matchingRest(filter)}`

/** The page is cut before names are joined to it. Only common filters change its text, so that few statements are prepared. */
const pageOf = (matching: Query<unknown>, { page, pageSize, sort = 'newest' }: Page) =>
  sql<StoredParcel>`
    select ${parcelColumns} from (
      select * from parcels p where ${matching} order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}
    ) p ${parcelNames} order by ${orders[sort]}`

interface Page {
  readonly page: number
  readonly pageSize: number
  readonly sort?: Sort | undefined
}

/** Both are read from the same indexes, forwards or backwards. */
const orders = {
  newest: sql`p.listed_at desc, p.id desc`,
  oldest: sql`p.listed_at, p.id`,
} as const satisfies Record<Sort, Query<unknown>>

/** The counts under all filters but the status: stored ones where they suffice, otherwise counted. */
function countsOf(memberId: string, filter: ListFilter, matching: Query<unknown>): Query<unknown> {
  const { dateField, from, to } = filter
  if (!isNarrowed(filter) && from === undefined && to === undefined) return keptCounts(memberId)
  if (!isNarrowed(filter) && dateField === 'forecast') return keptCountsBetween(memberId, since(from), until(to))
  return sql`
    select json_build_object('forecast', count(*) filter (where p.status = 'forecast'), 'in_stock', count(*) filter (where p.status = 'in_stock'),
      'packing', count(*) filter (where p.status = 'packing'), 'shipped', count(*) filter (where p.status = 'shipped'),
      'signed', count(*) filter (where ${isSigned}))
    from parcels p where ${matching}`
}

/** The day of a parcel that a list may be narrowed by. */
export const dateColumns = {
  // Parcels without a forecast are listed by their arrival.
  forecast: sql`p.listed_at`,
  inbound: sql`p.inbound_at`,
  packing: sql`p.packing_at`,
  outbound: sql`p.outbound_at`,
} as const

const isNarrowed = (filter: Narrowing) => matchingRest(filter) !== nothing

function matchingRest(filter: Narrowing): Query<unknown> {
  const named = matchingNamed(filter)
  return filter.search === undefined ? named : sql`${named} ${knownBy(`%${escapeLike(filter.search)}%`)}`
}

const knownBy = (part: string) => sql`
  and (p.tracking_number ilike ${part} or p.nickname ilike ${part} or p.customer_code ilike ${part} or p.goods_name ilike ${part}
    or exists (select from orders o where o.id = p.order_id and o.order_number ilike ${part})
    or exists (select from purchases u where u.id = p.purchase_id and u.purchase_number ilike ${part}))`

function matchingNamed(filter: Narrowing): Query<unknown> {
  const {
    warehouseCode = null,
    courierCode = null,
    goodsType = null,
    stage = null,
    abnormal = null,
    ids = null,
  } = filter
  const begins = filter.trackingNumber === undefined ? null : `${escapeLike(filter.trackingNumber)}%`
  const holds = filter.customerCode === undefined ? null : `%${escapeLike(filter.customerCode)}%`
  if ([warehouseCode, courierCode, goodsType, stage, abnormal, ids, begins, holds].every((each) => each === null))
    return nothing
  return sql`
    and (${warehouseCode}::int is null or p.warehouse_id = (select id from warehouses where code = ${warehouseCode}::int))
    and (${courierCode}::text is null or p.courier_code = ${courierCode}::text)
    and (${goodsType}::text is null or p.goods_type = ${goodsType}::text)
    and (${stage}::text is null or p.latest_event = ${stage}::text)
    and (${abnormal}::boolean is null or (p.abnormal_code is not null and p.status <> 'shipped') = ${abnormal}::boolean)
    and (${ids}::uuid[] is null or p.id = any(${ids}::uuid[]))
    and (${begins}::text is null or p.tracking_number like ${begins}::text)
    and (${holds}::text is null or p.customer_code ilike ${holds}::text)`
}

export interface EligibleFilter {
  warehouseCode?: number | undefined
  trackingNumber?: string | undefined
  search?: string | undefined
  goodsType?: GoodsType | undefined
  /** Includes this order's parcels, for editing it. */
  orderId?: string | undefined
  page: number
  pageSize: number
}

export interface SendableGroup {
  readonly warehouseCode: number
  readonly warehouseName: StoredText
  readonly count: number
  /** At most as many as were asked for. */
  readonly parcelIds: readonly string[]
}

/** What C-29 lists without filters, by warehouse, the most first; with the ids of the first few. */
export const sendableByWarehouse = (db: Db, memberId: string, idsAtMost: number) =>
  db.rows(sql<SendableGroup>`
    select w.code as "warehouseCode", w.name as "warehouseName", own.count, own."parcelIds"
    from (
      select p.warehouse_id, count(*)::int as count, (array_agg(p.id::text order by p.id))[1:${idsAtMost}::int] as "parcelIds"
      from parcels p where p.member_id = ${memberId} and ${live} and p.status = 'in_stock' and not p.abnormal_blocking
      group by p.warehouse_id
    ) own join warehouses w on w.id = own.warehouse_id order by own.count desc, w.code`)

/** What is in stock was weighed (`parcels_weighed`), so its weight is not checked. */
export async function eligibleParcelsOf(
  db: Db,
  memberId: string,
  filter: EligibleFilter,
): Promise<{ total: number; parcels: StoredParcel[] }> {
  const { orderId = null } = filter
  const own = sql`p.member_id = ${memberId} and ${live}`
  const inStock = sql`p.status = 'in_stock' and not p.abnormal_blocking`
  const eligible = orderId === null ? inStock : sql`(${inStock} or p.order_id = ${orderId})`
  const matching = sql`${own} and ${eligible} ${matchingRest(filter)}`
  const ofOrder =
    orderId === null ? sql`0` : sql`(select count(*) from parcels p where ${own} and p.order_id = ${orderId})`
  const total = isNarrowed(filter)
    ? sql`select count(*) from parcels p where ${matching}`
    : sql`select (${keptSendable(memberId)}) + ${ofOrder}`
  const [parcels, counted] = await Promise.all([
    db.rows(pageOf(matching, filter)),
    db.row(sql<{ total: number }>`select (${total})::int as total`),
  ])
  return { total: counted.total, parcels }
}

/** The newest photo of each of these parcels that has one. */
export const newestPhotos = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<{ parcelId: string; fileId: string }>`
    select distinct on (parcel_id) parcel_id as "parcelId", file_id as "fileId" from parcel_photos
    where parcel_id = any(${parcelIds}::uuid[]) order by parcel_id, taken_at desc, id desc`)
