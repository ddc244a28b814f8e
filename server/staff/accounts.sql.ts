import type { accountStates } from '#contract/staff-accounts.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { oneTimePasswordEnded } from './sql.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* The accounts of staff, as administrators keep them. */

export interface StoredAccount {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly roles: StaffRole[]
  readonly bundles: string[]
  readonly warehouseIds: string[]
  readonly disabled: boolean
  readonly mustChangePassword: boolean
  readonly oneTimePasswordUntil: string | null
  readonly oneTimePasswordEnded: boolean
  readonly hasSecondFactor: boolean
  readonly hasBadge: boolean
  readonly hasPin: boolean
  readonly createdAt: string
  readonly lastSeenAt: string | null
  readonly version: number
}

const columns = sql`
  id, username, name, email, roles, bundles, warehouse_ids as "warehouseIds", disabled, must_change_password as "mustChangePassword",
  one_time_password_until as "oneTimePasswordUntil", ${oneTimePasswordEnded} as "oneTimePasswordEnded",
  totp_sealed is not null as "hasSecondFactor", badge_hash is not null as "hasBadge", pin_hash is not null as "hasPin", created_at as "createdAt",
  (select max(last_seen_at) from staff_sessions where staff_id = staff.id) as "lastSeenAt", version`

export interface AccountFilter {
  readonly keyword?: string | undefined
  readonly role?: StaffRole | undefined
  readonly bundle?: string | undefined
  readonly warehouseId?: string | undefined
  readonly state?: (typeof accountStates)[number] | undefined
}

export const listAccounts = (db: Db, filter: AccountFilter, after: string | null, limit: number) =>
  db.rows(sql<StoredAccount>`
    select ${columns} from staff
    where ${matches(filter)} and (${after}::uuid is null or username > (select username from staff where id = ${after}::uuid))
    order by username limit ${limit}`)

export const countAccounts = (db: Db, filter: AccountFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from staff where ${matches(filter)} ${limitTo(bound)}) few`)

const matches = ({ keyword = '', role, bundle, warehouseId, state }: AccountFilter) => {
  const part = `%${escapeLike(keyword)}%`
  return sql`
    (username ilike ${part} or name ilike ${part} or email ilike ${part}) ${role ? sql`and ${role}::text = any(roles)` : nothing}
    ${bundle ? sql`and ${bundle}::text = any(bundles)` : nothing}
    ${warehouseId ? sql`and (${warehouseId}::uuid = any(warehouse_ids) or 'A' = any(roles))` : nothing}
    ${state ? sql`and ${isIn[state]}` : nothing}`
}

const isIn = {
  active: sql`not disabled and not must_change_password`,
  waiting: sql`not disabled and must_change_password`,
  disabled: sql`disabled`,
}

/**
 * The account, and all administrators who may sign in, locked in one order: of two who revoke each other's rights at
 * the same moment, the second sees what the first has done.
 */
export const lockAccountAndAdministrators = (tx: Tx, id: string | null) =>
  tx.rows(sql<StoredAccount>`
    select ${columns} from staff where id = ${id}::uuid or ('A' = any(roles) and not disabled) order by id for update`)

/** Those who have chosen a password, and so can step in for each other. */
export const countAdministrators = (db: Db) =>
  db.row(sql<{ administrators: number }>`
    select count(*)::int as administrators from staff where 'A' = any(roles) and not disabled and not must_change_password`)

export interface NewAccount {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly roles: readonly StaffRole[]
  readonly bundles: readonly string[]
  readonly warehouseIds: readonly string[]
  /** How long the initial password is valid; null: it is the owner's own choice. */
  readonly oneTimePasswordHours: number | null
  readonly language: Language
}

/** Undefined when the username or the email address is taken. */
export const insertAccount = (tx: Tx, account: NewAccount) =>
  tx.find(sql<StoredAccount>`
    insert into staff (username, name, email, password_hash, roles, bundles, warehouse_ids, must_change_password, one_time_password_until, language)
    values (${account.username}, ${account.name}, ${account.email}, ${account.passwordHash}, ${account.roles}, ${account.bundles}, ${account.warehouseIds},
      ${account.oneTimePasswordHours !== null}, ${inHours(account.oneTimePasswordHours)}, ${account.language})
    on conflict do nothing returning ${columns}`)

export const isUsernameTaken = async (db: Db, username: string) =>
  (await db.find(sql<{ id: string }>`select id from staff where username = ${username}`)) !== undefined

export type AccountChange = Pick<StoredAccount, 'name' | 'email' | 'roles' | 'bundles' | 'warehouseIds' | 'disabled'>

/** Undefined when another account has the email address. */
export const changeAccount = (
  tx: Tx,
  id: string,
  { name, email, roles, bundles, warehouseIds, disabled }: AccountChange,
) =>
  tx.find(sql<StoredAccount>`
    update staff set name = ${name}, email = ${email}, roles = ${roles}, bundles = ${bundles}, warehouse_ids = ${warehouseIds}, disabled = ${disabled},
      version = version + 1
    where id = ${id} and not exists (select from staff other where lower(other.email) = lower(${email}::text) and other.email <> '' and other.id <> ${id})
    returning ${columns}`)

/** Null stays null. */
const inHours = (hours: number | null) => sql`now() + make_interval(hours => ${hours}::int)`

/**
 * The second factor, badge and PIN are removed with the password: somebody who lost their phone or bag starts again.
 */
export const storeOneTimePassword = (tx: Tx, id: string, passwordHash: string, hours: number) =>
  tx.row(sql<StoredAccount>`
    update staff set password_hash = ${passwordHash}, must_change_password = true, one_time_password_until = ${inHours(hours)}, totp_sealed = null, totp_step = 0,
      recovery_hashes = '{}', badge_hash = null, pin_hash = null, version = version + 1
    where id = ${id} returning ${columns}`)

export const storeBadge = (tx: Tx, id: string, badgeHash: Buffer) =>
  tx.row(sql<StoredAccount>`
    update staff set badge_hash = ${badgeHash}, version = version + 1 where id = ${id} returning ${columns}`)

export const removeBadgeAndPin = (tx: Tx, id: string) =>
  tx.row(sql<StoredAccount>`
    update staff set badge_hash = null, pin_hash = null, version = version + 1 where id = ${id} returning ${columns}`)

/** Those opened with badge or PIN. */
export const endStationSessionsOf = (tx: Tx, staffId: string) =>
  tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = 'badge'
    where staff_id = ${staffId} and shift_id is not null and ended_at is null`)

export const endSessionsOf = (tx: Tx, staffId: string, reason: 'disabled' | 'reset') =>
  tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = ${reason} where staff_id = ${staffId} and ended_at is null`)

export interface StaffReader {
  readonly email: string
  readonly language: Language
}

export const bundlesOf = async (db: Db, id: string) =>
  (await db.row(sql<Pick<StoredAccount, 'bundles'>>`select bundles from staff where id = ${id}`)).bundles

/** The other administrators who have an email address, and one more account if given. */
export const readersOf = (tx: Tx, byId: string, alsoId: string | null) =>
  tx.rows(sql<StaffReader>`
    select email, language from staff
    where id <> ${byId} and email <> '' and (('A' = any(roles) and not disabled) or id = ${alsoId}::uuid) order by id`)

/** Who of finance, other than the one who asks, can sign and has a mailbox. */
export const signersOf = (tx: Tx, byId: string) =>
  tx.rows(sql<StaffReader>`
    select email, language from staff where id <> ${byId} and email <> '' and 'F' = any(roles) and not disabled order by id`)

/** Those ids that are not a warehouse of ours. */
export const unknownWarehouses = (db: Db, ids: readonly string[]) =>
  db.rows(sql<{ id: string }>`
    select each as id from unnest(${ids}::uuid[]) each where not exists (select from warehouses where id = each)`)
