import type { StoredText } from '#contract/wire/language.ts'
import type { EventGroup } from '#domain/member-event.ts'
import { type Db, nothing, sql, type Tx } from '#server/database/db.ts'

interface Notice {
  readonly id: string
  readonly group: EventGroup
  readonly title: StoredText
  readonly text: StoredText
  readonly link: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

export interface NoticeFilter {
  readonly unread?: boolean | undefined
  readonly group?: EventGroup | undefined
}

export const listNotices = (db: Db, memberId: string, filter: NoticeFilter, limit: number, offset: number) =>
  db.rows(sql<Notice>`
    select id, event_group as "group", title, text, link, created_at as "createdAt", read_at as "readAt"
    from notices where ${matches(memberId, filter)} order by id desc limit ${limit} offset ${offset}`)

export const countNotices = (db: Db, memberId: string, filter: NoticeFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from notices where ${matches(memberId, filter)}`)

const matches = (memberId: string, { unread, group }: NoticeFilter) => sql`
  member_id = ${memberId}
  ${unread === undefined ? nothing : unread ? sql`and read_at is null` : sql`and read_at is not null`}
  ${group === undefined ? nothing : sql`and event_group = ${group}`}`

export const countUnreadUpTo = (db: Db, memberId: string, most: number) =>
  db.row(sql<{ count: number }>`
    select count(*)::int as count from (select from notices where member_id = ${memberId} and read_at is null limit ${most}) unread`)

/** Whose it is decides whether it is there at all; one that was read keeps its time. */
export const markRead = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<{ id: string }>`
    update notices set read_at = coalesce(read_at, now()) where id = ${id} and member_id = ${memberId} returning id`)

/** In the order of their ids, so that two that mark all at once never wait for each other in a circle. */
export const markAllRead = (tx: Tx, memberId: string) =>
  tx.run(sql`
    update notices set read_at = now() where id in (
      select id from notices where member_id = ${memberId} and read_at is null order by id for update)`)
