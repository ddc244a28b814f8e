import { tidyCode } from '#domain/plain-text.ts'
import { bankTransferCan } from '#domain/bank-transfer.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { bankTransfers } from '#contract/topups.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { transferOnWire } from './rows.ts'
import {
  countTransfers,
  findOwnTransfer,
  insertHistory,
  listTransfers,
  lockTransferRow,
  removeTransfer,
} from './sql.ts'

/** C-56 */
export async function list(
  call: ReadCall & AsMember,
  input: Input<typeof bankTransfers.list>,
): Promise<Output<typeof bankTransfers.list>> {
  const { page, pageSize, auditStatus, rechargeStatus, currency, transferNumber, from, to } = input
  const filter = {
    memberId: call.member.id,
    auditStatus,
    rechargeStatus,
    currency,
    transferNumber: tidyCode(transferNumber ?? '') || undefined,
    from,
    to,
  }
  const [rows, { total }] = await Promise.all([
    listTransfers(call.db, filter, pageSize, (page - 1) * pageSize),
    countTransfers(call.db, filter),
  ])
  return { list: rows.map((row) => transferOnWire(call, row)), page, pageSize, total }
}

/** C-64: the row stays in the database, visible to nobody. */
export async function remove(
  { tx, member }: WriteCall & AsMember,
  { id }: Input<typeof bankTransfers.delete>,
): Promise<Output<typeof bankTransfers.delete>> {
  await lockTransferRow(tx, id, member.id)
  const transfer = orRefuse(await findOwnTransfer(tx, member.id, id), 'not_found')
  if (!bankTransferCan.delete(transfer)) refuse('transfer_state')
  await removeTransfer(tx, member.id, id)
  await insertHistory(tx, { transferId: id, event: 'delete', actor: { kind: 'member', id: member.id } })
  return {}
}
