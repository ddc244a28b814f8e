import { labels } from './order-labels.text.ts'
import { counters, courierNames, courierSuffixes, sets, yuan } from './order-words.text.ts'

/* Reads single lines of an order as shops write them: labels with values, amounts, numbers of pieces, couriers. */

export type Label = keyof typeof labels

export interface Segment {
  /** Null for text without a label. */
  readonly label: Label | null
  readonly value: string
}

const kinds = [
  'trackingNumber',
  'orderNumber',
  'courier',
  'goods',
  'specification',
  'quantity',
  'unitPrice',
  'total',
  'other',
] as const satisfies readonly Label[]

const labelOf = new Map<string, Label>(kinds.flatMap((kind) => labels[kind].map((word) => [word, kind] as const)))

/** The label that a word stands for, such as at the head of a column. */
export const labelNamed = (word: string): Label | null => labelOf.get(word.toLowerCase()) ?? null

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&'))
    .join('|')

const labelPattern = new RegExp(`(^|[\\s;,|/(\\[])(${escaped([...labelOf.keys()])})(\\s*[:#=]\\s*|\\s+|$)`, 'gi')

/** A line split at its labels. In the middle of a line, a word counts as a label only before a colon. */
export function segmentsOf(line: string): readonly Segment[] {
  const found = [...line.matchAll(labelPattern)].filter(
    ({ index, 1: before = '', 3: after = '' }) => index + before.length === 0 || /[:#=]/.test(after),
  )
  const values = found.map((match, place) => ({
    label: labelOf.get((match[2] ?? '').toLowerCase()) ?? null,
    value: line.slice(match.index + match[0].length, found[place + 1]?.index).trim(),
  }))
  const unlabelled = line.slice(0, found[0]?.index).trim()
  return unlabelled === '' ? values : [{ label: null, value: unlabelled }, ...values]
}

/**
 * What could be the number of a courier or a shop; two numbers must be separated by a character that neither contains.
 */
export const tokensIn = (value: string): readonly string[] => value.match(/[A-Za-z0-9][A-Za-z0-9-]{4,38}/g) ?? []

/* Each pattern begins with a group for the preceding text, because old Safari has no look-behind. */
const figure = '(\\d{1,3}(?:,\\d{3})+|\\d{1,8})(?:\\.(\\d{1,2}))?(?!\\d)'
const amountPatterns = [
  new RegExp(`()(?:${escaped(yuan.before)})\\s*${figure}`, 'i'),
  new RegExp(`(^|[^\\d.])${figure}\\s*(?:${escaped(yuan.after)})`, 'i'),
]
const bareAmount = new RegExp(`^()${figure}$`)

/** Yuan in minor units; a bare number counts only where a label says that it is money. */
export function amountMinorIn(value: string, isLabelled: boolean): number | null {
  const match = firstOf(isLabelled ? [...amountPatterns, bareAmount] : amountPatterns, value.trim())
  if (!match) return null
  const [, , whole = '', decimals = ''] = match
  return Number(whole.replace(/,/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}

const timesPattern = /(^|[^\dA-Za-z])[x×*]\s*(\d{1,4})(?![\d.A-Za-z])/i
const countedPattern = new RegExp(`(^|[^\\d.])(\\d{1,4})\\s*(?:${escaped(counters)})(?![A-Za-z]|${escaped(sets)})`, 'i')
const bareQuantity = /^()(\d{1,4})$/

export function quantityIn(value: string, isLabelled: boolean): number | null {
  const patterns = [timesPattern, countedPattern, ...(isLabelled ? [bareQuantity] : [])]
  const quantity = Number(firstOf(patterns, value.trim())?.[2] ?? 0)
  return quantity > 0 ? quantity : null
}

/** Latin names must match as whole words, not inside another word or number. */
const namePatterns = courierNames.map(([code, names]) => {
  const [latin, chinese] = [names.filter(isLatin), names.filter((name) => !isLatin(name))]
  const suffix = `\\s*(?:${escaped(courierSuffixes)})?`
  return {
    code,
    patterns: [
      ...(chinese.length > 0 ? [new RegExp(`()(?:${escaped(chinese)})${suffix}`, 'i')] : []),
      new RegExp(`(^|[^A-Za-z0-9])(?:${escaped(latin)})(?![A-Za-z0-9])${suffix}`, 'i'),
    ],
  }
})

function isLatin(name: string): boolean {
  return /^[a-z]/.test(name)
}

export const courierNamedIn = (value: string): string | null =>
  namePatterns.find(({ patterns }) => firstOf(patterns, value))?.code ?? null

const allNames = namePatterns.flatMap(({ patterns }) => patterns)

/** What is left of a line without numbers, amounts, pieces and couriers: possibly the name of the goods. */
export function wordsIn(value: string): string {
  const numbers = tokensIn(value).filter((token) => /\d{6}/.test(token))
  const figures = [...amountPatterns, timesPattern, countedPattern]
  const withoutNumbers = numbers.reduce((words, number) => words.replace(number, ' '), value)
  return [...figures, ...allNames]
    .reduce((words, each) => words.replace(each, '$1 '), withoutNumbers)
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:;,.|/·#()[\]]+|[\s\-–—:;,|/·#([]+$/g, '')
}

function firstOf(patterns: readonly RegExp[], value: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(value)
    if (match) return match
  }
  return null
}
