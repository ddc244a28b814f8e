import { handoverCan } from '#domain/courier-handover.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countScanned,
  findToScanFor,
  handoverOfReceipt,
  lockHandover,
  markEven,
  type OpenedHandover,
  reopenHandover,
} from './sql.ts'

/** What receiving asks of handovers. They are locked last, after the number and the parcel. */

/** The one that a keeper scans for; that of another warehouse is none. Undefined: it takes no more scans. */
export async function handoverToScanFor(db: Db, id: string, warehouseId: string): Promise<OpenedHandover | undefined> {
  const handover = await findToScanFor(db, id)
  if (handover?.warehouseId !== warehouseId) refuse('not_found')
  return handoverCan.scan(handover) ? handover : undefined
}

/** A receipt was written for it. Somebody may have closed it meanwhile; one that differed may be even now. */
export async function noteScan(tx: Tx, id: string): Promise<void> {
  const handover = await lockHandover(tx, id)
  if (!handover || !handoverCan.scan(handover)) refuseFields({ handoverId: 'field_handover' })
  if (handoverCan.even(handover) && (await countScanned(tx, id)) === handover.counted) await markEven(tx, id)
}

/** A receipt was undone: what was even is to be closed again, and what differed may be even. */
export async function noteUndo(tx: Tx, receiptId: string): Promise<void> {
  const scannedFor = await handoverOfReceipt(tx, receiptId)
  if (!scannedFor) return
  const handover = await lockHandover(tx, scannedFor.id)
  if (!handover || handover.state === 'open') return
  if (handoverCan.reopen(handover)) await reopenHandover(tx, handover.id)
  else if ((await countScanned(tx, handover.id)) === handover.counted) await markEven(tx, handover.id)
}
