import type { staffDestinations } from '#contract/reference.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { noteChange } from '#server/places/places.ts'
import { listDestinations, lockDestination, saveOpen } from './destinations.sql.ts'

type Calls = typeof staffDestinations

/** B-MD-17 */
export async function listDestinationsForStaff({ db }: ReadCall): Promise<Output<Calls['list']>> {
  return { list: [...(await listDestinations(db))] }
}

/** B-MD-18: the one switch (record 42). Forms, lists and public pages follow with the next request. */
export async function setOpen(
  call: WriteCall & AsStaff,
  { code, open, version }: Input<Calls['setOpen']>,
): Promise<Output<Calls['setOpen']>> {
  const before = orRefuse(await lockDestination(call.tx, code), 'not_found')
  if (before.open === open) return before
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const row = await saveOpen(call.tx, code, open)
  await noteChange(call, { kind: 'destination', key: code, before: { open: before.open }, after: { open } })
  return row
}
