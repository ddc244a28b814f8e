import { findQuote, freightAlone, type PricingTerms } from './freight.ts'
import { freightFloorMinor } from './freight-floor.ts'
import { type GoodsType, goodsTypeOf } from './goods.ts'
import { cheaper, cheapestSplit, nearSplit, sum, wholeSplit } from './merge-search.ts'
import type { Currency } from './money.ts'
import type { Tariff } from './tariff.ts'
import { type Place, type Surcharge, surchargeLines } from './surcharge.ts'
import { billableWeightG, type Piece, type Sides, sidesOf, volumeMm3, volumeWeightG } from './weight.ts'

/* Which of the ticked parcels should travel together, and by which line, for the lowest freight. */

export type MergeParcel = {
  readonly id: string
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly goodsType: GoodsType | null
}

/** What matters to a line's limits and to a pick-up point: the largest of any box. */
export type MergeLoad = Sides & { readonly actualWeightG: number }

export type MergeLine = {
  readonly channelId: string
  readonly acceptsSensitive: boolean
  /** Those in force for the destination. */
  readonly tariffs: readonly Tariff[]
  /** Whether the line takes the load, and one of its pick-up points, if it needs one. */
  readonly takes: (load: MergeLoad) => boolean
}

export type MergeAsk = PricingTerms & {
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly currency: Currency
  /** Those in force for the destination. */
  readonly surcharges: readonly Surcharge[]
  readonly place: Place | null
}

/** Freight and surcharges: insurance depends on value however parcels are split, and services are chosen afterwards. */
export type MergeOrder = {
  readonly parcelIds: readonly string[]
  readonly channelId: string
  readonly billableWeightG: number
  readonly freightMinor: number
  /** With its surcharges: what is compared. */
  readonly costMinor: number
}

export type MergeAdvice = {
  readonly orders: readonly MergeOrder[]
  readonly freightMinor: number
  /** With surcharges. */
  readonly costMinor: number
  /** Nothing costs less; otherwise it is near the minimum, and `floorMinor` says how near. */
  readonly isExact: boolean
  /** No split at all costs less than this. */
  readonly floorMinor: number
  /** All in one order by its cheapest line; null if no line takes them together. */
  readonly oneOrder: MergeOrder | null
  /** Each in an order of its own; null if no line takes one of them alone. */
  readonly eachAloneMinor: number | null
}

/** Up to here every split is tried; beyond it there are too many. */
export const exactParcelsMax = 8

/** Null if no split takes them all. */
export function adviseMerge(
  parcels: readonly MergeParcel[],
  lines: readonly MergeLine[],
  ask: MergeAsk,
): MergeAdvice | null {
  const price = pricedBy(lines, ask)
  const isExact = parcels.length <= exactParcelsMax
  const alone = wholeSplit(parcels.map((parcel) => price([parcel])))
  const oneOrder = price(parcels)
  const searched = isExact ? cheapestSplit(parcels, price) : nearSplit(parcels, price)
  const split = [oneOrder && [oneOrder], alone, searched].reduce(cheaper, null)
  if (split === null) return null
  const costMinor = sum(split)
  return {
    orders: split,
    freightMinor: split.reduce((total, order) => total + order.freightMinor, 0),
    costMinor,
    isExact,
    // Surcharges only add to the freight.
    floorMinor: isExact ? costMinor : Math.min(costMinor, freightFloorMinor(parcels, lines, ask)),
    oneOrder,
    eachAloneMinor: alone && sum(alone),
  }
}

/** The cheapest line for a group by the one price function; of equally cheap lines the first. */
function pricedBy(lines: readonly MergeLine[], ask: MergeAsk) {
  const weights = new Map<MergeParcel, Weights>()
  const weightsOf = (parcel: MergeParcel): Weights => {
    const known = weights.get(parcel) ?? weighed(parcel)
    weights.set(parcel, known)
    return known
  }
  const freightOf = freightByWeight(ask)
  return (group: readonly MergeParcel[]): MergeOrder | null => {
    const { volume, ...load } = group.map(weightsOf).reduce(together, nothing)
    const goodsType = goodsTypeOf(group.map((parcel) => parcel.goodsType)) ?? 'ordinary'
    const billableG = billableWeightG(Math.max(load.actualWeightG, volumeWeightG(volume, ask.volumeDivisor)))
    let best: Pick<MergeOrder, 'channelId' | 'freightMinor' | 'costMinor'> | null = null
    for (const line of lines) {
      const { channelId } = line
      const freightMinor = line.takes(load) ? freightOf(line, goodsType, billableG) : null
      if (freightMinor === null) continue
      const costMinor = freightMinor + surchargesOn(ask, { channelId, load, freightMinor, billableG })
      if (!best || costMinor < best.costMinor) best = { channelId, freightMinor, costMinor }
    }
    return best && { ...best, parcelIds: group.map(({ id }) => id), billableWeightG: billableG }
  }
}

interface Freighted {
  readonly channelId: string
  readonly load: MergeLoad
  readonly freightMinor: number
  readonly billableG: number
}

/** The largest sides of any box decide as every box would: a limit is passed by one of them or by none. */
const surchargesOn = (
  { surcharges, place, destinationCode, currency }: MergeAsk,
  { channelId, load: { actualWeightG, ...largest }, freightMinor, billableG }: Freighted,
) =>
  surchargeLines(
    surcharges,
    { channelId, destinationCode, place, actualWeightG, sides: [largest] },
    { currency, freightMinor, billableWeightG: billableG },
  ).reduce((total, { amountMinor }) => total + amountMinor, 0)

interface Weights extends MergeLoad {
  readonly volume: number
}

const nothing: Weights = { actualWeightG: 0, volume: 0, longestMm: 0, sidesSumMm: 0 }

const weighed = ({ actualWeightG, pieces }: MergeParcel): Weights => ({
  actualWeightG,
  volume: volumeMm3(pieces),
  longestMm: Math.max(0, ...pieces.map((piece) => sidesOf(piece).longestMm)),
  sidesSumMm: Math.max(0, ...pieces.map((piece) => sidesOf(piece).sidesSumMm)),
})

const together = (one: Weights, other: Weights): Weights => ({
  actualWeightG: one.actualWeightG + other.actualWeightG,
  volume: one.volume + other.volume,
  longestMm: Math.max(one.longestMm, other.longestMm),
  sidesSumMm: Math.max(one.sidesSumMm, other.sidesSumMm),
})

/** Cached by weight: thousands of groups share a few hundred whole kilograms. Null if the line has no price. */
function freightByWeight(ask: MergeAsk) {
  const known = new Map<string, number | null>()
  return (line: MergeLine, goodsType: GoodsType, billableG: number): number | null => {
    const key = `${line.channelId} ${goodsType} ${billableG}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const found = findQuote(line.tariffs, {
      ...freightAlone,
      ...ask,
      channelId: line.channelId,
      goodsType,
      actualWeightG: billableG,
      pieces: [],
      channelAcceptsSensitive: line.acceptsSensitive,
      mayExceedCap: false,
    })
    const freightMinor = 'reason' in found ? null : found.quote.freightMinor
    known.set(key, freightMinor)
    return freightMinor
  }
}
