import type { CoinRate, CouponTerms } from '#domain/charges.ts'
import type { Quote } from '#domain/freight.ts'
import type { Tariff } from '#domain/tariff.ts'
import type { Piece } from '#domain/weight.ts'

/**
 * A price as an order keeps it: its input, the row that produced it, and its lines. Calculating it again gives the
 * same.
 */
export interface StoredQuote {
  readonly quote: Quote
  readonly tariff: Tariff
  readonly pieces: readonly Piece[]
  /** ISO time: the rows in force then price the order again at packing. */
  readonly pricedAt: string
  /** The coupon, and the worth of a coin, that it was paid with; absent if it was paid with money only. */
  readonly reductions?: StoredReductions
  /** The price that it was first paid at, and by which line; absent until it is priced again after that. */
  readonly paid?: { readonly quote: Quote; readonly channelId: string }
}

export interface StoredReductions {
  readonly coupon: CouponTerms | null
  readonly coinRate: CoinRate | null
}

export const storedQuote = (priced: { quote: Quote; tariff: Tariff }, pieces: readonly Piece[]): StoredQuote => ({
  quote: priced.quote,
  tariff: priced.tariff,
  pieces,
  pricedAt: new Date().toISOString(),
})

/** What a re-rating continues with: the same coupon, and the coins that the order holds, redeemed minus returned. */
export const heldReductions = ({ quote, reductions }: StoredQuote) => ({
  coupon: reductions?.coupon ?? null,
  coins: reductions?.coinRate ? { ...reductions.coinRate, heldCoins: quote.coinsUsed } : null,
})
