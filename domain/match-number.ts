import type { MatchPart } from './match-parts.ts'

/* How alike two tracking numbers are, one scanned from the label and one typed by a member. */

/** A shorter number is too often one slip away from somebody else's. */
const slipCharsMin = 9
/** Of a number that only lacks its prefix or suffix, so much has to be there. */
const affixCharsMin = 10
/** Among so many digits at the end the next parcels of the same shop differ. */
const seriesDigits = 4

const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}

/** Piece suffixes such as `-1-1-` of JD, and hyphens that people add. */
const pieceSuffix = /(-\d{1,3}){1,2}-?$/

/** The same in both directions. */
export function numberPart(one: string, other: string): MatchPart | undefined {
  if (one === other) return 'number_same'
  const [left, right] = [plain(one), plain(other)]
  if (left === right || isAffixed(left, right)) return 'number_affix'
  const [a, b] = [folded(left), folded(right)]
  if (a === b) return 'number_look_alike'
  return (Math.min(a.length, b.length) >= slipCharsMin ? slip(a, b) : undefined) ?? sameEnd(a, b)
}

const plain = (number: string) => number.replace(pieceSuffix, '').replaceAll('-', '')

const folded = (number: string) => number.replace(/[OQDILZSGB]/g, (letter) => lookAlikes[letter] ?? letter)

/** One is the other with letters in front: people leave out `SF`, as they read only digits. */
function isAffixed(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= affixCharsMin && long.endsWith(short) && /^[A-Z]{1,4}$/.test(long.slice(0, -short.length))
}

function slip(one: string, other: string): MatchPart | undefined {
  if (Math.abs(one.length - other.length) > 1) return undefined
  const start = sharedStart(one, other)
  const end = Math.min(sharedEnd(one, other), Math.min(one.length, other.length) - start)
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length + right.length === 1) return 'number_extra'
  if (left.length === 1 && right.length === 1) return end < seriesDigits ? 'number_series' : 'number_wrong'
  const isSwapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwapped ? 'number_swapped' : undefined
}

function sameEnd(one: string, other: string): MatchPart | undefined {
  const end = sharedEnd(one, other)
  if (end >= 6) return 'number_last_six'
  return end >= 4 ? 'number_last_four' : undefined
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one[count] === other[count]) count += 1
  return count
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}
