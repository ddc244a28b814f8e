import type { Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import type { Db } from '#server/db.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/refuse.ts'
import type { LockedOrder } from './sql.ts'

export type PaymentKind = Output<typeof orders.quotePayment>['kind']

/** What a payment now would be; an order that is gone refuses with 4009, one that owes nothing with 4010. */
export function paymentKind(order: Pick<LockedOrder, 'status' | 'lifecycle' | 'dueMinor'>): PaymentKind {
  if (orderCan.pay(order)) return 'initial'
  if (orderCan.paySupplement(order)) return 'supplement'
  return refuse(order.lifecycle === 'active' ? 'order_paid' : 'order_state')
}

/**
 * Coupons and coins reduce payments from the members' issue on. Until then there is no coupon to use, and the most
 * coins that freight takes is none: asking for more than the balance is refused, asking for less is clamped (E5, 11).
 */
export async function refuseDiscounts(
  db: Db,
  memberId: string,
  asked: { couponId?: string | undefined; coins?: number | undefined },
): Promise<void> {
  if (asked.couponId !== undefined) refuse('coupon_unusable')
  if (asked.coins && asked.coins > (await balancesOf(db, memberId)).COIN) refuse('coins_low')
}
