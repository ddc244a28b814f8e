import { countedAtMost } from '#domain/long-list.ts'
import { type OrderStatus, orderStatuses } from '#domain/order.ts'
import { type Db, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import {
  beginning,
  type Counts,
  inLifecycle,
  type ListedOrder,
  matchingRest,
  type Narrowing,
  ofTime,
  owing,
  pageWithCounts,
} from './lists.sql.ts'
import type { Scope } from '#server/orders/locks.sql.ts'

export interface StaffOrderFilter extends Omit<Narrowing, 'warehouseCode'> {
  readonly memberId: string | null
  /** The warehouses of the orders; null: any. */
  readonly warehouses: Scope
  readonly hold?: boolean | undefined
}

/**
 * Orders of all members in one statement (B-OU-01). Nobody needs the exact number of thousands of delivered orders:
 * each status is counted up to a limit (decision record 13). Indexed conditions are written out only when they are
 * requested, so that the index is used.
 */
export function listAllOrders(db: Db, filter: StaffOrderFilter): Promise<{ counts: Counts; orders: ListedOrder[] }> {
  const { orderNumber, logisticsNumber, trackingNumber, ...others } = filter
  const matching = sql`
    ${standing(filter)} ${among(filter)} ${ofTime(filter)} ${numbered({ orderNumber, logisticsNumber, trackingNumber })}
    ${matchingRest(others)}`
  return pageWithCounts(db, cappedCounts(matching), matching, filter)
}

const cappedCounts = (matching: Query<unknown>) => sql`
  select json_object_agg(status, count) from (${orderStatuses
    .map((status) => cappedCount(matching, status))
    .reduce((all, each) => sql`${all} union all ${each}`)}) counted`

const cappedCount = (matching: Query<unknown>, status: OrderStatus) => sql`
  select ${status}::text as status, count(*)::int as count
  from (select from orders o where ${matching} and o.status = ${status} ${limitTo(countedAtMost)}) few`

/** Without deleted orders. Constants are written into the text, so that the partial indexes are used. */
function standing({ lifecycle, hold, due }: StaffOrderFilter): Query<unknown> {
  const held = hold ? sql`and o.hold_reason is not null` : sql`and o.hold_reason is null`
  return sql`${inLifecycle(lifecycle)} ${hold === undefined ? nothing : held} ${owing({ due })}`
}

function among({ memberId, warehouses }: StaffOrderFilter): Query<unknown> {
  const member = memberId === null ? nothing : sql`and o.member_id = ${memberId}`
  if (warehouses === null) return member
  const [only, ...others] = warehouses
  if (only !== undefined && others.length === 0) return sql`${member} and o.warehouse_id = ${only}`
  return sql`${member} and o.warehouse_id = any(${warehouses}::uuid[])`
}

type Numbers = Pick<Narrowing, 'orderNumber' | 'logisticsNumber' | 'trackingNumber'>

/** Carriers' numbers are stored as they were typed. */
const numbered = ({ orderNumber, logisticsNumber, trackingNumber }: Numbers) => sql`
  ${orderNumber === undefined ? nothing : sql`and o.order_number like ${beginning(orderNumber)}`}
  ${logisticsNumber === undefined ? nothing : sql`and upper(o.logistics_number) like ${beginning(logisticsNumber)}`}
  ${trackingNumber === undefined ? nothing : holding(trackingNumber)}`

const holding = (trackingNumber: string) => sql`
  and o.id in (
    select op.order_id from parcels p join order_parcels op on op.parcel_id = p.id and op.removed_at is null
    where p.tracking_number like ${beginning(trackingNumber)})`
