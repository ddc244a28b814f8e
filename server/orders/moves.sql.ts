import type { OrderEvent, OrderStatus } from '#domain/order.ts'
import type { Actor } from '#server/actor.ts'
import { type Query, sql, type Tx } from '#server/database/db.ts'
import type { LockedOrder } from './locks.sql.ts'

export interface HistoryRow {
  readonly order: Pick<LockedOrder, 'id' | 'status'>
  readonly event: OrderEvent
  readonly to: OrderStatus
  readonly actor: Actor
  readonly note: string
  readonly details: Readonly<Record<string, unknown>> | null
}

/**
 * A transition with its history; the old status guards the new, so no transition is lost. If the order changed in spite
 * of its lock, no id is returned and the history's not-null constraint fails.
 */
export const writeMove = (tx: Tx, { order, event, to, actor, note, details }: HistoryRow, set: Query<unknown>) =>
  tx.run(sql`
    with moved as (
      update orders set ${set}, status = ${to}, version = version + 1
      where id = ${order.id} and status = ${order.status} and lifecycle = 'active' returning id
    )
    insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    select (select id from moved), ${event}, ${order.status}, ${to}, ${actor.kind}, ${actor.id}::uuid, ${note}, ${details && JSON.stringify(details)}::jsonb`)
