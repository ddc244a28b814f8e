import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Actor } from '#server/actor.ts'
import { writeBill } from '#server/bills/bills.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import { useCouponFor } from '#server/coupons/coupons.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { balancesOf, type Move, postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { isWeighed, lastPricing } from '#server/orders/actions.sql.ts'
import { isPriceOver, type LockedOrder, lockOwnOrderToPay } from '#server/orders/locks.sql.ts'
import { orderPaidMail } from '#server/orders/mail.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { differenceRemark, redeemedRemark, supplementRemark } from '#server/orders/text.ts'
import { type PaymentKind, paymentKind } from './payable.ts'
import { renewPrice } from './price-again.ts'
import { lockReduction, type Reduction } from './reduce.ts'

/** Who pays: the member, or a standing rule of theirs. */
export interface Payer extends Pick<WriteCall, 'context' | 'tx' | 'language'> {
  readonly member: { readonly id: string }
  /** Absent: the member. */
  readonly actor?: Actor
}

/**
 * C-35: takes what is due from the balance, once, less a coupon and coins; or the supplement of an order that was
 * packed heavier than paid for. Locks the order, the coupon and the accounts in this order, and before taking anything
 * compares the amount due with what the member saw.
 */
export async function pay(call: Payer, input: Input<typeof orders.pay>): Promise<Output<typeof orders.pay>> {
  const { context, tx, member, actor = { kind: 'member', id: member.id } } = call
  const order = await lockForPayment(call, input.id)
  const kind = paymentKind(order)
  const reduction = await lockReduction(call, order, input)
  const { dueMinor, stored } = reduction ?? order
  if (input.expectedDueMinor !== dueMinor)
    refuse('amount_changed', { dueMinor, quote: await quoteOnWire(tx, stored.quote, call.language) })
  const money = dueMinor > 0 ? [await moneyMove(tx, order, kind, dueMinor, actor)] : []
  const coins = reduction && reduction.coinsUsed > 0 ? [coinsMove(order, reduction.coinsUsed, actor)] : []
  const posted = await postEntries(tx, [...coins, ...money])
  const paid = money.length > 0 ? posted.at(-1) : undefined
  await useCoupon(tx, order, reduction, actor)
  const event = eventOf(kind, order)
  await moveOrder(tx, order, {
    event,
    actor,
    set: reduction ? changes.payReduced(dueMinor, reduction.stored, reduction.couponId) : changes.pay(dueMinor),
    details: { amountMinor: dueMinor, ...historyOf(reduction) },
  })
  if (kind === 'initial')
    await sendMemberMail(tx, order.memberId, 'ORDER_PAID', orderPaidMail(context, { ...order, dueMinor }))
  else if (order.isPacked) await writeBill(tx, order.id)
  return {
    orderId: order.id,
    status: event === 'paySupplement' ? 'awaiting_outbound' : 'paid',
    paidMinor: dueMinor,
    currency: order.currency,
    balanceAfterMinor: paid?.after ?? (await balancesOf(tx, order.memberId))[order.currency],
    coinsUsed: reduction?.coinsUsed ?? 0,
    entryId: paid?.id ?? null,
  }
}

/** Locked with the price that the member is shown; one that is no longer held is calculated again first. */
async function lockForPayment({ context, tx, member }: Payer, id: string): Promise<LockedOrder> {
  if (await isPriceOver(tx, member.id, id)) await renewPrice(context, member.id, id)
  return orRefuse(await lockOwnOrderToPay(tx, member.id, id), 'not_found')
}

/** A fee added before packing leaves the order waiting to be packed. */
function eventOf(kind: PaymentKind, { isPacked }: LockedOrder) {
  if (kind === 'initial') return 'pay'
  return isPacked ? 'paySupplement' : 'payBeforePacking'
}

async function moneyMove(tx: Tx, order: LockedOrder, kind: PaymentKind, dueMinor: number, actor: Actor): Promise<Move> {
  const { id, memberId, currency, orderNumber, stored } = order
  const shared = { memberId, unit: currency, amount: dueMinor, referenceNumber: orderNumber, actor } as const
  if (kind === 'initial') return { ...shared, event: 'ORDER_PAY', source: { kind: 'order', id }, remark: null }
  const pricing = await lastPricing(tx, id)
  assert(pricing, 'a supplement is due for an action that raised the price')
  const remark = isWeighed(pricing) ? supplementRemark(stored.quote) : differenceRemark
  return { ...shared, event: 'ORDER_SUPPLEMENT', source: pricing, remark }
}

const coinsMove = ({ id, memberId, orderNumber }: LockedOrder, coinsUsed: number, actor: Actor): Move => ({
  event: 'REDEEM',
  memberId,
  unit: 'COIN',
  amount: coinsUsed,
  source: { kind: 'order', id },
  referenceNumber: orderNumber,
  remark: redeemedRemark,
  actor,
})

async function useCoupon(tx: Tx, { id }: LockedOrder, reduction: Reduction | null, actor: Actor): Promise<void> {
  if (reduction?.couponId)
    await useCouponFor(tx, reduction.couponId, { id, discountMinor: reduction.couponDiscountMinor }, actor)
}

function historyOf(reduction: Reduction | null) {
  if (!reduction) return {}
  const { couponId, couponDiscountMinor, coinsUsed } = reduction
  return { couponId, couponDiscountMinor, coinsUsed }
}
