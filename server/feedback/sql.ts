import type { FeedbackStatus, feedbackMoves } from '#domain/feedback.ts'
import type { Language } from '#domain/language.ts'
import { type Db, escapeLike, nothing, sql, type Tx } from '#server/database/db.ts'
import { inRange, type Range } from '#server/database/range.ts'

export interface NewMessage {
  readonly kind: 'feedback' | 'contact'
  readonly memberId: string | null
  readonly contactName: string
  readonly phone: string | null
  readonly email: string | null
  readonly content: string
  readonly language: Language
}

export const insertMessage = (tx: Tx, message: NewMessage) =>
  tx.row(sql<{ id: string }>`
    insert into messages (kind, member_id, contact_name, phone, email, content, language, status)
    values (${message.kind}::text, ${message.memberId}, ${message.contactName}, ${message.phone}, ${message.email}, ${message.content},
      ${message.language}, case when ${message.kind}::text = 'feedback' then 'open' end)
    returning id`)

export interface NewSurvey {
  readonly salutation: 'mr' | 'ms'
  readonly phone: string | null
  readonly email: string | null
  readonly opinion: string
  readonly language: Language
  readonly networkHash: Buffer
}

export const insertSurvey = (tx: Tx, { salutation, phone, email, opinion, language, networkHash }: NewSurvey) =>
  tx.row(sql<{ id: string }>`
    insert into surveys (salutation, phone, email, opinion, language, network_hash)
    values (${salutation}, ${phone}, ${email}, ${opinion}, ${language}, ${networkHash}) returning id`)

export interface MessageStep {
  readonly messageId: string
  readonly event: keyof typeof feedbackMoves
  readonly from: FeedbackStatus | null
  readonly to: FeedbackStatus | null
  readonly actor: { readonly kind: 'member' | 'visitor' | 'staff'; readonly id: string | null }
  readonly note?: string
}

export const insertStep = (tx: Tx, { messageId, event, from, to, actor, note = '' }: MessageStep) =>
  tx.run(sql`
    insert into message_history (message_id, event, from_status, to_status, actor_kind, actor_id, note)
    values (${messageId}, ${event}, ${from}, ${to}, ${actor.kind}, ${actor.id}, ${note})`)

export interface Feedback {
  readonly id: string
  readonly contactName: string
  readonly phone: string | null
  readonly content: string
  readonly createdAt: string
  readonly status: FeedbackStatus
  readonly reply: string | null
  readonly repliedAt: string | null
  readonly isUnread: boolean
  /** Unread, or first seen within the last minute, so that a page that loads twice shows the same. */
  readonly isNew: boolean
}

export interface FeedbackFilter extends Range {
  readonly replied?: boolean | undefined
}

export const listFeedback = (db: Db, memberId: string, filter: FeedbackFilter, limit: number, offset: number) =>
  db.rows(sql<Feedback>`
    select id, contact_name as "contactName", phone, content, created_at as "createdAt", status, reply, replied_at as "repliedAt",
      (replied_at is not null and (read_at is null or read_at < replied_at)) as "isUnread",
      (replied_at is not null and (read_at is null or read_at < replied_at or read_at > now() - interval '1 minute')) as "isNew"
    from messages where ${matches(memberId, filter)} order by created_at desc, id desc limit ${limit} offset ${offset}`)

export const countFeedback = (db: Db, memberId: string, filter: FeedbackFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from messages where ${matches(memberId, filter)}`)

const matches = (memberId: string, { replied, ...range }: FeedbackFilter) => sql`
  member_id = ${memberId} and kind = 'feedback' ${inRange(sql`created_at`, range)}
  ${replied === undefined ? nothing : sql`and (replied_at is not null) = ${replied}::boolean`}`

/** Only what was shown: a reply that arrived in between stays unread. */
export const markRead = (db: Db, memberId: string, shown: readonly Pick<Feedback, 'id' | 'repliedAt'>[]) =>
  db.run(sql`
    update messages set read_at = now() from unnest(${shown.map(({ id }) => id)}::uuid[], ${shown.map(({ repliedAt }) => repliedAt)}::timestamptz[])
      as seen (id, replied_at)
    where messages.id = seen.id and messages.member_id = ${memberId} and messages.replied_at <= seen.replied_at + interval '1 second'`)

export const countUnread = (db: Db, memberId: string) =>
  db.row(sql<{ count: number }>`
    select count(*)::int as count from messages
    where member_id = ${memberId} and replied_at is not null and (read_at is null or read_at < replied_at)`)

export interface StaffMessage {
  readonly id: string
  readonly kind: 'feedback' | 'contact'
  readonly memberId: string | null
  readonly contactName: string
  readonly phone: string | null
  readonly email: string | null
  readonly content: string
  readonly language: Language
  readonly createdAt: string
  readonly status: FeedbackStatus | null
  readonly reply: string | null
  readonly repliedAt: string | null
  readonly repliedBy: string | null
  readonly version: number
}

export const findMessage = (db: Db, id: string) =>
  db.find(sql<StaffMessage>`
    select m.id, m.kind, m.member_id as "memberId", m.contact_name as "contactName", m.phone, m.email, m.content, m.language,
      m.created_at as "createdAt", m.status, m.reply, m.replied_at as "repliedAt", staff.name as "repliedBy", m.version
    from messages m left join staff on staff.id = m.replied_by where m.id = ${id}`)

/** A statement of its own, so that the next one sees what this one waited for. */
export const lockMessage = (tx: Tx, id: string) => tx.run(sql`select from messages where id = ${id} for update`)

/** A contact message has no state to change. */
export const updateReply = (tx: Tx, id: string, staffId: string, reply: string) =>
  tx.run(sql`
    update messages set reply = ${reply}, replied_at = now(), replied_by = ${staffId}, version = version + 1,
      status = case when kind = 'feedback' then 'replied' end
    where id = ${id} and (kind = 'contact' or status in ('open', 'replied'))`)

export interface Survey {
  readonly id: string
  readonly salutation: 'mr' | 'ms'
  readonly phone: string | null
  readonly email: string | null
  readonly opinion: string
  readonly language: Language
  readonly createdAt: string
}

export interface SurveyFilter extends Range {
  readonly keyword?: string | undefined
}

/** The newest first; `after` is the last one already read. */
export const listSurveys = (db: Db, filter: SurveyFilter, after: string | null, limit: number) =>
  db.rows(sql<Survey>`
    select id, salutation, phone, email, opinion, language, created_at as "createdAt" from surveys
    where ${matchesSurvey(filter)}
      ${after === null ? nothing : sql`and (created_at, id) < (select created_at, id from surveys where id = ${after})`}
    order by created_at desc, id desc limit ${limit}`)

export const countSurveys = (db: Db, filter: SurveyFilter, most: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select 1 from surveys where ${matchesSurvey(filter)} limit ${most}) counted`)

function matchesSurvey({ keyword, ...range }: SurveyFilter) {
  const holds = keyword ? `%${escapeLike(keyword)}%` : null
  return sql`
    (${holds}::text is null or concat_ws(' ', opinion, phone, email) ilike ${holds}::text) ${inRange(sql`created_at`, range)}`
}
