import type { Input, Output } from '#contract/wire/operation.ts'
import type { nicknames } from '#contract/nicknames.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { setNickname } from './nickname.sql.ts'
import { changedRow } from './row.ts'

/**
 * E-91: what its member calls a parcel, in whatever state it is. It is no part of the parcel's history, and its version
 * stays: a form that is open elsewhere can still be saved.
 */
export async function nickname(
  call: WriteCall & AsMember,
  typed: Input<typeof nicknames.set>,
): Promise<Output<typeof nicknames.set>> {
  const { id } = orRefuse(await setNickname(call.tx, call.member.id, typed.id, typed.nickname || null), 'not_found')
  return changedRow(call, id)
}
