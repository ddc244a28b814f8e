import type { SiteContent } from '#contract/site-content.ts'
import { currenciesFor } from '#domain/first-currency.ts'
import { findQuote, freightAlone } from '#domain/freight.ts'
import type { Currency } from '#domain/money.ts'
import type { Tariff } from '#domain/tariff.ts'

type Charge = SiteContent['charges'][number]

export interface PricedLine {
  readonly channelId: string
  readonly name: string
  readonly promise: string
  /** Hong Kong's own dollars first. */
  readonly prices: readonly { readonly currency: Currency; readonly totalMinor: number }[]
}

const destinationCode = 'HK'
const actualWeightG = 2000

/** Two kilograms of ordinary goods by weight alone, on each line to Hong Kong that takes orders: the cheapest first. */
export function twoKilosToHongKong({ charges, options }: SiteContent): readonly PricedLine[] {
  const rows = charges.filter((charge) => charge.open && charge.destinationCode === destinationCode)
  return [...new Set(rows.map(({ channelId }) => channelId))]
    .flatMap((channelId) => {
      const own = rows.filter((row) => row.channelId === channelId)
      const prices = currenciesFor(destinationCode).flatMap((currency) => priceOf(own, currency, options.pricing))
      const [row] = own
      return row && prices.length > 0 ? [{ channelId, name: row.name, promise: row.promise, prices }] : []
    })
    .toSorted((one, other) => leastOf(one) - leastOf(other))
}

const leastOf = ({ prices: [price] }: PricedLine) => price?.totalMinor ?? 0

function priceOf(rows: readonly Charge[], currency: Currency, pricing: SiteContent['options']['pricing']) {
  const found = findQuote(rows.filter((row) => row.warehouseCode === null).map(tariffOf), {
    ...freightAlone,
    channelId: rows[0]?.channelId ?? '',
    ...{ destinationCode, warehouseId: null, currency, actualWeightG, pieces: [] },
    goodsType: 'ordinary',
    channelAcceptsSensitive: false,
    mayExceedCap: false,
    volumeDivisor: pricing.volumeDivisor,
    insuranceBp: pricing.insuranceBp,
  })
  return 'quote' in found ? [{ currency, totalMinor: found.quote.totalMinor }] : []
}

/** Rows are published without their ids, which no price depends on. */
const tariffOf = (charge: Charge): Tariff => ({ ...charge, id: '', warehouseId: null })
