import type { EventGroup, NoticeChannel, NoticeChoice } from '#domain/member-event.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** Only what the member ever changed. */
export const choicesOf = (db: Db, memberId: string) =>
  db.rows(sql<NoticeChoice>`
    select event_group as "group", channel, is_on as "isOn" from notice_choices where member_id = ${memberId}`)

export const saveChoice = (tx: Tx, memberId: string, { group, channel, isOn }: NoticeChoice) =>
  tx.run(sql`
    insert into notice_choices (member_id, event_group, channel, is_on) values (${memberId}, ${group}, ${channel}, ${isOn})
    on conflict (member_id, event_group, channel) do update set is_on = excluded.is_on, changed_at = now()`)

export const isChosen = (memberId: string, group: EventGroup, channel: NoticeChannel) => sql`exists (
  select from notice_choices where member_id = ${memberId} and event_group = ${group} and channel = ${channel} and is_on)`

/** The member switched this channel off; where nothing may be switched off, nobody asks. */
export const isOff = (memberId: string, group: EventGroup, channel: NoticeChannel) => sql`exists (
  select from notice_choices where member_id = ${memberId} and event_group = ${group} and channel = ${channel} and not is_on)`

/** By a link, without a log-in: it can outlive the account. */
export const switchMailOff = (db: Db, memberId: string, group: EventGroup) =>
  db.run(sql`
    insert into notice_choices (member_id, event_group, channel, is_on)
    select id, ${group}::text, 'mail', false from members where id = ${memberId} and state <> 'erased'
    on conflict (member_id, event_group, channel) do update set is_on = false, changed_at = now()`)
