import type { OrderEvent, OrderStatus } from '#domain/order.ts'
import type { Actor } from '#server/actor.ts'
import { nothing, type Query, sql, type Tx } from '#server/db.ts'
import type { LockedOrder } from './locks.sql.ts'

export interface HistoryRow {
  readonly order: Pick<LockedOrder, 'id' | 'status'>
  readonly event: OrderEvent
  readonly to: OrderStatus
  readonly actor: Actor
  readonly note: string
  readonly details: Readonly<Record<string, unknown>> | null
}

/** A move and its history; the old status guards the new, so nobody's move is lost. */
const moveWrite = (
  { order, event, to, actor, note, details }: HistoryRow,
  set: Query<unknown>,
  moved: { id: Query<unknown>; from: Query<unknown> },
) => sql`
    moved as (
      update orders set ${set}, status = ${to}, version = version + 1
      where id = ${order.id} and status = ${order.status} and lifecycle = 'active' returning id
    ), noted as (
      insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id, note, details)
      select ${moved.id}, ${event}, ${order.status}, ${to}, ${actor.kind}, ${actor.id}::uuid, ${note}, ${details && JSON.stringify(details)}::jsonb
      ${moved.from} returning order_id as id
    )`

/** No row: somebody was first. */
export const writeMove = (tx: Tx, row: HistoryRow, set: Query<unknown>) =>
  tx.find(sql<{ id: string }>`with ${moveWrite(row, set, { id: sql`id`, from: sql`from moved` })} select id from noted`)

/** The same at the end of the deed. An order that moved in spite of its lock would be a fault: history refuses the null. */
export const writeMoveAtEnd = (tx: Tx, row: HistoryRow, set: Query<unknown>): void =>
  tx.atEnd(moveWrite(row, set, { id: sql`(select id from moved)`, from: nothing }))
