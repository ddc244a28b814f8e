import { type GoodsKey, keyOf } from './goods-key.ts'
import { isOnlyNamedFor } from './goods-parts.ts'

/** A word by its key (`keyOf`), and the category of goods that it names. */
export interface GoodsWord {
  readonly word: string
  /** null: a word that does not affect what may be sent, such as a colour, a size or an everyday brand. */
  readonly categoryCode: string | null
}

export interface FoundGoods {
  readonly word: string
  readonly categoryCode: string
  /** As written in the text. */
  readonly typed: string
}

/** The goods words of a text, each once, in the order of the text. */
export type GoodsFinder = (text: string) => readonly FoundGoods[]

export const makeFinder = (words: readonly GoodsWord[]): GoodsFinder => {
  const read = makeReader(words)
  return (text) => read(text).found
}

export interface ReadGoods {
  readonly found: readonly FoundGoods[]
  /** The rest of the text that no word explains, as it was typed. */
  readonly unjudged: readonly string[]
}

/** Finds the goods in a text. Words are sorted once, so that a thousand names are read quickly. */
export function makeReader(words: readonly GoodsWord[]): (text: string) => ReadGoods {
  const byStart = new Map<string, GoodsWord[]>()
  for (const each of words) {
    const start = each.word.slice(0, startLength)
    const alike = byStart.get(start)
    if (alike) alike.push(each)
    else byStart.set(start, [each])
  }
  const signs = new Map(words.flatMap((each) => (each.word.length === 1 ? [[each.word, each] as const] : [])))
  return (text) => {
    const read = keyOf(text)
    const matches = allMatches(byStart, read.key)
    const kept = matches.filter((match) => !matches.some((other) => isInside(match, other)))
    const rest = runsBeside(kept, read.key).map((run) => explain(run, signs))
    const all = [...kept, ...rest.flatMap(({ match }) => match ?? [])].sort((one, other) => one.from - other.from)
    const goods = all.filter((match) => !isOnlyNamedFor(match, all, text, read))
    const unjudged = rest.flatMap(({ run, isExplained }) => (isExplained ? [] : [typedAt(text, read, run)]))
    return { found: eachOnce(goods, text, read), unjudged: [...new Set(unjudged)] }
  }
}

export interface WordMatch {
  readonly word: GoodsWord
  readonly from: number
  readonly to: number
}

/** Words are looked up by this many of their first characters: many share the first one. */
const startLength = 2

const allMatches = (byStart: ReadonlyMap<string, readonly GoodsWord[]>, key: string): readonly WordMatch[] =>
  Array.from({ length: key.length }, (_, from) => from).flatMap((from) => {
    if (isGlued(key.charAt(from - 1), key.charAt(from))) return []
    const starts = [key.slice(from, from + 1), key.slice(from, from + startLength)]
    return starts.flatMap((start) => (byStart.get(start) ?? []).flatMap((word) => matchOf(word, key, from)))
  })

/**
 * Words in letters match whole words only, including plurals; a single Chinese character matches only if no other is
 * next to it.
 */
function matchOf(word: GoodsWord, key: string, from: number): readonly WordMatch[] {
  if (!key.startsWith(word.word, from)) return []
  const to = from + word.word.length
  if (word.word.length === 1 && (han.test(key.charAt(from - 1)) || han.test(key.charAt(to)))) return []
  const end = ['', 's', 'es'].map((plural) => (key.startsWith(plural, to) ? to + plural.length : to))
  const whole = end.find((each) => !isGlued(key.charAt(each - 1), key.charAt(each)))
  return whole === undefined ? [] : [{ word, from, to: whole }]
}

const han = /\p{Script=Han}/u
const letter = /(?!\p{Script=Han})\p{L}/u
const digit = /\p{N}/u

const isGlued = (left: string, right: string) =>
  (letter.test(left) && letter.test(right)) || (digit.test(left) && digit.test(right))

/** The longest word wins: a water pistol is no pistol. Words that only overlap both stay. */
const isInside = (match: WordMatch, other: WordMatch) =>
  other.word.word.length > match.word.word.length && other.from <= match.from && match.to <= other.to

function eachOnce(matches: readonly WordMatch[], text: string, read: GoodsKey): readonly FoundGoods[] {
  const firsts = matches.filter(
    ({ word }, index) => matches.findIndex((each) => each.word.word === word.word) === index,
  )
  return firsts.flatMap((match) => {
    const { word, categoryCode } = match.word
    return categoryCode === null ? [] : [{ word, categoryCode, typed: typedAt(text, read, match) }]
  })
}

const typedAt = (text: string, { spans }: GoodsKey, { from, to }: Pick<WordMatch, 'from' | 'to'>) =>
  text.slice(spans[from]?.from ?? 0, spans[to - 1]?.to ?? text.length)

interface Run {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What no word covers, in runs of one script. */
function runsBeside(matches: readonly WordMatch[], key: string): readonly Run[] {
  const rest = key.split('')
  for (const { from, to } of matches) rest.fill(' ', from, to)
  const runs = rest.join('').matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)
  return [...runs].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
}

interface Explained {
  readonly run: Run
  readonly isExplained: boolean
  readonly match?: WordMatch
}

/**
 * Numbers with units, and single letters, tell nothing about the goods; nor do Chinese characters known to be plain,
 * however many. Only the last one may name goods: 大碗, or the 碗 of 陶瓷碗 once 陶瓷 is removed.
 */
function explain(run: Run, signs: ReadonlyMap<string, GoodsWord>): Explained {
  if (!han.test(run.text)) return { run, isExplained: sizeOrModel.test(run.text) }
  const isPlain = (sign: string) => signs.get(sign)?.categoryCode === null
  const last = signs.get(run.text.slice(-1))
  const arePlain = [...run.text.slice(0, -1)].every(isPlain)
  if (!last || !arePlain) return { run, isExplained: false }
  const match = { word: last, from: run.to - 1, to: run.to }
  return { run, isExplained: true, ...(last.categoryCode !== null && { match }) }
}

/** `256gb`, `m3`, `2xl`, `a`: a number with at most three letters, or one letter. */
const sizeOrModel = /^(?:\p{N}+\p{L}{0,3}|\p{L}{1,3}\p{N}+\p{L}{0,3}|\p{L}|\p{N}+\p{L}{1,3}\p{N}+\p{L}{0,2})$/u
