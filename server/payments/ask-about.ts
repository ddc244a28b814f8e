import { paymentCan } from '#domain/payment.ts'
import type { OutwardCall } from '#server/context.ts'
import { apply, type Applied } from './apply.ts'
import { type Found, type Provider, ProviderFault } from './provider.ts'
import { findIntent, type Intent, markEnded, noteMessage } from './sql.ts'

type Step = OutwardCall['step']

/**
 * Asks the provider about a payment and does what a notice would have done; one that is over time is closed. Each answer
 * is waited for outside of any transaction.
 */
export async function askAbout(step: Step, provider: Provider, intent: Intent): Promise<Applied> {
  if (paymentCan.expire(intent) && intent.sinceExpiryS >= 0) return endUnpaid(step, provider, intent, 'expired')
  return applied(step, intent, await provider.query(intent.paymentNumber))
}

/**
 * Ends a payment that nobody made (E-17, or its time is over): the provider is asked first, then told to close it, and
 * only then is it closed here. One that was paid in the meantime is credited instead.
 */
export async function endUnpaid(
  step: Step,
  provider: Provider,
  intent: Intent,
  state: 'expired' | 'closed',
): Promise<Applied> {
  const { id, paymentNumber } = intent
  const found = await provider.query(paymentNumber)
  if (found.kind === 'paid' || found.kind === 'refunded' || found.kind === 'failed') return applied(step, intent, found)
  const closed = found.kind === 'closed' ? 'closed' : await provider.close(paymentNumber)
  if (closed === 'refused') {
    const outcome = await applied(step, intent, await provider.query(paymentNumber))
    if (outcome === 'unchanged') throw new ProviderFault('it neither closes the payment nor says that it was paid')
    return outcome
  }
  return step(async (tx) => {
    // 0 rows: a notice came first, and what it said stays.
    if ((await markEnded(tx, id, state)) === 0) return 'unchanged'
    await noteMessage(tx, { paymentNumber, source: 'close', result: state })
    return 'ended'
  })
}

const applied = (step: Step, { paymentNumber, method }: Intent, found: Found): Promise<Applied> =>
  step((tx) => apply(tx, { paymentNumber, method, found, source: 'query' }))

/** As it is now, after others may have changed it. */
export async function again(step: Step, { paymentNumber }: Intent): Promise<Intent> {
  const intent = await step((tx) => findIntent(tx, paymentNumber))
  if (!intent) throw new Error('a payment is never deleted')
  return intent
}
