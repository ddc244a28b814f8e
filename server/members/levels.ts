import type { staffLevels } from '#contract/reference.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf, noteChange, withChanges } from '#server/places/places.ts'
import { insertLevel, listLevels, lockLevel, saveLevel } from './levels.sql.ts'

type Calls = typeof staffLevels

/** B-MD-13 */
export async function listLevelsForStaff({ db }: ReadCall): Promise<Output<Calls['list']>> {
  return { list: [...(await listLevels(db))] }
}

/** B-MD-13 */
export async function createLevel(
  call: WriteCall & AsStaff,
  typed: Input<Calls['create']>,
): Promise<Output<Calls['create']>> {
  const row = await insertLevel(call.tx, typed)
  if (!row) return refuseFields({ code: 'field_place_taken' })
  await noteChange(call, { kind: 'memberLevel', key: row.code, before: null, after: typed })
  return row
}

/** B-MD-13: members read the new name at once. */
export async function updateLevel(
  call: WriteCall & AsStaff,
  { code, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const before = orRefuse(await lockLevel(call.tx, code), 'not_found')
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = withChanges(before, typed)
  const changes = changesOf(before, after)
  if (changes === null) return before
  const row = await saveLevel(call.tx, after)
  await noteChange(call, { kind: 'memberLevel', key: code, ...changes })
  return row
}
