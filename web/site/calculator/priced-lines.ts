import { currenciesFor, firstCurrencyOf } from '#domain/first-currency.ts'
import type { Currency } from '#domain/money.ts'
import { type Possible, possibleOf } from '#web/shared/channels/possible.ts'
import type { Offers } from './use-calculator.ts'

/** What one parcel costs by every line, in both currencies. */
export interface Priced {
  /** False: announced, so that the prices are to look at. */
  readonly isOpen: boolean
  /** Null if no line takes the parcel. */
  readonly weighed: Weighed | null
  /** Cheapest first. */
  readonly lines: readonly PricedLine[]
  /** What may be added to them, in the currency that readers expect first. */
  readonly mayAdd: { readonly rows: readonly Possible[]; readonly currency: Currency }
}

export interface Weighed {
  readonly actualWeightG: number
  readonly volumeWeightG: number
  readonly volumeDivisor: number
  readonly billableWeightG: number
}

export interface PricedLine {
  readonly channelId: string
  readonly name: string
  readonly promise: string
  /** In the currency that readers of this destination expect first, then in the other. Empty if it does not fit. */
  readonly prices: readonly { readonly currency: Currency; readonly totalMinor: number }[]
  readonly refusal: string | null
}

/** Each currency has its own tariff: nothing is converted. */
export function pricedLines(destinationCode: string, offers: Readonly<Record<Currency, Offers>>): Priced {
  const first = firstCurrencyOf(destinationCode)
  const all = currenciesFor(destinationCode).flatMap((currency) => offers[currency])
  const quote = all.find((offer) => offer.quote)?.quote
  const lines = [...new Set(all.map(({ channelId }) => channelId))].map((channelId) =>
    lineOf(all.filter((offer) => offer.channelId === channelId)),
  )
  return {
    isOpen: all.every(({ open }) => open),
    weighed: quote ? weighedOf(quote) : null,
    mayAdd: { rows: possibleOf(offers[first]), currency: first },
    lines: lines.sort((one, other) => rank(one, first) - rank(other, first)),
  }
}

function lineOf(offers: Offers): PricedLine {
  const [{ channelId, name, promise, unavailableReason } = none] = offers
  const prices = offers.flatMap(({ quote }) =>
    quote ? [{ currency: quote.currency, totalMinor: quote.totalMinor }] : [],
  )
  return { channelId, name, promise, prices, refusal: prices.length > 0 ? null : (unavailableReason?.msg ?? null) }
}

const none = { channelId: '', name: '', promise: '', unavailableReason: null }

const weighedOf = ({ actualWeightG, volumeWeightG, volumeDivisor, billableWeightG }: Weighed): Weighed => ({
  actualWeightG,
  volumeWeightG,
  volumeDivisor,
  billableWeightG,
})

/** Lines without a price in the first currency come after those with one, lines without any price last. */
function rank({ prices: [price] }: PricedLine, first: Currency): number {
  if (!price) return Number.POSITIVE_INFINITY
  return price.currency === first ? price.totalMinor : Number.MAX_SAFE_INTEGER
}
