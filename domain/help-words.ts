import { keyOf } from './goods-key.ts'
import { particles, said } from './help-words.text.ts'

/*
 * Prepares texts for the search of the help centre: words in letters without their endings; Chinese, which has no
 * spaces, as characters and pairs of characters.
 */

/** What people type, and what an answer calls it; both as `keyOf` writes them. */
export interface HelpSynonym {
  readonly word: string
  readonly means: string
}

/** Every word of a text, in order, with repetitions. */
export const helpWords = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => (han.test(part) ? [...part, ...pairsOf(part)] : [stemOf(part)]))

/**
 * A search as words: for each, all that may stand for it in an answer. Words that questions are never about are left
 * out, unless there are no others.
 */
export function helpSearchWords(text: string, synonyms: readonly HelpSynonym[]): readonly (readonly string[])[] {
  const meant = meantBy(text, synonyms)
  const all = partsOf(text).flatMap((part) => (han.test(part) ? part.split(particles) : [part]))
  const meaningful = all.filter((part) => part !== '' && !said.has(part))
  const words = (meaningful.length > 0 ? meaningful : partsOf(text)).flatMap(searchWords)
  const meaningOf = (word: string) => [...meant].flatMap(([typed, means]) => (isSaidBy(typed, word) ? means : []))
  return [...new Set(words)].slice(0, wordsAtMost).map((word) => [...new Set([word, ...meaningOf(word)])])
}

/** Each word is searched for in every question; a sentence has about thirty, and a hundred would cost 50 ms. */
const wordsAtMost = 48

/** A single Chinese character matches each pair that contains it. */
const isSaidBy = (typed: string, word: string) => typed === word || (han.test(typed) && word.includes(typed))

const han = /\p{Script=Han}/u

const partsOf = (text: string): readonly string[] =>
  keyOf(text).key.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []

const pairsOf = (part: string): readonly string[] => {
  const signs = [...part]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** A single character only if it was typed alone: nearly all of them occur in some answer. */
const searchWords = (part: string): readonly string[] =>
  !han.test(part) ? [stemOf(part)] : [...part].length === 1 ? [part] : pairsOf(part)

/** For each word of a synonym in the text, the words that it means. */
function meantBy(text: string, synonyms: readonly HelpSynonym[]): ReadonlyMap<string, readonly string[]> {
  const searched = ` ${partsOf(text)
    .map((part) => (han.test(part) ? part : stemOf(part)))
    .join(' ')} `
  const meant = new Map<string, readonly string[]>()
  for (const { word, means } of synonyms) {
    const parts = partsOf(word)
    const written = parts.map((part) => (han.test(part) ? part : stemOf(part))).join(' ')
    if (!searched.includes(han.test(word) ? written : ` ${written} `)) continue
    for (const each of parts.flatMap(searchWords))
      meant.set(each, [
        ...(meant.get(each) ?? []),
        ...partsOf(means)
          .flatMap(searchWords)
          .filter((other) => !said.has(other)),
      ])
  }
  return meant
}

/** Just enough stemming to match `damaged` with `damage`, and `parcels` with `parcel`. */
function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([a-z]{3})e$/, '$1')
  return bare.replace(/([bdgmnprt])\1$/, '$1')
}
