import { bankTransferCan } from '#domain/bank-transfer.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type staffBankTransfers, transferAmount } from '#contract/topups.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { violated } from '#server/database/db-faults.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { creditIfAllowed } from './credit.ts'
import { approvedMail, rejectedMail } from './mail.ts'
import { staffRow } from './rows.ts'
import { approveTransfer, insertHistory, rejectTransfer, type Transfer } from './sql.ts'
import { tidyBankRef } from './submit.ts'
import { notePayer } from './payer.ts'
import { lockTransfer, moneyOf, transferOf } from './transfer.ts'

type Call = WriteCall & AsStaff
type Verdict = Input<typeof staffBankTransfers.audit>

/**
 * B-FI-02: approves a voucher (with `credit` or `bankTransfer.autoCredit` also credits it, if that needs no second
 * person) or rejects it with a reason.
 */
export async function review(call: Call, verdict: Verdict): Promise<Output<typeof staffBankTransfers.audit>> {
  const { tx, staff } = call
  const { id, decision, reason = '' } = verdict
  if (decision === 'reject' && reason === '') refuseFields({ reason: 'field_required' })
  const before = await lockTransfer(tx, id)
  if (!bankTransferCan.approve(before)) refuse('staff_state')
  // Its member may have changed amount, currency or picture since this staff member looked at it.
  if (verdict.version !== undefined && verdict.version !== before.version) refuse('version_conflict')
  await refuseOwnAccount(tx, staff.id, before.memberId)
  if (decision === 'approve') await approve(call, before, verdict)
  else await reject(call, before, reason)
  const after = await transferOf(tx, id)
  call.audit({ kind: 'bank_transfer', id, before: moneyOf(before), after: moneyOf(after) })
  return staffRow(call, tx, after)
}

async function approve(call: Call, transfer: Transfer, verdict: Verdict) {
  const { tx, staff, context } = call
  const receivedMinor = verdict.receivedMinor ?? transfer.amountMinor
  if (receivedMinor < transferAmount.minMinor || receivedMinor > transferAmount.maxMinor)
    refuseFields({ receivedMinor: 'field_range' })
  const bankRef = verdict.bankRef === undefined ? transfer.bankRef : tidyBankRef(verdict.bankRef)
  try {
    await approveTransfer(tx, transfer.id, staff.id, receivedMinor, bankRef)
  } catch (error) {
    // One reference is one payment: the unique index also stops two staff members at the same moment.
    if (violated(error, 'bank_transfers_bank_ref')) refuseFields({ bankRef: 'field_bank_ref_used' })
    throw error
  }
  await insertHistory(tx, {
    transferId: transfer.id,
    event: 'approve',
    actor: { kind: 'staff', id: staff.id },
    details: { receivedMinor, bankRef },
  })
  await notePayer(call, transfer, verdict)
  const isCreditAsked = verdict.credit === true || (await readConfig(context, tx))['bankTransfer.autoCredit']
  const credited = isCreditAsked && (await creditIfAllowed(call, transfer.id))
  // The mail about the credit covers both.
  if (credited) return
  await sendMemberMail(tx, transfer.memberId, 'BANK_TRANSFER_APPROVED', (language) =>
    approvedMail(language, transfer, receivedMinor, context.environment.publicUrl),
  )
}

async function reject({ tx, staff, context }: Call, transfer: Transfer, reason: string) {
  await rejectTransfer(tx, transfer.id, staff.id, reason)
  await insertHistory(tx, {
    transferId: transfer.id,
    event: 'reject',
    actor: { kind: 'staff', id: staff.id },
    note: reason,
  })
  await sendMemberMail(tx, transfer.memberId, 'BANK_TRANSFER_REJECTED', (language) =>
    rejectedMail(language, transfer, reason, context.environment.publicUrl),
  )
}
