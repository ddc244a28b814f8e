import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { isMeasuredAgain } from '#web/portal/orders/next-step.ts'

type Lived = Pick<
  Order,
  'status' | 'lifecycle' | 'orderedAt' | 'paidAt' | 'packedAt' | 'outboundAt' | 'signedAt' | 'cancelledAt' | 'lostAt'
> & {
  readonly events: readonly Order['events'][number][]
  readonly hold: object | null
  readonly supplement: object | null
  readonly cartons: readonly { readonly dispute: { readonly state: string } | null }[]
}

export const progressKeys = ['placed', 'paid', 'packed', 'shipped', 'arrived', 'signed'] as const

export type ProgressKey = (typeof progressKeys)[number] | 'cancelled' | 'lost'

export interface ProgressStep {
  readonly key: ProgressKey
  /** Behind the order, where it is now, still to come, or where it ended before it was delivered. */
  readonly state: 'done' | 'now' | 'ahead' | 'ended'
  /** When it happened; null if that is not known or still to come. */
  readonly at: string | null
  /** The step that the order waits at, because someone has to act. */
  readonly waits: 'forPayment' | 'forDecision' | 'forMeasure' | 'onHold' | 'atException' | null
}

/** Steps by which an order is known to have reached its destination: staff do not always record all of them. */
const there: readonly string[] = ['arrived', 'customs_cleared', 'out_for_delivery', 'ready_for_pickup']

const current = {
  awaiting_payment: 'paid',
  paid: 'packed',
  awaiting_outbound: 'shipped',
  shipped: 'arrived',
  signed: null,
} as const satisfies Record<Order['status'], ProgressKey | null>

/** The way of an order from placed to signed, with what is known of each step. An ended order stops where it ended. */
export function progressOf(order: Lived): readonly ProgressStep[] {
  const times = timesOf(order)
  const { cancelledAt, lostAt } = order
  const step = (key: ProgressKey, state: ProgressStep['state'], waits: ProgressStep['waits'] = null) =>
    ({ key, state, at: state === 'done' || state === 'ended' ? times[key] : null, waits }) as const
  const hereKey = hereOf(order)
  const here = hereKey === null ? progressKeys.length : progressKeys.indexOf(hereKey)
  if (order.lifecycle !== 'active' || lostAt !== null) {
    const done = progressKeys.filter((key, index) => index < here && (times[key] !== null || key === 'placed'))
    return [...done.map((key) => step(key, 'done')), step(cancelledAt === null ? 'lost' : 'cancelled', 'ended')]
  }
  return progressKeys.map((key, index) => {
    if (index === here) return step(key, 'now', waitsOf(order))
    return step(key, index < here ? 'done' : 'ahead')
  })
}

function timesOf(order: Lived): Readonly<Record<ProgressKey, string | null>> {
  return {
    placed: order.orderedAt,
    paid: order.paidAt,
    packed: order.packedAt,
    shipped: order.outboundAt,
    arrived: arrivedAt(order),
    signed: order.signedAt,
    cancelled: order.cancelledAt,
    lost: order.lostAt,
  }
}

/** The step that the order is at, or waits for; null once it is signed for. */
function hereOf(order: Lived) {
  const key = current[order.status]
  return key === 'arrived' && arrivedAt(order) !== null ? 'signed' : key
}

/** The first known moment at the destination, ISO 8601. */
export function arrivedAt({ events }: Pick<Lived, 'events'>): string | null {
  const known = events.filter(({ code }) => there.includes(code)).map(({ at }) => at)
  return known.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null
}

function waitsOf(order: Lived): ProgressStep['waits'] {
  if (order.hold) return 'onHold'
  if (order.status === 'paid' && order.supplement) return isMeasuredAgain(order) ? 'forMeasure' : 'forDecision'
  if (order.status === 'awaiting_payment') return 'forPayment'
  return order.events[0]?.code === 'exception' ? 'atException' : null
}
