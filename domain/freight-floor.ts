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
 * A lower limit for the freight of any split of these parcels into orders, found without trying any: their total weight
 * at the lowest price per kilogram that any row has at any weight such an order may have. Orders together weigh at
 * least as much as one of everything, because each rounds up separately.
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
 * Where the price per kilogram can be lowest: at the ends of the row's weight band, where the first weight ends, and
 * where the minimum charge does. Between two of them it only falls or only rises.
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
