import type { staffCouriers } from '#contract/reference.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isPlainPattern } from '#domain/courier-pattern.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf, noteChange, withChanges } from '#server/places/places.ts'
import { countCouriers, insertCourier, listCouriers, lockCourier, saveCourier } from './couriers.sql.ts'

type Calls = typeof staffCouriers

/** B-MD-09: in the order in which forms offer them. */
export async function listCouriersForStaff(
  { db }: ReadCall,
  input: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listCouriers(db, filter, after, pageSize + 1),
    countCouriers(db, filter),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.code ?? null) : null, total }
}

/** B-MD-09 */
export async function createCourier(
  call: WriteCall & AsStaff,
  { trackingHint = null, ...typed }: Input<Calls['create']>,
): Promise<Output<Calls['create']>> {
  requirePlain(trackingHint)
  const row = await insertCourier(call.tx, { ...typed, trackingHint })
  if (!row) return refuseFields({ code: 'field_place_taken' })
  await noteChange(call, { kind: 'courier', key: row.code, before: null, after: { ...typed, trackingHint } })
  return row
}

/** B-MD-09: one that is suspended is not offered any more; parcels that name it keep it. */
export async function updateCourier(
  call: WriteCall & AsStaff,
  { code, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const before = orRefuse(await lockCourier(call.tx, code), 'not_found')
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = withChanges(before, typed)
  const changes = changesOf(before, after)
  if (changes === null) return before
  requirePlain(after.trackingHint)
  const row = await saveCourier(call.tx, after)
  await noteChange(call, { kind: 'courier', key: code, ...changes })
  return row
}

function requirePlain(pattern: string | null): void {
  if (pattern !== null && !isPlainPattern(pattern)) refuseFields({ trackingHint: 'field_pattern' })
}
