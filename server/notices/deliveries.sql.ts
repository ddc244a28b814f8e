import type { StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { type Database, sql } from '#server/database/db.ts'

/** A notice on its way to one browser or phone. */
export interface Delivery {
  readonly id: string
  readonly noticeId: string
  readonly channel: 'push' | 'sms'
  readonly title: StoredText
  readonly text: StoredText
  readonly link: string | null
  readonly language: Language
  readonly phone: string | null
  readonly subscriptionId: string | null
  readonly endpoint: string | null
  readonly publicKey: Buffer | null
  readonly secret: Buffer | null
}

/** Reserves due messages for a minute: if this process ends before they are sent, another one sends them. */
export const claimDue = (database: Database, channels: readonly string[], limit: number) =>
  database.rows(sql<Delivery>`
    with due as (
      update notice_deliveries set attempts = attempts + 1, next_at = now() + interval '1 minute'
      where id in (
        select id from notice_deliveries where state = 'queued' and channel = any(${channels}) and next_at <= now()
        order by next_at limit ${limit} for update skip locked)
      returning id, notice_id, channel, subscription_id)
    select d.id, d.notice_id as "noticeId", d.channel, n.title, n.text, n.link, m.language, m.phone_e164 as phone,
      s.id as "subscriptionId", s.endpoint, s.public_key as "publicKey", s.secret
    from due d join notices n on n.id = d.notice_id join members m on m.id = n.member_id
      left join push_subscriptions s on s.id = d.subscription_id`)

export const markSent = (database: Database, id: string) =>
  database.run(sql`update notice_deliveries set state = 'sent', sent_at = now(), last_error = null where id = ${id}`)

const lastAttempt = 6

/** Tried again after 30, 60, 120 s …, for a quarter of an hour: later it is no news. */
export const markFailed = (database: Database, id: string, reason: string) =>
  database.run(sql`
    update notice_deliveries set state = case when attempts >= ${lastAttempt}::int then 'failed' else 'queued' end,
      last_error = ${reason}, next_at = now() + make_interval(secs => 15 * power(2, attempts)::int) where id = ${id}`)

/** It cannot be sent, now or later. */
export const setAside = (database: Database, id: string, reason: string) =>
  database.run(sql`update notice_deliveries set state = 'failed', last_error = ${reason} where id = ${id}`)

/** The browser gave its subscription up; what waits for it goes with it. */
export const forgetSubscription = (database: Database, id: string) =>
  database.run(sql`delete from push_subscriptions where id = ${id}`)
