import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, OutwardCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { drawPaymentNumber } from '#server/database/numbers.ts'
import { refuse } from '#server/http/refuse.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { both } from './refund.ts'
import { endRefund, findOpenRefund, settleReserve } from './refund.sql.ts'
import { continueRefund, startRefund } from './refund-steps.ts'
import { sync } from './search.ts'
import { findIntent, lockIntent, noteMessage } from './sql.ts'

/* What the daily check does about a payment, beside what there is already. */

interface MadeElsewhere {
  readonly paymentNumber: string
  /** The provider's number of the refund. */
  readonly providerNumber: string
  readonly amountMinor: number
  readonly reason: string
  readonly staffId: string
}

/**
 * Books a refund that the provider has made without us: the balance is debited as for one of ours (5001 when it is
 * spent), and nothing is sent.
 */
export async function bookRefund(call: WriteCall & AsStaff, made: MadeElsewhere): Promise<{ refundId: string }> {
  const { tx, staff, context } = call
  const { paymentNumber, providerNumber, amountMinor, reason, staffId } = made
  await lockIntent(tx, paymentNumber)
  const intent = orRefuse(await findIntent(tx, paymentNumber), 'not_found')
  await refuseOwnAccount(tx, staff.id, intent.memberId)
  const refundNumber = await drawPaymentNumber(context, 'RF')
  const wish = { intent, amountMinor, reason, staffId, refundNumber, providerNumber, key: null }
  const refundId = await startRefund(tx, wish)
  await settleReserve(tx, intent.id, amountMinor, true)
  await endRefund(tx, refundId, 'done', null)
  await noteMessage(tx, { paymentNumber, source: 'refund', result: `booked ${providerNumber}`, refundNumber })
  return { refundId }
}

/** Asks about the payment, and about a refund of ours that is under way. */
export async function askProvider(
  call: OutwardCall & AsStaff,
  { paymentNumber, refundNumber }: { readonly paymentNumber: string; readonly refundNumber: string },
): Promise<void> {
  const { method } = await sync(call, { paymentNumber })
  const open = await call.step(async (tx) => {
    const found = await findOpenRefund(tx, refundNumber)
    return found && both(tx, found.id)
  })
  const provider = providerOf(call.context, method === 'ALIPAY' ? 'alipay' : 'wechat')
  if (!open || !provider) return
  await continueRefund(call.step, provider, open).catch((fault: unknown) => {
    if (fault instanceof ProviderFault) refuse('provider_down')
    throw fault
  })
}
