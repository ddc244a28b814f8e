import { bankTransferCan } from '#domain/bank-transfer.ts'
import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { Db } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsStaff, Call } from '#server/context.ts'
import { creditsToday } from '#server/ledger/ledger.ts'
import { memberCardsById } from '#server/members/members.ts'
import { isAboveLimit, secondPersonAbove } from './four-eyes.ts'
import type { Transfer } from './sql.ts'

/** As its member sees it. */
export function transferOnWire(call: Call, transfer: Transfer): Output<typeof bankTransfers.submit> {
  const {
    id,
    transferNumber,
    amountMinor,
    currency,
    submittedAt,
    bankRef,
    remark,
    auditStatus,
    auditReason,
    auditedAt,
    rechargeStatus,
  } = transfer
  return {
    id,
    transferNumber,
    amountMinor,
    currency,
    proofImageUrl: fileUrl(call, transfer.fileId),
    submittedAt,
    bankRef,
    remark,
    auditStatus,
    auditText: inUse(auditStatusText[auditStatus])[call.language],
    auditReason,
    auditedAt,
    rechargeStatus,
    rechargeText: inUse(rechargeStatusText[rechargeStatus])[call.language],
    creditedMinor: rechargeStatus === 'not_credited' ? null : transfer.receivedMinor,
    creditedAt: transfer.creditedAt,
    canEdit: bankTransferCan.edit(transfer),
    canDelete: bankTransferCan.delete(transfer),
    version: transfer.version,
  }
}

type StaffRow = Output<typeof staffBankTransfers.audit>

/** As finance sees them: whose they are, and what the calling staff member may still do with them. */
export async function staffRows(call: Call & AsStaff, db: Db, transfers: readonly Transfer[]): Promise<StaffRow[]> {
  const memberIds = [...new Set(transfers.map(({ memberId }) => memberId))]
  const [cards, sums, limitMinor] = await Promise.all([
    memberCardsById(db, memberIds),
    creditsToday(db, call.staff.id, memberIds),
    secondPersonAbove(call, db),
  ])
  return transfers.map((transfer) => {
    const { memberId, currency, receivedMinor, amountMinor } = transfer
    const card = cards.get(memberId)
    const today = sums.find((sum) => sum.memberId === memberId && sum.unit === currency)?.amount ?? 0
    return {
      ...transferOnWire(call, transfer),
      memberId,
      memberNumber: card?.memberNumber ?? '',
      memberName: card?.memberName ?? '',
      receivedMinor,
      auditedBy: transfer.auditedBy,
      creditedBy: transfer.creditedBy,
      payerTail: transfer.payerTail,
      needsSecondPerson: isOpen(transfer) && isAboveLimit(receivedMinor ?? amountMinor, today, limitMinor),
      auditedByMe: transfer.auditorId === call.staff.id,
      approvalId: transfer.approvalId,
    }
  })
}

/** It may still be credited. */
const isOpen = ({ auditStatus, rechargeStatus }: Transfer) =>
  auditStatus !== 'rejected' && rechargeStatus === 'not_credited'

export async function staffRow(call: Call & AsStaff, db: Db, transfer: Transfer): Promise<StaffRow> {
  const [row] = await staffRows(call, db, [transfer])
  if (!row) throw new Error('one transfer makes one row')
  return row
}
