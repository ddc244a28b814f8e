import type { ClosingReason } from '#domain/parcel-closing.ts'
import { goodsTotals } from '#domain/goods.ts'
import { parcelCan } from '#domain/parcel.ts'
import { settleParcels } from '#server/bins/bins.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { closeForGood, noteClosed, writeContents } from './close.sql.ts'
import { notTogetherText, tooManyLinesText } from './close.text.ts'
import { disputedText, inOrderText } from './stops.text.ts'
import { deleteGoods, insertGoods } from './forecast.sql.ts'
import { refuseInTransfer } from './in-transfer.ts'
import { goodsOf } from './sql.ts'
import { type HeldParcel, lockForStaff } from './staff.sql.ts'
import { hasOpenDispute, orderOfParcel } from './take-back.sql.ts'

interface Closing {
  readonly parcelId: string
  readonly reason: ClosingReason
  /** The parcel that has its contents now. */
  readonly intoParcelId: string | null
  readonly note: string
  readonly staffId: string
  readonly details: Readonly<Record<string, unknown>>
}

const linesAtMost = 50

/**
 * Closes a parcel that leaves without an order; the goods of a merged one go to the other. Both are locked in the order
 * of their ids. Refused in an order, and while its weighing is in dispute.
 */
export async function closeParcel(tx: Tx, closing: Closing): Promise<HeldParcel> {
  const { parcelId, reason, intoParcelId, note, staffId, details } = closing
  const locked = new Map<string, HeldParcel>()
  for (const id of [parcelId, ...(intoParcelId === null ? [] : [intoParcelId])].sort())
    locked.set(id, orRefuse(await lockForStaff(tx, id), 'staff_state'))
  const parcel = orRefuse(locked.get(parcelId), 'staff_state')
  const order = await orderOfParcel(tx, parcelId)
  if (order) refuse('staff_state', { text: inOrderText('close', order.orderNumber) })
  refuseInTransfer(parcel)
  if (!parcelCan.close(parcel)) refuse('staff_state')
  if (await hasOpenDispute(tx, parcelId)) refuse('staff_state', { text: disputedText('close') })
  if (intoParcelId !== null) await moveContents(tx, parcel, orRefuse(locked.get(intoParcelId), 'staff_state'))
  orRefuse(await closeForGood(tx, parcelId, reason), 'staff_state')
  await noteClosed(tx, parcel, staffId, note, { reason, intoParcelId, ...details })
  // A count that missed it need not look for it any more.
  await settleParcels(tx, [parcelId], null, staffId)
  return parcel
}

async function moveContents(tx: Tx, from: HeldParcel, into: HeldParcel): Promise<void> {
  const isTogether =
    from.status === 'in_stock' && from.memberId === into.memberId && from.warehouseId === into.warehouseId
  if (!isTogether || from.id === into.id) refuse('staff_state', { text: notTogetherText })
  const lines = [...(await goodsOf(tx, into.id)), ...(await goodsOf(tx, from.id))]
  if (lines.length > linesAtMost) refuse('staff_state', { text: tooManyLinesText(linesAtMost) })
  const pieces = into.totalPieces + from.totalPieces
  const written = await writeContents(tx, into.id, pieces, lines.length > 0 ? goodsTotals(lines) : null)
  if (!written) refuse('staff_state', { text: notTogetherText })
  await deleteGoods(tx, into.id)
  await insertGoods(tx, into.id, lines)
}
