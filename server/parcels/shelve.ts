import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { worksIn } from '#server/auth/session.ts'
import { settleParcels, takePlace } from '#server/bins/bins.ts'
import { parcelCan } from '#domain/parcel.ts'
import { refuseOnTheWay } from './in-transfer.ts'
import { putOnShelf } from './moves.sql.ts'
import { lockForStaff } from './staff.sql.ts'
import { staffParcelOf } from './station.ts'

/**
 * B-IN-07: its present shelf; in a warehouse with bins one of them, open and with room (9005 on `shelf`). Repeating the
 * same shelf adds no step. A count that missed it knows now.
 */
export async function shelve(
  call: WriteCall & AsStaff,
  { id, shelf: typed }: Input<typeof staffParcels.shelve>,
): Promise<Output<typeof staffParcels.shelve>> {
  const { tx, staff } = call
  const parcel = orRefuse(await lockForStaff(tx, id), 'not_found')
  if (!worksIn(staff, parcel.warehouseId)) refuse('role_missing')
  refuseOnTheWay(parcel)
  if (!parcelCan.shelve(parcel)) refuse('staff_state')
  const shelf = await takePlace(tx, parcel.warehouseId, typed, id)
  const liesThere = parcel.latestEvent === 'shelved' && parcel.shelf === shelf
  if (!liesThere) await putOnShelf(tx, [id], shelf, { kind: 'staff', id: staff.id, shiftId: staff.shiftId })
  await settleParcels(tx, [id], shelf, staff.id)
  call.audit({ kind: 'parcel', id, before: { shelf: parcel.shelf }, after: { shelf } })
  return staffParcelOf(call, id, parcel.warehouseId)
}
