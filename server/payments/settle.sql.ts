import type { PaymentFlag } from '#contract/payments.ts'
import { type Db, sql } from '#server/database/db.ts'
import { type Intent, intentRow } from './sql.ts'

/** Takes payments whose turn it is, so that no other process asks about them as well. */
export const takeDueIntents = (db: Db, limit: number) =>
  db.rows(sql<{ paymentNumber: string }>`
    update payment_intents set ask_at = now() + interval '1 minute', last_asked_at = now()
    where id in (select id from payment_intents where ask_at <= now() order by ask_at limit ${limit} for update skip locked)
    returning payment_number as "paymentNumber"`)

export const readIntents = (db: Db, paymentNumbers: readonly string[]) =>
  db.rows(sql<Intent>`select ${intentRow} where i.payment_number = any(${paymentNumbers}) order by i.created_at`)

/** A payment that was credited meanwhile is not asked about any more. */
export const askIntentAgain = (db: Db, id: string, seconds: number | null) =>
  db.run(sql`
    update payment_intents set ask_at = now() + make_interval(secs => ${seconds}) where id = ${id} and ask_at is not null`)

/** 0 rows: there is no flag, or somebody settled it. */
export const settleFlags = (db: Db, id: string, staffId: string, note: string) =>
  db.run(sql`
    update payment_intents set flags_settled_at = now(), flags_settled_by = ${staffId}, flags_note = ${note}
    where id = ${id} and flags <> '{}' and flags_settled_at is null`)

/** Each flagged payment once, whoever runs into it. */
export const takeUntoldFlags = (db: Db) =>
  db.rows(sql<{ paymentNumber: string; flags: readonly PaymentFlag[] }>`
    update payment_intents set flag_told_at = now() where flags <> '{}' and flag_told_at is null
    returning payment_number as "paymentNumber", flags`)
