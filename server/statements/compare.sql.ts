import type { PaymentMethod } from '#domain/payment.ts'
import type { DifferenceKind, StatementSubject } from '#domain/statement.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import type { StatementRow } from '#server/payments/payments.ts'

/** Comparisons of a method come one after the other, so that two at once find each difference once. */
export const lockMethod = (tx: Tx, method: PaymentMethod) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`statements:${method}`}, 0))`)

/** What the provider lists for the day, instead of what it listed before. A number that is there twice counts twice. */
export async function replaceRows(tx: Tx, statementId: string, rows: readonly StatementRow[]): Promise<void> {
  await tx.run(sql`delete from payment_statement_rows where statement_id = ${statementId}`)
  await tx.run(sql`
    insert into payment_statement_rows (statement_id, method, subject, number, payment_number, trade_number, amount_minor)
    select s.id, s.method, r.subject, r.number, min(r."paymentNumber"), min(r."tradeNumber"), sum(r."amountMinor")
    from payment_statements s cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (subject text, number text, "paymentNumber" text, "tradeNumber" text, "amountMinor" bigint)
    where s.id = ${statementId} group by s.id, s.method, r.subject, r.number`)
}

export const markCompared = (tx: Tx, statementId: string) =>
  tx.run(sql`
    update payment_statements set state = 'compared', compared_at = now(), fault = null, ask_at = null
    where id = ${statementId}`)

/** A payment or refund, by its number. */
export interface Named {
  readonly subject: StatementSubject
  readonly number: string
}

/**
 * Everything that the statement of a day may be about: what it lists, what was credited or refunded here around that day,
 * and what still differs.
 */
export const numbersAround = (tx: Tx, method: PaymentMethod, statementId: string, day: string) =>
  tx.rows(sql<Named>`
    select subject, number from payment_statement_rows where statement_id = ${statementId}
    union
    select 'payment', payment_number from payment_intents where method = ${method} and entry_id is not null
      and paid_at >= ${day}::date - interval '10 minutes' and paid_at < ${day}::date + interval '10 days'
      and created_at < ${day}::date + interval '1 day'
    union
    select 'refund', coalesce(r.provider_number, r.refund_number) from payment_refunds r join payment_intents i on i.id = r.intent_id
    where i.method = ${method} and r.state = 'done' and r.ended_at >= ${day}::date - interval '10 minutes'
      and r.ended_at < ${day}::date + interval '60 days' and r.created_at < ${day}::date + interval '1 day'
    union ${openOnes(method)}`)

/** What still differs, whatever the day. */
export const openNumbers = (tx: Tx, method: PaymentMethod) => tx.rows(sql<Named>`${openOnes(method)}`)

const openOnes = (method: PaymentMethod) => sql`
  (select subject, number from payment_differences where method = ${method} and state = 'open' order by found_at limit 5000)`

export interface BothSides extends Named {
  readonly paymentNumber: string
  readonly tradeNumber: string | null
  readonly ourMinor: number | null
  readonly ourState: string
  readonly theirMinor: number | null
  readonly isDue: boolean
  /** The day it is listed on, or was finished here; null: neither. */
  readonly statementId: string | null
}

/** What both sides know of these numbers, in every statement that is there. */
export const readBothSides = (tx: Tx, method: PaymentMethod, numbers: readonly Named[]) =>
  tx.rows(sql<BothSides>`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as n (subject text, number text)
    ), ours as (
      select n.subject, n.number, i.payment_number, case when i.entry_id is not null then i.amount_minor end as amount,
        i.state, i.created_at as begun_at, i.paid_at as ended_at, i.entry_id is not null as is_done
      from named n join payment_intents i on n.subject = 'payment' and i.payment_number = n.number and i.method = ${method}
      union all
      select n.subject, n.number, min(i.payment_number), sum(r.amount_minor) filter (where r.state <> 'failed'),
        (array_agg(r.state order by r.created_at desc))[1], min(r.created_at), max(r.ended_at), bool_and(r.state in ('done', 'failed'))
      from named n join payment_refunds r on r.refund_number = n.number or r.provider_number = n.number
      join payment_intents i on i.id = r.intent_id and i.method = ${method}
      where n.subject = 'refund' group by n.subject, n.number
    ), theirs as (
      select r.subject, r.number, min(r.payment_number) as payment_number, min(r.trade_number) as trade_number,
        sum(r.amount_minor) as amount, (array_agg(r.statement_id order by s.day desc))[1] as statement_id
      from named n join payment_statement_rows r on r.method = ${method} and r.subject = n.subject and r.number = n.number
      join payment_statements s on s.id = r.statement_id group by r.subject, r.number
    )
    select n.subject, n.number, coalesce(t.payment_number, o.payment_number, n.number) as "paymentNumber",
      nullif(t.trade_number, '') as "tradeNumber", o.amount::bigint as "ourMinor", coalesce(o.state, 'none') as "ourState",
      t.amount::bigint as "theirMinor", coalesce(o.is_done and ${isEveryDayThere(method)}, false) as "isDue",
      coalesce(t.statement_id, s.id) as "statementId"
    from named n left join ours o using (subject, number) left join theirs t using (subject, number)
    left join payment_statements s on s.method = ${method} and s.day = o.ended_at::date`)

/**
 * It could be listed on any day from its beginning to its end: what is paid before midnight may be credited after it, and
 * both clocks may differ by some minutes. It is missing only when the statements of all these days are there.
 */
const isEveryDayThere = (method: PaymentMethod): Query<unknown> => sql`
  not exists (
    select from generate_series(o.begun_at::date, (o.ended_at + interval '10 minutes')::date, interval '1 day') as each (day)
    where not exists (
      select from payment_statements c where c.method = ${method} and c.day = each.day::date and c.state = 'compared'
    )
  )`

export interface Found extends BothSides {
  readonly statementId: string
  readonly kind: DifferenceKind
}

/** Closes what agrees now or differs in another way; of the numbers that were compared alone. */
export const closeMended = (tx: Tx, method: PaymentMethod, numbers: readonly Named[], found: readonly Found[]) =>
  tx.rows(sql<{ statementId: string }>`
    update payment_differences d set state = 'mended', closed_at = now()
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as n (subject text, number text)
    where d.method = ${method} and d.state = 'open' and d.subject = n.subject and d.number = n.number
      and not exists (
        select from ${foundRows(found)} where f.subject = d.subject and f.number = d.number and f.kind = d.kind
          and f."ourMinor" is not distinct from d.our_minor and f."theirMinor" is not distinct from d.their_minor
      )
    returning d.statement_id as "statementId"`)

/** Each once: what was explained with these figures stays explained; what was mended and differs again is open again. */
export const writeFound = (tx: Tx, method: PaymentMethod, found: readonly Found[]) =>
  tx.rows(sql<{ id: string }>`
    insert into payment_differences as d (statement_id, method, subject, number, payment_number, trade_number, kind, our_minor,
      our_state, their_minor)
    select f."statementId", ${method}, f.subject, f.number, f."paymentNumber", f."tradeNumber", f.kind, f."ourMinor", f."ourState",
      f."theirMinor"
    from ${foundRows(found)}
    on conflict on constraint payment_differences_same do update set state = 'open', closed_at = null, closed_by = null,
      approved_by = null, reason = '', found_at = now(), our_state = excluded.our_state
    where d.state = 'mended' returning id`)

const foundRows = (found: readonly Found[]) => sql`
  jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("statementId" uuid, subject text, number text, "paymentNumber" text,
    "tradeNumber" text, kind text, "ourMinor" bigint, "ourState" text, "theirMinor" bigint)`

/**
 * The sums of both sides. Ours are of the numbers that the provider lists, and of what it does not list: the day on which
 * something was credited here may be the next one.
 */
export const writeSums = (db: Db, statementIds: readonly string[]) =>
  db.run(sql`
    update payment_statements s set their_payments = t.payments, their_paid_minor = t.paid, their_refunds = t.refunds,
      their_refunded_minor = t.refunded, our_payments = o.payments, our_paid_minor = o.paid, our_refunds = b.refunds,
      our_refunded_minor = b.refunded
    from payment_statements asked
    cross join lateral (
      select count(*) filter (where subject = 'payment') as payments,
        coalesce(sum(amount_minor) filter (where subject = 'payment'), 0) as paid,
        count(*) filter (where subject = 'refund') as refunds,
        coalesce(sum(amount_minor) filter (where subject = 'refund'), 0) as refunded
      from payment_statement_rows r where r.statement_id = asked.id
    ) t
    cross join lateral (
      select count(*) as payments, coalesce(sum(i.amount_minor), 0) as paid from payment_intents i
      where i.method = asked.method and i.entry_id is not null and i.payment_number in (${meant(sql`'payment'`)})
    ) o
    cross join lateral (
      select count(*) as refunds, coalesce(sum(r.amount_minor), 0) as refunded
      from payment_refunds r join payment_intents i on i.id = r.intent_id
      where i.method = asked.method and r.state <> 'failed' and coalesce(r.provider_number, r.refund_number) in (${meant(sql`'refund'`)})
    ) b
    where asked.id = s.id and s.id = any(${statementIds})`)

const meant = (subject: Query<unknown>) => sql`
  select number from payment_statement_rows r where r.statement_id = asked.id and r.subject = ${subject}
  union select number from payment_differences d
  where d.statement_id = asked.id and d.subject = ${subject} and d.their_minor is null and d.state <> 'mended'`
