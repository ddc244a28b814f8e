import { ceilDivide } from './money.ts'

/** Boxes of one size; a parcel or a carton is one piece, the calculator may name several alike. */
export type Piece = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly quantity: number
}

/** Specification §9 divides cm3 by 6000 for kg, which is mm3 by 6000 for g: the default of `pricing.divisor`. */
export const volumeDivisor = 6000

/** Whole kilos are billed, and never less than one (specification §9). */
const stepG = 1000

export type Weighing = {
  readonly actualWeightG: number
  readonly volumeMm3: number
  readonly volumeWeightG: number
  readonly billableWeightG: number
}

/** The heavier of actual and volume weight is taken once, on the totals, never piece by piece. */
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

/** 0 while no size is known. */
export const volumeMm3 = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + piece.lengthMm * piece.widthMm * piece.heightMm * piece.quantity, 0)

/** Rounded up to the gram, so that the weight on the screen and the weight on the bill are the same number. */
export const volumeWeightG = (volume: number, divisor: number) => ceilDivide(volume, divisor)

/** 12.000 kg stays 12 kg; 12.001 kg is 13 kg; anything under 1 kg is 1 kg. */
export const billableWeightG = (rawG: number) => Math.max(1, ceilDivide(rawG, stepG)) * stepG
