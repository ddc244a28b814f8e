import type { StoredText } from '#contract/language.ts'
import type { Currency } from '#domain/money.ts'
import type { OrderLifecycle, OrderStatus } from '#domain/order.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import { type Db, escapeLike, limitForPage, nothing, type Query, sql } from '#server/db.ts'
import { inRange } from '#server/range.ts'

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
  readonly packedAt: string | null
  readonly outboundAt: string | null
  readonly signedAt: string | null
  readonly version: number
}

/** The columns of a ListedOrder `o`, with the names that it shows. Times end with their second, in JSON too. */
export const listedColumns = sql`
  o.id, o.order_number as "orderNumber", o.member_id as "memberId", o.order_type as "orderType", o.status, o.lifecycle, o.currency,
  (o.quote->'quote'->>'billableWeightG')::bigint as "billableWeightG", o.parcel_count as "parcelCount", o.total_minor as "totalMinor",
  o.paid_minor as "paidMinor", o.refunded_minor as "refundedMinor", o.channel_id as "channelId", c.name as "channelName",
  o.consignee->>'name' as "receiverName", o.logistics_number as "logisticsNumber", o.warehouse_id as "warehouseId", w.name as "warehouseName",
  o.hold_reason as "holdReason", s.name as "packerName", date_trunc('second', o.ordered_at) as "orderedAt",
  date_trunc('second', o.paid_at) as "paidAt", date_trunc('second', o.packed_at) as "packedAt",
  date_trunc('second', o.outbound_at) as "outboundAt", date_trunc('second', o.signed_at) as "signedAt", o.version`
export const listedNames = sql`
  join channels c on c.id = o.channel_id join warehouses w on w.id = o.warehouse_id left join staff s on s.id = o.packer_id`

/** What narrows a list, whoever asks for it. */
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
  /** A part of any number that an order is known by. */
  readonly search?: string | undefined
}

export type Counts = Partial<Record<OrderStatus, number>>

/**
 * Page and counts by status in one statement (C-32, decision 34), answered as one row: the page is one JSON text, which
 * is read quicker than its columns one by one.
 */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ counts: Counts | null; orders: ListedOrder[] }> {
  const rest = [owing(filter), ofTime(filter), matchingRest(filter), knownBy(filter)]
  const matching = rest.reduce((all, part) => sql`${all} ${part}`, owned(filter))
  const isWhole = filter.lifecycle === 'active' && rest.every((part) => part === nothing)
  const counts = isWhole ? keptCounts(filter.memberId) : exactCounts(matching)
  return db.row(sql`select (${counts}) as counts, (${pageOf(matching, filter)}) as orders`)
}

/** The page of the asked status as one JSON text, newest first. */
export function pageOf(matching: Query<unknown>, { status, page, pageSize }: Narrowing): Query<unknown> {
  const withStatus = status === undefined ? nothing : sql`and o.status = ${status}`
  return sql`
    select coalesce(json_agg(listed), '[]') from (
      select ${listedColumns} from (
        select * from (
          select * from orders o where ${matching} ${withStatus} order by o.ordered_at desc, o.id desc ${limitForPage({ page, pageSize })}
        ) o order by o.ordered_at desc, o.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) o ${listedNames} order by o.ordered_at desc, o.id desc
    ) listed`
}

const exactCounts = (matching: Query<unknown>) => sql`
  select coalesce(json_object_agg(each.status, each.count), '{}')
  from (select o.status, count(*)::int as count from orders o where ${matching} group by o.status) each`

/** What has left is kept by a trigger (decision record 13); what is in hand is few, and counted. */
const keptCounts = (memberId: string) => sql`
  select json_object_agg(each.status, each.count) from (
    select o.status, count(*)::int as count from orders o
    where o.member_id = ${memberId} and o.lifecycle = 'active' and o.status in ('awaiting_payment', 'paid', 'awaiting_outbound') group by o.status
    union all select 'shipped', shipped from order_counts where member_id = ${memberId}
    union all select 'signed', signed from order_counts where member_id = ${memberId}
  ) each`

/** Deleted orders are nobody's any more. Written out, so that the partial indexes serve. */
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

/** Written out as the indexes have it. */
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

/** Numbers are written in capitals; how they begin is enough. */
export const beginning = (typed: string | undefined) =>
  typed === undefined ? null : `${escapeLike(typed.toUpperCase())}%`
