import {
  type CoinTerms,
  type CouponTerms,
  couponDiscountMinor,
  redeemCoins,
  type VasChoice,
  type VasLine,
  vasLine,
} from './charges.ts'
import { insuranceBp, insuranceMinor } from './insurance.ts'
import type { Currency } from './money.ts'
import { type NoTariff, selectTariff, type Tariff, type TariffAsk } from './tariff.ts'
import { type Piece, volumeDivisor, weigh } from './weight.ts'

/** A signed amount beside freight, services and insurance: a fee, a waiver, or a line of ours such as TOLERANCE. */
export type OtherLine = { readonly code: string; readonly amountMinor: number }

export type QuoteInput = {
  readonly tariff: Tariff
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly volumeDivisor: number
  readonly vas: readonly VasChoice[]
  /** In the tariff's currency, like every amount here: nothing is ever exchanged. */
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly insuranceBp: number
  readonly coupon: CouponTerms | null
  readonly coins: CoinTerms | null
  readonly otherLines: readonly OtherLine[]
}

/** A price that explains itself: whoever reads it can work it out again by hand. */
export type Quote = {
  readonly currency: Currency
  readonly actualWeightG: number
  readonly volumeMm3: number
  readonly volumeDivisor: number
  readonly volumeWeightG: number
  readonly billableWeightG: number
  readonly ruleId: string
  readonly firstWeightG: number
  readonly firstPriceMinor: number
  readonly continuationKg: number
  readonly continuationPriceMinor: number
  readonly minChargeMinor: number
  readonly minApplied: boolean
  readonly freightMinor: number
  readonly couponDiscountMinor: number
  readonly coinsUsed: number
  readonly coinDiscountMinor: number
  readonly freightPayableMinor: number
  readonly vas: readonly VasLine[]
  readonly vasMinor: number
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly insuranceBp: number
  readonly insuranceMinor: number
  readonly otherLines: readonly OtherLine[]
  readonly otherMinor: number
  readonly totalMinor: number
}

/** Freight and nothing else, at the defaults of the specification: what the calculator asks for. */
export const freightAlone = {
  volumeDivisor,
  vas: [],
  declaredValueMinor: 0,
  insured: false,
  insuranceBp,
  coupon: null,
  coins: null,
  otherLines: [],
} as const satisfies Partial<QuoteInput>

/** The line that keeps a total from falling below 0, so that the parts still sum to it. */
export const zeroFloorCode = 'ZERO_FLOOR'

/**
 * The one price of the product (contract E, steps 1 to 12): calculator, application, payment, packing and bill all ask
 * here, and the same input always gives the same quote.
 */
export function quoteFreight(input: QuoteInput): Quote {
  const weight = weigh(input.actualWeightG, input.pieces, input.volumeDivisor)
  const freight = freightOf(input.tariff, weight.billableWeightG)
  const couponMinor = couponDiscountMinor(input.coupon, freight.freightMinor)
  const coinUse = redeemCoins(input.coins, freight.freightMinor - couponMinor)
  const vas = input.vas.map((choice) => vasLine(choice, freight.freightMinor, weight.billableWeightG))
  return totalled({
    currency: input.tariff.currency,
    ...weight,
    volumeDivisor: input.volumeDivisor,
    ruleId: input.tariff.id,
    ...freight,
    couponDiscountMinor: couponMinor,
    ...coinUse,
    freightPayableMinor: freight.freightMinor - couponMinor - coinUse.coinDiscountMinor,
    vas,
    vasMinor: vas.reduce((sum, line) => sum + line.amountMinor, 0),
    declaredValueMinor: input.declaredValueMinor,
    insured: input.insured,
    insuranceBp: input.insuranceBp,
    insuranceMinor: insuranceMinor(input.declaredValueMinor, input.insured, input.insuranceBp),
    otherLines: input.otherLines,
  })
}

/** First weight plus whole kilos beyond it, and at least the minimum charge. */
function freightOf(tariff: Tariff, billableWeightG: number) {
  const continuationKg = Math.max(0, (billableWeightG - tariff.firstWeightG) / 1000)
  const tierMinor = tariff.firstPriceMinor + continuationKg * tariff.continuationPriceMinor
  return {
    firstWeightG: tariff.firstWeightG,
    firstPriceMinor: tariff.firstPriceMinor,
    continuationKg,
    continuationPriceMinor: tariff.continuationPriceMinor,
    minChargeMinor: tariff.minChargeMinor,
    minApplied: tierMinor < tariff.minChargeMinor,
    freightMinor: Math.max(tierMinor, tariff.minChargeMinor),
  }
}

function totalled(parts: Omit<Quote, 'otherMinor' | 'totalMinor'>): Quote {
  const otherMinor = parts.otherLines.reduce((sum, line) => sum + line.amountMinor, 0)
  const totalMinor = parts.freightPayableMinor + parts.vasMinor + parts.insuranceMinor + otherMinor
  const quote = { ...parts, otherMinor, totalMinor }
  return totalMinor < 0 ? withLine(quote, zeroFloorCode, -totalMinor) : quote
}

/** The quote with one more line, total and all. */
export const withLine = (quote: Quote, code: string, amountMinor: number): Quote => ({
  ...quote,
  otherLines: [...quote.otherLines, { code, amountMinor }],
  otherMinor: quote.otherMinor + amountMinor,
  totalMinor: quote.totalMinor + amountMinor,
})

export type QuoteAsk = Omit<TariffAsk, 'billableWeightG'> & Omit<QuoteInput, 'tariff'>

/** Chooses the row and prices by it; `rows` are those in force at the time asked about. */
export function findQuote(
  rows: readonly Tariff[],
  ask: QuoteAsk,
): { readonly quote: Quote; readonly tariff: Tariff } | { readonly reason: NoTariff } {
  const { billableWeightG } = weigh(ask.actualWeightG, ask.pieces, ask.volumeDivisor)
  const choice = selectTariff(rows, { ...ask, billableWeightG })
  return 'tariff' in choice ? { tariff: choice.tariff, quote: quoteFreight({ ...ask, tariff: choice.tariff }) } : choice
}
