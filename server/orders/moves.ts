import type { Refusal } from '#contract/refusals/refusals.ts'
import { type OrderEvent, orderCan, orderMoves } from '#domain/order.ts'
import type { Actor } from '#server/actor.ts'
import type { Query, Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import type { LockedOrder } from './locks.sql.ts'
import { writeMove } from './moves.sql.ts'

/** The refusal for an action at the wrong time: members read 4009, staff 9002. */
const refusalFor = (actor: Actor): Refusal => (actor.kind === 'staff' ? 'staff_state' : 'order_state')

type Movable = Pick<
  LockedOrder,
  'id' | 'status' | 'lifecycle' | 'dueMinor' | 'holdReason' | 'packingStartedAt' | 'packedAt'
>

export function requireMove(order: Movable, event: OrderEvent, actor: Actor): void {
  if (!orderCan[event](order)) refuse(refusalFor(actor), null, { id: order.id })
}

interface Move {
  readonly event: OrderEvent
  readonly actor: Actor
  readonly set: Query<unknown>
  readonly note?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Makes one transition of a locked order: allowed by the domain's table, guarded by its status, recorded in the
 * history.
 */
export async function moveOrder(tx: Tx, order: LockedOrder, move: Move): Promise<void> {
  const { event, actor, set, note = '', details = null } = move
  requireMove(order, event, actor)
  const { to } = orderMoves[event]
  // An order that ends (null) keeps its last status, besides its lifecycle.
  const status = to === 'same' || to === null ? order.status : to
  await writeMove(tx, { order, event, to: status, actor, note, details }, set)
}
