import { type GoodsKey, keyOf } from './goods-key.ts'
import { type GoodsVerdict, goodsVerdicts } from './goods-verdict.ts'

/** A word for goods by its key (`keyOf`), and the category that it stands for. */
export interface GoodsWord {
  readonly word: string
  readonly categoryCode: string
}

export interface FoundGoods extends GoodsWord {
  /** As it stands in the text. */
  readonly typed: string
}

/** The words of goods in a text, each once, in the order in which they stand there. */
export type GoodsFinder = (text: string) => readonly FoundGoods[]

/** What is looked through once is kept by the first character of each word, so that a thousand names are read at once. */
export function makeFinder(words: readonly GoodsWord[]): GoodsFinder {
  const byFirst = new Map<string, GoodsWord[]>()
  for (const each of words) {
    const alike = byFirst.get(each.word.charAt(0))
    if (alike) alike.push(each)
    else byFirst.set(each.word.charAt(0), [each])
  }
  return (text) => {
    const read = keyOf(text)
    const places = Array.from({ length: read.key.length }, (_, from) => from).flatMap((from) =>
      (byFirst.get(read.key.charAt(from)) ?? []).flatMap((word) => placeOf(word, read.key, from)),
    )
    const kept = places.filter((place) => !places.some((other) => isInside(place, other)))
    const firsts = kept.filter(({ word }, index) => kept.findIndex((each) => each.word.word === word.word) === index)
    return firsts.map((place) => ({ ...place.word, typed: typedAt(text, read, place) }))
  }
}

interface Place {
  readonly word: GoodsWord
  readonly from: number
  readonly to: number
}

/** Letters count as whole words, in the plural too; a single Chinese character counts where no other stands beside it. */
function placeOf(word: GoodsWord, key: string, from: number): readonly Place[] {
  if (word.word === '' || !key.startsWith(word.word, from)) return []
  const to = from + word.word.length
  if (isGlued(key.charAt(from - 1), key.charAt(from))) return []
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

/** The longest word wins: a water pistol is no pistol. What only overlaps, stays. */
const isInside = (place: Place, other: Place) =>
  other.word.word.length > place.word.word.length && other.from <= place.from && place.to <= other.to

const typedAt = (text: string, { spans }: GoodsKey, { from, to }: Place) =>
  text.slice(spans[from]?.from ?? 0, spans[to - 1]?.to ?? text.length)

/** What one channel or one destination takes less of than the others; null: any of them. */
export interface GoodsRestriction {
  /** null: every category that is sensitive. */
  readonly categoryCode: string | null
  readonly channelId: string | null
  readonly destinationCode: string | null
  readonly verdict: GoodsVerdict
}

interface GoodsPlace {
  readonly channelId: string
  readonly destinationCode: string
}

interface JudgedCategory {
  readonly code: string
  readonly verdict: GoodsVerdict
}

/** Undefined where there is nothing to judge. */
export const worstVerdict = (verdicts: readonly GoodsVerdict[]): GoodsVerdict | undefined =>
  [...goodsVerdicts].reverse().find((verdict) => verdicts.includes(verdict))

/** The same for several categories together. */
export function worstAt<Restriction extends GoodsRestriction>(
  categories: readonly JudgedCategory[],
  place: GoodsPlace,
  restrictions: readonly Restriction[],
): { readonly verdict: GoodsVerdict; readonly because: Restriction | null } {
  const judged = categories.map((category) => judgeAt(category, place, restrictions))
  const verdict = worstVerdict(judged.map((each) => each.verdict)) ?? 'allowed'
  return { verdict, because: judged.find((each) => each.verdict === verdict && each.because)?.because ?? null }
}

/**
 * What holds for a category on the way by a channel to a destination: its own verdict, or the worst of the restrictions
 * there, which is then the reason. A restriction never makes anything better.
 */
export function judgeAt<Restriction extends GoodsRestriction>(
  category: JudgedCategory,
  place: GoodsPlace,
  restrictions: readonly Restriction[],
): { readonly verdict: GoodsVerdict; readonly because: Restriction | null } {
  const holding = restrictions.filter((each) => isAbout(each, category) && isAt(each, place))
  const because = holding.reduce<Restriction | null>(
    (worst, each) => (isWorse(each.verdict, worst?.verdict ?? category.verdict) ? each : worst),
    null,
  )
  return { verdict: because?.verdict ?? category.verdict, because }
}

const isAbout = ({ categoryCode }: GoodsRestriction, { code, verdict }: JudgedCategory) =>
  categoryCode === null ? verdict === 'sensitive' : categoryCode === code

const isAt = (restriction: GoodsRestriction, { channelId, destinationCode }: GoodsPlace) =>
  (restriction.channelId === null || restriction.channelId === channelId) &&
  (restriction.destinationCode === null || restriction.destinationCode === destinationCode)

const isWorse = (one: GoodsVerdict, other: GoodsVerdict) => goodsVerdicts.indexOf(one) > goodsVerdicts.indexOf(other)
