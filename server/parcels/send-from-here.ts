import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { parcelCan } from '#domain/parcel.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { changeParcel, changes, lockOwnParcel } from './forecast.sql.ts'
import { changedRow, parcelRow } from './row.ts'
import { findParcel } from './sql.ts'
import { inTransferText } from './text.ts'

/**
 * E-80: the member agrees to send a parcel from the warehouse where it arrived, though it was forecast for another; it
 * then needs no decision any more, and standing rules may use it. If there was nothing to decide, nothing changes.
 */
export async function sendFromHere(
  call: WriteCall & AsMember,
  { id, version }: Input<typeof parcels.sendFromHere>,
): Promise<Output<typeof parcels.sendFromHere>> {
  const { tx, member, language } = call
  const held = orRefuse(await lockOwnParcel(tx, member.id, id), 'not_found')
  const parcel = await findParcel(tx, member.id, id)
  assert(parcel, 'a parcel that is held is there')
  const isElsewhere = [parcel.abnormalCode, ...parcel.abnormalAlso].includes('WRONG_WAREHOUSE')
  if (held.transferState !== null) refuse('parcel_state', { text: inTransferText }, { id })
  if (!isElsewhere || !parcelCan.sendFromHere(held)) return parcelRow(parcel, language)
  if (version !== undefined && version !== held.version) refuse('version_conflict')
  const actor = { kind: 'member', id: member.id } as const
  const details = { warehouseCode: parcel.warehouseCode }
  orRefuse(
    await changeParcel(tx, id, { event: 'sendFromHere', set: changes.sendFromHere, actor, details }),
    'parcel_state',
  )
  return changedRow(call, id)
}
