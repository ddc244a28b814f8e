import { businessOffsetMinutes } from './date-range.ts'

/* When an order that has left our warehouse arrives: as its line promises, else as orders of the line usually do. */

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface UnderWay {
  /** ISO time. */
  readonly outboundAt: string
  /** Null: the line promises no time. `port`: the time until it reaches the port, and not the door. */
  readonly promise: { readonly hours: number; readonly to: 'door' | 'port' } | null
  readonly isInPort: boolean
}

export interface DaysTaken {
  readonly fromDays: number
  readonly toDays: number
}

export interface ExpectedArrival {
  readonly kind: 'promised' | 'usual'
  readonly to: 'door' | 'port'
  /** ISO times in the business zone; a promise has no earliest. */
  readonly from: string | null
  readonly by: string
  /** Its time is over, and it has not arrived. */
  readonly isOver: boolean
}

/** Null: nothing is known. A promise of the port says nothing more once it is there. */
export function expectedArrival(order: UnderWay, usual: DaysTaken | undefined, nowMs: number): ExpectedArrival | null {
  const { promise, isInPort } = order
  const leftMs = Date.parse(order.outboundAt)
  if (promise && !(promise.to === 'port' && isInPort)) {
    const byMs = leftMs + promise.hours * hourMs
    return { kind: 'promised', to: promise.to, from: null, by: isoOf(byMs), isOver: byMs < nowMs }
  }
  if (!usual) return null
  const byMs = leftMs + usual.toDays * dayMs
  return {
    kind: 'usual',
    to: 'door',
    from: isoOf(leftMs + usual.fromDays * dayMs),
    by: isoOf(byMs),
    isOver: byMs < nowMs,
  }
}

const isoOf = (ms: number) => `${new Date(ms + businessOffsetMinutes * 60_000).toISOString().slice(0, 19)}+08:00`
