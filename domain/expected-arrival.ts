/* When an order that has left our warehouse arrives: as its line promises, else as orders of the line usually do. */

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface UnderWay {
  /** Null: the line promises no time. `port`: the time until it reaches the port, and not the door. */
  readonly promise: { readonly hours: number; readonly to: 'door' | 'port' } | null
  readonly isInPort: boolean
}

export interface DaysTaken {
  readonly fromDays: number
  readonly toDays: number
}

/** Counted from when the order left. */
export interface ArrivalAfter {
  readonly kind: 'promised' | 'usual'
  readonly to: 'door' | 'port'
  /** A promise has no earliest. */
  readonly fromMs: number | null
  readonly byMs: number
}

/** Null: nothing is known. A promise of the port says nothing more once it is there. */
export function arrivalAfter({ promise, isInPort }: UnderWay, usual: DaysTaken | undefined): ArrivalAfter | null {
  if (promise && !(promise.to === 'port' && isInPort))
    return { kind: 'promised', to: promise.to, fromMs: null, byMs: promise.hours * hourMs }
  if (!usual) return null
  return { kind: 'usual', to: 'door', fromMs: usual.fromDays * dayMs, byMs: usual.toDays * dayMs }
}
