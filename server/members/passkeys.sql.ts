import type { NewPasskey } from '#server/auth/passkeys.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import type { MemberState } from '#domain/member.ts'

export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly addedAt: string
  readonly lastUsedAt: string | null
  readonly isSuspect: boolean
}

const shown = sql`id, name, added_at as "addedAt", last_used_at as "lastUsedAt", suspect_at is not null as "isSuspect"`

/** At most ten. */
export const passkeysOf = (db: Db, memberId: string) =>
  db.rows(sql<PasskeyRow>`select ${shown} from passkeys where member_id = ${memberId} order by added_at, id`)

export const credentialsOf = (db: Db, memberId: string) =>
  db.rows(sql<{ credentialId: Buffer; transports: string[]; isSuspect: boolean }>`
    select credential_id as "credentialId", transports, suspect_at is not null as "isSuspect" from passkeys where member_id = ${memberId} order by id`)

/** Of several added at once, each is counted before the next. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx.row(sql<{ id: string }>`select id from members where id = ${memberId} for no key update`)

export const countPasskeys = async (db: Db, memberId: string): Promise<number> =>
  (await db.row(sql<{ count: number }>`select count(*)::int as count from passkeys where member_id = ${memberId}`))
    .count

/** No row when somebody has this passkey already. */
export const insertPasskey = (tx: Tx, memberId: string, name: string, passkey: NewPasskey) =>
  tx.find(sql<PasskeyRow>`
    insert into passkeys (member_id, credential_id, public_key, sign_count, transports, name)
    values (${memberId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount}, ${passkey.transports}, ${name})
    on conflict (credential_id) do nothing returning ${shown}`)

export const renamePasskey = (tx: Tx, memberId: string, id: string, name: string) =>
  tx.find(sql<PasskeyRow>`
    update passkeys set name = ${name} where id = ${id} and member_id = ${memberId} returning ${shown}`)

/** Whoever has the device may be signed in with it elsewhere, so those sessions end too. */
export const endSessionsOf = (tx: Tx, memberId: string, passkeyId: string, sessionId: string) =>
  tx.run(sql`
    update member_sessions set ended_at = now(), end_reason = 'passkey'
    where passkey_id = ${passkeyId} and member_id = ${memberId} and id <> ${sessionId} and ended_at is null`)

export const deletePasskey = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<{ id: string }>`delete from passkeys where id = ${id} and member_id = ${memberId} returning id`)

export interface UsedPasskey {
  readonly id: string
  readonly memberId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly name: string
  readonly isSuspect: boolean
  readonly memberNumber: string
  readonly displayName: string
  readonly state: MemberState
  readonly permissions: string[]
}

export const findPasskey = (db: Db, credentialId: Buffer) =>
  db.find(sql<UsedPasskey>`
    select k.id, k.member_id as "memberId", k.credential_id as "credentialId", k.public_key as "publicKey", k.sign_count::float8 as "signCount",
      k.name, k.suspect_at is not null as "isSuspect", m.member_number as "memberNumber",
      coalesce(m.real_name, split_part(m.email, '@', 1)) as "displayName", m.state, m.permissions
    from passkeys k join members m on m.id = k.member_id where k.credential_id = ${credentialId}`)

/** No row when it was used or stopped meanwhile. */
export const noteUse = (tx: Tx, { id, signCount }: Pick<UsedPasskey, 'id' | 'signCount'>, newCount: number) =>
  tx.find(sql<{ id: string }>`
    update passkeys set sign_count = ${newCount}, last_used_at = now()
    where id = ${id} and sign_count = ${signCount} and suspect_at is null returning id`)

/** A row only the first time. */
export const markSuspect = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`
    update passkeys set suspect_at = now() where id = ${id} and suspect_at is null returning id`)

interface Factor {
  readonly email: string
  readonly memberNumber: string
  readonly totpSealed: Buffer | null
  readonly recoveryCodesLeft: number
}

export const factorOf = (db: Db, memberId: string) =>
  db.row(sql<Factor>`
    select email, member_number as "memberNumber", totp_sealed as "totpSealed", cardinality(recovery_hashes) as "recoveryCodesLeft"
    from members where id = ${memberId}`)
