import type { CoinRate, CouponTerms } from '#domain/charges.ts'
import type { Quote } from '#domain/freight.ts'
import type { Place, Surcharge } from '#domain/surcharge.ts'
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
  /**
   * The surcharges in force then, whether they applied or not: they apply again at packing, and no others. Absent: from
   * before there were any.
   */
  readonly surchargeIds?: readonly string[]
  /** Where it goes, as surcharges look at it. */
  readonly place?: Place | null
  /** The coupon, and the worth of a coin, that it was paid with; absent if it was paid with money only. */
  readonly reductions?: StoredReductions
  /** The price that it was first paid at, and by which line; absent until it is priced again after that. */
  readonly paid?: { readonly quote: Quote; readonly channelId: string }
}

export interface StoredReductions {
  readonly coupon: CouponTerms | null
  readonly coinRate: CoinRate | null
}

interface Priced {
  readonly quote: Quote
  readonly tariff: Tariff
  readonly surcharges: readonly Surcharge[]
  readonly place: Place | null
}

export const storedQuote = ({ quote, tariff, surcharges, place }: Priced, pieces: readonly Piece[]): StoredQuote => ({
  quote,
  tariff,
  pieces,
  pricedAt: new Date().toISOString(),
  surchargeIds: surcharges.map(({ id }) => id),
  place,
})

/** What a re-rating continues with: the same coupon, and the coins that the order holds, redeemed minus returned. */
export const heldReductions = ({ quote, reductions }: StoredQuote) => ({
  coupon: reductions?.coupon ?? null,
  coins: reductions?.coinRate ? { ...reductions.coinRate, heldCoins: quote.coinsUsed } : null,
})
