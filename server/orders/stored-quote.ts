import type { CoinRate, CouponTerms } from '#domain/charges.ts'
import type { Quote } from '#domain/freight.ts'
import type { Tariff } from '#domain/tariff.ts'
import type { Piece } from '#domain/weight.ts'

/** A price as an order keeps it: what it was made of, the row that made it, and its lines. Making it again gives the same. */
export interface StoredQuote {
  readonly quote: Quote
  readonly tariff: Tariff
  readonly pieces: readonly Piece[]
  /** ISO time: the rows that were in force then price the order again at packing. */
  readonly pricedAt: string
  /** With which coupon, and at which worth of a coin, it was paid; absent where it was paid with money alone. */
  readonly reductions?: StoredReductions
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

/** What a re-rating goes on with: the same coupon, and the coins that the order holds, redeemed minus returned (E6). */
export const heldReductions = ({ quote, reductions }: StoredQuote) => ({
  coupon: reductions?.coupon ?? null,
  coins: reductions?.coinRate ? { ...reductions.coinRate, heldCoins: quote.coinsUsed } : null,
})
