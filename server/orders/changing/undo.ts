import type { Text } from '#domain/language.ts'
import { voidBill } from '#server/bills/bills.ts'
import type { Actor } from '#server/actor.ts'
import type { Tx } from '#server/database/db.ts'
import { lockParcels, returnToStock } from '#server/parcels/parcels.ts'
import { voidCartons } from '#server/orders/packing/cartons.sql.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { keptMinor } from '#server/orders/consent/choices.ts'
import { giveBack } from '#server/orders/give-back.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'

interface End {
  readonly event: 'cancel' | 'cancelOwn' | 'decideCancel'
  readonly actor: Actor
  /** What the order keeps of what was paid. */
  readonly feeMinor: number
  readonly reason: string
  /** The statement's remark for the refund. */
  readonly remark: Text
}

/** What is refunded when an order that has not left is cancelled. */
export const refundMinorOf = (order: Parameters<typeof keptMinor>[0], feeMinor: number) => keptMinor(order) - feeMinor

/**
 * Ends an order that has not left: money less a fee, coins and coupon go back, the parcels are in stock again. The
 * order keeps its status besides its lifecycle.
 */
export async function undoOrder(tx: Tx, order: LockedOrder, end: End): Promise<{ refundMinor: number }> {
  const { id, memberId, dueMinor } = order
  const { event, actor, feeMinor, reason, remark } = end
  const refundMinor = refundMinorOf(order, feeMinor)
  await moveOrder(tx, order, {
    event,
    actor,
    note: reason,
    set: changes.cancel(refundMinor, reason),
    details: { refundMinor, feeMinor, dueMinor },
  })
  const parcelIds = await parcelIdsOf(tx, id)
  await lockParcels(tx, memberId, parcelIds)
  await returnToStock(tx, parcelIds, actor)
  await removeParcels(tx, id, parcelIds)
  await voidCartons(tx, id)
  await voidBill(tx, id)
  await giveBack(tx, order, { refundMinor, remark, actor })
  return { refundMinor }
}
