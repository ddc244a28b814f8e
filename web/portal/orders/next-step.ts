import { isOrderNumber } from '#domain/order-number.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'

type Standing = Pick<Order, 'status' | 'lifecycle' | 'dueMinor'> & {
  readonly supplement: object | null
  readonly pickUpPoint: object | null
}

/** Which sentence says what happens next: keys of `details.text.ts`. */
export function nextStep(order: Standing) {
  if (order.lifecycle !== 'active') return 'nextCancelled'
  switch (order.status) {
    case 'awaiting_payment':
      return 'nextPay'
    case 'paid':
      if (order.supplement) return 'nextDecide'
      return order.dueMinor > 0 ? 'nextFee' : 'nextPack'
    case 'awaiting_outbound':
      return 'nextShip'
    case 'shipped':
      return order.pickUpPoint ? 'nextCollect' : 'nextReceive'
    case 'signed':
      return 'nextNothing'
  }
}

/** A link from a ledger entry contains the order's number, all others its id; C-33 accepts both. */
export const orderInput = (idOrNumber: string) =>
  isOrderNumber(idOrNumber) ? { orderNumber: idOrNumber } : { id: idOrNumber }
