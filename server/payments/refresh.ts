import type { payments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { paymentCan } from '#domain/payment.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { askAbout } from './ask-about.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { openPayment } from './rows.ts'
import { findOwnIntent, mayAsk } from './sql.ts'

/**
 * C-68: a member's own payment. While it is pending the provider is asked, at most once in three seconds, and what it
 * says is applied as a notice would be. If the provider does not answer, the page shows what is known.
 */
export async function refresh(
  call: ReadCall & AsMember,
  { paymentNumber }: Input<typeof payments.refresh>,
): Promise<Output<typeof payments.refresh>> {
  // What is written in between goes through the database itself, and has to be seen here (record 36).
  const { database } = call.context
  const intent = orRefuse(await findOwnIntent(database, call.member.id, paymentNumber), 'not_found')
  const provider = providerOf(call.context, intent.method)
  if (!provider || !paymentCan.pay(intent) || !(await mayAsk(database, intent.id))) return openPayment(intent, call)
  await askAbout(database.transaction, provider, intent).catch((fault: unknown) => {
    if (!(fault instanceof ProviderFault)) throw fault
  })
  return openPayment(orRefuse(await findOwnIntent(database, call.member.id, paymentNumber), 'not_found'), call)
}

/** The same without asking the provider. */
export const readOwnPayment = async (call: ReadCall & AsMember, paymentNumber: string) =>
  openPayment(orRefuse(await findOwnIntent(call.db, call.member.id, paymentNumber), 'not_found'), call)
