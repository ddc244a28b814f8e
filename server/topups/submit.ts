import { toHalfWidth } from '#domain/plain-text.ts'
import { bankTransferCan } from '#domain/bank-transfer.ts'
import type { Currency } from '#domain/money.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type bankTransfers, transferAmount } from '#contract/topups.ts'
import { requireCurrency } from '#server/settings/currency.ts'
import { orRefuse } from '#server/database/db.ts'
import { takePicture } from '#server/files/files.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { businessDay, drawTransferNumber } from '#server/database/numbers.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { transferOnWire } from './rows.ts'
import {
  type Draft,
  findOwnTransfer,
  insertHistory,
  insertTransfer,
  lockTransferRow,
  type Transfer,
  updateDraft,
} from './sql.ts'

type Call = WriteCall & AsMember
type Typed = Input<typeof bankTransfers.submit>

/**
 * C-55: submits a voucher or, with `id`, corrects one that is not approved yet; a rejected one then waits for review
 * again. Without a new picture the old one is kept.
 */
export async function submit(call: Call, typed: Typed): Promise<Output<typeof bankTransfers.submit>> {
  const { tx, member } = call
  const { amountMinor } = typed
  if (!typed.id && !typed.fileId && !typed.imageBase64) refuseFields({ fileId: 'field_image' })
  if (amountMinor < transferAmount.minMinor || amountMinor > transferAmount.maxMinor) refuse('amount_range')
  const currency = requireCurrency(typed.currency)
  const id = typed.id ? await edit(call, typed.id, typed, currency) : await create(call, typed, currency)
  const transfer = await findOwnTransfer(tx, member.id, id)
  assert(transfer, 'what was handed in is there')
  return transferOnWire(call, transfer)
}

async function create(call: Call, typed: Typed, currency: Currency): Promise<string> {
  const { tx, member, context } = call
  const transferNumber = await drawTransferNumber(context, businessDay())
  const draft = await draftOf(call, typed, currency, null)
  const { id } = await insertTransfer(tx, member.id, transferNumber, draft)
  await insertHistory(tx, { transferId: id, event: 'submit', actor: { kind: 'member', id: member.id }, details: draft })
  return id
}

async function edit(call: Call, id: string, typed: Typed, currency: Currency): Promise<string> {
  const { tx, member } = call
  await lockTransferRow(tx, id, member.id)
  const earlier = orRefuse(await findOwnTransfer(tx, member.id, id), 'not_found')
  if (!bankTransferCan.edit(earlier)) refuse('transfer_state')
  if (typed.version !== undefined && typed.version !== earlier.version) refuse('version_conflict')
  const draft = await draftOf(call, typed, currency, earlier)
  await updateDraft(tx, member.id, id, draft)
  const { amountMinor, fileId, bankRef, remark, auditStatus } = earlier
  const details = {
    before: { amountMinor, currency: earlier.currency, fileId, bankRef, remark, auditStatus },
    after: draft,
  }
  await insertHistory(tx, { transferId: id, event: 'edit', actor: { kind: 'member', id: member.id }, details })
  return id
}

async function draftOf(call: Call, typed: Typed, currency: Currency, earlier: Transfer | null): Promise<Draft> {
  const owner = { kind: 'member', id: call.member.id } as const
  const fileId = (await takePicture(call, owner, 'voucher', typed, null)) ?? earlier?.fileId
  if (!fileId) refuseFields({ fileId: 'field_image' })
  return {
    amountMinor: typed.amountMinor,
    currency,
    fileId,
    bankRef: typed.bankRef === undefined ? (earlier?.bankRef ?? '') : tidyBankRef(typed.bankRef),
    remark: typed.remark ?? earlier?.remark ?? '',
  }
}

/** Banks print half-width digits and letters; a keyboard may type them full width. */
export const tidyBankRef = (typed: string) => toHalfWidth(typed).trim()
