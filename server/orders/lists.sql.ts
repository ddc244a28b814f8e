import type { StoredText } from '#contract/language.ts'
import type { Currency } from '#domain/money.ts'
import { type OrderLifecycle, type OrderStatus, ordersCountedAtMost, orderStatuses } from '#domain/order.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import { type Db, escapeLike, nothing, type Query, sql } from '#server/db.ts'
import type { Scope } from './sql.ts'

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

export interface OrderFilter {
  /** Whose; null for the staff's lists. */
  readonly memberId: string | null
  readonly scope: Scope
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
  readonly lifecycle: 'active' | 'cancelled'
  readonly dateField: 'order' | 'outbound' | 'signed'
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly hold?: boolean | undefined
  readonly due?: boolean | undefined
  readonly page: number
  readonly pageSize: number
}

type Counts = Partial<Record<OrderStatus, number>>

/**
 * Page and counts by status in one statement (C-32, decision 34), answered as one row: the page is one JSON text, which
 * is read quicker than its columns one by one.
 */
export async function listOrders(db: Db, filter: OrderFilter): Promise<{ counts: Counts; orders: ListedOrder[] }> {
  const matching = sql`${owned(filter)} ${inRange(filter)} ${matchingRest(filter)}`
  const withStatus = filter.status === undefined ? nothing : sql`and o.status = ${filter.status}`
  return db.row(sql`
    select (${filter.memberId === null ? cappedCounts(matching) : exactCounts(matching)}) as counts,
      (select coalesce(json_agg(listed), '[]') from (
        select ${listedColumns} from (
          select * from orders o where ${matching} ${withStatus}
          order by o.ordered_at desc, o.id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
        ) o ${listedNames} order by o.ordered_at desc, o.id desc
      ) listed) as orders`)
}

const exactCounts = (matching: Query<unknown>) => sql`
  select coalesce(json_object_agg(each.status, each.count), '{}')
  from (select o.status, count(*)::int as count from orders o where ${matching} group by o.status) each`

/** Over all members nobody needs to know how many thousands were ever signed, and counting them takes its time. */
const cappedCounts = (matching: Query<unknown>) => sql`
  select json_object_agg(each.status, counted.count) from unnest(${orderStatuses}::text[]) as each (status), lateral (
    select count(*)::int as count from (select from orders o where ${matching} and o.status = each.status limit ${ordersCountedAtMost}) few
  ) counted`

/** Deleted orders are nobody's any more. Written out, so that the partial indexes serve. */
function owned({ lifecycle, memberId, scope }: OrderFilter): Query<unknown> {
  const lives = lifecycle === 'active' ? sql`o.lifecycle = 'active'` : sql`o.lifecycle = 'cancelled'`
  const member = memberId === null ? nothing : sql`and o.member_id = ${memberId}`
  return sql`${lives} ${member} ${scope === null ? nothing : sql`and o.warehouse_id = any(${scope}::uuid[])`}`
}

const dateColumns = { order: sql`o.ordered_at`, outbound: sql`o.outbound_at`, signed: sql`o.signed_at` } as const

/** Both ends count, the last second to its end (A4). */
function inRange({ dateField, from, to }: OrderFilter): Query<unknown> {
  if (from === undefined && to === undefined) return nothing
  const column = dateColumns[dateField]
  return sql`and ${column} >= coalesce(${from ?? null}::timestamptz, '-infinity')
    and ${column} < coalesce(date_trunc('second', ${to ?? null}::timestamptz) + interval '1 second', 'infinity')`
}

function matchingRest(filter: OrderFilter): Query<unknown> {
  const {
    orderType = null,
    stage = null,
    channelId = null,
    warehouseCode = null,
    currency = null,
    hold = null,
    due = null,
  } = filter
  const orderNumber = beginning(filter.orderNumber)
  const logisticsNumber = beginning(filter.logisticsNumber)
  const trackingNumber = beginning(filter.trackingNumber)
  const receiverName = filter.receiverName === undefined ? null : `%${escapeLike(filter.receiverName)}%`
  const rest = [
    orderType,
    stage,
    channelId,
    warehouseCode,
    currency,
    hold,
    due,
    orderNumber,
    logisticsNumber,
    trackingNumber,
    receiverName,
  ]
  if (rest.every((each) => each === null)) return nothing
  return sql`
    and (${orderType}::text is null or o.order_type = ${orderType}::text)
    and (${channelId}::uuid is null or o.channel_id = ${channelId}::uuid)
    and (${warehouseCode}::int is null or o.warehouse_id = (select id from warehouses where code = ${warehouseCode}::int))
    and (${currency}::text is null or o.currency = ${currency}::text)
    and (${hold}::boolean is null or (o.hold_reason is not null) = ${hold}::boolean)
    and (${due}::boolean is null or (o.total_minor > o.paid_minor - o.refunded_minor) = ${due}::boolean)
    and (${orderNumber}::text is null or o.order_number like ${orderNumber}::text)
    and (${logisticsNumber}::text is null or o.logistics_number ilike ${logisticsNumber}::text)
    and (${receiverName}::text is null or o.consignee->>'name' ilike ${receiverName}::text)
    and (${stage}::text is null and ${trackingNumber}::text is null or exists (
      select from order_parcels op join parcels p on p.id = op.parcel_id
      where op.order_id = o.id and op.removed_at is null and (${stage}::text is null or p.latest_event = ${stage}::text)
        and (${trackingNumber}::text is null or p.tracking_number like ${trackingNumber}::text)))`
}

/** Numbers are written in capitals; how they begin is enough. */
const beginning = (typed: string | undefined) => (typed === undefined ? null : `${escapeLike(typed.toUpperCase())}%`)
