import { basisPoints, ceilDivide, floorDivide } from './money.ts'

/** A value-added service that the member ticked, with its price in the order's currency. */
export type VasChoice = { readonly id: string; readonly code: string; readonly quantity: number } & (
  | { readonly charge: 'perOrder' | 'perPiece' | 'perKg'; readonly unitMinor: number; readonly bp: null }
  | { readonly charge: 'percentOfFreight'; readonly unitMinor: null; readonly bp: number }
)

export type VasLine = VasChoice & { readonly amountMinor: number }

export type CouponTerms = { readonly minSpendMinor: number } & (
  | { readonly kind: 'amount'; readonly valueMinor: number }
  | { readonly kind: 'percent'; readonly valueBp: number; readonly maxDiscountMinor: number | null }
)

export type CoinRate = {
  /** How many coins buy one whole unit of the order's currency (`coins.perUnit`). */
  readonly coinsPerUnit: number
  /** The share of the freight that coins may pay (`coins.maxShareBp`). */
  readonly maxShareBp: number
}

export type CoinTerms = CoinRate & {
  /** The caller refuses more than the balance (5003); more than the share allows is capped. */
  readonly requestedCoins: number
  /** null: no limit, for coins that were already paid. */
  readonly balanceCoins: number | null
}

const minorPerUnit = 100

export const vasLine = (choice: VasChoice, freightMinor: number, billableWeightG: number): VasLine => ({
  ...choice,
  amountMinor: vasAmountMinor(choice, freightMinor, billableWeightG),
})

function vasAmountMinor(choice: VasChoice, freightMinor: number, billableWeightG: number): number {
  switch (choice.charge) {
    case 'perOrder':
      return choice.unitMinor
    case 'perPiece':
      return choice.unitMinor * choice.quantity
    case 'perKg':
      return choice.unitMinor * (billableWeightG / 1000)
    case 'percentOfFreight':
      return basisPoints(freightMinor, choice.bp)
  }
}

export const couponIsMet = (coupon: CouponTerms, freightMinor: number) => freightMinor >= coupon.minSpendMinor

/** A coupon reduces the freight only, and never by more than it; below its minimum spend it does nothing. */
export function couponDiscountMinor(coupon: CouponTerms | null, freightMinor: number): number {
  if (coupon === null || !couponIsMet(coupon, freightMinor)) return 0
  if (coupon.kind === 'amount') return Math.min(coupon.valueMinor, freightMinor)
  return Math.min(basisPoints(freightMinor, coupon.valueBp), coupon.maxDiscountMinor ?? freightMinor, freightMinor)
}

/** The most coins that can be used for a freight, after its coupon. */
export function maxCoins(freightAfterCouponMinor: number, rate: CoinRate, balanceCoins: number | null): number {
  const capMinor = floorDivide(BigInt(freightAfterCouponMinor) * BigInt(rate.maxShareBp), 10_000)
  const coins = floorDivide(BigInt(capMinor) * BigInt(rate.coinsPerUnit), minorPerUnit)
  return balanceCoins === null ? coins : Math.min(coins, balanceCoins)
}

export type CoinUse = { readonly coinsUsed: number; readonly coinDiscountMinor: number }

/** Uses no coin that would buy nothing: the smallest number that gives the discount. */
export function redeemCoins(coins: CoinTerms | null, freightAfterCouponMinor: number): CoinUse {
  if (coins === null) return { coinsUsed: 0, coinDiscountMinor: 0 }
  const allowed = Math.min(coins.requestedCoins, maxCoins(freightAfterCouponMinor, coins, coins.balanceCoins))
  const coinDiscountMinor = floorDivide(BigInt(allowed) * BigInt(minorPerUnit), coins.coinsPerUnit)
  const coinsUsed = ceilDivide(BigInt(coinDiscountMinor) * BigInt(coins.coinsPerUnit), minorPerUnit)
  return { coinsUsed, coinDiscountMinor }
}
