import { type Query, sql, type Tx } from '#server/database/db.ts'

/* The second factor of members and of staff stands in columns of the same names. */

export type HolderKind = 'member' | 'staff'

const tables: Readonly<Record<HolderKind, Query<unknown>>> = { member: sql`members`, staff: sql`staff` }

interface Holder {
  readonly kind: HolderKind
  readonly id: string
}

/** No row when the code of this step, or of a later one, was used before: of many at once one works. */
export const takeStep = (tx: Tx, { kind, id }: Holder, step: number) =>
  tx.find(sql<{ id: string }>`
    update ${tables[kind]} set totp_step = ${step} where id = ${id} and totp_step < ${step} returning id`)

/** No row when there is no such recovery code, or it was used. */
export const takeRecoveryCode = (tx: Tx, { kind, id }: Holder, codeHash: Buffer) =>
  tx.find(sql<{ left: number }>`
    update ${tables[kind]} set recovery_hashes = array_remove(recovery_hashes, ${codeHash}::bytea)
    where id = ${id} and ${codeHash}::bytea = any(recovery_hashes) returning cardinality(recovery_hashes) as left`)

export interface SecondFactor {
  readonly totpSealed: Buffer
  readonly step: number
  readonly recoveryHashes: readonly Buffer[]
}

/**
 * Replaces the previous one, if it is still the one that was proven; no row when another call was first. The code that
 * confirms it, and any before it, cannot be used again.
 */
export const storeSecondFactor = (
  tx: Tx,
  { kind, id }: Holder,
  before: Buffer | null,
  { totpSealed, step, recoveryHashes }: SecondFactor,
) =>
  tx.find(sql<{ id: string }>`
    update ${tables[kind]} set totp_sealed = ${totpSealed}, totp_step = ${step}, recovery_hashes = ${recoveryHashes}::bytea[], version = version + 1
    where id = ${id} and totp_sealed is not distinct from ${before}::bytea returning id`)

/** No row when there was none. */
export const removeSecondFactor = (tx: Tx, { kind, id }: Holder) =>
  tx.find(sql<{ id: string }>`
    update ${tables[kind]} set totp_sealed = null, recovery_hashes = '{}', version = version + 1
    where id = ${id} and totp_sealed is not null returning id`)
