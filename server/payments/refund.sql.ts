import type { RefundState } from '#domain/payment.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface Refund {
  readonly id: string
  readonly refundNumber: string
  readonly providerNumber: string | null
  readonly intentId: string
  readonly paymentNumber: string
  readonly amountMinor: number
  readonly reason: string
  readonly state: RefundState
  readonly tries: number
  readonly requestedBy: string
  readonly requestedAt: string
  readonly endedAt: string | null
}

const refundRow = sql`
  r.id, r.refund_number as "refundNumber", r.provider_number as "providerNumber", r.intent_id as "intentId", i.payment_number as "paymentNumber",
  r.amount_minor as "amountMinor", r.reason, r.state, r.tries, s.name as "requestedBy", r.created_at as "requestedAt",
  r.ended_at as "endedAt"
  from payment_refunds r join payment_intents i on i.id = r.intent_id join staff s on s.id = r.staff_id`

interface NewRefund {
  readonly id: string
  readonly refundNumber: string
  readonly providerNumber: string | null
  readonly intentId: string
  readonly amountMinor: number
  readonly reason: string
  readonly staffId: string
  readonly key: string | null
  readonly entryId: string
}

export const insertRefund = (tx: Tx, refund: NewRefund) =>
  tx.run(sql`
    insert into payment_refunds (id, refund_number, provider_number, intent_id, amount_minor, reason, staff_id, request_key, entry_id)
    values (${refund.id}, ${refund.refundNumber}, ${refund.providerNumber}, ${refund.intentId}, ${refund.amountMinor}, ${refund.reason}, ${refund.staffId},
      ${refund.key}, ${refund.entryId})`)

export const findRefund = (db: Db, id: string) => db.find(sql<Refund>`select ${refundRow} where r.id = ${id}`)

export const findRefundByKey = (db: Db, staffId: string, key: string) =>
  db.find(sql<Refund>`select ${refundRow} where r.staff_id = ${staffId} and r.request_key = ${key}`)

/** One of ours that the provider has not finished, by the number that both know. */
export const findOpenRefund = (db: Db, refundNumber: string) =>
  db.find(sql<{ id: string }>`
    select id from payment_refunds where refund_number = ${refundNumber} and state in ('requested', 'sent')`)

export const listRefunds = (db: Db, intentId: string) =>
  db.rows(sql<Refund>`select ${refundRow} where r.intent_id = ${intentId} order by r.created_at desc limit 100`)

/** A separate statement, so that the next one sees what this one waited for. */
export const lockRefund = (tx: Tx, id: string) => tx.run(sql`select from payment_refunds where id = ${id} for update`)

/** Only what is not refunded and not under way; 0 rows: there is less left. */
export const reserveRefund = (tx: Tx, intentId: string, amountMinor: number) =>
  tx.run(sql`
    update payment_intents set refunding_minor = refunding_minor + ${amountMinor}
    where id = ${intentId} and state = 'succeeded' and refunded_minor + refunding_minor + ${amountMinor} <= amount_minor`)

export const endRefund = (tx: Tx, id: string, state: 'done' | 'failed', returnedEntryId: string | null) =>
  tx.run(sql`
    update payment_refunds set state = ${state}, returned_entry_id = ${returnedEntryId}, ended_at = now(), ask_at = null
    where id = ${id} and state in ('requested', 'sent')`)

export const markSent = (tx: Tx, id: string) =>
  tx.run(sql`update payment_refunds set state = 'sent' where id = ${id} and state in ('requested', 'sent')`)

export const settleReserve = (tx: Tx, intentId: string, amountMinor: number, isDone: boolean) =>
  tx.run(sql`
    update payment_intents set refunding_minor = refunding_minor - ${amountMinor},
      refunded_minor = refunded_minor + case when ${isDone} then ${amountMinor}::bigint else 0 end,
      state = case when ${isDone} and refunded_minor + ${amountMinor} = amount_minor then 'refunded' else state end
    where id = ${intentId}`)

/** Takes refunds whose turn it is, so that no other process asks about them as well. */
export const takeDueRefunds = (db: Db, limit: number) =>
  db.rows(sql<{ id: string; tries: number }>`
    update payment_refunds set ask_at = now() + interval '2 minutes', tries = tries + 1
    where id in (select id from payment_refunds where ask_at <= now() order by ask_at limit ${limit} for update skip locked)
    returning id, tries`)

export const askRefundAgain = (db: Db, id: string, seconds: number) =>
  db.run(sql`
    update payment_refunds set ask_at = now() + make_interval(secs => ${seconds}) where id = ${id} and ask_at is not null`)
