import { needsAloneAtMost, needsNamedAtMost } from '#contract/needs.ts'
import type { RejectReason } from '#domain/claim.ts'
import type { Currency } from '#domain/money.ts'
import type { QuestionKind } from '#domain/parcel-question.ts'
import { isMeasuredAgain } from '#server/orders/orders.ts'
import { type Db, limitTo, nothing, type Query, sql } from '#server/database/db.ts'

interface Counted<Row> {
  readonly count: number
  readonly list: Row[]
}

interface Sums {
  readonly sums: { readonly currency: Currency; readonly dueMinor: number }[]
}

interface Owing {
  readonly id: string
  readonly orderNumber: string
  readonly dueMinor: number
  readonly currency: Currency
}

export interface StoredNeeds {
  readonly supplements: Counted<Owing & { readonly isPacked: boolean; readonly measuredAgain: boolean }> &
    Sums & { readonly measuredAgainCount: number }
  readonly unpaid: Counted<
    Owing & {
      readonly orderedAt: string
      readonly askedBy: { readonly ruleName: string; readonly details: unknown } | null
    }
  > &
    Sums
  readonly rejectedTransfers: Counted<{
    readonly id: string
    readonly transferNumber: string
    readonly amountMinor: number
    readonly currency: Currency
    readonly reason: string
    readonly auditedAt: string
  }>
  readonly rejectedClaims: Counted<{
    readonly claimId: string
    readonly trackingNumber: string
    readonly rejectReason: RejectReason
    readonly reviewedAt: string
  }>
  readonly openQuestions: Counted<{
    readonly id: string
    readonly parcelId: string
    readonly trackingNumber: string
    readonly kind: QuestionKind
    readonly dueAt: string
  }>
  readonly answeredDisputes: Counted<{
    readonly id: string
    readonly state: 'upheld' | 'confirmed'
    readonly orderId: string | null
    readonly orderNumber: string | null
    readonly parcelId: string | null
    readonly trackingNumber: string | null
    readonly refundMinor: number
    readonly currency: Currency | null
    readonly closedAt: string
  }>
  readonly pausedRules: Counted<{
    readonly ruleId: string
    readonly ruleName: string
    readonly details: unknown
    readonly at: string
  }>
  readonly firstSteps: { readonly hasForecast: boolean; readonly hasArrived: boolean } | null
}

/** What orders, money, claims and rules have waiting, in one statement and one row. */
export const findNeeds = (db: Db, memberId: string): Promise<StoredNeeds> =>
  db.row(sql<StoredNeeds>`
    select (${supplements(memberId)}) as supplements, (${unpaid(memberId)}) as unpaid, (${rejectedTransfers(memberId)}) as "rejectedTransfers",
      (${rejectedClaims(memberId)}) as "rejectedClaims", (${openQuestions(memberId)}) as "openQuestions", (${answeredDisputes(memberId)}) as "answeredDisputes",
      (${pausedRules(memberId)}) as "pausedRules", (${firstSteps(memberId)}) as "firstSteps"`)

/** How many there are, and the first few. */
const counted = (
  columns: Query<unknown>,
  from: Query<unknown>,
  order: Query<unknown>,
  more: Query<unknown> = nothing,
  most = needsNamedAtMost,
) => sql`
  select json_build_object('count', (select count(*)::int ${from}), 'list', (
    select coalesce(json_agg(each), '[]') from (select ${columns} ${from} order by ${order} ${limitTo(most)}) each
  ) ${more})`

const due = sql`o.total_minor - (o.paid_minor - o.refunded_minor)`
const owing = sql`o.id, o.order_number as "orderNumber", ${due} as "dueMinor", o.currency`
const sums = (from: Query<unknown>) => sql`
  , 'sums', (select coalesce(json_agg(each), '[]') from (
    select o.currency, sum(${due})::bigint as "dueMinor" ${from} group by o.currency order by o.currency
  ) each)`
const newestOrder = sql`o.ordered_at desc, o.id desc`

/** As C-32 lists them with `status` and `due`. */
const supplements = (memberId: string) => {
  const from = sql`
    from orders o where o.member_id = ${memberId} and o.lifecycle = 'active' and o.status = 'paid'
      and o.total_minor > o.paid_minor - o.refunded_minor`
  const again = sql`, 'measuredAgainCount', (select count(*)::int ${from} and ${isMeasuredAgain})`
  const columns = sql`${owing}, o.packed_at is not null as "isPacked", ${isMeasuredAgain} as "measuredAgain"`
  return counted(columns, from, newestOrder, sql`${sums(from)} ${again}`)
}

/** With the rule's reason for asking, if one asks; not when it asks only because its member took the order over. */
const unpaid = (memberId: string) => {
  const from = sql`from orders o where o.member_id = ${memberId} and o.lifecycle = 'active' and o.status = 'awaiting_payment'`
  return counted(
    sql`${owing}, date_trunc('second', o.ordered_at) as "orderedAt", (
      select json_build_object('ruleName', r.name, 'details', l.details)
      from rule_runs n join standing_rules r on r.id = n.rule_id
        join rule_log l on l.rule_id = n.rule_id and l.run_id = n.id and l.code = 'asks' and l.details->>'why' <> 'yours'
      where n.order_id = o.id and n.state = 'asks' order by l.no desc limit 1
    ) as "askedBy"`,
    from,
    newestOrder,
    sums(from),
  )
}

/** Until they are corrected or deleted. */
const rejectedTransfers = (memberId: string) =>
  counted(
    sql`
      t.id, t.transfer_number as "transferNumber", t.amount_minor as "amountMinor", t.currency, coalesce(t.audit_reason, '') as reason,
      date_trunc('second', t.audited_at) as "auditedAt"`,
    sql`from bank_transfers t where t.member_id = ${memberId} and t.audit_status = 'rejected' and t.deleted_at is null`,
    sql`t.audited_at desc, t.id desc`,
  )

/** As C-22 lists them with `correctable`: while the parcel waits; after 30 days the member is not expected to. */
const rejectedClaims = (memberId: string) =>
  counted(
    sql`
      m.id as "claimId", m.tracking_number as "trackingNumber", m.reject_reason as "rejectReason",
      date_trunc('second', m.reviewed_at) as "reviewedAt"`,
    sql`
      from claims m join unclaimed_parcels u on u.id = m.unclaimed_id
      where m.member_id = ${memberId} and m.status = 'rejected' and m.reviewed_at > now() - interval '30 days'
        and u.state = 'to_be_claimed' and u.closed_reason is null`,
    sql`m.reviewed_at desc, m.id desc`,
  )

/** Those of parcels that are still with us; also after the deadline, until staff decide. */
const openQuestions = (memberId: string) =>
  counted(
    sql`
      q.id, q.parcel_id as "parcelId", p.tracking_number as "trackingNumber", q.kind, date_trunc('second', q.due_at) as "dueAt"`,
    sql`
      from parcels p join parcel_questions q on q.parcel_id = p.id and q.state = 'asked'
      where p.member_id = ${memberId} and p.status <> 'shipped' and p.deleted_at is null and p.closed_reason is null`,
    sql`q.due_at, q.id`,
    nothing,
    needsAloneAtMost,
  )

const answeredDisputes = (memberId: string) =>
  counted(
    sql`
      d.id, d.state, d.order_id as "orderId", o.order_number as "orderNumber", d.parcel_id as "parcelId", p.tracking_number as "trackingNumber",
      d.refund_minor as "refundMinor", o.currency, date_trunc('second', d.closed_at) as "closedAt"`,
    sql`
      from disputes d left join orders o on o.id = d.order_id
        left join parcels p on p.id = d.parcel_id and p.deleted_at is null and p.closed_reason is null
      where d.member_id = ${memberId} and d.seen_at is null and d.state in ('upheld', 'confirmed') and (o.id is not null or p.id is not null)`,
    sql`d.closed_at desc, d.id desc`,
    nothing,
    needsAloneAtMost,
  )

/** Rules whose last run failed, until they are resumed or deleted. */
const pausedRules = (memberId: string) =>
  counted(
    sql`r.id as "ruleId", r.name as "ruleName", last.details, date_trunc('second', last.at) as at`,
    sql`
      from standing_rules r cross join lateral (
        select l.code, l.details, l.at from rule_log l where l.rule_id = r.id order by l.no desc limit 1
      ) last
      where r.member_id = ${memberId} and r.deleted_at is null and not r.active and last.code = 'failed'`,
    sql`last.at desc, r.id desc`,
  )

/** What someone who never placed an order has done so far. */
const firstSteps = (memberId: string) => sql`
  select json_build_object(
    'hasForecast', exists (select from parcels p where p.member_id = ${memberId} and p.deleted_at is null and p.closed_reason is null),
    'hasArrived', exists (
      select from parcels p
      where p.member_id = ${memberId} and p.status <> 'forecast' and p.deleted_at is null and p.closed_reason is null)
  ) where not exists (select from orders o where o.member_id = ${memberId} and o.lifecycle <> 'deleted')`
