import { orderReceipt } from '#contract/papers/order-receipt.ts'
import type { receipts } from '#contract/receipts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { readOwnOrder } from '#server/orders/orders.ts'
import { paperFile } from '#server/papers/papers.ts'
import { aboutReceipt } from './about.ts'

/** E-94 */
export async function ofOrder(call: ReadCall & AsMember, { id }: Input<typeof receipts.ofOrder>) {
  const order = await readOwnOrder(call, call.db, { id })
  if (!order.actions.includes('receipt')) refuse('order_state')
  return paperFile(orderReceipt(order, await aboutReceipt(call)), `receipt-${order.orderNumber}`)
}
