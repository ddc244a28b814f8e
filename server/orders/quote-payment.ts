import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { orderDueMinor } from '#domain/order.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import type { AsMember, ReadCall } from '#server/house.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/refuse.ts'
import { findOwnOrder } from './whole.sql.ts'
import { paymentKind, refuseDiscounts } from './payable.ts'
import { priceAgain } from './price-again.ts'

/** C-34: what a payment would take, and whether the balance covers it. Reads only: a price that ran out is shown anew, not stored. */
export async function quotePayment(
  call: ReadCall & AsMember,
  input: Input<typeof orders.quotePayment>,
): Promise<Output<typeof orders.quotePayment>> {
  const { db, member, language } = call
  const order = await findOwnOrder(db, member.id, { id: input.id })
  if (!order) refuse('not_found')
  const kind = paymentKind({ ...order, dueMinor: orderDueMinor(order) })
  await refuseDiscounts(db, member.id, input)
  const { quote } = kind === 'initial' && order.isPriceOver ? await priceAgain(db, order) : order.stored
  const dueMinor = orderDueMinor({ ...order, totalMinor: quote.totalMinor })
  const balances = await balancesOf(db, member.id)
  const walletBalanceMinor = balances[order.currency]
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    kind,
    quote: await quoteOnWire(db, quote, language),
    dueMinor,
    currency: order.currency,
    walletBalanceMinor,
    sufficient: walletBalanceMinor >= dueMinor,
    shortfallMinor: Math.max(0, dueMinor - walletBalanceMinor),
    usableCoupons: [],
    unusableCoupons: [],
    coinsBalance: balances.COIN,
    coinsMax: 0,
    priceChanged: quote.totalMinor !== order.totalMinor,
    rechargePath: '/onlinetopUp',
  }
}
