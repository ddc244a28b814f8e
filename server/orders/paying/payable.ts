import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import { refuse } from '#server/http/refuse.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'

export type PaymentKind = Output<typeof orders.quotePayment>['kind']

/** The kind of a payment made now; refuses an ended order with 4009, one that owes nothing with 4010. */
export function paymentKind(order: Pick<LockedOrder, 'id' | 'status' | 'lifecycle' | 'dueMinor'>): PaymentKind {
  if (orderCan.pay(order)) return 'initial'
  if (orderCan.paySupplement(order)) return 'supplement'
  return refuse(order.lifecycle === 'active' ? 'order_paid' : 'order_state', null, { id: order.id })
}
