import type { staffPayments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { drawPaymentNumber } from '#server/database/numbers.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { AsStaff, OutwardCall, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { debitsToday } from '#server/ledger/ledger.ts'
import {
  type Approval,
  askSecondPerson,
  readRequest,
  replaceRequest,
  secondPersonAbove,
} from '#server/topups/topups.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { findRefund, findRefundByKey } from './refund.sql.ts'
import { continueRefund, requireRefundable, startRefund } from './refund-steps.ts'
import { fullRow } from './search.ts'
import { findIntent, type Intent, lockIntent } from './sql.ts'

type Call = OutwardCall & AsStaff
type Wish = Input<typeof staffPayments.refund>

/** The call whose request waits for a second person. */
export const refunding = 'staffPayments.refund'

interface Asked {
  readonly paymentNumber: string
  readonly amountMinor: number
  readonly reason: string
}

/**
 * B-FI-10: back to the wallet app it came from. Above the limit a second person decides first. What the provider has not
 * finished within this call goes on by itself.
 */
export async function refund(call: Call, wish: Wish): Promise<Output<typeof staffPayments.refund>> {
  const refundNumber = await drawPaymentNumber(call.context, 'RF')
  const begun = await call.step((tx) => begin(call, tx, wish, refundNumber))
  if ('approval' in begun) return begun
  await send(call, begun.refundId)
  const row = await call.step(async (tx) =>
    fullRow(call, tx, orRefuse(await findIntent(tx, wish.paymentNumber), 'not_found')),
  )
  return { payment: row }
}

/** The debit, or a request for a second person; the same key finds the refund that it made. */
async function begin(
  call: Call,
  tx: Tx,
  wish: Wish,
  refundNumber: string,
): Promise<{ refundId: string } | { approval: { id: string } }> {
  const { staff, key } = call
  const { paymentNumber, amountMinor, reason } = wish
  const intent = await lockForRefund(tx, staff.id, paymentNumber)
  const made = key === null ? undefined : await findRefundByKey(tx, staff.id, key)
  if (made) {
    if (made.intentId !== intent.id || made.amountMinor !== amountMinor) refuse('idempotency_mismatch')
    return { refundId: made.id }
  }
  requireRefundable(intent, amountMinor)
  const { id, memberId, currency } = intent
  const thing = { call: refunding, about: [paymentNumber] }
  const todayMinor = await debitsToday(tx, staff.id, { memberId, unit: currency })
  if (amountMinor + todayMinor <= (await secondPersonAbove(call, tx))) {
    await replaceRequest({ ...call, tx }, thing)
    const refundId = await startRefund(tx, { intent, amountMinor, reason, staffId: staff.id, refundNumber, key })
    call.audit({ kind: 'payment', id, after: { refundId, amountMinor } })
    return { refundId }
  }
  const asked: Asked = { paymentNumber, amountMinor, reason }
  const approval = await askSecondPerson(
    { ...call, tx },
    { ...thing, targetId: id, input: asked, amountMinor, currency, memberId, reason },
  )
  call.audit({ kind: 'payment', id, after: { approvalId: approval.id, amountMinor } })
  return { approval }
}

/** Runs when a second person approved: the balance is debited, and the job sends it within a minute. */
export async function refundApproved(call: WriteCall & AsStaff, { id, requesterId }: Approval): Promise<void> {
  const { tx, staff, context } = call
  const { paymentNumber, amountMinor, reason } = await readRequest<Asked>(tx, id)
  const intent = await lockForRefund(tx, staff.id, paymentNumber)
  const refundNumber = await drawPaymentNumber(context, 'RF')
  const refundId = await startRefund(tx, { intent, amountMinor, reason, staffId: requesterId, refundNumber, key: null })
  call.audit({ kind: 'payment', id: intent.id, after: { refundId, amountMinor } })
}

async function lockForRefund(tx: Tx, staffId: string, paymentNumber: string): Promise<Intent> {
  await lockIntent(tx, paymentNumber)
  const intent = orRefuse(await findIntent(tx, paymentNumber), 'not_found')
  await refuseOwnAccount(tx, staffId, intent.memberId)
  return intent
}

/** Without an answer it stays requested, and the job sends it again under the same number. */
async function send({ context, step }: Call, refundId: string): Promise<void> {
  const { intent, refund: made } = await step((tx) => both(tx, refundId))
  const provider = providerOf(context, intent.method)
  if (!provider) return
  await continueRefund(step, provider, { intent, refund: made }).catch((fault: unknown) => {
    if (!(fault instanceof ProviderFault)) throw fault
  })
}

/** A refund with its payment. */
export async function both(tx: Tx, refundId: string) {
  const made = orRefuse(await findRefund(tx, refundId), 'not_found')
  return { refund: made, intent: orRefuse(await findIntent(tx, made.paymentNumber), 'not_found') }
}
