import type { staffParcelClosings } from '#contract/parcel-closings.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isStorageEnd, needsSecondPerson } from '#domain/parcel-closing.ts'
import { parcelCan } from '#domain/parcel.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { closeParcel, findForStaff, refuseInTransfer } from '#server/parcels/parcels.ts'
import { refuseAgainstAnswer } from '#server/questions/questions.ts'
import { refuseUnlessStoredTooLong } from '#server/storage/storage.ts'
import { tellClosed } from './mails.ts'
import { findOther, insertClosing, settleClosing } from './sql.ts'
import { askedBeforeText } from './text.ts'

type Typed = Input<typeof staffParcelClosings.ask>

/**
 * B-IN-09: the first of two people. What is only forecast is not here, so it is closed at once. In stock, a photo shows
 * how it left, and until another person confirms nothing changes for the member. Because of its storage it leaves only
 * when that is due (record 96).
 */
export async function ask(call: WriteCall & AsStaff, typed: Typed): Promise<Output<typeof staffParcelClosings.ask>> {
  const { tx, staff } = call
  const { id: parcelId, reason, note, cause = null } = typed
  const photoFileIds = [...new Set(typed.photoFileIds ?? [])]
  const parcel = orRefuse(await findForStaff(tx, parcelId), 'not_found')
  await refuseOwnAccount(tx, staff.id, parcel.memberId)
  refuseInTransfer(parcel)
  if (!parcelCan.close(parcel)) refuse('staff_state')
  await refuseAgainstAnswer(tx, parcelId, reason)
  const isHere = needsSecondPerson(parcel.status)
  if (isHere && photoFileIds.length === 0) refuseFields({ photoFileIds: 'field_required' })
  if (cause === 'storage') {
    if (!isHere || !isStorageEnd(reason)) refuseFields({ reason: 'field_choice' })
    await refuseUnlessStoredTooLong(call, parcelId)
  }
  const intoParcelId = reason === 'merged' ? await readOther(call, typed, parcel.memberId) : null
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', photoFileIds, parcel.warehouseId)
  const asked = { parcelId, reason, intoParcelId, cause, note, photoFileIds, staffId: staff.id }
  const closing = await insertClosing(tx, asked)
  if (!closing) refuse('staff_state', { text: askedBeforeText })
  if (!isHere) {
    await closeParcel(tx, { ...asked, details: { closingId: closing.id } })
    await settleClosing(tx, closing.id, 'confirm', staff.id)
    await tellClosed(call, parcel, asked)
  }
  call.audit({ kind: 'parcel_closing', id: closing.id, after: asked })
  return { state: isHere ? 'asked' : 'confirmed' }
}

async function readOther({ tx }: WriteCall, { id, intoNumber }: Typed, memberId: string): Promise<string> {
  const number = tidyTrackingNumber(intoNumber ?? '')
  if (!number) refuseFields({ intoNumber: 'field_tracking_number' })
  const other = await findOther(tx, memberId, number)
  if (!other || other.id === id) refuseFields({ intoNumber: 'field_choice' })
  return other.id
}
