import type { Piece } from './weight.ts'

/** null: no such limit. */
export interface PointLimits {
  readonly weightLimitG: number | null
  readonly maxLengthMm: number | null
}

/** The load's weight and length, each only if it exceeds what a point takes; null if it fits. */
export interface Excess {
  readonly weightG: number | null
  readonly lengthMm: number | null
}

interface Load {
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
}

/** Parcels of an order travel as one, so its whole weight counts, and the longest side of any of them. */
export function excessOver({ weightLimitG, maxLengthMm }: PointLimits, { actualWeightG, pieces }: Load): Excess {
  const longestMm = Math.max(0, ...pieces.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]))
  return {
    weightG: weightLimitG !== null && actualWeightG > weightLimitG ? actualWeightG : null,
    lengthMm: maxLengthMm !== null && longestMm > maxLengthMm ? longestMm : null,
  }
}

export const fits = ({ weightG, lengthMm }: Excess): boolean => weightG === null && lengthMm === null
