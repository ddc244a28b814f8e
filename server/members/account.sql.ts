import type { StoredText } from '#contract/wire/language.ts'
import type { SocialProvider } from '#contract/profile.ts'
import type { Language } from '#domain/language.ts'
import type { HomeRegion } from '#domain/phone.ts'
import { type Db, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* A member's own account: profile, password, and where they are signed in. */

interface Profile extends Readonly<Record<SocialProvider, string | null>> {
  readonly id: string
  readonly memberNumber: string
  readonly email: string
  readonly phoneE164: string | null
  readonly homeRegion: HomeRegion
  readonly realName: string | null
  readonly levelCode: string
  readonly levelName: Partial<StoredText>
  readonly language: Language
  readonly registeredAt: string
  readonly lastLoginAt: string | null
  readonly version: number
}

export const profileOf = (db: Db, memberId: string) =>
  db.row(sql<Profile>`
    select m.id, m.member_number as "memberNumber", m.email, m.phone_e164 as "phoneE164", m.home_region as "homeRegion",
      m.facebook, m.wechat, m.qq, m.wangwang, m.real_name as "realName", l.code as "levelCode", l.name as "levelName", m.language,
      m.registered_at as "registeredAt", m.last_login_at as "lastLoginAt", m.version
    from members m join member_levels l on l.code = m.level_code where m.id = ${memberId}`)

export interface ProfileChange extends Readonly<Partial<Record<SocialProvider, string | null | undefined>>> {
  readonly realName?: string | undefined
  readonly language?: Language | undefined
  /** Null removes it. */
  readonly phone?: { readonly region: HomeRegion; readonly e164: string } | null | undefined
}

/**
 * Undefined values stay unchanged. Returns the previous phone; no row when somebody else changed the profile since the
 * caller saw it.
 */
export const changeProfile = (tx: Tx, memberId: string, change: ProfileChange, version: number | undefined) =>
  tx.find(sql<{ phoneBefore: string | null }>`
    update members m set version = version + 1
      ${set(sql`real_name`, change.realName)} ${set(sql`language`, change.language)}
      ${set(sql`phone_e164`, change.phone && change.phone.e164)} ${set(sql`phone_region`, change.phone && change.phone.region)}
      ${set(sql`facebook`, change.facebook)} ${set(sql`wechat`, change.wechat)} ${set(sql`qq`, change.qq)}
      ${set(sql`wangwang`, change.wangwang)}
    from (select id, phone_e164 as phone from members where id = ${memberId} for update) before
    where m.id = before.id and state = 'active' and (${version ?? null}::int is null or version = ${version ?? null})
    returning before.phone as "phoneBefore"`)

const set = (column: Query<unknown>, value: string | null | undefined) =>
  value === undefined ? nothing : sql`, ${column} = ${value}::text`

export type AccountEvent =
  | 'profile'
  | 'password'
  | 'link'
  | 'unlink'
  | 'ask_deletion'
  | 'withdraw_deletion'
  | 'refuse_deletion'
  | 'erase'
  | 'code_on'
  | 'code_off'
  | 'recovery_code'
  | 'passkey_add'
  | 'passkey_remove'
  | 'passkey_suspect'

interface AccountStep {
  readonly memberId: string
  readonly event: AccountEvent
  /** The names of changed fields; never their previous values. */
  readonly fields?: readonly string[]
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: string }
}

export const insertAccountStep = (tx: Tx, { memberId, event, fields = [], actor }: AccountStep) =>
  tx.run(sql`
    insert into member_history (member_id, event, fields, actor_kind, actor_id)
    values (${memberId}, ${event}, ${fields}, ${actor.kind}, ${actor.id})`)

export const passwordHashOf = (db: Db, memberId: string) =>
  db.row(sql<{ passwordHash: string }>`select password_hash as "passwordHash" from members where id = ${memberId}`)

/** No row when the password was changed meanwhile. */
export const replacePassword = (tx: Tx, memberId: string, provenHash: string, passwordHash: string) =>
  tx.find(sql<{ id: string }>`
    update members set password_hash = ${passwordHash}
    where id = ${memberId} and password_hash = ${provenHash} and state = 'active' returning id`)

export interface SignedIn {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly signedInAt: string
  readonly lastSeenAt: string
  readonly way: 'password' | 'passkey' | SocialProvider | null
  readonly withCode: boolean
}

const live = sql`ended_at is null and expires_at > now()`

/** At most ten (C-01). */
export const liveSignIns = (db: Db, memberId: string) =>
  db.rows(sql<SignedIn>`
    select id, user_agent as "userAgent", network, created_at as "signedInAt", last_seen_at as "lastSeenAt", way, with_code as "withCode"
    from member_sessions where member_id = ${memberId} and ${live} order by last_seen_at desc, id desc`)

export const endSignIn = (tx: Tx, memberId: string, sessionId: string) =>
  tx.find(sql<{ id: string }>`
    update member_sessions set ended_at = now(), end_reason = 'ended_by_member'
    where id = ${sessionId} and member_id = ${memberId} and ${live} returning id`)

export const endOtherSignIns = (tx: Tx, memberId: string, sessionId: string, reason = 'ended_by_member') =>
  tx.run(sql`
    update member_sessions set ended_at = now(), end_reason = ${reason}
    where member_id = ${memberId} and id <> ${sessionId} and ${live}`)
