import type { PaymentMethod } from '#domain/payment.ts'
import { type Db, sql } from '#server/database/db.ts'
import type { StatementWord } from './sql.ts'

/** Providers keep their statements for three months. */
export const keptDays = 80

/**
 * Every day up to yesterday, from the last one that is known: a server that was off makes up for what it missed. Each is
 * fetched from the hour on at which the provider has it.
 */
export const insertDays = (db: Db, method: PaymentMethod, yesterday: string, hour: number) =>
  db.run(sql`
    insert into payment_statements (method, day, ask_at)
    select ${method}, each.day::date, each.day::date + interval '1 day' + make_interval(hours => ${hour})
    from (select coalesce(max(day) + 1, ${yesterday}::date) as next from payment_statements where method = ${method}) known
    cross join lateral generate_series(greatest(known.next, ${yesterday}::date - ${keptDays}::int), ${yesterday}::date, interval '1 day') as each (day)
    on conflict on constraint payment_statements_once do nothing`)

/** A day that somebody asks for by hand. */
export const insertDay = (db: Db, method: PaymentMethod, day: string) =>
  db.run(sql`
    insert into payment_statements (method, day) values (${method}, ${day}::date)
    on conflict on constraint payment_statements_once do nothing`)

export interface DueDay {
  readonly id: string
  readonly method: PaymentMethod
  readonly day: string
  readonly tries: number
}

/** Takes the days whose turn it is, oldest first, so that no other process fetches them as well. */
export const takeDueDays = (db: Db, limit: number, nowMs: number) =>
  db.rows(sql<DueDay>`
    update payment_statements set ask_at = to_timestamp(${nowMs / 1000}) + interval '10 minutes'
    where id in (select id from payment_statements where ask_at <= to_timestamp(${nowMs / 1000}) order by day limit ${limit} for update skip locked)
    returning id, method, day::text as day, tries`)

export const noteTry = (db: Db, id: string) =>
  db.run(sql`update payment_statements set tries = tries + 1, tried_at = now() where id = ${id}`)

/** Whether the books have anything of that day. */
export const anythingOn = async (db: Db, method: PaymentMethod, day: string): Promise<boolean> =>
  (
    await db.row(sql<{ found: boolean }>`
      select exists (
        select from payment_intents where method = ${method} and paid_at >= ${day}::date and paid_at < ${day}::date + interval '1 day'
      ) or exists (
        select from payment_refunds r join payment_intents i on i.id = r.intent_id
        where i.method = ${method} and r.state = 'done' and r.ended_at >= ${day}::date and r.ended_at < ${day}::date + interval '1 day'
      ) as found`)
  ).found

/** A day that was compared before stays so: its statement is still the one that counted. */
export const noteFault = (db: Db, id: string, fault: StatementWord, againAtMs: number | null) =>
  db.run(sql`
    update payment_statements set fault = ${fault},
      ask_at = case when state = 'waiting' then to_timestamp(${againAtMs === null ? null : againAtMs / 1000}) end
    where id = ${id}`)

/** Days that are still without a statement after this time, each told of once. */
export const takeLateDays = (db: Db, hour: number, nowMs: number) =>
  db.rows(sql<{ method: PaymentMethod; day: string; fault: StatementWord | null }>`
    update payment_statements set late_told_at = now()
    where state = 'waiting' and late_told_at is null
      and to_timestamp(${nowMs / 1000}) >= day + interval '1 day' + make_interval(hours => ${hour})
    returning method, day::text as day, fault`)
