import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderCan, orderDueMinor } from '#domain/order.ts'
import type { Call } from '#server/context.ts'
import { couponOfOrder } from '#server/coupons/coupons.ts'
import type { Db } from '#server/database/db.ts'
import { heldCoins } from '#server/orders/give-back.ts'
import type { WholeOrder } from '#server/orders/reading/whole.sql.ts'
import { refundMinorOf } from './undo.ts'

/** What a member is shown before cancelling (E-90); null when that is not possible. */
export async function cancellationOf(
  { language }: Call,
  db: Db,
  order: WholeOrder,
): Promise<Output<typeof orders.get>['cancellation']> {
  if (!orderCan.cancelOwn({ ...order, dueMinor: orderDueMinor(order) })) return null
  return {
    refundMinor: refundMinorOf(order, 0),
    coins: heldCoins(order),
    coupon: await couponOfOrder(db, order.id, language),
  }
}
