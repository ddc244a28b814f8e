import {
  type CoinTerms,
  type CouponTerms,
  couponDiscountMinor,
  redeemCoins,
  type VasChoice,
  type VasLine,
  vasLine,
} from './charges.ts'
import { insuranceMinor } from './insurance.ts'
import type { Currency } from './money.ts'
import { type Place, type Surcharge, type SurchargeBasis, surchargeLines } from './surcharge.ts'
import { type NoTariff, selectTariff, type Tariff, type TariffAsk } from './tariff.ts'
import { type Piece, sidesOf, weigh } from './weight.ts'

/**
 * A signed amount besides freight, services and insurance: a surcharge, a fee, a waiver, or a line of ours such as
 * TOLERANCE.
 */
export type OtherLine = {
  readonly code: string
  readonly amountMinor: number
  /** How a surcharge came about; it is calculated again with every new price. */
  readonly surcharge?: SurchargeBasis
}

/** Price settings that staff can change; a quote stores them, so that a later change does not affect it. */
export type PricingTerms = { readonly volumeDivisor: number; readonly insuranceBp: number }

export type QuoteInput = PricingTerms & {
  readonly tariff: Tariff
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly vas: readonly VasChoice[]
  /** In the tariff's currency, like every amount here: nothing is ever converted. */
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly coupon: CouponTerms | null
  readonly coins: CoinTerms | null
  readonly otherLines: readonly OtherLine[]
  /** The rows in force at the time in question; those that apply become lines. */
  readonly surcharges: readonly Surcharge[]
  /** null: the address is not known. */
  readonly place: Place | null
}

/** A price that can be checked: it contains everything needed to calculate it by hand. */
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

/** Freight only. */
export const freightAlone = {
  vas: [],
  declaredValueMinor: 0,
  insured: false,
  coupon: null,
  coins: null,
  otherLines: [],
  surcharges: [],
  place: null,
} as const satisfies Partial<QuoteInput>

/** The line that keeps a total from falling below 0, so that its parts still add up to it. */
export const zeroFloorCode = 'ZERO_FLOOR'

/**
 * The only price calculation of the product: calculator, application, payment, packing and bill all use it, and the
 * same input always gives the same quote.
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
    otherLines: [...surchargesOn(input, { ...weight, ...freight }), ...withoutSurcharges(input.otherLines)],
  })
}

const surchargesOn = (
  { surcharges, place, pieces, tariff: { channelId, destinationCode, currency } }: QuoteInput,
  { actualWeightG, billableWeightG, freightMinor }: Pick<Quote, 'actualWeightG' | 'billableWeightG' | 'freightMinor'>,
) =>
  surchargeLines(
    surcharges,
    { channelId, destinationCode, place, actualWeightG, sides: pieces.map(sidesOf) },
    { currency, freightMinor, billableWeightG },
  )

const withoutSurcharges = (lines: readonly OtherLine[]) => lines.filter(({ surcharge }) => surcharge === undefined)

/** What the member chooses at payment, not before. */
export type Reductions = Pick<QuoteInput, 'coupon' | 'coins'>

/** The same price with this coupon and these coins instead of its own. */
export function reduced(quote: Quote, { coupon, coins }: Reductions): Quote {
  const { otherMinor: _sum, totalMinor: _total, ...parts } = quote
  const couponMinor = couponDiscountMinor(coupon, quote.freightMinor)
  const coinUse = redeemCoins(coins, quote.freightMinor - couponMinor)
  return totalled({
    ...parts,
    couponDiscountMinor: couponMinor,
    ...coinUse,
    freightPayableMinor: quote.freightMinor - couponMinor - coinUse.coinDiscountMinor,
    otherLines: quote.otherLines.filter(({ code }) => code !== zeroFloorCode),
  })
}

/** The same price with these other lines instead of its own. */
export function withOtherLines(quote: Quote, otherLines: readonly OtherLine[]): Quote {
  const { otherMinor: _sum, totalMinor: _total, ...parts } = quote
  return totalled({ ...parts, otherLines: otherLines.filter(({ code }) => code !== zeroFloorCode) })
}

/** First weight plus whole kilograms beyond it, but at least the minimum charge. */
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

/** The quote with one more line, included in the total. */
export const withLine = (quote: Quote, code: string, amountMinor: number): Quote => ({
  ...quote,
  otherLines: [...quote.otherLines, { code, amountMinor }],
  otherMinor: quote.otherMinor + amountMinor,
  totalMinor: quote.totalMinor + amountMinor,
})

export type QuoteAsk = Omit<TariffAsk, 'billableWeightG'> & Omit<QuoteInput, 'tariff'>

/** Chooses the row and prices by it; `rows` are those in force at the time in question. */
export function findQuote(
  rows: readonly Tariff[],
  ask: QuoteAsk,
): { readonly quote: Quote; readonly tariff: Tariff } | { readonly reason: NoTariff } {
  const { billableWeightG } = weigh(ask.actualWeightG, ask.pieces, ask.volumeDivisor)
  const choice = selectTariff(rows, { ...ask, billableWeightG })
  return 'tariff' in choice ? { tariff: choice.tariff, quote: quoteFreight({ ...ask, tariff: choice.tariff }) } : choice
}
