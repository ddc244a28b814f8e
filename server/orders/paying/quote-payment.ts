import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { maxCoins } from '#domain/charges.ts'
import type { Quote } from '#domain/freight.ts'
import type { Currency } from '#domain/money.ts'
import { orderDueMinor } from '#domain/order.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import { couponFor, couponsFor } from '#server/coupons/coupons.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/http/refuse.ts'
import { findOwnOrder } from '#server/orders/reading/whole.sql.ts'
import { paymentKind } from './payable.ts'
import { priceAgain } from './price-again.ts'
import { type ReductionChoice, coinRate, purposeOf, withReductions } from './reduce.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'

/**
 * C-34: what a payment would take, and whether the balance covers it. Reads only: an expired price is shown
 * recalculated, but not stored.
 */
export async function quotePayment(
  call: ReadCall & AsMember,
  input: Input<typeof orders.quotePayment>,
): Promise<Output<typeof orders.quotePayment>> {
  const { context, db, member, language } = call
  const order = orRefuse(await findOwnOrder(db, member.id, { id: input.id }), 'not_found')
  const kind = paymentKind({ ...order, dueMinor: orderDueMinor(order) })
  const stored = kind === 'initial' && order.isPriceOver ? await priceAgain(context, db, order) : order.stored
  const balances = await balancesOf(db, member.id)
  if ((input.coins ?? 0) > balances.COIN) refuse('coins_low')
  const choice =
    kind === 'initial'
      ? await choiceOf(call, { ...order, stored }, input, balances.COIN)
      : noChoice(stored.quote, input)
  const { quote, ...offered } = choice
  const dueMinor = orderDueMinor({ ...order, totalMinor: quote.totalMinor })
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
    ...offered,
    coinsBalance: balances.COIN,
    priceChanged: stored.quote.totalMinor !== order.totalMinor,
    rechargePath: '/onlinetopUp',
  }
}

interface Payable {
  readonly channelId: string
  readonly currency: Currency
  readonly stored: StoredQuote
}

/** What the member may use, and the price with what they have chosen of it (5002 says why a coupon does not fit). */
async function choiceOf(
  { context, db, member, language }: ReadCall & AsMember,
  order: Payable,
  { couponId, coins = 0 }: ReductionChoice,
  coinsBalance: number,
) {
  const purpose = purposeOf(order)
  const coupon = couponId === undefined ? null : await couponFor(db, member.id, couponId, purpose)
  const rate = await coinRate(context, db, order.currency)
  const { quote } = withReductions(order.stored, coupon, coins, rate)
  const coinsMax = maxCoins(quote.freightMinor - quote.couponDiscountMinor, rate, coinsBalance)
  return { quote, coinsMax, ...(await couponsFor(db, member.id, purpose, language)) }
}

/** Coupons and coins reduce the first payment of an order, not a supplement (C-34). */
function noChoice(quote: Quote, { couponId }: ReductionChoice) {
  if (couponId !== undefined) refuse('coupon_unusable')
  return { quote, coinsMax: 0, usableCoupons: [], unusableCoupons: [] }
}
