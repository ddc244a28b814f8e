import { parcelCan } from '#domain/parcel.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { refuseInTransfer } from './in-transfer.ts'
import { lockForStaff } from './staff.sql.ts'
import { closeAsNotTheirs, hasOpenDispute, noteTakenBack, orderOfParcel, receiptAsItIs } from './take-back.sql.ts'
import { disputedText } from './stops.text.ts'
import { inOrderText, notInStockText } from './take-back.text.ts'

interface TakeBack {
  readonly unclaimedId: string
  readonly parcelId: string
  readonly staffId: string
  readonly reason: string
  readonly proofFileId: string
}

/**
 * An unclaimed parcel was given to the wrong member: their parcel is closed, with all that was written of it kept. Only
 * while it is in stock: from an order it has to be taken out first. Returns its former owner, and the receipt that says
 * how the parcel is now, if something about it changed.
 */
export async function takeBackParcel(tx: Tx, { unclaimedId, parcelId, staffId, reason, proofFileId }: TakeBack) {
  const parcel = orRefuse(await lockForStaff(tx, parcelId), 'staff_state')
  const order = await orderOfParcel(tx, parcelId)
  if (order) refuse('staff_state', { text: inOrderText(order.orderNumber) })
  refuseInTransfer(parcel)
  if (!parcelCan.takeBack(parcel)) refuse('staff_state', { text: notInStockText })
  if (await hasOpenDispute(tx, parcelId)) refuse('staff_state', { text: disputedText('takeBack') })
  const receipt = await receiptAsItIs(tx, unclaimedId, parcelId)
  orRefuse(await closeAsNotTheirs(tx, parcelId), 'staff_state')
  await noteTakenBack(tx, parcelId, { staffId, reason, details: { unclaimedId, proofFileId } })
  assert(parcel.status === 'in_stock', 'only what is in stock is taken back')
  return { memberId: parcel.memberId, receiptId: receipt?.id ?? null }
}
