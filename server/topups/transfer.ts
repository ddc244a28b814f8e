import { orRefuse, type Tx } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { findTransfer, lockTransferRow, type Transfer } from './sql.ts'

/** The transfer as it is once nobody else changes it; one of finance's. */
export async function lockTransfer(tx: Tx, id: string): Promise<Transfer> {
  await lockTransferRow(tx, id, null)
  return orRefuse(await findTransfer(tx, id), 'not_found')
}

/** A locked transfer as it has become. */
export async function transferOf(tx: Tx, id: string): Promise<Transfer> {
  const transfer = await findTransfer(tx, id)
  assert(transfer, 'a locked transfer stays')
  return transfer
}

/** What the audit trail keeps of a transfer: states and sums, nothing personal. */
export const moneyOf = ({ auditStatus, rechargeStatus, amountMinor, receivedMinor, currency, entryId }: Transfer) => ({
  auditStatus,
  rechargeStatus,
  amountMinor,
  receivedMinor,
  currency,
  entryId,
})
