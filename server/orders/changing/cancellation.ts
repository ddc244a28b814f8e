import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderCan, orderDueMinor } from '#domain/order.ts'
import type { Call, WriteCall } from '#server/context.ts'
import { couponOfOrder } from '#server/coupons/coupons.ts'
import type { Db } from '#server/database/db.ts'
import { heldCoins } from '#server/orders/give-back.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import type { GivenBack } from '#server/orders/mail.ts'
import type { WholeOrder } from '#server/orders/reading/whole.sql.ts'
import { readConfig } from '#server/settings/config.ts'
import { refundMinorOf } from './undo.ts'

/** What a member is shown before cancelling (E-90, or E-18 while money is asked); null when neither is possible. */
export async function cancellationOf(
  { language }: Call,
  db: Db,
  order: WholeOrder,
): Promise<Output<typeof orders.get>['cancellation']> {
  const standing = { ...order, dueMinor: orderDueMinor(order) }
  if (!orderCan.cancelOwn(standing) && !orderCan.decideCancel(standing)) return null
  return {
    refundMinor: refundMinorOf(order, 0),
    coins: heldCoins(order),
    coupon: await couponOfOrder(db, order.id, language),
  }
}

/** The same for the mail about it; read before the order is cancelled, because its coupon then no longer names it. */
export async function givenBackOf({ context, tx, language }: WriteCall, order: LockedOrder): Promise<GivenBack> {
  const coupon = await couponOfOrder(tx, order.id, language)
  const { 'coins.name': coinName } = await readConfig(context, tx)
  return {
    refundMinor: refundMinorOf(order, 0),
    coins: heldCoins(order),
    coinName,
    isCouponBack: coupon !== null && !coupon.hasEnded,
  }
}
