import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { parcelCan } from '#domain/parcel.ts'
import { isUndoable } from '#domain/receipt-undo.ts'
import { worksIn } from '#server/auth/session.ts'
import { noteUndo } from '#server/handovers/handovers.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { undoneMail } from './mail.ts'
import { lockNumber } from './receive.sql.ts'
import { lockForStaff } from './staff.sql.ts'
import { orderOfParcel } from './take-back.sql.ts'
import {
  closeAsUndone,
  closeUnclaimedAsUndone,
  expectAgain,
  findReceipt,
  hasChangedSince,
  insertUndo,
  noteUndone,
  removeArrival,
  type UndoableReceipt,
} from './undo.sql.ts'
import * as text from './undo.text.ts'

type Call = WriteCall & AsStaff

/**
 * B-IN-16: a scan was a mistake. The forecast is expected again, or the parcel that the scan made is closed; the receipt
 * stays, with a row that says who undid it and when. The member, who was told of the arrival, is told that too.
 */
export async function undoReceipt(
  call: Call,
  { id }: Input<typeof staffParcels.undo>,
): Promise<Output<typeof staffParcels.undo>> {
  const { tx, staff } = call
  const receipt = orRefuse(await findReceipt(tx, id), 'not_found')
  if (!worksIn(staff, receipt.warehouseId)) refuse('not_found')
  if (receipt.staffId !== staff.id || receipt.result === 'corrected') refuse('staff_state', { text: text.notOwnText })
  await lockNumber(tx, receipt.trackingNumber)
  if (!(await insertUndo(tx, id, staff.id))) refuse('staff_state', { text: text.undoneBeforeText })
  if (!isUndoable(Date.parse(receipt.storedAt), Date.now())) refuse('staff_state', { text: text.tooLateText })
  if (receipt.result !== 'duplicate') await takeOut(call, receipt)
  await noteUndo(tx, id)
  call.audit({ kind: 'receipt', id, before: receipt })
  return { receiptId: id, trackingNumber: receipt.trackingNumber }
}

function takeOut(call: Call, receipt: UndoableReceipt): Promise<void> {
  if (receipt.unclaimedId !== null) return closeUnclaimed(call, receipt, receipt.unclaimedId)
  assert(receipt.parcelId, 'a receipt is about a parcel or an unclaimed one')
  return takeOutParcel(call, receipt, receipt.parcelId)
}

async function closeUnclaimed({ tx, staff }: Call, { id }: UndoableReceipt, unclaimedId: string) {
  const closed = await closeUnclaimedAsUndone(tx, unclaimedId, staff.id, id)
  if (!closed) refuse('staff_state', { text: text.unclaimedChangedText })
}

async function takeOutParcel({ tx, staff, context }: Call, receipt: UndoableReceipt, parcelId: string) {
  const parcel = await lockForStaff(tx, parcelId)
  const order = await orderOfParcel(tx, parcelId)
  if (order) refuse('staff_state', { text: text.undoInOrderText(order.orderNumber) })
  if (!parcel || !parcelCan.undoReceive(parcel) || (await hasChangedSince(tx, parcelId, receipt.id)))
    refuse('staff_state', { text: text.changedSinceText })
  const { forecastWarehouseId } = receipt
  const isExpected = receipt.result === 'matched'
  if (isExpected) orRefuse(await expectAgain(tx, parcelId, forecastWarehouseId ?? receipt.warehouseId), 'staff_state')
  else orRefuse(await closeAsUndone(tx, parcelId), 'staff_state')
  await removeArrival(tx, parcelId, receipt.id)
  await noteUndone(tx, parcelId, isExpected ? 'forecast' : 'in_stock', staff.id, receipt.id)
  await sendMemberMail(
    tx,
    parcel.memberId,
    'PARCEL_UNDONE',
    (language) =>
      undoneMail(language, {
        trackingNumber: receipt.trackingNumber,
        isExpected,
        publicUrl: context.environment.publicUrl,
      }),
    receipt.id,
  )
}
