import type { PaymentFlag } from '#contract/payments.ts'
import { movePaid, paymentCan, type PaymentMethod } from '#domain/payment.ts'
import type { Tx } from '#server/database/db.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { assert } from '#server/http/refuse.ts'
import type { Found, Paid } from './provider.ts'
import {
  findIntent,
  findTradeElsewhere,
  type Intent,
  lockIntent,
  markEnded,
  markPaid,
  type Message,
  noteMessage,
  raiseFlag,
} from './sql.ts'

/** What was done about it. `mismatch`: nothing was credited, it is recorded and flagged. */
export type Applied = 'credited' | 'repeated' | 'mismatch' | 'ended' | 'unchanged'

interface Said {
  readonly paymentNumber: string
  readonly method: PaymentMethod
  readonly found: Found
  readonly source: 'notice' | 'query'
}

/**
 * The only place that credits an online payment, whatever told of it (D7): a notice, the member's page, staff, or the
 * job. The row is locked, so that all of them at once credit once; the database guards the same by the entry's source and
 * by the trade's number.
 */
export async function apply(tx: Tx, said: Said): Promise<Applied> {
  const { paymentNumber, method, found, source } = said
  await lockIntent(tx, paymentNumber)
  const intent = await findIntent(tx, paymentNumber)
  const note = (result: string, details: Message['details'] = {}) =>
    noteMessage(tx, { paymentNumber, source, result, details })
  if (!intent || intent.method !== method) {
    await note(intent ? 'other method' : 'unknown number')
    if (intent) await raiseFlag(tx, intent.id, 'mismatch')
    return 'mismatch'
  }
  if (found.kind === 'paid') return applyPaid(tx, intent, found, note)
  if (found.kind === 'refunded') return applyRefunded(tx, intent, note)
  const isOver = found.kind === 'failed' || found.kind === 'closed'
  if (!isOver || !paymentCan.fail(intent)) return 'unchanged'
  // The provider gives up an order that was not paid in time; before that, it failed.
  await markEnded(tx, intent.id, found.kind === 'closed' && intent.sinceExpiryS >= 0 ? 'expired' : 'failed')
  await note(found.kind)
  return 'ended'
}

type Note = (result: string, details?: Message['details']) => Promise<unknown>

async function applyPaid(tx: Tx, intent: Intent, paid: Paid, note: Note): Promise<Applied> {
  const details = { amountMinor: paid.amountMinor, currency: paid.currency, tradeNumber: paid.tradeNumber }
  const wrong = await mismatchOf(tx, intent, paid)
  if (wrong) {
    await note(wrong, details)
    await raiseFlag(tx, intent.id, 'mismatch')
    return 'mismatch'
  }
  const move = movePaid(intent)
  if (move === null) {
    await note('repeated')
    return 'repeated'
  }
  await credit(tx, intent, paid.tradeNumber)
  if (move === 'payLate') await raiseFlag(tx, intent.id, 'late' satisfies PaymentFlag)
  await note(move === 'payLate' ? 'paid late' : 'paid', details)
  return 'credited'
}

/** Everything that was asked for must be what was paid; a later right message still credits. */
async function mismatchOf(tx: Tx, intent: Intent, paid: Paid): Promise<string | null> {
  if (!paid.isOurs) return 'other merchant'
  if (paid.currency !== intent.currency) return 'other currency'
  if (paid.amountMinor !== intent.amountMinor) return 'other amount'
  if (paid.tradeNumber === '') return 'no trade number'
  if (intent.providerTradeNumber !== null && intent.providerTradeNumber !== paid.tradeNumber) return 'second trade'
  return (await findTradeElsewhere(tx, intent, paid.tradeNumber)) ? 'trade of another payment' : null
}

export const topUpEvent = { alipay: 'TOPUP_ALIPAY', wechat: 'TOPUP_WECHAT' } as const

async function credit(tx: Tx, intent: Intent, tradeNumber: string): Promise<void> {
  const { id, memberId, method, currency, amountMinor, paymentNumber } = intent
  const [entry] = await postEntries(tx, [
    {
      event: topUpEvent[method],
      memberId,
      unit: currency,
      amount: amountMinor,
      source: { kind: 'payment', id },
      referenceNumber: paymentNumber,
      remark: null,
      actor: { kind: 'system', id: null },
    },
  ])
  assert(entry, 'a credit is one entry')
  const marked = await markPaid(tx, intent, { tradeNumber, entryId: entry.id })
  assert(marked === 1, `payment ${paymentNumber} was credited by somebody else under its lock`)
}

/** Money that went back without us: nothing is credited, and what had been credited is for finance to judge. */
async function applyRefunded(tx: Tx, intent: Intent, note: Note): Promise<Applied> {
  const { id, refundedMinor, refundingMinor } = intent
  if (refundedMinor + refundingMinor > 0) return 'repeated'
  await note('refunded')
  await raiseFlag(tx, id, 'refunded_elsewhere')
  if (!paymentCan.fail(intent)) return 'unchanged'
  await markEnded(tx, id, 'failed')
  return 'ended'
}
