import type { StaffRole } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface StaffMember {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly roles: StaffRole[]
  readonly warehouseIds: string[]
  readonly mustChangePassword: boolean
}

const columns = sql`id, username, name, roles, warehouse_ids as "warehouseIds", must_change_password as "mustChangePassword"`

export type StaffToSignIn = StaffMember & {
  readonly passwordHash: string
  readonly oneTimePasswordEnded: boolean
  readonly disabled: boolean
  /** The secret of the second factor, encrypted; null without one. */
  readonly totpSealed: Buffer | null
  readonly recoveryCodesLeft: number
  readonly hasPin: boolean
}

/** Not used in time; one without an expiry counts as expired. */
export const oneTimePasswordEnded = sql`(must_change_password and coalesce(one_time_password_until <= now(), true))`

const toSignIn = sql`${columns}, password_hash as "passwordHash", ${oneTimePasswordEnded} as "oneTimePasswordEnded", disabled, totp_sealed as "totpSealed",
  cardinality(recovery_hashes) as "recoveryCodesLeft", pin_hash is not null as "hasPin"`

export const findStaffToSignIn = (db: Db, username: string) =>
  db.find(sql<StaffToSignIn>`select ${toSignIn} from staff where username = ${username}`)

export const staffById = (db: Db, id: string) =>
  db.row(sql<StaffToSignIn>`select ${toSignIn} from staff where id = ${id}`)

interface NewSession {
  readonly tokenHash: Buffer
  readonly mustEnrol: boolean
  readonly userAgent: string
  readonly network: string
}

/** No row when what was proven was changed, or the account disabled, during the sign-in. */
export const insertSession = (tx: Tx, proven: StaffToSignIn, { tokenHash, mustEnrol, ...place }: NewSession) =>
  tx.find(sql<{ expiresAt: string }>`
    insert into staff_sessions (staff_id, token_hash, expires_at, must_enrol, user_agent, network)
    select id, ${tokenHash}::bytea, now() + interval '12 hours', ${mustEnrol}::boolean, ${place.userAgent}::text, ${place.network}::text from staff
    where id = ${proven.id} and password_hash = ${proven.passwordHash} and totp_sealed is not distinct from ${proven.totpSealed}::bytea
      and not disabled for update
    returning expires_at as "expiresAt"`)

/** A sign-in has no session yet that the audit trail could name, so it writes its own row. */
export const recordSignIn = (tx: Tx, staffId: string, ip: string, requestId: string) =>
  tx.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, ip, request_id)
    values (${staffId}, 'staff.login', 'staff', ${staffId}, ${ip}, ${requestId})`)

/** Made on the server's command line, where nobody is signed in: the row names the new account as its own author. */
export const recordMade = (tx: Tx, { id, ...account }: Pick<StaffMember, 'id'> & Readonly<Record<string, unknown>>) =>
  tx.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, after, ip, request_id)
    values (${id}, 'staff.create', 'staff', ${id}, ${JSON.stringify(account)}, 'local', 'admin:create')`)

/** Undefined for somebody without an email address. */
export const readerOf = (tx: Tx, staffId: string) =>
  tx.find(sql<{ email: string; language: Language; username: string }>`
    select email, language, username from staff where id = ${staffId} and email <> ''`)

/** Mails to them are in the language of their latest sign-in. */
export const keepLanguage = (tx: Tx, staffId: string, language: Language) =>
  tx.run(sql`update staff set language = ${language} where id = ${staffId} and language <> ${language}`)

export const endSession = (tx: Tx, sessionId: string) =>
  tx.run(
    sql`update staff_sessions set ended_at = now(), end_reason = 'logout' where id = ${sessionId} and ended_at is null`,
  )

export const endOtherSessions = (tx: Tx, staffId: string, sessionId: string, reason: 'password' | 'totp') =>
  tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = ${reason}
    where staff_id = ${staffId} and id <> ${sessionId} and ended_at is null`)

export const changePassword = (tx: Tx, staffId: string, provenHash: string, passwordHash: string) =>
  tx.find(sql<{ id: string }>`
    update staff set password_hash = ${passwordHash}, must_change_password = false, one_time_password_until = null, version = version + 1
    where id = ${staffId} and password_hash = ${provenHash} returning id`)

export const storePin = (tx: Tx, staffId: string, pinHash: string | null) =>
  tx.run(sql`update staff set pin_hash = ${pinHash}, version = version + 1 where id = ${staffId}`)

/** A full session of the same person that ends when the previous one would have; the previous one ends now. */
export const renewSession = (tx: Tx, sessionId: string, tokenHash: Buffer) =>
  tx.find(sql<{ expiresAt: string }>`
    with ended as (
      update staff_sessions set ended_at = now(), end_reason = 'renewed' where id = ${sessionId} and ended_at is null
      returning staff_id, expires_at, user_agent, network
    )
    insert into staff_sessions (staff_id, token_hash, expires_at, user_agent, network)
    select staff_id, ${tokenHash}::bytea, expires_at, user_agent, network from ended
    returning expires_at as "expiresAt"`)
