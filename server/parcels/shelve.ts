import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/parcels.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { worksIn } from '#server/auth/session.ts'
import { parcelCan } from '#domain/parcel.ts'
import { putOnShelf } from './moves.sql.ts'
import { lockForStaff } from './staff.sql.ts'
import { staffParcelOf } from './station.ts'

/** B-IN-07: its present shelf. Repeating the same shelf adds no step. */
export async function shelve(
  call: WriteCall & AsStaff,
  { id, shelf }: Input<typeof staffParcels.shelve>,
): Promise<Output<typeof staffParcels.shelve>> {
  const { tx, staff } = call
  const parcel = orRefuse(await lockForStaff(tx, id), 'not_found')
  if (!worksIn(staff, parcel.warehouseId)) refuse('role_missing')
  if (!parcelCan.shelve(parcel)) refuse('staff_state')
  const liesThere = parcel.latestEvent === 'shelved' && parcel.shelf === shelf
  if (!liesThere) await putOnShelf(tx, id, shelf, { kind: 'staff', id: staff.id })
  call.audit({ kind: 'parcel', id, before: { shelf: parcel.shelf }, after: { shelf } })
  return staffParcelOf(call, id, parcel.warehouseId)
}
