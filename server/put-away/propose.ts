import type { staffPutAway } from '#contract/put-away.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { hasBins, refuseOtherWarehouse } from '#server/bins/bins.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import {
  binOfMember,
  countUnshelved,
  findHere,
  firstFreeBin,
  isUnclaimedHere,
  listUnshelved,
  type ToPutAway,
} from './propose.sql.ts'
import { inOrderText, notHereText, unclaimedText } from './text.ts'

type Calls = typeof staffPutAway
type Call = ReadCall & AsStaff

/** B-IN-60: what waits for a shelf. */
export async function list(
  { db, staff }: Call,
  { warehouseId, after, pageSize }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  refuseOtherWarehouse(staff, warehouseId)
  const [found, counted] = await Promise.all([
    listUnshelved(db, warehouseId, after, pageSize + 1),
    countUnshelved(db, warehouseId),
  ])
  const rows = found.slice(0, pageSize)
  return { list: rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null, ...cappedTotal(counted) }
}

/** B-IN-60: beside the same member's other parcels, else the first bin with room on the way. It holds nothing. */
export async function propose(
  { db, staff }: Call,
  { warehouseId, trackingNumber }: Input<Calls['propose']>,
): Promise<Output<Calls['propose']>> {
  refuseOtherWarehouse(staff, warehouseId)
  const parcel = await findHere(db, warehouseId, trackingNumber)
  if (!parcel) return refuseMissing(db, warehouseId, trackingNumber)
  if (parcel.status !== 'in_stock') refuse('staff_state', { text: inOrderText(parcel.orderNumber ?? '') })
  const { status: _status, memberId: _member, orderNumber: _order, ...shown } = parcel
  return { parcel: shown, ...(await placeFor(db, warehouseId, parcel)) }
}

async function placeFor(
  db: Db,
  warehouseId: string,
  parcel: ToPutAway,
): Promise<Pick<Output<Calls['propose']>, 'proposal' | 'none'>> {
  const sides = [parcel.lengthMm, parcel.widthMm, parcel.heightMm].filter((side) => side !== null)
  const longestSideMm = sides.length === 0 ? null : Math.max(...sides)
  const wanted = { warehouseId, parcelId: parcel.id, memberId: parcel.memberId, longestSideMm }
  const beside = await binOfMember(db, wanted)
  if (beside) return { proposal: { ...beside, why: 'sameMember' }, none: null }
  const first = await firstFreeBin(db, wanted)
  if (first) return { proposal: { ...first, why: 'firstFree' }, none: null }
  return { proposal: null, none: (await hasBins(db, warehouseId)) ? 'noneFits' : 'noBins' }
}

async function refuseMissing(db: Db, warehouseId: string, trackingNumber: string): Promise<never> {
  if (await isUnclaimedHere(db, warehouseId, trackingNumber)) return refuse('staff_state', { text: unclaimedText })
  return refuse('not_found', { text: notHereText })
}
