import { freightAlone, type PricingTerms, quoteFreight } from './freight.ts'
import { type Currency, ceilDivide } from './money.ts'
import type { Tariff } from './tariff.ts'
import { type Piece, weigh } from './weight.ts'

type Weighed = { readonly actualWeightG: number; readonly pieces: readonly Piece[] }
type Line = { readonly tariffs: readonly Tariff[] }
type Ask = PricingTerms & {
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly currency: Currency
}

/**
 * What no split of these parcels into orders can cost less than, without trying any: their weight together, at the
 * cheapest price of a kilo that any row has at any weight an order of them may have. Orders together weigh at least
 * what all weigh at once, because each rounds up by itself.
 */
export function freightFloorMinor(parcels: readonly Weighed[], lines: readonly Line[], ask: Ask): number {
  const kgOf = (weighed: Weighed) =>
    weigh(weighed.actualWeightG, weighed.pieces, ask.volumeDivisor).billableWeightG / 1000
  const leastKg = kgOf({
    actualWeightG: parcels.reduce((total, parcel) => total + parcel.actualWeightG, 0),
    pieces: parcels.flatMap((parcel) => parcel.pieces),
  })
  const mostKg = parcels.reduce((total, parcel) => total + kgOf(parcel), 0)
  const rows = lines.flatMap(({ tariffs }) => tariffs).filter((row) => isAskedFor(row, ask))
  const floors = rows.flatMap((row) =>
    turningPointsKg(row, mostKg).map((kg) => ceilDivide(BigInt(freightMinor(row, kg, ask)) * BigInt(leastKg), kg)),
  )
  return floors.length === 0 ? 0 : Math.min(...floors)
}

const isAskedFor = (row: Tariff, ask: Ask) =>
  row.destinationCode === ask.destinationCode &&
  row.currency === ask.currency &&
  (row.warehouseId === null || row.warehouseId === ask.warehouseId)

/**
 * Where the price of a kilo can be least: at the ends of the row's band, where the first weight ends, and where the
 * minimum charge does. Between two of them it only falls or only rises.
 */
function turningPointsKg(row: Tariff, mostKg: number): readonly number[] {
  const fromKg = Math.max(1, row.weightFromKg)
  const toKg = Math.min(
    mostKg,
    row.weightToKg ?? mostKg,
    row.capWeightG === null ? mostKg : Math.floor(row.capWeightG / 1000),
  )
  const firstKg = row.firstWeightG / 1000
  const minimumEndsKg =
    row.continuationPriceMinor > 0
      ? firstKg + Math.floor(Math.max(0, row.minChargeMinor - row.firstPriceMinor) / row.continuationPriceMinor)
      : toKg
  const within = (kg: number) => kg >= fromKg && kg <= toKg
  return [fromKg, firstKg, firstKg + 1, minimumEndsKg, minimumEndsKg + 1, toKg].filter(within)
}

const freightMinor = (tariff: Tariff, kg: number, ask: Ask) =>
  quoteFreight({ ...freightAlone, ...ask, tariff, actualWeightG: kg * 1000, pieces: [] }).freightMinor
