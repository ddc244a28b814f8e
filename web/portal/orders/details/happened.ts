import type { Order } from '#web/portal/orders/applying/apply-form.ts'

type Lived = Pick<Order, 'orderedAt' | 'paidAt' | 'cancelledAt' | 'lostAt'> & {
  readonly events: readonly Order['events'][number][]
}
type Moment = 'placed' | 'paid' | 'cancelled' | 'lost'

interface Step {
  readonly code: string
  readonly place: string | null
  readonly at: string
}

/** A step that a warehouse or carrier recorded, or a moment of the order itself, which the page words. */
export type Happening = (Step & { readonly kind: 'event'; readonly text: string }) | (Step & { readonly kind: Moment })

/**
 * Everything that happened to an order, newest first. Times may be exact to the minute only, and within a minute the
 * order of this list stays: an order is placed before it is paid, and paid before it is packed.
 */
export function happenedTo(order: Lived): readonly Happening[] {
  const own = (kind: Moment, at: string | null): readonly Happening[] =>
    at === null ? [] : [{ kind, code: kind, place: null, at }]
  return [
    ...own('cancelled', order.cancelledAt),
    ...own('lost', order.lostAt),
    ...order.events.map((event) => ({ ...event, kind: 'event' as const })),
    ...own('paid', order.paidAt),
    ...own('placed', order.orderedAt),
  ]
}
