import type { staffBins } from '#contract/bins.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { codesOfRange } from '#domain/bin.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'
import { endOfWalk, insertBins, isBeingCounted, lockBin, lockWalk, saveBin, setClosed } from './keep.sql.ts'
import { changedBin } from './list.ts'
import { countInBin } from './place.sql.ts'
import { countedText, fullText } from './text.ts'

type Calls = typeof staffBins
type Call = WriteCall & AsStaff

/** B-IN-18: what lies on a shelf of this name lies in the bin at once. */
export async function create(call: Call, typed: Input<Calls['create']>): Promise<Output<Calls['create']>> {
  const [made] = await make(call, [typed.code], typed)
  if (!made) return refuseFields({ code: 'field_place_taken' })
  call.audit({ kind: 'bin', id: made.id, after: typed })
  return changedBin(call.tx, made.id)
}

/** B-IN-19: repeating it makes nothing twice. */
export async function createRange(
  call: Call,
  typed: Input<Calls['createRange']>,
): Promise<Output<Calls['createRange']>> {
  const codes = codesOfRange(typed)
  // The last one is the longest.
  if ((codes.at(-1) ?? '').length > 20) refuseFields({ prefix: 'field_too_long' })
  const made = new Set((await make(call, codes, typed)).map(({ code }) => code))
  call.audit({ kind: 'warehouse', id: typed.warehouseId, after: { ...typed, bins: made.size } })
  return { created: made.size, existing: codes.filter((code) => !made.has(code)) }
}

type New = Pick<Input<Calls['create']>, 'warehouseId' | 'zone' | 'capacity' | 'longestSideMm' | 'walkOrder'>

async function make({ tx, staff }: Call, codes: readonly string[], typed: New) {
  const { warehouseId, zone, capacity = null, longestSideMm = null } = typed
  if (!worksIn(staff, warehouseId)) refuse('role_missing')
  if (!(await warehouseById(tx, warehouseId))) refuseFields({ warehouseId: 'field_warehouse' })
  await lockWalk(tx, warehouseId)
  const walkOrder = typed.walkOrder ?? (await endOfWalk(tx, warehouseId)) + 1
  return insertBins(tx, warehouseId, codes, { zone, capacity, longestSideMm, walkOrder })
}

/** B-IN-20: its code stays, because it is on labels and in parcels. What lies in it stays, even above a new capacity. */
export async function update(
  call: Call,
  { id, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const { tx } = call
  const before = await lockOwn(call, id)
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = {
    ...before,
    zone: typed.zone ?? before.zone,
    walkOrder: typed.walkOrder ?? before.walkOrder,
    capacity: typed.capacity === undefined ? before.capacity : typed.capacity,
    longestSideMm: typed.longestSideMm === undefined ? before.longestSideMm : typed.longestSideMm,
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) await saveBin(tx, after)
  call.audit({ kind: 'bin', id, before, after })
  return changedBin(tx, id)
}

/** B-IN-21 */
export async function close(call: Call, { id, closed }: Input<Calls['close']>): Promise<Output<Calls['close']>> {
  const { tx } = call
  const bin = await lockOwn(call, id)
  if (closed && !bin.isClosed) {
    const parcels = await countInBin(tx, bin)
    if (parcels > 0) refuse('in_use', { text: fullText(bin.code, parcels) })
    if (await isBeingCounted(tx, id)) refuse('in_use', { text: countedText(bin.code) })
  }
  if (closed !== bin.isClosed) await setClosed(tx, id, closed)
  call.audit({ kind: 'bin', id, before: { closed: bin.isClosed }, after: { closed } })
  return changedBin(tx, id)
}

async function lockOwn({ tx, staff }: Call, id: string) {
  const bin = orRefuse(await lockBin(tx, id), 'not_found')
  return worksIn(staff, bin.warehouseId) ? bin : refuse('not_found')
}
