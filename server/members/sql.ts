import type { StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { MemberState } from '#domain/member.ts'
import type { HomeRegion } from '#domain/phone.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** `member` columns that several queries need; the name falls back to the local part of the email address (C-10). */
const displayName = sql`coalesce(m.real_name, split_part(m.email, '@', 1))`

export interface NewMember {
  readonly memberNumber: string
  readonly email: string
  readonly passwordHash: string
  readonly state: MemberState
  readonly homeRegion: HomeRegion
  readonly phoneE164: string
  readonly language: Language
  readonly invitationCode: string
  readonly ageDeclaration: 'adult' | 'guardianConsent'
}

/**
 * Undefined when the address is taken. A registration that nobody confirmed within a day is replaced: its row is
 * overwritten under its old id, which was never used (`isNew` false).
 */
export const insertMember = (tx: Tx, member: NewMember) =>
  tx.find(sql<{ id: string; isNew: boolean }>`
    insert into members (member_number, email, password_hash, state, home_region, phone_e164, phone_region, level_code,
      language, invitation_code, age_declaration, terms_at, activated_at)
    values (${member.memberNumber}, ${member.email}, ${member.passwordHash}, ${member.state}::text, ${member.homeRegion}::text,
      ${member.phoneE164}, ${member.homeRegion}::text, (select code from member_levels order by sort, code limit 1), ${member.language},
      ${member.invitationCode}, ${member.ageDeclaration}, now(), case when ${member.state}::text = 'active' then now() end)
    on conflict (email) do update set
      member_number = excluded.member_number, password_hash = excluded.password_hash, state = excluded.state,
      home_region = excluded.home_region, phone_e164 = excluded.phone_e164, phone_region = excluded.phone_region,
      level_code = excluded.level_code, language = excluded.language, invitation_code = excluded.invitation_code,
      age_declaration = excluded.age_declaration, terms_at = now(), registered_at = now(), activated_at = excluded.activated_at
    where members.state = 'pending' and members.registered_at < now() - interval '24 hours'
    returning id, xmax = 0 as "isNew"`)

export const findInviter = (db: Db, invitationCode: string) =>
  db.find(sql<{ id: string }>`select id from members where invitation_code = ${invitationCode} and state = 'active'`)

/** Whether an address is taken now; the insert decides in the end. */
export const isEmailTaken = async (db: Db, email: string) =>
  (await db.find(sql<{ id: string }>`
    select id from members where email = ${email} and not (state = 'pending' and registered_at < now() - interval '24 hours')`)) !==
  undefined

export interface MemberToMail {
  readonly id: string
  readonly memberNumber: string
  readonly memberName: string
  readonly email: string
  readonly language: Language
  readonly state: MemberState
}

const mailColumns = sql`m.id, m.member_number as "memberNumber", ${displayName} as "memberName", m.email, m.language, m.state`

export const findMemberToMail = (db: Db, memberId: string) =>
  db.find(sql<MemberToMail>`select ${mailColumns} from members m where m.id = ${memberId}`)

/** Reads the state and keeps it from changing until the transaction ends. */
export const holdState = (tx: Tx, memberId: string) =>
  tx.row(sql<{ state: MemberState }>`select state from members where id = ${memberId} for share`)

export const findMemberByEmail = (db: Db, email: string) =>
  db.find(sql<MemberToMail>`select ${mailColumns} from members m where m.email = ${email}`)

export interface MemberCard {
  readonly memberId: string
  readonly memberNumber: string
  readonly memberName: string
  readonly state: MemberState
}

const cardColumns = sql`m.id as "memberId", m.member_number as "memberNumber", ${displayName} as "memberName", m.state`

export const findCardByNumber = (db: Db, memberNumber: string) =>
  db.find(sql<MemberCard>`
    select ${cardColumns} from members m
    where m.member_number = ${memberNumber} or m.id = (select member_id from member_aliases where alias = ${memberNumber})`)

export const findCardsByNumber = (db: Db, memberNumbers: readonly string[]) =>
  db.rows(sql<MemberCard & { foundBy: string }>`
    select ${cardColumns}, m.member_number as "foundBy" from members m where m.member_number = any(${memberNumbers})
    union all
    select ${cardColumns}, a.alias from member_aliases a join members m on m.id = a.member_id where a.alias = any(${memberNumbers})`)

export const cardsOf = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<MemberCard>`select ${cardColumns} from members m where m.id = any(${memberIds})`)

interface MemberAtHome {
  readonly userId: string
  readonly memberNumber: string
  readonly displayName: string
  readonly email: string
  readonly phone: string | null
  readonly levelCode: string
  readonly levelName: Partial<StoredText>
  readonly registeredAt: string
  readonly previousLoginAt: string | null
  readonly invitationCode: string
  readonly permissions: string[]
}

export const memberAtHome = (db: Db, memberId: string) =>
  db.row(sql<MemberAtHome>`
    select m.id as "userId", m.member_number as "memberNumber", ${displayName} as "displayName", m.email, m.phone_e164 as phone,
      l.code as "levelCode", l.name as "levelName", m.registered_at as "registeredAt", m.previous_login_at as "previousLoginAt",
      m.invitation_code as "invitationCode", m.permissions
    from members m join member_levels l on l.code = m.level_code where m.id = ${memberId}`)

export interface MemberToSignIn {
  readonly id: string
  readonly memberNumber: string
  readonly displayName: string
  readonly state: MemberState
  readonly passwordHash: string
  /** The secret of the second factor, encrypted; null without one. */
  readonly totpSealed: Buffer | null
  readonly permissions: string[]
}

const toSignIn = sql`m.id, m.member_number as "memberNumber", ${displayName} as "displayName", m.state, m.password_hash as "passwordHash",
  m.totp_sealed as "totpSealed", m.permissions`

export const findMemberToSignIn = (db: Db, email: string, memberNumber: string) =>
  db.find(
    sql<MemberToSignIn>`select ${toSignIn} from members m where m.email = ${email} or m.member_number = ${memberNumber}`,
  )

export const findMemberById = (db: Db, id: string) =>
  db.find(sql<MemberToSignIn>`select ${toSignIn} from members m where m.id = ${id}`)

interface Proven {
  readonly id: string
  /** Null: a third party or a passkey proved who it is, and no password. */
  readonly passwordHash: string | null
  /** Undefined: no code was needed. */
  readonly totpSealed?: Buffer | null
}

/** No row when what was proven was changed, or the account disabled, during the sign-in. */
export const recordSignIn = (tx: Tx, { id, passwordHash, totpSealed }: Proven, language: Language | null) =>
  tx.find(sql<{ language: Language }>`
    update members set previous_login_at = last_login_at, last_login_at = now(), language = coalesce(${language}::text, language)
    where id = ${id} and state = 'active' and (${passwordHash}::text is null or password_hash = ${passwordHash})
      and (${totpSealed === undefined}::boolean or totp_sealed is not distinct from ${totpSealed ?? null}::bytea)
    returning language`)

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userAgent: string
  /** Where it was opened from. */
  readonly network: string
  /** `session.memberDays` */
  readonly days: number
  readonly way: string
  readonly withCode: boolean
  readonly passkeyId: string | null
  /** Counts as a fresh proof of who it is. */
  readonly isProven: boolean
}

export const insertSession = (tx: Tx, memberId: string, session: NewSession) =>
  tx.row(sql<{ expiresAt: string }>`
    insert into member_sessions (member_id, token_hash, user_agent, network, expires_at, way, with_code, passkey_id, proven_at)
    values (${memberId}, ${session.tokenHash}, ${session.userAgent}, ${session.network}, now() + make_interval(days => ${session.days}),
      ${session.way}, ${session.withCode}, ${session.passkeyId}, case when ${session.isProven}::boolean then now() end)
    returning expires_at as "expiresAt"`)

/**
 * By id, which follows the order of inserts; `created_at` is when the transaction began, before it waited for its turn.
 */
export const endSessionsBeyond = (tx: Tx, memberId: string, most: number) =>
  tx.run(sql`
    update member_sessions set ended_at = now(), end_reason = 'too_many' where id in (
      select id from member_sessions where member_id = ${memberId} and ended_at is null and expires_at > now()
      order by id desc offset ${most})`)

export const endSession = (tx: Tx, tokenHash: Buffer) =>
  tx.run(
    sql`update member_sessions set ended_at = now(), end_reason = 'logout' where token_hash = ${tokenHash} and ended_at is null`,
  )

export const endAllSessions = (tx: Tx, memberId: string, reason: string) =>
  tx.run(
    sql`update member_sessions set ended_at = now(), end_reason = ${reason} where member_id = ${memberId} and ended_at is null`,
  )

type TokenKind = 'activation' | 'reset'

const tokenLife = { activation: '24 hours', reset: '2 hours' } as const satisfies Record<TokenKind, string>

export const deleteTokens = (tx: Tx, memberId: string | null, kind: TokenKind) =>
  tx.run(sql`delete from auth_tokens where member_id = ${memberId}::uuid and kind = ${kind}`)

/** Inserts nothing when there is no such member, but runs the same statement. */
export const insertToken = (tx: Tx, memberId: string | null, kind: TokenKind, tokenHash: Buffer) =>
  tx.run(sql`
    insert into auth_tokens (member_id, kind, token_hash, expires_at)
    select id, ${kind}::text, ${tokenHash}::bytea, now() + ${tokenLife[kind]}::interval from members where id = ${memberId}::uuid`)

/** The member of an activation link, locked, so that of many clicks at once one is first. */
export const lockActivation = (tx: Tx, tokenHash: Buffer) =>
  tx.find(sql<MemberToMail & { isUsed: boolean; isLate: boolean }>`
    select ${mailColumns}, t.used_at is not null as "isUsed", t.expires_at <= now() as "isLate"
    from auth_tokens t join members m on m.id = t.member_id
    where t.token_hash = ${tokenHash} and t.kind = 'activation' for update`)

export const useToken = (tx: Tx, tokenHash: Buffer) =>
  tx.run(sql`update auth_tokens set used_at = now() where token_hash = ${tokenHash} and used_at is null`)

export const activateMember = (tx: Tx, memberId: string) =>
  tx.find(sql<{ id: string }>`
    update members set state = 'active', activated_at = now() where id = ${memberId} and state = 'pending' returning id`)

const liveReset = (tokenHash: Buffer) =>
  sql`token_hash = ${tokenHash} and kind = 'reset' and used_at is null and expires_at > now()`

export const isLiveReset = async (db: Db, tokenHash: Buffer) =>
  (await db.find(sql<{ id: string }>`select id from auth_tokens where ${liveReset(tokenHash)}`)) !== undefined

/** The member of the link; no row when it was used, has expired, or never existed. */
export const takeReset = (tx: Tx, tokenHash: Buffer) =>
  tx.find(
    sql<{
      memberId: string
    }>`update auth_tokens set used_at = now() where ${liveReset(tokenHash)} returning member_id as "memberId"`,
  )

export const changePassword = (tx: Tx, memberId: string, passwordHash: string) =>
  tx.find(sql<{ id: string }>`
    update members set password_hash = ${passwordHash} where id = ${memberId} and state = 'active' returning id`)
