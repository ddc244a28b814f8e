import type { SiteContent, UsualDays } from '#contract/site-content.ts'
import { currenciesFor } from '#domain/first-currency.ts'
import type { Currency } from '#domain/money.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { pagedDestinations, type PagedCode } from '#web/site/pages/destinations/paged-destinations.ts'
import { leastMinor } from '#domain/least-charge.ts'

type Charge = SiteContent['charges'][number]

export interface Destination {
  readonly code: string
  readonly name: string
  readonly picture: IllustrationName
  readonly to: string
  readonly isOpen: boolean
  /** The lowest price of a first weight, in the first currency and then in the other; empty without a tariff. */
  readonly lowest: readonly Charge[]
  readonly lines: readonly Line[]
}

export interface Line {
  readonly channelId: string
  readonly name: string
  readonly promise: string
  readonly isCollected: boolean
  readonly usual: UsualDays | undefined
}

const codes = ['HK', 'TW', 'MY', 'SG'] as const satisfies readonly PagedCode[]

/** The destinations with a picture, those that are open first. */
export function destinationsOf(site: SiteContent): readonly Destination[] {
  const shown = codes.flatMap((code) => {
    const destination = site.options.destinations.find((each) => each.code === code)
    return destination ? [destinationOf(site, code, destination)] : []
  })
  return shown.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
}

function destinationOf(
  site: SiteContent,
  code: (typeof codes)[number],
  { text: name, open: isOpen }: { readonly text: string; readonly open: boolean },
): Destination {
  const own = site.charges.filter(({ destinationCode }) => destinationCode === code)
  return {
    ...{ code, name, isOpen, ...pagedDestinations[code] },
    lowest: currenciesFor(code).flatMap((currency) => lowestIn(currency, own) ?? []),
    lines: linesOf(site, code, own),
  }
}

/** What the lightest parcel of ordinary goods costs at least. */
const lowestIn = (currency: Currency, charges: readonly Charge[]): Charge | undefined =>
  charges
    .filter((charge) => charge.currency === currency && charge.goodsType !== 'sensitive' && charge.weightFromKg <= 1)
    .sort((one, other) => leastMinor(one) - leastMinor(other))[0]

function linesOf(site: SiteContent, code: string, charges: readonly Charge[]): readonly Line[] {
  return [...new Set(charges.map(({ channelId }) => channelId))].flatMap((channelId) => {
    const charge = charges.find((each) => each.channelId === channelId)
    if (!charge) return []
    return [
      {
        ...{ channelId, name: charge.name, promise: charge.promise },
        isCollected: site.lines.some((line) => line.channelId === channelId && line.needsPickUpPoint),
        usual: site.usualDays.find((each) => each.channelId === channelId && each.destinationCode === code),
      },
    ]
  })
}
