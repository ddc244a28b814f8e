import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Actor } from '#server/actor.ts'
import { writeBill } from '#server/bills/bills.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import { orRefuse, type Tx } from '#server/db.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { type Move, planDebit } from '#server/ledger/ledger.ts'
import { sendingMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/refuse.ts'
import { isWeighed, lastPricing } from '#server/orders/deeds.sql.ts'
import { orderPaidMail } from '#server/orders/mail.ts'
import { moveOrderAtEnd } from '#server/orders/moves.ts'
import { type PaymentKind, paymentKind } from './payable.ts'
import { renewPrice } from './price-again.ts'
import { asksReduction, payReduced } from './reduce.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { lockOrderToPay, lockOrderToPayWithPrice, type OrderToPay, readStoredQuote } from '#server/orders/locks.sql.ts'
import { differenceRemark, supplementRemark } from '#server/orders/text.ts'

type MemberCall = WriteCall & AsMember

/** Who pays: the member, or a standing rule of theirs. */
export interface Payer extends Pick<WriteCall, 'house' | 'tx' | 'language'> {
  readonly member: { readonly id: string }
  /** Left out: the member. */
  readonly actor?: Actor
}

/** C-35: takes what is due from the balance, once; or the supplement of an order that was packed heavier than paid for. */
export async function pay(call: MemberCall, input: Input<typeof orders.pay>): Promise<Output<typeof orders.pay>> {
  return (asksReduction(input) && (await payReduced(call, input))) || payMoney(call, input)
}

/** Without coupon and coins: locked by one statement, written by one at the end. */
export async function payMoney(call: Payer, input: Input<typeof orders.pay>): Promise<Output<typeof orders.pay>> {
  const { tx, member, house, actor = { kind: 'member', id: member.id } } = call
  const order = await lockForPayment(call, input.id)
  const kind = paymentKind(order)
  const { dueMinor, currency } = order
  if (input.expectedDueMinor !== dueMinor) await refuseAmount(call, order)
  const debit = dueMinor === 0 ? null : planDebit(order, await paymentOf(tx, order, kind, actor))
  if (debit) tx.atEnd(debit.write)
  moveOrderAtEnd(tx, order, {
    event: eventOf(kind, order),
    actor,
    set: changes.pay(dueMinor),
    details: { amountMinor: dueMinor },
  })
  if (kind === 'initial') tx.atEnd(sendingMail('ORDER_PAID', order, orderPaidMail(house, order)))
  else if (order.isPacked) await writeBill(tx, order.id)
  return {
    orderId: order.id,
    status: eventOf(kind, order) === 'paySupplement' ? 'awaiting_outbound' : 'paid',
    paidMinor: dueMinor,
    currency,
    balanceAfterMinor: debit?.posted.after ?? order.balance,
    coinsUsed: 0,
    entryId: debit?.posted.id ?? null,
  }
}

/** A fee that was raised before packing leaves the order waiting to be packed (D2). */
function eventOf(kind: PaymentKind, { isPacked }: OrderToPay) {
  if (kind === 'initial') return 'pay'
  return isPacked ? 'paySupplement' : 'payBeforePacking'
}

/** One statement as a rule: only an order whose price is no longer held needs to be priced before it is locked. */
async function lockForPayment({ house, tx, member }: Payer, id: string): Promise<OrderToPay> {
  const order = await lockOrderToPayWithPrice(tx, member.id, id)
  if (order) return order
  await renewPrice(house, member.id, id)
  return orRefuse(await lockOrderToPay(tx, member.id, id), 'not_found')
}

async function paymentOf(tx: Tx, order: OrderToPay, kind: PaymentKind, actor: Actor): Promise<Move> {
  const { memberId, currency, dueMinor, orderNumber } = order
  const shared = {
    memberId,
    unit: currency,
    amount: dueMinor,
    referenceNumber: orderNumber,
    actor,
  } as const
  if (kind === 'initial')
    return { ...shared, event: 'ORDER_PAY', source: { kind: 'order', id: order.id }, remark: null }
  const pricing = await lastPricing(tx, order.id)
  assert(pricing, 'a supplement is due for a deed that raised the price')
  const { quote } = await readStoredQuote(tx, order.id)
  const remark = isWeighed(pricing) ? supplementRemark(quote) : differenceRemark
  return { ...shared, event: 'ORDER_SUPPLEMENT', source: pricing, remark }
}

async function refuseAmount({ tx, language }: Payer, { id, dueMinor }: OrderToPay): Promise<never> {
  const { quote } = await readStoredQuote(tx, id)
  refuse('amount_changed', { dueMinor, quote: await quoteOnWire(tx, quote, language) })
}
