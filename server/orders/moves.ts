import type { Refusal } from '#contract/refusals.ts'
import { type OrderEvent, orderCan, orderMoves } from '#domain/order.ts'
import type { Actor } from '#server/actor.ts'
import type { Query, Tx } from '#server/db.ts'
import { refuse } from '#server/refuse.ts'
import type { LockedOrder } from './locks.sql.ts'
import { type HistoryRow, writeMove, writeMoveAtEnd } from './moves.sql.ts'

/** What a caller is told who comes too late or too early: members read 4009, staff 9002 (contract D2). */
const refusalFor = (actor: Actor): Refusal => (actor.kind === 'staff' ? 'staff_state' : 'order_state')

type Movable = Pick<LockedOrder, 'id' | 'status' | 'lifecycle' | 'dueMinor' | 'holdReason'>

export function requireMove(order: Movable, event: OrderEvent, actor: Actor): void {
  if (!orderCan[event](order)) refuse(refusalFor(actor))
}

interface Move {
  readonly event: OrderEvent
  readonly actor: Actor
  readonly set: Query<unknown>
  readonly note?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Makes one move of the table D2: judged by the domain, guarded by the old status in SQL, written into the history. */
export async function moveOrder(tx: Tx, order: LockedOrder, move: Move): Promise<void> {
  const row = await writeMove(tx, judged(order, move), move.set)
  if (!row) refuse(refusalFor(move.actor))
}

/** The same at the end of the deed, in one statement with what other rooms leave for then (decision 34). */
export const moveOrderAtEnd = (tx: Tx, order: Movable, move: Move): void =>
  writeMoveAtEnd(tx, judged(order, move), move.set)

function judged(order: Movable, { event, actor, note = '', details }: Move): HistoryRow {
  requireMove(order, event, actor)
  const { to } = orderMoves[event]
  // An order that goes (null) keeps the status that it had, beside its lifecycle.
  return { order, event, to: to === 'same' || to === null ? order.status : to, actor, note, details: details ?? null }
}
