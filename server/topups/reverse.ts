import { bankTransferCan } from '#domain/bank-transfer.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffBankTransfers } from '#contract/topups.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { takeBack } from '#server/ledger/ledger.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import type { Approval } from './approvals.sql.ts'
import { askSecondPerson } from './second-person.ts'
import { insertHistory, markReversed, reversing } from './sql.ts'
import { asTyped } from './text.ts'
import { lockTransfer, moneyOf, transferOf } from './transfer.ts'

type Call = WriteCall & AsStaff

/** B-FI-04: requests that a credit is taken back. Nothing moves until a second person approves. */
export async function reverse(
  call: Call,
  { id, reason }: Input<typeof staffBankTransfers.reverse>,
): Promise<Output<typeof staffBankTransfers.reverse>> {
  const { tx, staff } = call
  const transfer = await lockTransfer(tx, id)
  if (!bankTransferCan.reverse(transfer)) refuse('staff_state')
  await refuseOwnAccount(tx, staff.id, transfer.memberId)
  const approval = await askSecondPerson(call, {
    call: reversing,
    about: [id],
    targetId: id,
    input: { id, reason },
    amountMinor: transfer.receivedMinor,
    currency: transfer.currency,
    memberId: transfer.memberId,
    reason,
  })
  call.audit({
    kind: 'bank_transfer',
    id,
    before: moneyOf(transfer),
    after: { ...moneyOf(transfer), approvalId: approval.id },
  })
  return { approval }
}

/** Runs when a second person approved: takes what is there, and opens the rest as a debt. */
export async function reverseApproved(call: Call, { targetId, reason, requesterId }: Approval): Promise<void> {
  const { tx, staff } = call
  const before = await lockTransfer(tx, targetId)
  if (!bankTransferCan.reverse(before)) refuse('staff_state')
  const { id, memberId, currency, receivedMinor, transferNumber } = before
  assert(receivedMinor !== null, 'a credited transfer says what arrived')
  const actor = { kind: 'staff', id: staff.id } as const
  const { entry, owed } = await takeBack(tx, {
    memberId,
    unit: currency,
    amount: receivedMinor,
    source: { kind: 'bank_transfer', id },
    referenceNumber: transferNumber,
    remark: asTyped(reason),
    actor,
    origin: 'bank',
  })
  await markReversed(tx, id, reason)
  await insertHistory(tx, {
    transferId: id,
    event: 'reverse',
    actor,
    note: reason,
    details: { entryId: entry?.id ?? null, owedMinor: owed, requesterId },
  })
  const after = await transferOf(tx, id)
  call.audit({ kind: 'bank_transfer', id, before: moneyOf(before), after: { ...moneyOf(after), owedMinor: owed } })
}
