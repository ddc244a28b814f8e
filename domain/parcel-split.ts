/* One parcel becomes two: what each of them contains afterwards. Nothing is lost, and nothing comes up twice. */

/** The service by which a member asks for it. */
export const splitServiceCode = 'P_SPLIT'

interface Line {
  readonly quantity: number
}

/** How many pieces of each goods line go to the second parcel, in the order of the lines. */
export type Moved = readonly number[]

/**
 * The lines of both parcels; a line whose pieces go to both is in both. Null when the numbers do not fit the lines, or one
 * parcel would be empty.
 */
export function splitGoods<L extends Line>(lines: readonly L[], moved: Moved): readonly [L[], L[]] | null {
  if (moved.length !== lines.length) return null
  if (lines.some(({ quantity }, at) => !isPart(moved[at], quantity))) return null
  const take = (share: (line: L, at: number) => number): L[] =>
    lines.map((line, at) => ({ ...line, quantity: share(line, at) })).filter(({ quantity }) => quantity > 0)
  const first = take(({ quantity }, at) => quantity - (moved[at] ?? 0))
  const second = take((_line, at) => moved[at] ?? 0)
  return first.length > 0 && second.length > 0 ? [first, second] : null
}

/** Where no goods are declared only pieces are counted; each parcel keeps one at least. */
export const splitPieces = (pieces: number, moved: number): readonly [number, number] | null =>
  isPart(moved, pieces) && moved > 0 && moved < pieces ? [pieces - moved, moved] : null

const isPart = (moved: number | undefined, of: number): boolean =>
  moved !== undefined && Number.isInteger(moved) && moved >= 0 && moved <= of

const longest = 32

/** The number of the second parcel: that of the first with the first suffix that is free, cut to what a number may be. */
export function splitNumber(number: string, taken: readonly string[]): string {
  for (let suffix = 2; ; suffix += 1) {
    const end = `-${suffix}`
    const next = `${number.slice(0, longest - end.length)}${end}`
    if (!taken.includes(next)) return next
  }
}
