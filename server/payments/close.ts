import type { payments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { paymentCan } from '#domain/payment.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, OutwardCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { again, endUnpaid } from './ask-about.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { openPayment } from './rows.ts'
import { findOwnIntent } from './sql.ts'

/** E-17: closed at the provider first; a payment that won the race stays succeeded, and one that ended stays ended. */
export async function close(
  call: OutwardCall & AsMember,
  { paymentNumber }: Input<typeof payments.close>,
): Promise<Output<typeof payments.close>> {
  const intent = orRefuse(await call.step((tx) => findOwnIntent(tx, call.member.id, paymentNumber)), 'not_found')
  if (!paymentCan.close(intent)) return openPayment(intent, call)
  const provider = providerOf(call.context, intent.method) ?? refuse('provider_down')
  try {
    await endUnpaid(call.step, provider, intent, 'closed')
  } catch (fault) {
    if (fault instanceof ProviderFault) refuse('provider_down')
    throw fault
  }
  return openPayment(await again(call.step, intent), call)
}
