import type { CoinRate } from '#domain/charges.ts'
import { reduced } from '#domain/freight.ts'
import { orderCan, orderDueMinor } from '#domain/order.ts'
import { readConfig } from '#server/settings/config.ts'
import { type CouponSnapshot, lockCouponFor } from '#server/coupons/coupons.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { lockBalances } from '#server/ledger/ledger.ts'
import { refuse } from '#server/http/refuse.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'
import type { Payer } from './pay.ts'

export interface ReductionChoice {
  readonly couponId?: string | undefined
  readonly coins?: number | undefined
}

/** What a payment takes off the price, and the resulting price. */
export interface Reduction {
  readonly stored: StoredQuote
  /** What is left to pay. */
  readonly dueMinor: number
  readonly couponId: string | null
  readonly couponDiscountMinor: number
  readonly coinsUsed: number
}

/**
 * The chosen coupon and coins, locked until the payment ends; null when there are none, or when a supplement is due,
 * which they do not reduce. Refuses with 5002 (the coupon does not fit) or 5003 (too few coins).
 */
export async function lockReduction(
  { context, tx, member }: Payer,
  order: LockedOrder,
  { couponId, coins = 0 }: ReductionChoice,
): Promise<Reduction | null> {
  if (couponId === undefined && coins === 0) return null
  const isInitial = orderCan.pay(order)
  if (!isInitial && couponId !== undefined) refuse('coupon_unusable')
  const coupon = couponId === undefined ? null : await lockCouponFor(tx, member.id, couponId, purposeOf(order))
  const balances = await lockBalances(tx, member.id, [order.currency, 'COIN'])
  if (coins > balances.COIN) refuse('coins_low')
  if (!isInitial) return null
  const stored = withReductions(order.stored, coupon, coins, await coinRate(context, tx, order.currency))
  const { couponDiscountMinor, coinsUsed, totalMinor } = stored.quote
  const dueMinor = orderDueMinor({ ...order, totalMinor })
  return { stored, dueMinor, couponId: couponId ?? null, couponDiscountMinor, coinsUsed }
}

export const purposeOf = ({ channelId, currency, stored }: Pick<LockedOrder, 'channelId' | 'currency' | 'stored'>) => ({
  channelId,
  currency,
  freightMinor: stored.quote.freightMinor,
})

/** Today's `coins.perUnit` and `coins.maxShareBp`; a paid order keeps those it was paid with. */
export async function coinRate(context: Context, db: Db, currency: LockedOrder['currency']): Promise<CoinRate> {
  const config = await readConfig(context, db)
  return { coinsPerUnit: config['coins.perUnit'][currency], maxShareBp: config['coins.maxShareBp'] }
}

/**
 * The price less what was chosen; the coin balance was already checked, and coins are capped at their share of the
 * freight.
 */
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
