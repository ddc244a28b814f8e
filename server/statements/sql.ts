import type { PaymentMethod } from '#domain/payment.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { DifferenceKind, DifferenceState, StatementSubject } from '#domain/statement.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'
import { inRange, type Range } from '#server/database/range.ts'

export interface Statement {
  readonly id: string
  readonly method: PaymentMethod
  readonly day: string
  readonly state: 'waiting' | 'compared'
  readonly tries: number
  readonly triedAt: string | null
  readonly fault: StatementWord | null
  readonly nextTryAt: string | null
  readonly comparedAt: string | null
  readonly theirs: Side
  readonly ours: Side
  readonly openDifferences: number
  readonly differences: number
}

export type StatementWord = 'not_ready' | 'no_answer' | 'not_signed' | 'wrong_file' | 'wrong_day'

interface Side {
  readonly payments: number
  readonly paidMinor: number
  readonly refunds: number
  readonly refundedMinor: number
}

const statementRow = sql`
  s.id, s.method, s.day::text as day, s.state, s.tries, s.tried_at as "triedAt", s.fault, s.ask_at as "nextTryAt",
  s.compared_at as "comparedAt",
  json_build_object('payments', s.their_payments, 'paidMinor', s.their_paid_minor, 'refunds', s.their_refunds, 'refundedMinor', s.their_refunded_minor) as theirs,
  json_build_object('payments', s.our_payments, 'paidMinor', s.our_paid_minor, 'refunds', s.our_refunds, 'refundedMinor', s.our_refunded_minor) as ours,
  (select count(*)::int from payment_differences d where d.statement_id = s.id and d.state = 'open') as "openDifferences",
  (select count(*)::int from payment_differences d where d.statement_id = s.id) as differences
  from payment_statements s`

export interface StatementFilter extends Range {
  readonly method?: PaymentMethod | undefined
}

export const listStatements = (db: Db, filter: StatementFilter, limit: number, offset: number) =>
  db.rows(sql<Statement>`
    select ${statementRow} where ${statementMatches(filter)} order by s.day desc, s.method limit ${limit} offset ${offset}`)

export const countStatements = (db: Db, filter: StatementFilter) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from payment_statements s where ${statementMatches(filter)} ${limitTo(countedAtMost)}) few`)

const statementMatches = ({ method, from, to }: StatementFilter) => sql`
  true ${method ? sql`and s.method = ${method}` : nothing} ${inRange(sql`s.day::timestamptz`, { from, to })}`

export const findStatement = (db: Db, method: PaymentMethod, day: string) =>
  db.find(sql<Statement>`select ${statementRow} where s.method = ${method} and s.day = ${day}::date`)

export interface Difference {
  readonly id: string
  readonly statementId: string
  readonly method: PaymentMethod
  readonly day: string
  readonly subject: StatementSubject
  readonly number: string
  readonly paymentNumber: string
  readonly tradeNumber: string | null
  readonly memberId: string | null
  readonly memberNumber: string | null
  readonly kind: DifferenceKind
  readonly ourMinor: number | null
  readonly ourState: string
  readonly theirMinor: number | null
  readonly foundAt: string
  readonly state: DifferenceState
  readonly closedAt: string | null
  readonly closedBy: string | null
  readonly approvedBy: string | null
  readonly reason: string
  readonly approvalId: string | null
}

const differenceRow = sql`
  d.id, d.statement_id as "statementId", d.method, s.day::text as day, d.subject, d.number, d.payment_number as "paymentNumber",
  d.trade_number as "tradeNumber", m.id as "memberId", m.member_number as "memberNumber", d.kind, d.our_minor as "ourMinor",
  d.our_state as "ourState", d.their_minor as "theirMinor", d.found_at as "foundAt", d.state, d.closed_at as "closedAt",
  closer.name as "closedBy", approver.name as "approvedBy", d.reason,
  (select a.id from approvals a where a.target_id = d.id and a.state = 'open' limit 1) as "approvalId"
  from payment_differences d join payment_statements s on s.id = d.statement_id
  left join payment_intents i on i.payment_number = d.payment_number and i.method = d.method
  left join members m on m.id = i.member_id
  left join staff closer on closer.id = d.closed_by left join staff approver on approver.id = d.approved_by`

export interface DifferenceFilter {
  readonly id?: string | undefined
  readonly method?: PaymentMethod | undefined
  readonly state?: DifferenceState | undefined
  readonly kind?: DifferenceKind | undefined
  readonly statementId?: string | undefined
  readonly number?: string | undefined
}

export const listDifferences = (db: Db, filter: DifferenceFilter, limit: number, offset: number) =>
  db.rows(sql<Difference>`
    select ${differenceRow} where ${differenceMatches(filter)} order by d.found_at desc, d.id desc limit ${limit} offset ${offset}`)

export const countDifferences = (db: Db, filter: DifferenceFilter) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from payment_differences d where ${differenceMatches(filter)} ${limitTo(countedAtMost)}) few`)

const differenceMatches = ({ id, method, state, kind, statementId, number }: DifferenceFilter) => sql`
  true ${id ? sql`and d.id = ${id}` : nothing} ${method ? sql`and d.method = ${method}` : nothing} ${state ? sql`and d.state = ${state}` : nothing}
  ${kind ? sql`and d.kind = ${kind}` : nothing} ${statementId ? sql`and d.statement_id = ${statementId}` : nothing}
  ${number ? sql`and (d.number = ${number} or d.payment_number = ${number})` : nothing}`

export const findDifference = (db: Db, id: string) =>
  db.find(sql<Difference>`select ${differenceRow} where d.id = ${id}`)

/** A separate statement, so that the next one sees what this one waited for. */
export const lockDifference = (tx: Tx, id: string) =>
  tx.run(sql`select from payment_differences where id = ${id} for update`)

interface Explained {
  readonly reason: string
  readonly staffId: string
  readonly approverId: string | null
}

/** 0 rows: it is closed already. */
export const explain = (tx: Tx, id: string, { reason, staffId, approverId }: Explained) =>
  tx.run(sql`
    update payment_differences set state = 'explained', closed_at = now(), closed_by = ${staffId}, approved_by = ${approverId},
      reason = ${reason}
    where id = ${id} and state = 'open'`)

/** Who mended it: the difference is closed by the comparison, which knows no person. */
export const noteMender = (tx: Tx, id: string, { reason, staffId, approverId }: Explained) =>
  tx.run(sql`
    update payment_differences set closed_by = ${staffId}, approved_by = ${approverId}, reason = ${reason}
    where id = ${id} and state = 'mended' and closed_by is null`)

/** What this person explained alone today, so that splitting does not help. */
export const explainedToday = async (db: Db, staffId: string): Promise<number> =>
  (
    await db.row(sql<{ amount: number }>`
      select coalesce(sum(abs(coalesce(our_minor, 0) - coalesce(their_minor, 0))), 0)::bigint as amount from payment_differences
      where closed_by = ${staffId} and approved_by is null and state = 'explained' and closed_at >= date_trunc('day', now())`)
  ).amount
