import { type Piece, sidesOf } from './weight.ts'

/** What a line takes at most; null: no such limit. */
export type LineLimits = {
  readonly weightLimitG: number | null
  readonly maxSideMm: number | null
  /** Length, width and height of one box together. */
  readonly maxSidesSumMm: number | null
}

export type OverLimit = 'weight_cap' | 'line_size'

/** The weight counts for the whole shipment, sides for each box whose size is known. */
export function overLimits(
  { weightLimitG, maxSideMm, maxSidesSumMm }: LineLimits,
  load: { readonly actualWeightG: number; readonly pieces: readonly Piece[] },
): OverLimit | null {
  if (weightLimitG !== null && load.actualWeightG > weightLimitG) return 'weight_cap'
  const isOver = load.pieces
    .map(sidesOf)
    .some(
      ({ longestMm, sidesSumMm }) =>
        (maxSideMm !== null && longestMm > maxSideMm) || (maxSidesSumMm !== null && sidesSumMm > maxSidesSumMm),
    )
  return isOver ? 'line_size' : null
}
