import { halfUp } from '#domain/money.ts'

/*
 * What scales send, line by line. A line that is not clearly a weight with its unit is no weight: a wrong weight costs
 * money, a missing one is typed.
 */

export const scaleUnits = ['kg', 'g', 'jin', 'lb'] as const
export type ScaleUnit = (typeof scaleUnits)[number]

export type Reading =
  | {
      readonly kind: 'weight'
      readonly weightG: number
      /** Whether the scale itself says that the weight is at rest; null: it does not say. */
      readonly isStable: boolean | null
    }
  /** Nothing lies on it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'overload' }
  /** A number without a unit. */
  | { readonly kind: 'unitless' }

/** In hundred-thousandths of a gram: a jin (斤) is 500 g, a pound exactly 453.59237 g. */
const sizes: Readonly<Record<ScaleUnit, number>> = {
  kg: 100_000_000,
  g: 100_000,
  jin: 50_000_000,
  lb: 45_359_237,
}

const spellings: Readonly<Record<string, ScaleUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  // 公斤
  '\u516c\u65a4': 'kg',
  // 千克
  '\u5343\u514b': 'kg',
  g: 'g',
  // 克
  '\u514b': 'g',
  jin: 'jin',
  // 斤
  '\u65a4': 'jin',
  // 市斤
  '\u5e02\u65a4': 'jin',
  lb: 'lb',
  lbs: 'lb',
  // 磅
  '\u78c5': 'lb',
}

type Mark = 'stable' | 'unstable' | 'overload' | 'tare' | null

interface Header {
  /** At the start of the line, in capitals. */
  readonly pattern: RegExp
  readonly mark: (found: RegExpExecArray) => Mark
}

const signs: Readonly<Record<string, Mark>> = {
  ST: 'stable',
  QT: 'stable',
  US: 'unstable',
  OL: 'overload',
  S: 'stable',
  D: 'unstable',
}

/** How known scales begin a line; the number and its unit follow. */
const headers: readonly Header[] = [
  // A&D, CAS and many others: `ST,GS,+0001.234kg`; CAS puts two bytes for its number and its lamps before the number.
  {
    pattern: /^(ST|US|OL|QT),(?:\s*(GS|NT|TR)\s*,)?(?:..,(?=[+\- ][ \d.]{6,8} ))?/,
    mark: ([, sign = '', what]) => (what === 'TR' ? 'tare' : (signs[sign] ?? null)),
  },
  // Mettler Toledo: `S S      1.234 kg`, at rest or moving; `S +` and `S -` are out of range, `S I` cannot weigh now.
  { pattern: /^S ([SD]) +(?=[-\d])/, mark: ([, sign = '']) => signs[sign] ?? null },
  { pattern: /^S (\+|-|I)\s*$/, mark: ([, sign]) => (sign === '+' ? 'overload' : 'unstable') },
  // Chinese counter scales: `wn00.123kg`, net or gross or tare.
  { pattern: /^W([NGWT])(?=[-+ \d])/, mark: ([, what]) => (what === 'T' ? 'tare' : null) },
  // Sartorius and Ohaus: `N     +   1.234 kg`.
  { pattern: /^([NGT])\d?#? +(?=[-+ \d])/, mark: ([, what]) => (what === 'T' ? 'tare' : null) },
]

const number = /^([+-]?) *(\d{1,8})(?:[.,](\d{1,6}))? *([A-Z]{1,3}|[\u4e00-\u9fff]{1,2})?( *\?)?$/
const overload = /^(\+? ?OL|-{3,}|_{3,}|\^{3,}|OVER(LOAD)?|H{3,})$/

/** What one line says; null if it is none of a scale. `unit` is for scales that send none. */
export function readScale(line: string, unit: ScaleUnit | null = null): Reading | null {
  const words = line.trim().toUpperCase()
  if (overload.test(words)) return { kind: 'overload' }
  const { mark, rest } = headed(words)
  if (mark === 'overload') return { kind: 'overload' }
  const found = number.exec(rest)
  if (!found || mark === 'tare') return null
  const [, sign, whole = '', decimals = '', spelling, question] = found
  const own = spelling === undefined ? unit : spellings[spelling.toLowerCase()]
  if (own === undefined) return null
  if (own === null) return { kind: 'unitless' }
  const weightG = gramsOf(whole, decimals, own)
  if (weightG === 0) return { kind: 'empty' }
  if (sign === '-') return { kind: 'negative' }
  // Ohaus puts a question mark behind a weight that still moves.
  const isStable = question !== undefined ? false : mark === null ? null : mark === 'stable'
  return { kind: 'weight', weightG, isStable }
}

function headed(words: string): { readonly mark: Mark; readonly rest: string } {
  for (const { pattern, mark } of headers) {
    const found = pattern.exec(words)
    if (found) return { mark: mark(found), rest: words.slice(found[0].length).trim() }
  }
  return { mark: null, rest: words }
}

/** By its digits, so that nothing is lost before it is rounded to whole grams. */
const gramsOf = (whole: string, decimals: string, unit: ScaleUnit): number =>
  halfUp(BigInt(whole + decimals) * BigInt(sizes[unit]), 100_000 * 10 ** decimals.length)
