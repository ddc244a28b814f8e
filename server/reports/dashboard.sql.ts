import type { StoredText } from '#contract/wire/language.ts'
import { urgentAtMost } from '#contract/reports.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import { type OrderStatus, orderStatuses } from '#domain/order.ts'
import { agesHours, type WorkQueue } from '#domain/waiting.ts'
import { type Db, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import { oldest, type Scope, type Terms } from './waiting.sql.ts'

/** A queue that a person works in, and where. */
export interface OwnQueue {
  readonly queue: WorkQueue
  readonly scope: Scope
}

export interface Counted {
  readonly queue: WorkQueue
  readonly count: number
  readonly under4Hours: number
  readonly under24Hours: number
  readonly over24Hours: number
  readonly oldestAt: string | null
  readonly late: number
  readonly nextLateAt: string | null
}

const older = (hours: number) => sql`waits_since <= now() - make_interval(hours => ${hours}::int)`

export const countQueues = (db: Db, queues: readonly OwnQueue[], terms: Terms) =>
  db.rows(sql<Counted>`
    select queue, count(*)::int as count,
      (count(*) filter (where not (${older(agesHours.fresh)})))::int as "under4Hours",
      (count(*) filter (where ${older(agesHours.fresh)} and not (${older(agesHours.late)})))::int as "under24Hours",
      (count(*) filter (where ${older(agesHours.late)}))::int as "over24Hours",
      date_trunc('second', min(waits_since)) as "oldestAt", (count(*) filter (where late_at <= now()))::int as late,
      date_trunc('second', min(late_at) filter (where late_at > now())) as "nextLateAt"
    from (${below(queues, countedAtMost, terms)}) waiting group by queue`)

export interface StoredWork {
  readonly queue: WorkQueue
  readonly targetId: string
  readonly number: string | null
  readonly call: string | null
  readonly amountMinor: number | null
  readonly currency: Currency | null
  readonly parcelCount: number | null
  readonly cartonNumber: number | null
  readonly warehouseName: StoredText | null
  readonly startedBy: string | null
  readonly orderId: string | null
  readonly waitsSince: string
  readonly lateAt: string
  readonly isLate: boolean
}

/** What is late or will be soonest: of each queue the few that wait longest are compared. */
export const listUrgent = (db: Db, queues: readonly OwnQueue[], terms: Terms) =>
  db.rows(sql<StoredWork>`
    select u.queue, u.target_id as "targetId", u.number, u.call, u.amount_minor as "amountMinor", u.currency, u.parcel_count as "parcelCount",
      c.carton_no as "cartonNumber", w.name as "warehouseName", s.name as "startedBy", u.order_id as "orderId",
      date_trunc('second', u.waits_since) as "waitsSince", date_trunc('second', u.late_at) as "lateAt", u.late_at <= now() as "isLate"
    from (
      select * from (${below(queues, urgentAtMost, terms)}) waiting order by late_at, target_id ${limitTo(urgentAtMost)}
    ) u left join warehouses w on w.id = u.warehouse_id left join staff s on s.id = u.staff_id left join order_cartons c on c.id = u.carton_id
    order by u.late_at, u.target_id`)

/** The rows of several queues below each other. */
const below = (queues: readonly OwnQueue[], limit: number, terms: Terms): Query<unknown> =>
  queues
    .map(({ queue, scope }) => sql`(${oldest[queue](scope, limit, terms)})`)
    .reduce((all, each) => sql`${all} union all ${each}`)

/** Active orders by status; nobody needs the exact number of thousands of signed ones. */
export const countOrders = async (db: Db, scope: Scope): Promise<Readonly<Record<OrderStatus, number>>> =>
  (
    await db.row(sql<{ counts: Readonly<Record<OrderStatus, number>> }>`
      select json_object_agg(status, count) as counts from (${orderStatuses
        .map((status) => cappedCount(status, scope))
        .reduce((all, each) => sql`${all} union all ${each}`)}) counted`)
  ).counts

const cappedCount = (status: OrderStatus, scope: Scope) => sql`
  select ${status}::text as status, count(*)::int as count from (
    select from orders o where o.lifecycle = 'active' and o.status = ${status}
      ${scope === null ? nothing : sql`and o.warehouse_id = any(${scope}::uuid[])`} ${limitTo(countedAtMost)}
  ) few`

export const readClock = async (db: Db): Promise<string> =>
  (await db.row(sql<{ at: string }>`select date_trunc('second', now()) as at`)).at
