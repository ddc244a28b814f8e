import { can, type Moves } from './moves.ts'

/* What a member's standing rule does automatically, and when (decision record 20). */

/** The state of a rule's parcels at a moment; those of an earlier run are not included. */
export type Gathering = {
  /** In stock, weighed and free to leave. */
  readonly ready: number
  /** Forecast, and not arrived yet. */
  readonly awaited: number
  /** Arrived, but it may not leave. */
  readonly heldBack: number
  /** Whole days since the first of the ready ones arrived. */
  readonly waitedDays: number
}

/**
 * Why a rule acts now: all of its parcels have arrived, or the first has waited long enough; null: it keeps waiting.
 */
export function reasonToPack(gathering: Gathering, waitDays: number | null): 'all' | 'days' | null {
  const { ready, awaited, heldBack, waitedDays } = gathering
  if (ready === 0) return null
  if (awaited === 0 && heldBack === 0) return 'all'
  return waitDays !== null && waitedDays >= waitDays ? 'days' : null
}

/** Why a rule asks instead of paying; null: it pays. Amounts are in the order's currency, which is the rule's. */
export function reasonToAsk(
  order: { readonly dueMinor: number; readonly balanceMinor: number },
  payUpToMinor: number | null,
): 'always' | 'limit' | 'balance' | null {
  if (payUpToMinor === null) return 'always'
  if (order.dueMinor > payUpToMinor) return 'limit'
  return order.dueMinor > order.balanceMinor ? 'balance' : null
}

export const runStates = ['planned', 'stopped', 'dropped', 'failed', 'ordered', 'paid', 'asks'] as const

export type RunState = (typeof runStates)[number]

export const runMoves = {
  // The member is told, and can stop it until it is due.
  plan: { from: [null], to: 'planned' },
  stop: { from: ['planned'], to: 'stopped' },
  // One of its parcels was used otherwise, or its rule is switched off: nothing is done, and it may be planned again.
  drop: { from: ['planned'], to: 'dropped' },
  order: { from: ['planned'], to: 'ordered' },
  // It could not be applied for; its rule pauses until the member has looked at it.
  fail: { from: ['planned'], to: 'failed' },
  pay: { from: ['ordered'], to: 'paid' },
  ask: { from: ['ordered'], to: 'asks' },
} as const satisfies Moves<RunState>

export const runCan = can(runMoves, (run: { readonly state: RunState }) => run.state)
