import { ceilDivide } from './money.ts'

/** Boxes of one size; a parcel or a carton is one piece, the calculator may name several alike. */
export type Piece = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly quantity: number
}

/** cm³ divided by 6000 are kg, which is mm³ by 6000 for g: the default of `pricing.divisor`. */
export const volumeDivisor = 6000

/** Whole kilograms are billed, at least one. */
const stepG = 1000

export type Weighing = {
  readonly actualWeightG: number
  readonly volumeMm3: number
  readonly volumeWeightG: number
  readonly billableWeightG: number
}

/** The heavier of actual and volume weight counts, compared once on the totals, never piece by piece. */
export function weigh(actualWeightG: number, pieces: readonly Piece[], divisor: number): Weighing {
  const volume = volumeMm3(pieces)
  const volumeG = volumeWeightG(volume, divisor)
  return {
    actualWeightG,
    volumeMm3: volume,
    volumeWeightG: volumeG,
    billableWeightG: billableWeightG(Math.max(actualWeightG, volumeG)),
  }
}

/** What limits of size and surcharges look at. */
export type Sides = { readonly longestMm: number; readonly sidesSumMm: number }

export const sidesOf = ({ lengthMm, widthMm, heightMm }: Omit<Piece, 'quantity'>): Sides => ({
  longestMm: Math.max(lengthMm, widthMm, heightMm),
  sidesSumMm: lengthMm + widthMm + heightMm,
})

/** 0 while no size is known. */
export const volumeMm3 = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + piece.lengthMm * piece.widthMm * piece.heightMm * piece.quantity, 0)

/** Rounded up to the gram, so that the weight on the screen and the weight on the bill are the same number. */
export const volumeWeightG = (volume: number, divisor: number) => ceilDivide(volume, divisor)

/** 12.000 kg stays 12 kg; 12.001 kg is 13 kg; anything under 1 kg is 1 kg. */
export const billableWeightG = (rawG: number) => Math.max(1, ceilDivide(rawG, stepG)) * stepG
