import { bankTransferCan } from '#domain/bank-transfer.ts'
import type { Language } from '#domain/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffBankTransfers } from '#contract/topups.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { lockCreditsToday, postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { isAboveLimit, secondPersonAbove } from './four-eyes.ts'
import { creditedMail } from './mail.ts'
import { staffRow } from './rows.ts'
import { insertHistory, markCredited, type Transfer } from './sql.ts'
import { notePayer } from './payer.ts'
import { creditRemark } from './text.ts'
import { lockTransfer, moneyOf, transferOf } from './transfer.ts'

type Call = WriteCall & AsStaff

/** B-FI-03: credits an approved transfer, once; a repeated call gets the same entry. */
export async function credit(
  call: Call,
  { id, ...payer }: Input<typeof staffBankTransfers.credit>,
): Promise<Output<typeof staffBankTransfers.credit>> {
  const { tx, staff } = call
  const before = await lockTransfer(tx, id)
  if (bankTransferCan.creditAgain(before)) return { transfer: await staffRow(call, tx, before), entry: entryOf(before) }
  if (!bankTransferCan.credit(before)) refuse('staff_state')
  await refuseOwnAccount(tx, staff.id, before.memberId)
  if (await needsAnother(call, before)) refuse('four_eyes')
  await notePayer(call, before, payer)
  const after = await bringIn(call, before)
  call.audit({ kind: 'bank_transfer', id, before: moneyOf(before), after: moneyOf(after) })
  return { transfer: await staffRow(call, tx, after), entry: entryOf(after) }
}

/** Together with the approval (B-FI-02): false when a second person has to do it. */
export async function creditIfAllowed(call: Call, id: string): Promise<boolean> {
  const approved = await transferOf(call.tx, id)
  if (await needsAnother(call, approved)) return false
  await bringIn(call, approved)
  return true
}

/**
 * The staff member who approved the voucher may not credit more than the limit, whether in one transfer or in several
 * of a day.
 */
async function needsAnother(
  { tx, staff, context }: Call,
  { auditorId, memberId, currency, receivedMinor }: Transfer,
): Promise<boolean> {
  if (auditorId !== staff.id) return false
  const todayMinor = await lockCreditsToday(tx, staff.id, { memberId, unit: currency })
  return isAboveLimit(receivedMinor ?? 0, todayMinor, await secondPersonAbove({ context }, tx))
}

async function bringIn({ tx, staff, context }: Call, transfer: Transfer): Promise<Transfer> {
  const { id, memberId, currency, receivedMinor, transferNumber } = transfer
  assert(receivedMinor !== null, 'an approved transfer says what arrived')
  const actor = { kind: 'staff', id: staff.id } as const
  const [entry] = await postEntries(tx, [
    {
      event: 'TOPUP_BANK',
      memberId,
      unit: currency,
      amount: receivedMinor,
      source: { kind: 'bank_transfer', id },
      referenceNumber: transferNumber,
      remark: creditRemark(transfer),
      actor,
    },
  ])
  assert(entry, 'a credit is one entry')
  await markCredited(tx, id, staff.id, entry.id)
  await insertHistory(tx, { transferId: id, event: 'credit', actor, details: { entryId: entry.id, receivedMinor } })
  const write = (language: Language) => creditedMail(language, transfer, receivedMinor, context.environment.publicUrl)
  await sendMemberMail(tx, memberId, 'BANK_TRANSFER_CREDITED', write, id)
  return transferOf(tx, id)
}

const entryOf = ({ entryId, receivedMinor, currency }: Transfer) =>
  entryId === null || receivedMinor === null ? null : { id: entryId, amountMinor: receivedMinor, currency }
