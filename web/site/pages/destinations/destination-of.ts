import type { SiteContent, SiteDestination, UsualDays } from '#contract/site-content.ts'
import { currenciesFor, firstCurrencyOf } from '#domain/first-currency.ts'
import type { Currency } from '#domain/money.ts'
import { leastMinor } from '#domain/least-charge.ts'

type Charge = SiteContent['charges'][number]

/** The same price in each currency that it is charged in, the one that its readers know best first. */
export interface PriceRow {
  readonly prices: readonly [Charge, ...Charge[]]
  /** Set when it applies to parcels from one warehouse only. */
  readonly warehouseName: string | null
}

export interface DestinationLine {
  readonly channelId: string
  readonly code: string
  readonly name: string
  readonly introPath: string | null
  /** At a pick-up point; otherwise parcels come to the door. */
  readonly isCollected: boolean
  /** Empty if the line promises no time. */
  readonly promise: string
  /** Measured; null while there is too little to measure, and where nothing can be ordered yet. */
  readonly usual: UsualDays | null
  readonly rows: readonly [PriceRow, ...PriceRow[]]
}

export interface Destination {
  readonly code: string
  readonly name: string
  readonly isOpen: boolean
  /** Every price is shown in both, this one first. */
  readonly firstCurrency: Currency
  readonly charges: readonly Charge[]
  readonly lines: readonly DestinationLine[]
  /** Area by area. */
  readonly points: SiteContent['pickUpPoints']
  /** Null if the destination is not active. */
  readonly more: SiteDestination | null
}

/** What the public pages know about one destination. */
export function destinationOf(site: SiteContent, code: string): Destination {
  const known = site.options.destinations.find((each) => each.code === code)
  const charges = site.charges.filter(({ destinationCode }) => destinationCode === code)
  const channelIds = [...new Set(charges.map(({ channelId }) => channelId))]
  const isOpen = known?.open ?? false
  return {
    code,
    name: known?.text ?? code,
    isOpen,
    firstCurrency: firstCurrencyOf(code),
    charges,
    lines: channelIds.flatMap((id) => lineOf(site, code, isOpen, id) ?? []).toSorted(byPrice),
    points: site.pickUpPoints.filter(({ destinationCode }) => destinationCode === code),
    more: site.destinations.find((each) => each.code === code) ?? null,
  }
}

/** The cheapest line first, as the calculators list them. */
const byPrice = (one: DestinationLine, other: DestinationLine) =>
  leastMinor(one.rows[0].prices[0]) - leastMinor(other.rows[0].prices[0])

function lineOf(site: SiteContent, code: string, isOpen: boolean, channelId: string): DestinationLine | null {
  const channel = site.options.channels.find(({ id }) => id === channelId)
  const charges = site.charges.filter((each) => each.destinationCode === code && each.channelId === channelId)
  const [row, ...rows] = rowsOf(site, code, charges)
  if (!row) return null
  const [{ name, promise }] = row.prices
  const usual = site.usualDays.find((each) => each.destinationCode === code && each.channelId === channelId)
  return {
    ...{ channelId, code: channel?.code ?? '', name, promise, introPath: channel?.introPath ?? null },
    isCollected: site.lines.some((each) => each.channelId === channelId && each.needsPickUpPoint),
    usual: isOpen ? (usual ?? null) : null,
    rows: [row, ...rows],
  }
}

function rowsOf({ options }: SiteContent, code: string, charges: readonly Charge[]): readonly PriceRow[] {
  const byThing = new Map<string, Charge[]>()
  for (const charge of charges) {
    const { goodsType, warehouseCode, weightFromKg, weightToKg, firstWeightG } = charge
    const thing = [goodsType, warehouseCode, weightFromKg, weightToKg, firstWeightG].join()
    byThing.set(thing, [...(byThing.get(thing) ?? []), charge])
  }
  return [...byThing.values()].flatMap((same) => {
    const [first, ...others] = currenciesFor(code).flatMap((currency) =>
      same.filter((each) => each.currency === currency),
    )
    const warehouse = options.warehouses.find((each) => each.code === first?.warehouseCode)
    return first ? [{ prices: [first, ...others], warehouseName: warehouse?.name ?? null }] : []
  })
}

/** The line and price that a parcel costs at least; null without a tariff. */
export function cheapestOf({ lines }: Destination) {
  const all = lines.flatMap((line) => line.rows.map((row) => ({ line, row })))
  const [cheapest = null] = all
    .filter(({ row: { prices } }) => prices[0].weightFromKg === 1)
    .toSorted((one, other) => leastMinor(one.row.prices[0]) - leastMinor(other.row.prices[0]))
  return cheapest
}
