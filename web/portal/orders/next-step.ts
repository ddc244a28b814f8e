import { isOrderNumber } from '#domain/order-number.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'

type Standing = Pick<Order, 'status' | 'lifecycle' | 'dueMinor' | 'lostAt' | 'packingStartedAt'> & {
  readonly hold: object | null
  readonly supplement: object | null
  readonly pickUpPoint: object | null
  readonly events: readonly { readonly code: string }[]
  readonly cartons: readonly { readonly dispute: { readonly state: string } | null }[]
}

/** What the page of an order says first: what is asked of the member, or else what happens next. */
export function nextStep(order: Standing) {
  if (order.lifecycle !== 'active') return 'cancelled'
  if (order.lostAt !== null) return 'lost'
  if (order.hold) return 'hold'
  switch (order.status) {
    case 'awaiting_payment':
      return 'pay'
    case 'paid':
      if (order.supplement) return isMeasuredAgain(order) ? 'remeasure' : 'decide'
      if (order.dueMinor > 0) return 'fee'
      return order.packingStartedAt === null ? 'pack' : 'packing'
    case 'awaiting_outbound':
      return isMeasuredAgain(order) ? 'remeasure' : 'ship'
    case 'shipped':
      return onTheWay(order)
    case 'signed':
      return 'done'
  }
}

/** A box whose weight its member questioned waits for somebody else to measure it. */
export const isMeasuredAgain = ({ cartons }: Pick<Standing, 'cartons'>): boolean =>
  cartons.some(({ dispute }) => dispute?.state === 'open')

/** The newest step decides; staff do not always record all of them. */
function onTheWay({ events, pickUpPoint }: Standing) {
  switch (events[0]?.code) {
    case 'exception':
      return 'exception'
    case 'ready_for_pickup':
      return 'pickUp'
    case 'out_for_delivery':
      return 'delivering'
    case 'arrived':
    case 'customs_cleared':
      return 'arrived'
    default:
      return pickUpPoint ? 'collect' : 'receive'
  }
}

/** A link from a ledger entry contains the order's number, all others its id; C-33 accepts both. */
export const orderInput = (idOrNumber: string) =>
  isOrderNumber(idOrNumber) ? { orderNumber: idOrNumber } : { id: idOrNumber }
