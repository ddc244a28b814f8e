import type { staffBinCounts } from '#contract/bin-counts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { worksIn } from '#server/auth/session.ts'
import { lockBinById } from '#server/bins/bins.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { lockOnShelf, relocate } from '#server/parcels/parcels.ts'
import { findDifference, lockDifference, noteSearched, type StoredDifference } from './differences.sql.ts'
import { differenceRow } from './read.ts'
import { closedText, movedOnText, onlyElsewhereText, resolvedText } from './text.ts'

type Calls = typeof staffBinCounts
type Call = WriteCall & AsStaff

/** B-IN-64: of two at once the second finds it resolved. */
export async function resolve(
  call: Call,
  { id, how, reason = '' }: Input<Calls['resolve']>,
): Promise<Output<Calls['resolve']>> {
  const { tx, staff } = call
  const found = orRefuse(await findDifference(tx, id), 'not_found')
  if (!worksIn(staff, found.warehouseId)) refuse('not_found')
  if (how === 'searched' && reason === '') refuseFields({ reason: 'field_required' })
  if (how === 'here') await recordHere(call, found)
  else {
    await hold(call, id)
    await noteSearched(tx, id, staff.id, reason)
  }
  const after = await findDifference(tx, id)
  assert(after, 'a difference stays')
  const told = { number: found.trackingNumber, kind: found.kind, bin: found.binCode }
  call.audit({ kind: 'binDifference', id, before: told, after: { how, reason } })
  return differenceRow(after)
}

async function hold({ tx }: Call, id: string) {
  if (!(await lockDifference(tx, id))) refuse('staff_state', { text: resolvedText })
}

/** It lies in this bin, even if that makes more than fit by the records: the records follow what was seen. */
async function recordHere(call: Call, { id, kind, binId, parcelId, unclaimedId, recordedShelf }: StoredDifference) {
  const { tx, staff } = call
  if (kind !== 'elsewhere') refuse('staff_state', { text: onlyElsewhereText })
  const [thing] = await lockOnShelf(tx, [parcelId ?? unclaimedId ?? ''])
  const bin = await lockBinById(tx, binId)
  await hold(call, id)
  assert(bin, 'a bin is never deleted')
  if (bin.isClosed) refuse('staff_state', { text: closedText(bin.code) })
  const isAsCounted = thing?.warehouseId === bin.warehouseId && (thing.shelf?.toUpperCase() ?? null) === recordedShelf
  if (!thing || !isAsCounted) return refuse('staff_state', { text: movedOnText })
  return relocate(tx, [thing], bin.code, { kind: 'staff', id: staff.id, shiftId: staff.shiftId })
}
