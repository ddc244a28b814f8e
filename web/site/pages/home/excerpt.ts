import type { SiteContent } from '#contract/site-content.ts'
import { currenciesFor } from '#domain/first-currency.ts'
import { leastMinor } from '#domain/least-charge.ts'

export type Charge = SiteContent['charges'][number]

export interface ExcerptLine {
  readonly introPath: string
  /** The same price in each currency that it is charged in, Hong Kong dollars first. */
  readonly charges: readonly Charge[]
}

/** The lines to Hong Kong, the cheapest first, with the price of ordinary goods from any warehouse, from the first kilo on. */
export function excerptOf({ options, charges }: SiteContent): readonly ExcerptLine[] {
  return options.channels
    .filter(({ group }) => group === 'HK')
    .map(({ id, introPath }) => {
      const own = charges.filter((charge) => charge.channelId === id && isPlain(charge))
      return {
        introPath,
        charges: currenciesFor('HK').flatMap((currency) => own.find((charge) => charge.currency === currency) ?? []),
      }
    })
    .filter((line) => line.charges.length > 0)
    .toSorted((one, other) => least(one) - least(other))
}

const least = ({ charges: [first] }: ExcerptLine) => (first ? leastMinor(first) : 0)

const isPlain = ({ destinationCode, goodsType, warehouseCode, weightFromKg }: Charge) =>
  destinationCode === 'HK' && goodsType !== 'sensitive' && warehouseCode === null && weightFromKg === 1
