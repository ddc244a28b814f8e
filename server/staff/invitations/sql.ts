import { invitationDays, type invitationStates } from '#contract/staff-invitations.ts'
import type { Language } from '#domain/language.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

export interface StoredInvitation {
  readonly id: string
  readonly email: string
  readonly bundles: string[]
  readonly warehouseIds: string[]
  readonly state: (typeof invitationStates)[number]
  readonly expiresAt: string
  readonly sentAt: string
  readonly sentTimes: number
  readonly sentBy: string
  readonly username: string | null
  readonly language: Language
}

const state = sql`case when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn'
  when expires_at <= now() then 'late' else 'open' end`

const columns = sql`
  i.id, i.email, i.bundles, i.warehouse_ids as "warehouseIds", ${state} as state, expires_at as "expiresAt", sent_at as "sentAt",
  sent_times as "sentTimes", (select name from staff where id = i.sent_by) as "sentBy",
  (select username from staff where id = i.staff_id) as username, i.language`

type State = StoredInvitation['state']
const among = (wanted: State | undefined) => (wanted ? sql`${state} = ${wanted}::text` : sql`true`)

export const listInvitations = (db: Db, wanted: State | undefined, after: string | null, limit: number) =>
  db.rows(sql<StoredInvitation>`
    select ${columns} from staff_invitations i where ${among(wanted)} ${after ? sql`and i.id < ${after}::uuid` : nothing}
    order by i.id desc limit ${limit}`)

export const countInvitations = (db: Db, wanted: State | undefined, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from staff_invitations where ${among(wanted)} ${limitTo(bound)}) few`)

export const countOpenInvitations = (db: Db) => countInvitations(db, 'open', 1000)

interface NewInvitation {
  readonly email: string
  readonly bundles: readonly string[]
  readonly warehouseIds: readonly string[]
  readonly language: Language
  readonly tokenHash: Buffer
  readonly sentBy: string
}

const sent = sql`now() + make_interval(days => ${invitationDays}::int)`

/** Undefined while another invitation to this address can be accepted or sent again. */
export const insertInvitation = (
  tx: Tx,
  { email, bundles, warehouseIds, language, tokenHash, sentBy }: NewInvitation,
) =>
  tx.find(sql<StoredInvitation>`
    insert into staff_invitations as i (email, bundles, warehouse_ids, language, token_hash, sent_by, expires_at)
    values (${email}, ${bundles}, ${warehouseIds}, ${language}, ${tokenHash}::bytea, ${sentBy}, ${sent})
    on conflict do nothing returning ${columns}`)

export const isStaffEmail = async (db: Db, email: string) =>
  (await db.find(sql<{ id: string }>`select id from staff where lower(email) = lower(${email}::text)`)) !== undefined

export const lockInvitation = (tx: Tx, id: string) =>
  tx.find(sql<StoredInvitation>`select ${columns} from staff_invitations i where id = ${id} for update of i`)

export const renewInvitation = (tx: Tx, id: string, tokenHash: Buffer, sentBy: string) =>
  tx.row(sql<StoredInvitation>`
    update staff_invitations i set token_hash = ${tokenHash}::bytea, sent_by = ${sentBy}, sent_at = now(), sent_times = sent_times + 1, expires_at = ${sent}
    where id = ${id} returning ${columns}`)

export const withdrawInvitation = (tx: Tx, id: string) =>
  tx.row(sql<StoredInvitation>`
    update staff_invitations i set withdrawn_at = now() where id = ${id} returning ${columns}`)

type WithLink = StoredInvitation & {
  /** Who sent it is still an administrator. */
  readonly isVouched: boolean
}

const isVouched = sql`exists (select from staff where id = i.sent_by and 'A' = any(roles) and not disabled) as "isVouched"`

export const invitationOfLink = (db: Db, tokenHash: Buffer) =>
  db.find(
    sql<WithLink>`select ${columns}, ${isVouched} from staff_invitations i where token_hash = ${tokenHash}::bytea`,
  )

/** In the order in which administrators lock: who sent it first, then the invitation. */
export async function lockLink(tx: Tx, tokenHash: Buffer) {
  await tx.run(sql`
    select from staff where id = (select sent_by from staff_invitations where token_hash = ${tokenHash}::bytea) for share`)
  return tx.find(sql<WithLink>`
    select ${columns}, ${isVouched} from staff_invitations i where token_hash = ${tokenHash}::bytea for update of i`)
}

export const acceptInvitation = (tx: Tx, id: string, staffId: string) =>
  tx.run(sql`update staff_invitations set accepted_at = now(), staff_id = ${staffId} where id = ${id}`)

/** The new account is its own author: nobody else was signed in. */
export const recordJoined = (tx: Tx, staffId: string, invitationId: string, { ip, requestId }: Caller) =>
  tx.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, after, ip, request_id)
    values (${staffId}, 'staffInvitations.accept', 'invitation', ${invitationId}, ${JSON.stringify({ staffId })}, ${ip}, ${requestId})`)

interface Caller {
  readonly ip: string
  readonly requestId: string
}
