import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { writeBill } from '#server/bills/bills.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { type Move, planDebit } from '#server/ledger/ledger.ts'
import { sendingMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/refuse.ts'
import { orderPaidMail } from './mail.ts'
import { moveOrderAtEnd } from './moves.ts'
import { type PaymentKind, paymentKind, refuseDiscounts } from './payable.ts'
import { renewPrice } from './price-again.ts'
import { changes } from './changes.sql.ts'
import { type LockedOrder, lockOrderToPay, lockOrderToPayWithPrice, type OrderToPay } from './sql.ts'
import { supplementRemark } from './text.ts'

type MemberCall = WriteCall & AsMember

/** C-35: takes what is due from the balance, once; or the supplement of an order that was packed heavier than paid for. */
export async function pay(call: MemberCall, input: Input<typeof orders.pay>): Promise<Output<typeof orders.pay>> {
  const { tx, member, house } = call
  const order = await lockForPayment(call, input.id)
  const kind = paymentKind(order)
  await refuseDiscounts(tx, member.id, input)
  const { dueMinor, currency } = order
  if (input.expectedDueMinor !== dueMinor) await refuseAmount(call, order)
  const debit = dueMinor === 0 ? null : planDebit(order, paymentOf(order, kind))
  const move = {
    event: kind === 'initial' ? 'pay' : 'paySupplement',
    actor: { kind: 'member', id: member.id },
    set: changes.pay(dueMinor),
    details: { amountMinor: dueMinor },
  } as const
  moveOrderAtEnd(tx, order, move, [
    ...(debit ? [debit.write] : []),
    ...(kind === 'initial' ? [sendingMail('ORDER_PAID', order, orderPaidMail(house, order))] : []),
  ])
  if (kind === 'supplement') await writeBill(tx, order.id)
  return {
    orderId: order.id,
    status: kind === 'initial' ? 'paid' : 'awaiting_outbound',
    paidMinor: dueMinor,
    currency,
    balanceAfterMinor: debit?.posted.after ?? order.balance,
    coinsUsed: 0,
    entryId: debit?.posted.id ?? null,
  }
}

/** One statement as a rule: only an order whose price is no longer held needs to be priced before it is locked. */
async function lockForPayment({ house, tx, member }: MemberCall, id: string): Promise<OrderToPay> {
  const order = await lockOrderToPayWithPrice(tx, member.id, id)
  if (order) return order
  await renewPrice(house, member.id, id)
  return (await lockOrderToPay(tx, member.id, id)) ?? refuse('not_found')
}

function paymentOf(order: LockedOrder, kind: PaymentKind): Move {
  const { memberId, currency, dueMinor, orderNumber } = order
  const shared = {
    memberId,
    unit: currency,
    amount: dueMinor,
    referenceNumber: orderNumber,
    actor: { kind: 'member', id: memberId },
  } as const
  if (kind === 'initial')
    return { ...shared, event: 'ORDER_PAY', source: { kind: 'order', id: order.id }, remark: null }
  assert(order.packingId, 'a supplement is due for cartons that were weighed')
  return {
    ...shared,
    event: 'ORDER_SUPPLEMENT',
    source: { kind: 'packing', id: order.packingId },
    remark: supplementRemark(order.stored.quote),
  }
}

async function refuseAmount({ tx, language }: MemberCall, { dueMinor, stored }: LockedOrder): Promise<never> {
  refuse('amount_changed', { dueMinor, quote: await quoteOnWire(tx, stored.quote, language) })
}
