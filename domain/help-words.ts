import { keyOf } from './goods-key.ts'
import { particles, said } from './help-words.text.ts'

/*
 * Texts as the search of the help centre compares them: words of letters without their endings, and Chinese, which is
 * written without spaces, by characters and by pairs of them.
 */

/** What people type, and what an answer calls it; both by `keyOf`. */
export interface HelpSynonym {
  readonly word: string
  readonly means: string
}

/** Every word of a text, in its order, some more than once. */
export const helpWords = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => (han.test(part) ? [...part, ...pairsOf(part)] : [stemOf(part)]))

/**
 * What was asked: of each word all that may stand for it in an answer. What questions are made of and none is about is left
 * out, unless nothing else was asked.
 */
export function helpAsked(text: string, synonyms: readonly HelpSynonym[]): readonly (readonly string[])[] {
  const meant = meantBy(text, synonyms)
  const all = partsOf(text).flatMap((part) => (han.test(part) ? part.split(particles) : [part]))
  const told = all.filter((part) => part !== '' && !said.has(part))
  const words = (told.length > 0 ? told : partsOf(text)).flatMap(wordsAsked)
  const meaningOf = (word: string) => [...meant].flatMap(([typed, means]) => (isSaidBy(typed, word) ? means : []))
  return [...new Set(words)].slice(0, wordsAtMost).map((word) => [...new Set([word, ...meaningOf(word)])])
}

/** Each word is looked for in every question; a sentence has about thirty, and a hundred cost half a tenth of a second. */
const wordsAtMost = 48

/** A single Chinese character is said by each pair that holds it. */
const isSaidBy = (typed: string, word: string) => typed === word || (han.test(typed) && word.includes(typed))

const han = /\p{Script=Han}/u

const partsOf = (text: string): readonly string[] =>
  keyOf(text).key.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []

const pairsOf = (part: string): readonly string[] => {
  const signs = [...part]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** A single character only where it was typed alone: nearly all of them stand in some answer. */
const wordsAsked = (part: string): readonly string[] =>
  !han.test(part) ? [stemOf(part)] : [...part].length === 1 ? [part] : pairsOf(part)

/** For each word of a synonym that was asked, the words of what it means. */
function meantBy(text: string, synonyms: readonly HelpSynonym[]): ReadonlyMap<string, readonly string[]> {
  const asked = ` ${partsOf(text)
    .map((part) => (han.test(part) ? part : stemOf(part)))
    .join(' ')} `
  const meant = new Map<string, readonly string[]>()
  for (const { word, means } of synonyms) {
    const parts = partsOf(word)
    const written = parts.map((part) => (han.test(part) ? part : stemOf(part))).join(' ')
    if (!asked.includes(han.test(word) ? written : ` ${written} `)) continue
    for (const each of parts.flatMap(wordsAsked))
      meant.set(each, [
        ...(meant.get(each) ?? []),
        ...partsOf(means)
          .flatMap(wordsAsked)
          .filter((other) => !said.has(other)),
      ])
  }
  return meant
}

/** Enough of a stem to bring `damaged` to `damage`, and `parcels` to `parcel`. */
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
