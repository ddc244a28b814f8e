import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffBankTransfers } from '#contract/topups.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { findMemberByNumber, memberCardsById } from '#server/members/members.ts'
import { staffRow, staffRows } from './rows.ts'
import { countAllTransfers, findLookalikes, findTransfer, listTransfers } from './sql.ts'

type Call = ReadCall & AsStaff

/** B-FI-01 */
export async function search(
  call: Call,
  input: Input<typeof staffBankTransfers.search>,
): Promise<Output<typeof staffBankTransfers.search>> {
  const { page, pageSize, auditStatus, rechargeStatus, currency, from, to, memberNumber } = input
  const member = memberNumber ? await findMemberByNumber(call.db, memberNumber) : undefined
  if (memberNumber && !member) return { list: [], page, pageSize, ...cappedTotal(0) }
  const filter = { memberId: member?.memberId, auditStatus, rechargeStatus, currency, from, to }
  const [rows, { total }] = await Promise.all([
    listTransfers(call.db, filter, pageSize, (page - 1) * pageSize),
    countAllTransfers(call.db, filter),
  ])
  return { list: await staffRows(call, call.db, rows), page, pageSize, ...cappedTotal(total) }
}

/** B-FI-01: one transfer, with others that may be the same money. */
export async function get(
  call: Call,
  { id }: Input<typeof staffBankTransfers.get>,
): Promise<Output<typeof staffBankTransfers.get>> {
  const [found, lookalikes] = await Promise.all([findTransfer(call.db, id), findLookalikes(call.db, id)])
  const transfer = orRefuse(found, 'not_found')
  const [row, cards] = await Promise.all([
    staffRow(call, call.db, transfer),
    memberCardsById(
      call.db,
      lookalikes.map(({ memberId }) => memberId),
    ),
  ])
  return {
    ...row,
    lookalikes: lookalikes.map(({ memberId, reasons, ...alike }) => ({
      ...alike,
      memberNumber: cards.get(memberId)?.memberNumber ?? '',
      reasons: [...reasons],
    })),
  }
}
