import type { payments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, OutwardCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { ask } from './ask.ts'
import { again } from './ask-about.ts'
import { ProviderFault } from './provider.ts'
import { openPayment } from './rows.ts'
import { findOwnIntent } from './sql.ts'

/**
 * E-16: tells the simulator that the payer paid or failed; the credit follows by its notice or the next C-68, as with
 * real money. Without a simulator, so always in production, there is no such call (1003).
 */
export async function simulate(
  call: OutwardCall & AsMember,
  { paymentNumber, result }: Input<typeof payments.simulate>,
): Promise<Output<typeof payments.simulate>> {
  const { production, payments: settings } = call.context.environment
  if (production || settings.simulator === null) return refuse('route_not_found')
  const intent = orRefuse(await call.step((tx) => findOwnIntent(tx, call.member.id, paymentNumber)), 'not_found')
  const { status } = await ask(`${settings.simulator}/pay/${encodeURIComponent(paymentNumber)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: `result=${result}`,
  }).catch((fault: unknown) => {
    if (fault instanceof ProviderFault) refuse('provider_down')
    throw fault
  })
  if (status !== 200) refuse('provider_down')
  return openPayment(await again(call.step, intent), call)
}
