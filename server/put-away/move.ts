import type { staffPutAway } from '#contract/put-away.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { hasRoomFor } from '#domain/bin.ts'
import { worksIn } from '#server/auth/session.ts'
import { changedBin, countInBin, findBin, lockBinByCode } from '#server/bins/bins.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { lockOnShelf, relocate } from '#server/parcels/parcels.ts'

type Calls = typeof staffPutAway

/** B-IN-61: all or none. Two who move the same parcel at once: the second finds it gone. */
export async function move(
  call: WriteCall & AsStaff,
  { id, toCode, ids: typed }: Input<Calls['move']>,
): Promise<Output<Calls['move']>> {
  const { tx, staff } = call
  const from = orRefuse(await findBin(tx, id), 'not_found')
  if (!worksIn(staff, from.warehouseId)) refuse('not_found')
  if (toCode === from.code) refuseFields({ toCode: 'field_bin_same' })
  const ids = [...new Set(typed)]
  const here = (await lockOnShelf(tx, ids)).filter(
    ({ warehouseId, shelf }) => warehouseId === from.warehouseId && shelf?.toUpperCase() === from.code,
  )
  const gone = typed.flatMap((each, index) => (here.some((thing) => thing.id === each) ? [] : [index]))
  const to = await lockBinByCode(tx, from.warehouseId, toCode)
  const faults = { ...faultOf(to), ...Object.fromEntries(gone.map((index) => [`ids.${index}`, 'field_bin_not_here'])) }
  if (!to || Object.keys(faults).length > 0) refuseFields(faults)
  const parcels = await countInBin(tx, to, ids)
  if (!hasRoomFor({ capacity: to.capacity, parcels }, ids.length)) refuseFields({ toCode: 'field_bin_room' })
  await relocate(tx, here, to.code, { kind: 'staff', id: staff.id, shiftId: staff.shiftId })
  call.audit({ kind: 'bin', id, before: { ids, code: from.code }, after: { code: to.code } })
  return { moved: here.length, to: await changedBin(tx, to.id) }
}

function faultOf(to: { readonly isClosed: boolean } | undefined) {
  if (!to) return { toCode: 'field_bin_unknown' }
  return to.isClosed ? { toCode: 'field_bin_closed' } : {}
}
