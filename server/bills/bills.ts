import type { Tx } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { setBillState, upsertBill } from './sql.ts'

/**
 * Writes the bill of a packed order; when it is packed again, the bill is rewritten and keeps what the member collects.
 */
export async function writeBill(tx: Tx, orderId: string): Promise<void> {
  assert(await upsertBill(tx, orderId), 'only an order that was packed is billed')
}

/** The order was unpacked: its cost is open again. */
export const draftBill = async (tx: Tx, orderId: string): Promise<void> => {
  await setBillState(tx, orderId, 'draft')
}

/** The order was cancelled: nothing is owed. */
export const voidBill = async (tx: Tx, orderId: string): Promise<void> => {
  await setBillState(tx, orderId, 'void')
}
