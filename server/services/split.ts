import type { staffParcelServices } from '#contract/parcel-services.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { parcelServiceCan } from '#domain/parcel-service.ts'
import { splitServiceCode } from '#domain/parcel-split.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { lockParcels, splitParcel } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'
import { pausedMsOf } from '#server/storage/storage.ts'
import { closeAndTell, hold, seenAsked } from './decide.ts'
import { isHere } from './rows.ts'
import { noSplitText, notHereText } from './text.ts'

type Calls = typeof staffParcelServices

/** B-IN-38: the parcel becomes two, and the service by which its member asked for that is done. */
export async function split(call: WriteCall & AsStaff, input: Input<Calls['split']>): Promise<Output<Calls['split']>> {
  const { context, tx, staff } = call
  const { id, first, second, moved = [], movedPieces = 0, shelf, photoFileIds, version } = input
  const asked = await seenAsked(call, id)
  if (asked.isGone) refuse('staff_state', { text: notHereText })
  // The parcel is locked before the service, as everywhere.
  await lockParcels(tx, asked.memberId, [asked.parcelId])
  const row = await hold(call, id)
  if (!parcelServiceCan.finish(row)) refuse('staff_state')
  if (version !== undefined && version !== row.version) refuse('version_conflict')
  if (row.code !== splitServiceCode) refuse('staff_state', { text: noSplitText })
  if (!isHere(row)) refuse('staff_state', { text: notHereText })
  await refuseOwnAccount(tx, staff.id, row.memberId)
  const { 'pricing.divisor': divisor } = await readConfig(context, tx)
  const made = await splitParcel(tx, {
    parcelId: row.parcelId,
    first,
    second,
    moved,
    movedPieces,
    shelf: shelf || null,
    photoFileIds,
    pausedMs: await pausedMsOf(tx, row.memberId, row.parcelId),
    staffId: staff.id,
    divisor,
  })
  const words = `${row.trackingNumber} + ${made.trackingNumber}`
  const service = await closeAndTell(call, row, 'finish', words, photoFileIds)
  call.audit({ kind: 'parcel', id: row.parcelId, before: { trackingNumber: row.trackingNumber }, after: made })
  return { service, secondParcelId: made.id, secondTrackingNumber: made.trackingNumber }
}
