import type { Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { CoinRate } from '#domain/charges.ts'
import { reduced } from '#domain/freight.ts'
import { orderDueMinor } from '#domain/order.ts'
import { quoteOnWire } from '#server/channels/channels.ts'
import { readConfig } from '#server/config.ts'
import { type CouponSnapshot, lockCouponFor, usingCouponFor } from '#server/coupons/coupons.ts'
import { type Db, orRefuse } from '#server/db.ts'
import type { AsMember, House, WriteCall } from '#server/house.ts'
import { lockBalances, type Move, postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { refuse } from '#server/refuse.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { orderPaidMail } from '#server/orders/mail.ts'
import { moveOrderAtEnd } from '#server/orders/moves.ts'
import { paymentKind } from './payable.ts'
import { renewPrice } from './price-again.ts'
import { type LockedOrder, lockOwnOrderToPay, lockOwnOrderWithPrice } from '#server/orders/locks.sql.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'
import { redeemedRemark } from '#server/orders/text.ts'

type Call = WriteCall & AsMember

export interface Asked {
  readonly couponId?: string | undefined
  readonly coins?: number | undefined
}

/** Most payments are of money alone and go their shorter way. */
export const asksReduction = ({ couponId, coins = 0 }: Asked) => couponId !== undefined || coins > 0

/**
 * C-35 with a coupon or coins: one transaction that locks order, coupon and accounts in this order, recomputes,
 * compares, and then uses the coupon, takes the coins and takes the money. Null: what is due is a supplement, which
 * they do not reduce.
 */
export async function payReduced(
  call: Call,
  input: Asked & { readonly id: string; readonly expectedDueMinor: number },
): Promise<Output<typeof orders.pay> | null> {
  const { house, tx, member, language } = call
  const order = await lockForReduction(call, input.id)
  const isInitial = paymentKind(order) === 'initial'
  if (!isInitial && input.couponId !== undefined) refuse('coupon_unusable')
  const coupon =
    input.couponId === undefined ? null : await lockCouponFor(tx, member.id, input.couponId, purposeOf(order))
  const balances = await lockBalances(tx, member.id, [order.currency, 'COIN'])
  if ((input.coins ?? 0) > balances.COIN) refuse('coins_low')
  if (!isInitial) return null
  const stored = withReductions(order.stored, coupon, input.coins ?? 0, await coinRate(house, tx, order.currency))
  const { quote } = stored
  const dueMinor = orderDueMinor({ ...order, totalMinor: quote.totalMinor })
  if (input.expectedDueMinor !== dueMinor)
    refuse('amount_changed', { dueMinor, quote: await quoteOnWire(tx, quote, language) })
  const posted = await postEntries(tx, movesOf(order, quote.coinsUsed, dueMinor))
  const paid = dueMinor > 0 ? posted.at(-1) : undefined
  const actor = { kind: 'member', id: member.id } as const
  const { couponDiscountMinor, coinsUsed } = quote
  if (input.couponId !== undefined)
    tx.atEnd(usingCouponFor(input.couponId, { id: order.id, discountMinor: couponDiscountMinor }, actor))
  moveOrderAtEnd(tx, order, {
    event: 'pay',
    actor,
    set: changes.payReduced(dueMinor, stored, input.couponId ?? null),
    details: { amountMinor: dueMinor, couponId: input.couponId ?? null, couponDiscountMinor, coinsUsed },
  })
  await sendMemberMail(tx, member.id, 'ORDER_PAID', orderPaidMail(house, { ...order, dueMinor }))
  return {
    orderId: order.id,
    status: 'paid',
    paidMinor: dueMinor,
    currency: order.currency,
    balanceAfterMinor: paid?.after ?? balances[order.currency],
    coinsUsed,
    entryId: paid?.id ?? null,
  }
}

/** Locked with the price that is shown to the member; one that is no longer held is made anew first. */
async function lockForReduction({ house, tx, member }: Call, id: string): Promise<LockedOrder> {
  const order = await lockOwnOrderWithPrice(tx, member.id, id)
  if (order) return order
  await renewPrice(house, member.id, id)
  return orRefuse(await lockOwnOrderToPay(tx, member.id, id), 'not_found')
}

export const purposeOf = ({ channelId, currency, stored }: Pick<LockedOrder, 'channelId' | 'currency' | 'stored'>) => ({
  channelId,
  currency,
  freightMinor: stored.quote.freightMinor,
})

/** `coins.perUnit` and `coins.maxShareBp` of today; a paid order keeps those it was paid with. */
export async function coinRate(house: House, db: Db, currency: LockedOrder['currency']): Promise<CoinRate> {
  const config = await readConfig(house, db)
  return { coinsPerUnit: config['coins.perUnit'][currency], maxShareBp: config['coins.maxShareBp'] }
}

/** The price less what was chosen; the balance of coins has been asked already, the share of the freight clamps. */
export function withReductions(
  stored: StoredQuote,
  coupon: CouponSnapshot | null,
  coins: number,
  rate: CoinRate,
): StoredQuote {
  const terms = coins > 0 ? { ...rate, requestedCoins: coins, balanceCoins: null } : null
  return {
    ...stored,
    quote: reduced(stored.quote, { coupon, coins: terms }),
    reductions: { coupon, coinRate: coins > 0 ? rate : null },
  }
}

function movesOf({ id, memberId, orderNumber, currency }: LockedOrder, coinsUsed: number, dueMinor: number): Move[] {
  const shared = {
    memberId,
    source: { kind: 'order', id },
    referenceNumber: orderNumber,
    actor: { kind: 'member', id: memberId },
  } as const
  const coins = { ...shared, event: 'REDEEM', unit: 'COIN', amount: coinsUsed, remark: redeemedRemark } as const
  const money = { ...shared, event: 'ORDER_PAY', unit: currency, amount: dueMinor, remark: null } as const
  return [...(coinsUsed > 0 ? [coins] : []), ...(dueMinor > 0 ? [money] : [])]
}
