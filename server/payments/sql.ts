import type { PaymentFlag } from '#contract/payments.ts'
import type { Currency } from '#domain/money.ts'
import type { PaymentMethod, PaymentState } from '#domain/payment.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface Intent {
  readonly id: string
  readonly paymentNumber: string
  readonly memberId: string
  readonly method: PaymentMethod
  readonly channel: 'qr' | 'phone'
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: PaymentState
  readonly qrContent: string | null
  readonly phoneLink: string | null
  readonly providerTradeNumber: string | null
  readonly createdAt: string
  readonly expiresAt: string
  readonly paidAt: string | null
  readonly refundedMinor: number
  readonly refundingMinor: number
  readonly balanceAfterMinor: number | null
  readonly flags: readonly PaymentFlag[]
  /** When and how finance settled the flags; null: they wait. */
  readonly flagsSettledAt: string | null
  readonly flagsSettledBy: string | null
  readonly flagsNote: string
  /** Below 0 while it can still be paid; by the database's clock. */
  readonly sinceExpiryS: number
}

export const intentRow = sql`
  i.id, i.payment_number as "paymentNumber", i.member_id as "memberId", i.method, i.channel, i.amount_minor as "amountMinor",
  i.currency, i.state, i.qr_content as "qrContent", i.phone_link as "phoneLink", i.provider_trade_number as "providerTradeNumber",
  i.created_at as "createdAt", i.expires_at as "expiresAt", i.paid_at as "paidAt", i.refunded_minor as "refundedMinor",
  i.refunding_minor as "refundingMinor", e.to_after as "balanceAfterMinor", i.flags,
  i.flags_settled_at as "flagsSettledAt", flag_settler.name as "flagsSettledBy", i.flags_note as "flagsNote",
  floor(extract(epoch from now() - i.expires_at))::int as "sinceExpiryS"
  from payment_intents i left join ledger_entries e on e.id = i.entry_id left join staff flag_settler on flag_settler.id = i.flags_settled_by`

interface NewIntent {
  readonly paymentNumber: string
  readonly memberId: string
  readonly method: PaymentMethod
  readonly channel: 'qr' | 'phone'
  readonly amountMinor: number
  readonly minutes: number
  readonly key: string | null
}

/** Undefined: another call with the same key was first. */
export const insertIntent = (
  tx: Tx,
  { paymentNumber, memberId, method, channel, amountMinor, minutes, key }: NewIntent,
) =>
  tx.find(sql<{ id: string }>`
    insert into payment_intents (payment_number, member_id, method, channel, amount_minor, currency, request_key, expires_at)
    values (${paymentNumber}, ${memberId}, ${method}, ${channel}, ${amountMinor}, 'CNY', ${key}, now() + make_interval(mins => ${minutes}))
    on conflict on constraint payment_intents_key do nothing returning id`)

export const findByKey = (db: Db, memberId: string, method: PaymentMethod, key: string) =>
  db.find(sql<Intent>`
    select ${intentRow} where i.member_id = ${memberId} and i.method = ${method} and i.request_key = ${key}`)

/** Of two calls at once, the second counts what the first made. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx.run(sql`select from members where id = ${memberId} for no key update`)

export const countOpen = (tx: Tx, memberId: string) =>
  tx.row(sql<{ open: number }>`
    select count(*)::int as open from payment_intents where member_id = ${memberId} and state = 'pending' and expires_at > now()`)

/**
 * Until when this member makes no payment: an hour from the last of five that ran out within an hour, with nothing paid
 * since. Null: they may at once.
 */
export const findPause = async (tx: Tx, memberId: string): Promise<string | null> =>
  (
    await tx.row(sql<{ until: string | null }>`
      with ran_out as (
        select ended_at from payment_intents
        where member_id = ${memberId} and state = 'expired' and created_at > now() - interval '1 day'
          and ended_at > coalesce((select max(paid_at) from payment_intents where member_id = ${memberId}), '-infinity')
        order by ended_at desc limit 5)
      select case when count(*) = 5 and min(ended_at) > max(ended_at) - interval '1 hour' and max(ended_at) > now() - interval '1 hour'
        then max(ended_at) + interval '1 hour' end as until from ran_out`)
  ).until

export const keepPayable = (
  tx: Tx,
  id: string,
  { qrContent, phoneLink }: { readonly qrContent: string | null; readonly phoneLink: string | null },
) => tx.run(sql`update payment_intents set qr_content = ${qrContent}, phone_link = ${phoneLink} where id = ${id}`)

export const findIntent = (db: Db, paymentNumber: string) =>
  db.find(sql<Intent>`select ${intentRow} where i.payment_number = ${paymentNumber}`)

export const findOwnIntent = (db: Db, memberId: string, paymentNumber: string) =>
  db.find(sql<Intent>`
    select ${intentRow} where i.payment_number = ${paymentNumber} and i.member_id = ${memberId}`)

/** A separate statement, so that the next one sees what this one waited for. */
export const lockIntent = (tx: Tx, paymentNumber: string) =>
  tx.run(sql`select from payment_intents where payment_number = ${paymentNumber} for update`)

/** Whether another payment was credited for the same trade at the provider. */
export const findTradeElsewhere = (tx: Tx, { id, method }: Intent, tradeNumber: string) =>
  tx.find(sql<{ paymentNumber: string }>`
    select payment_number as "paymentNumber" from payment_intents
    where method = ${method} and provider_trade_number = ${tradeNumber} and id <> ${id}`)

/** The old state guards the new one; 0 rows: somebody else was first. */
export const markPaid = (
  tx: Tx,
  { id, state }: Intent,
  { tradeNumber, entryId }: { readonly tradeNumber: string; readonly entryId: string },
) =>
  tx.run(sql`
    update payment_intents set state = 'succeeded', paid_at = now(), ended_at = now(), entry_id = ${entryId},
      provider_trade_number = ${tradeNumber}, ask_at = null
    where id = ${id} and state = ${state} and entry_id is null`)

export const markEnded = (tx: Tx, id: string, state: 'failed' | 'expired' | 'closed') =>
  tx.run(sql`
    update payment_intents set state = ${state}, ended_at = now() where id = ${id} and state = 'pending'`)

/** The attempt's key is free again: a refusal changes nothing, so the same form may be sent anew. */
export const freeKey = (tx: Tx, id: string) =>
  tx.run(sql`update payment_intents set request_key = null where id = ${id}`)

export const raiseFlag = (tx: Tx, id: string, flag: PaymentFlag) =>
  tx.run(sql`
    update payment_intents set flags = flags || ${flag}::text, flagged_at = now(), flags_settled_at = null where id = ${id} and not flags @> array[${flag}::text]`)

export interface Message {
  readonly paymentNumber: string
  readonly source: 'create' | 'notice' | 'query' | 'close' | 'refund'
  readonly result: string
  readonly refundNumber?: string
  readonly details?: Readonly<Record<string, string | number | null>>
}

/** Each outcome is kept once per source, so that a provider that repeats itself fills nothing. */
export const noteMessage = (tx: Tx, { paymentNumber, source, result, refundNumber = '', details = {} }: Message) =>
  tx.run(sql`
    insert into payment_messages (payment_number, source, result, refund_number, details)
    values (${paymentNumber.slice(0, 64)}, ${source}, ${result.slice(0, 100)}, ${refundNumber}, ${JSON.stringify(details)})
    on conflict on constraint payment_messages_each_once do nothing`)

/** At most one question in three seconds for each payment, whoever asks. */
export const mayAsk = async (db: Db, id: string): Promise<boolean> =>
  (await db.run(sql`
    update payment_intents set last_asked_at = now()
    where id = ${id} and state = 'pending' and (last_asked_at is null or last_asked_at < now() - interval '3 seconds')`)) >
  0
