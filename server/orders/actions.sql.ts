import type { NoPhotoReason } from '#contract/codes.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { LedgerEvent } from '#domain/ledger.ts'
import type { Unit } from '#domain/money.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** Actions that may move money of a paid order; the action is the source of the entries. */
export type OrderActionKind = 'packing' | 'decision' | 'amendment' | 'adjustment' | 'dispute' | 'compensation'

export interface OrderAction {
  readonly kind: OrderActionKind
  readonly id: string
}

/** `noPhotoReason`: why a carton of a packing has no photo. */
export async function insertAction(
  tx: Tx,
  orderId: string,
  kind: OrderActionKind,
  actor: Actor,
  noPhotoReason: NoPhotoReason | null = null,
): Promise<OrderAction> {
  const { id } = await tx.row(sql<{ id: string }>`
    insert into order_deeds (order_id, kind, actor_kind, actor_id, no_photo_reason)
    values (${orderId}, ${kind}, ${actor.kind}, ${actor.id}::uuid, ${noPhotoReason}) returning id`)
  return { kind, id }
}

/**
 * The action that set the amount due on a paid order. A separate statement after the order's lock, because only then
 * does it see what the lock waited for.
 */
export const lastPricing = (tx: Tx, orderId: string) =>
  tx.find(sql<OrderAction>`
    select kind, id from order_deeds where order_id = ${orderId} and kind <> 'compensation' order by no desc limit 1`)

export interface MoneyStep {
  readonly id: string
  readonly time: string
  readonly event: LedgerEvent
  readonly unit: Unit
  /** As the member sees it: what they spend is negative. */
  readonly amount: number
  readonly remark: Partial<StoredText> | null
}

/** Whether the price rose because of the weight of boxes. */
export const isWeighed = ({ kind }: OrderAction) => kind === 'packing' || kind === 'decision' || kind === 'dispute'

/** Money and coins of the member that an order and its actions moved, newest first. */
export const moneyOf = (db: Db, orderId: string) =>
  db.rows(sql<MoneyStep>`
    select e.id, date_trunc('second', e.at) as time, e.event, e.unit, case when e.from_seq is null then e.amount else -e.amount end as amount, e.remark
    from (
      select 'order' as kind, ${orderId}::uuid as id
      union all select kind, id from order_deeds where order_id = ${orderId}
    ) action join ledger_entries e on e.source_kind = action.kind and e.source_id = action.id
    order by e.no desc`)
