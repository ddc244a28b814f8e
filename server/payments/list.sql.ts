import type { Intent } from './sql.ts'
import { intentRow } from './sql.ts'
import type { Currency } from '#domain/money.ts'
import type { PaymentMethod, PaymentState } from '#domain/payment.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'
import { inRange, type Range } from '#server/database/range.ts'

export interface TopUp {
  readonly paymentNumber: string
  readonly method: PaymentMethod | 'store'
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: Currency
  readonly createdAt: string
  readonly paidAt: string | null
  readonly expiresAt: string | null
  readonly refundedMinor: number
  readonly balanceAfterMinor: number | null
}

/** Online payments and store purchases of a member, newest first. */
export const listTopUps = (db: Db, memberId: string, state: PaymentState | undefined, limit: number, offset: number) =>
  db.rows(sql<TopUp>`
    select "paymentNumber", method, t.state, "amountMinor", currency, "createdAt", "paidAt", "expiresAt", "refundedMinor",
      e.to_after as "balanceAfterMinor"
    from (${topUpsOf(memberId)}) t left join ledger_entries e on e.id = t.entry_id
    where ${isIn(state)} order by "createdAt" desc, "paymentNumber" desc limit ${limit} offset ${offset}`)

export const countTopUps = (db: Db, memberId: string, state: PaymentState | undefined) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from (${topUpsOf(memberId)}) t where ${isIn(state)}`)

const topUpsOf = (memberId: string) => sql`
  select payment_number as "paymentNumber", method, state, amount_minor as "amountMinor", currency, created_at as "createdAt",
    paid_at as "paidAt", expires_at as "expiresAt", refunded_minor as "refundedMinor", entry_id
  from payment_intents where member_id = ${memberId}
  union all
  select store_order_number, 'store', 'succeeded', amount_minor, 'CNY', credited_at, credited_at, null, 0, entry_id
  from store_topups where member_id = ${memberId}`

const isIn = (state: PaymentState | undefined) => (state ? sql`t.state = ${state}` : sql`true`)

export interface Filter extends Range {
  readonly method?: PaymentMethod | undefined
  readonly state?: PaymentState | undefined
  readonly memberId?: string | undefined
  readonly paymentNumber?: string | undefined
  readonly flagged?: boolean | undefined
}

export const listIntents = (db: Db, filter: Filter, limit: number, offset: number) =>
  db.rows(sql<Intent>`
    select ${intentRow} join (
      select id from payment_intents i where ${matches(filter)} order by i.created_at desc, i.id desc limit ${limit} offset ${offset}
    ) asked on asked.id = i.id order by i.created_at desc, i.id desc`)

/** Over all members, up to a limit (decision record 13). */
export const countIntents = (db: Db, filter: Filter) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from payment_intents i where ${matches(filter)} ${limitTo(countedAtMost)}) few`)

const matches = ({ method, state, memberId, paymentNumber, flagged, from, to }: Filter) => sql`
  true ${method ? sql`and i.method = ${method}` : nothing} ${state ? sql`and i.state = ${state}` : nothing}
  ${memberId ? sql`and i.member_id = ${memberId}` : nothing} ${flagged ? sql`and i.flags <> '{}' and i.flags_settled_at is null` : nothing}
  ${paymentNumber ? sql`and i.payment_number = ${paymentNumber}` : nothing}
  ${inRange(sql`i.created_at`, { from, to })}`

export interface LoggedMessage {
  readonly source: 'create' | 'notice' | 'query' | 'close' | 'refund'
  readonly result: string
  readonly details: Record<string, string | number | null>
  readonly at: string
}

/** Each outcome is there once per source and refund, so there are few. */
export const listMessages = (db: Db, paymentNumber: string) =>
  db.rows(sql<LoggedMessage>`
    select source, result, details, at from payment_messages where payment_number = ${paymentNumber} order by no desc limit 100`)

/** The request for a refund that waits for a second person. */
export const findWaitingRefund = (db: Db, intentId: string) =>
  db.find(sql<{ id: string }>`
    select id from approvals where target_id = ${intentId} and call = 'staffPayments.refund' and state = 'open' limit 1`)
