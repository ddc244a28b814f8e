import { paymentCan, refundableMinor, refundCan } from '#domain/payment.ts'
import type { Tx } from '#server/database/db.ts'
import type { OutwardCall } from '#server/context.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { drawId } from '#server/topups/topups.ts'
import { topUpEvent } from './apply.ts'
import type { Provider, RefundFound, RefundOrder } from './provider.ts'
import {
  findRefund,
  insertRefund,
  lockRefund,
  markSent,
  type Refund,
  reserveRefund,
  endRefund,
  settleReserve,
} from './refund.sql.ts'
import { findIntent, type Intent, lockIntent, noteMessage } from './sql.ts'
import { refundRemark, returnedRemark } from './text.ts'

interface Wish {
  readonly intent: Intent
  readonly amountMinor: number
  readonly reason: string
  readonly staffId: string
  readonly refundNumber: string
  /** Of a refund that the provider has made without us. */
  readonly providerNumber?: string
  readonly key: string | null
}

/** What may be refunded of a locked payment: never more than came, counting what is under way. */
export function requireRefundable(intent: Intent, amountMinor: number): void {
  if (!paymentCan.refundPart(intent)) refuse('staff_state')
  if (amountMinor > refundableMinor(intent)) refuseFields({ amountMinor: 'field_amount_range' })
}

/**
 * The balance is debited before the provider is asked, so that nobody spends what goes back; 5001 when it is spent. The
 * payment is locked by the caller.
 */
export async function startRefund(tx: Tx, wish: Wish): Promise<string> {
  const { intent, amountMinor, reason, staffId, refundNumber, providerNumber = null, key } = wish
  requireRefundable(intent, amountMinor)
  const id = await drawId(tx)
  const [entry] = await postEntries(tx, [
    {
      event: 'REVERSAL',
      memberId: intent.memberId,
      unit: intent.currency,
      amount: amountMinor,
      source: { kind: 'payment_refund', id },
      referenceNumber: intent.paymentNumber,
      remark: refundRemark(intent.method, reason),
      actor: { kind: 'staff', id: staffId },
      origin: intent.method,
    },
  ])
  assert(entry, 'a debit is one entry')
  if ((await reserveRefund(tx, intent.id, amountMinor)) === 0) refuse('staff_state')
  await insertRefund(tx, {
    id,
    refundNumber,
    providerNumber,
    intentId: intent.id,
    amountMinor,
    reason,
    staffId,
    key,
    entryId: entry.id,
  })
  return id
}

/**
 * Sends a refund, or asks what became of it: always under the same number, so that the provider does it once however
 * often it is told. A refusal counts only when the provider, asked again, does not know the refund.
 */
export async function continueRefund(
  step: OutwardCall['step'],
  provider: Provider,
  { intent, refund }: { readonly intent: Intent; readonly refund: Refund },
): Promise<void> {
  if (!refundCan.finish(refund)) return
  const order: RefundOrder = { ...refund, totalMinor: intent.amountMinor }
  const found = await settled(provider, refund, order)
  await step((tx) => applyRefund(tx, refund, found))
}

async function settled(provider: Provider, { state }: Refund, order: RefundOrder): Promise<RefundFound> {
  const known = state === 'sent' ? await provider.queryRefund(order) : null
  if (known && known.kind !== 'unknown') return known
  const told = await provider.refund(order)
  if (told.kind !== 'refused') return told
  const really = await provider.queryRefund(order)
  return really.kind === 'unknown' ? told : really
}

async function applyRefund(tx: Tx, { id, paymentNumber, refundNumber }: Refund, found: RefundFound): Promise<void> {
  await lockIntent(tx, paymentNumber)
  await lockRefund(tx, id)
  const [intent, refund] = [await findIntent(tx, paymentNumber), await findRefund(tx, id)]
  assert(intent && refund, 'neither is ever deleted')
  if (!refundCan.finish(refund)) return
  await noteMessage(tx, { paymentNumber, source: 'refund', result: `${found.kind} ${found.word}`.trim(), refundNumber })
  if (found.kind === 'processing' || found.kind === 'unknown') {
    await markSent(tx, id)
    return
  }
  const isDone = found.kind === 'done'
  const entryId = isDone ? null : await giveBack(tx, intent, refund)
  await settleReserve(tx, intent.id, refund.amountMinor, isDone)
  await endRefund(tx, id, isDone ? 'done' : 'failed', entryId)
}

/** The money never left the provider, so it is the member's again, from where it had come. */
async function giveBack(tx: Tx, intent: Intent, refund: Refund): Promise<string> {
  const [entry] = await postEntries(tx, [
    {
      event: topUpEvent[intent.method],
      memberId: intent.memberId,
      unit: intent.currency,
      amount: refund.amountMinor,
      source: { kind: 'payment_refund', id: refund.id },
      referenceNumber: intent.paymentNumber,
      remark: returnedRemark(intent.method),
      actor: { kind: 'system', id: null },
    },
  ])
  assert(entry, 'a credit is one entry')
  return entry.id
}
