import { orRefuse, type Tx } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { findTransfer, lockTransferRow, type Transfer } from './sql.ts'

/** Locks a transfer and reads its current state; refuses an unknown one. */
export async function lockTransfer(tx: Tx, id: string): Promise<Transfer> {
  await lockTransferRow(tx, id, null)
  return orRefuse(await findTransfer(tx, id), 'not_found')
}

/** A locked transfer as it is now. */
export async function transferOf(tx: Tx, id: string): Promise<Transfer> {
  const transfer = await findTransfer(tx, id)
  assert(transfer, 'a locked transfer stays')
  return transfer
}

/** What the audit trail stores of a transfer: states and amounts, nothing personal. */
export const moneyOf = ({ auditStatus, rechargeStatus, amountMinor, receivedMinor, currency, entryId }: Transfer) => ({
  auditStatus,
  rechargeStatus,
  amountMinor,
  receivedMinor,
  currency,
  entryId,
})
