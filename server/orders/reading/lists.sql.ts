import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Sort } from '#domain/long-list.ts'
import type { OrderLifecycle, OrderStatus } from '#domain/order.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import { columnsOf } from '#server/database/columns.ts'
import { type Db, escapeLike, limitForPage, nothing, type Query, sql } from '#server/database/db.ts'
import { inRange } from '#server/database/range.ts'

export interface ListedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly memberId: string
  readonly orderType: 'consolidation' | 'single_ticket'
  readonly status: OrderStatus
  readonly lifecycle: OrderLifecycle
  readonly currency: Currency
  readonly billableWeightG: number
  readonly parcelCount: number
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly channelId: string
  readonly channelName: StoredText
  readonly receiverName: string
  readonly logisticsNumber: string | null
  readonly warehouseId: string
  readonly warehouseName: StoredText
  readonly holdReason: string | null
  readonly packerName: string | null
  readonly orderedAt: string
  readonly paidAt: string | null
  readonly packingStartedAt: string | null
  readonly measuredAgain: boolean
  readonly packedAt: string | null
  readonly outboundAt: string | null
  readonly signedAt: string | null
  readonly version: number
}

/** Of an order `o`: nothing is shipped while the weight of one of its boxes is in question. */
export const isMeasuredAgain = sql`
  (o.status in ('paid', 'awaiting_outbound') and exists (select from disputes d where d.order_id = o.id and d.state = 'open'))`

/** Of an order `o`, with the names that it shows. */
export const listedColumns = columnsOf<ListedOrder>({
  id: sql`o.id`,
  orderNumber: sql`o.order_number`,
  memberId: sql`o.member_id`,
  orderType: sql`o.order_type`,
  status: sql`o.status`,
  lifecycle: sql`o.lifecycle`,
  currency: sql`o.currency`,
  billableWeightG: sql`(o.quote->'quote'->>'billableWeightG')::bigint`,
  parcelCount: sql`o.parcel_count`,
  totalMinor: sql`o.total_minor`,
  paidMinor: sql`o.paid_minor`,
  refundedMinor: sql`o.refunded_minor`,
  channelId: sql`o.channel_id`,
  channelName: sql`c.name`,
  receiverName: sql`o.consignee->>'name'`,
  logisticsNumber: sql`o.logistics_number`,
  warehouseId: sql`o.warehouse_id`,
  warehouseName: sql`w.name`,
  holdReason: sql`o.hold_reason`,
  packerName: sql`s.name`,
  orderedAt: sql`o.ordered_at`,
  paidAt: sql`o.paid_at`,
  packingStartedAt: sql`o.packing_started_at`,
  measuredAgain: isMeasuredAgain,
  packedAt: sql`o.packed_at`,
  outboundAt: sql`o.outbound_at`,
  signedAt: sql`o.signed_at`,
  version: sql`o.version`,
})
export const listedNames = sql`
  join channels c on c.id = o.channel_id join warehouses w on w.id = o.warehouse_id left join staff s on s.id = o.packer_id`

/** The filters of a list, for any reader. */
export interface Narrowing {
  readonly status?: OrderStatus | undefined
  readonly orderType?: 'consolidation' | 'single_ticket' | undefined
  readonly stage?: TrackEvent | undefined
  readonly orderNumber?: string | undefined
  readonly logisticsNumber?: string | undefined
  readonly trackingNumber?: string | undefined
  readonly channelId?: string | undefined
  readonly warehouseCode?: number | undefined
  readonly receiverName?: string | undefined
  readonly currency?: Currency | undefined
  /** Whether anything is still to be paid. */
  readonly due?: boolean | undefined
  readonly lifecycle: 'active' | 'cancelled'
  readonly dateField: 'order' | 'outbound' | 'signed'
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page: number
  readonly pageSize: number
}

export interface OrderFilter extends Narrowing {
  readonly memberId: string
  /** Part of any number that an order is known by. */
  readonly search?: string | undefined
  readonly sort?: Sort | undefined
}

export type Counts = Partial<Record<OrderStatus, number>>

/** A page of the list, newest first unless asked otherwise, with the counts by status under all other filters (C-32). */
export function listOrders(db: Db, filter: OrderFilter): Promise<{ counts: Counts; orders: ListedOrder[] }> {
  const rest = [owing(filter), ofTime(filter), matchingRest(filter), knownBy(filter)]
  const matching = rest.reduce((all, part) => sql`${all} ${part}`, owned(filter))
  const isWhole = filter.lifecycle === 'active' && rest.every((part) => part === nothing)
  const counts = isWhole ? keptCounts(filter.memberId) : exactCounts(matching)
  return pageWithCounts(db, counts, matching, filter)
}

/** Counts, with the page of the requested status. */
export async function pageWithCounts(
  db: Db,
  counts: Query<unknown>,
  matching: Query<unknown>,
  filter: Narrowing & { readonly sort?: Sort | undefined },
): Promise<{ counts: Counts; orders: ListedOrder[] }> {
  const [orders, counted] = await Promise.all([
    db.rows(pageOf(matching, filter)),
    db.row(sql<{ counts: Counts | null }>`select (${counts}) as counts`),
  ])
  return { counts: counted.counts ?? {}, orders }
}

/** The page is cut before names are joined to it. */
function pageOf(
  matching: Query<unknown>,
  { status, page, pageSize, sort = 'newest' }: Narrowing & { readonly sort?: Sort | undefined },
): Query<ListedOrder> {
  const withStatus = status === undefined ? nothing : sql`and o.status = ${status}`
  return sql`
    select ${listedColumns} from (
      select * from (
        select * from orders o where ${matching} ${withStatus} order by ${sortings[sort]} ${limitForPage({ page, pageSize })}
      ) o order by ${sortings[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}
    ) o ${listedNames} order by ${sortings[sort]}`
}

/** Both are read from the same indexes, forwards or backwards. */
const sortings = {
  newest: sql`o.ordered_at desc, o.id desc`,
  oldest: sql`o.ordered_at, o.id`,
} as const satisfies Record<Sort, Query<unknown>>

const exactCounts = (matching: Query<unknown>) => sql`
  select coalesce(json_object_agg(each.status, each.count), '{}')
  from (select o.status, count(*)::int as count from orders o where ${matching} group by o.status) each`

/**
 * Shipped and delivered orders are counted by a trigger (decision record 13); those in progress are few, and counted
 * here.
 */
const keptCounts = (memberId: string) => sql`
  select json_object_agg(each.status, each.count) from (
    select o.status, count(*)::int as count from orders o
    where o.member_id = ${memberId} and o.lifecycle = 'active' and o.status in ('awaiting_payment', 'paid', 'awaiting_outbound') group by o.status
    union all select 'shipped', shipped from order_counts where member_id = ${memberId}
    union all select 'signed', signed from order_counts where member_id = ${memberId}
  ) each`

/** Without deleted orders. Written out, so that the partial indexes are used. */
const owned = ({ lifecycle, memberId }: OrderFilter) => sql`${inLifecycle(lifecycle)} and o.member_id = ${memberId}`

function knownBy({ memberId, search }: OrderFilter): Query<unknown> {
  if (search === undefined) return nothing
  const part = `%${escapeLike(search)}%`
  return sql`
    and (o.order_number ilike ${part} or o.logistics_number ilike ${part} or o.id in (
      select op.order_id from parcels p join order_parcels op on op.parcel_id = p.id and op.removed_at is null
      where p.member_id = ${memberId} and p.tracking_number ilike ${part}))`
}

export const inLifecycle = (lifecycle: Narrowing['lifecycle']) =>
  lifecycle === 'active' ? sql`o.lifecycle = 'active'` : sql`o.lifecycle = 'cancelled'`

/** Written out as in the indexes. */
export function owing({ due }: Pick<Narrowing, 'due'>): Query<unknown> {
  if (due === undefined) return nothing
  return due
    ? sql`and o.total_minor > o.paid_minor - o.refunded_minor`
    : sql`and o.total_minor <= o.paid_minor - o.refunded_minor`
}

const dateColumns = { order: sql`o.ordered_at`, outbound: sql`o.outbound_at`, signed: sql`o.signed_at` } as const

export const ofTime = (filter: Narrowing) => inRange(dateColumns[filter.dateField], filter)

export function matchingRest(filter: Partial<Narrowing>): Query<unknown> {
  const { orderType = null, stage = null, channelId = null, warehouseCode = null, currency = null } = filter
  const orderNumber = beginning(filter.orderNumber)
  const logisticsNumber = beginning(filter.logisticsNumber)
  const trackingNumber = beginning(filter.trackingNumber)
  const receiverName = filter.receiverName === undefined ? null : `%${escapeLike(filter.receiverName)}%`
  const codes = [orderType, stage, channelId, warehouseCode, currency]
  const rest = [...codes, orderNumber, logisticsNumber, trackingNumber, receiverName]
  if (rest.every((each) => each === null)) return nothing
  return sql`
    and (${orderType}::text is null or o.order_type = ${orderType}::text)
    and (${channelId}::uuid is null or o.channel_id = ${channelId}::uuid)
    and (${warehouseCode}::int is null or o.warehouse_id = (select id from warehouses where code = ${warehouseCode}::int))
    and (${currency}::text is null or o.currency = ${currency}::text)
    and (${orderNumber}::text is null or o.order_number like ${orderNumber}::text)
    and (${logisticsNumber}::text is null or o.logistics_number ilike ${logisticsNumber}::text)
    and (${receiverName}::text is null or o.consignee->>'name' ilike ${receiverName}::text)
    and (${stage}::text is null and ${trackingNumber}::text is null or exists (
      select from order_parcels op join parcels p on p.id = op.parcel_id
      where op.order_id = o.id and op.removed_at is null and (${stage}::text is null or p.latest_event = ${stage}::text)
        and (${trackingNumber}::text is null or p.tracking_number like ${trackingNumber}::text)))`
}

/** Numbers are stored in capitals; their beginning is enough. */
export const beginning = (typed: string | undefined) =>
  typed === undefined ? null : `${escapeLike(typed.toUpperCase())}%`
