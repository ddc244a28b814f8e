import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { writeBill } from '#server/bills/bills.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import type { Tx } from '#server/db.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { type Move, planDebit } from '#server/ledger/ledger.ts'
import { sendingMail } from '#server/members/members.ts'
import { assert, refuse } from '#server/refuse.ts'
import { standingPacking } from './cartons.sql.ts'
import { orderPaidMail } from './mail.ts'
import { moveOrderAtEnd } from './moves.ts'
import { type PaymentKind, paymentKind, refuseDiscounts } from './payable.ts'
import { renewPrice } from './price-again.ts'
import { changes } from './changes.sql.ts'
import { lockOrderToPay, lockOrderToPayWithPrice, type OrderToPay, readStoredQuote } from './sql.ts'
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
  const debit = dueMinor === 0 ? null : planDebit(order, await paymentOf(tx, order, kind))
  if (debit) tx.atEnd(debit.write)
  moveOrderAtEnd(tx, order, {
    event: kind === 'initial' ? 'pay' : 'paySupplement',
    actor: { kind: 'member', id: member.id },
    set: changes.pay(dueMinor),
    details: { amountMinor: dueMinor },
  })
  if (kind === 'initial') tx.atEnd(sendingMail('ORDER_PAID', order, orderPaidMail(house, order)))
  else await writeBill(tx, order.id)
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

async function paymentOf(tx: Tx, order: OrderToPay, kind: PaymentKind): Promise<Move> {
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
  const packing = await standingPacking(tx, order.id)
  assert(packing, 'a supplement is due for cartons that were weighed')
  const { quote } = await readStoredQuote(tx, order.id)
  return {
    ...shared,
    event: 'ORDER_SUPPLEMENT',
    source: { kind: 'packing', id: packing.id },
    remark: supplementRemark(quote),
  }
}

async function refuseAmount({ tx, language }: MemberCall, { id, dueMinor }: OrderToPay): Promise<never> {
  const { quote } = await readStoredQuote(tx, id)
  refuse('amount_changed', { dueMinor, quote: await quoteOnWire(tx, quote, language) })
}
