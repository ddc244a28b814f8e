import { topUpReceipt } from '#contract/papers/top-up-receipt.ts'
import type { receipts } from '#contract/receipts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { paperFile } from '#server/papers/papers.ts'
import { readOwnPayment } from '#server/payments/payments.ts'
import { aboutReceipt } from './about.ts'

/** E-93 */
export async function ofTopUp(call: ReadCall & AsMember, { paymentNumber }: Input<typeof receipts.ofTopUp>) {
  const payment = await readOwnPayment(call, paymentNumber)
  if (payment.paidAt === null) refuse('not_found')
  return paperFile(topUpReceipt(payment, await aboutReceipt(call)), `receipt-${payment.paymentNumber}`)
}
