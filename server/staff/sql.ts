import type { StaffRole } from '#contract/operation.ts'
import { type Db, sql, type Tx } from '#server/db.ts'

export interface StaffMember {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly roles: StaffRole[]
  readonly warehouseIds: string[]
  readonly mustChangePassword: boolean
}

const columns = sql`id, username, name, roles, warehouse_ids as "warehouseIds", must_change_password as "mustChangePassword"`

type StaffToSignIn = StaffMember & { readonly passwordHash: string; readonly disabled: boolean }

export const findStaffToSignIn = (db: Db, username: string) =>
  db.find(
    sql<StaffToSignIn>`select ${columns}, password_hash as "passwordHash", disabled from staff where username = ${username}`,
  )

export const staffById = (db: Db, id: string) =>
  db.row(sql<StaffToSignIn>`select ${columns}, password_hash as "passwordHash", disabled from staff where id = ${id}`)

/** Undefined when the username is taken. */
export const insertStaff = (
  tx: Tx,
  username: string,
  name: string,
  passwordHash: string,
  roles: readonly StaffRole[],
) =>
  tx.find(sql<{ id: string }>`
    insert into staff (username, name, password_hash, roles, must_change_password)
    values (${username}, ${name}, ${passwordHash}, ${roles}, false) on conflict (username) do nothing returning id`)

/** No row when the password was changed, or the account disabled, while the sign-in was on its way. */
export const insertSession = (tx: Tx, staffId: string, provenHash: string, tokenHash: Buffer) =>
  tx.find(sql<{ expiresAt: string }>`
    insert into staff_sessions (staff_id, token_hash, expires_at)
    select id, ${tokenHash}::bytea, now() + interval '12 hours' from staff
    where id = ${staffId} and password_hash = ${provenHash} and not disabled for update
    returning expires_at as "expiresAt"`)

/** A sign-in has no session yet that the audit trail could name, so it writes its own row. */
export const recordSignIn = (tx: Tx, staffId: string, ip: string, requestId: string) =>
  tx.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, ip, request_id)
    values (${staffId}, 'staff.login', 'staff', ${staffId}, ${ip}, ${requestId})`)

export const endSession = (tx: Tx, sessionId: string) =>
  tx.run(
    sql`update staff_sessions set ended_at = now(), end_reason = 'logout' where id = ${sessionId} and ended_at is null`,
  )

export const endOtherSessions = (tx: Tx, staffId: string, sessionId: string) =>
  tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = 'password'
    where staff_id = ${staffId} and id <> ${sessionId} and ended_at is null`)

export const changePassword = (tx: Tx, staffId: string, provenHash: string, passwordHash: string) =>
  tx.find(sql<{ id: string }>`
    update staff set password_hash = ${passwordHash}, must_change_password = false, version = version + 1
    where id = ${staffId} and password_hash = ${provenHash} returning id`)
