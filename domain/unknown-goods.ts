import { keyOf } from './goods-key.ts'

/** Longer ones are sentences, not names of goods. */
const longestWord = 40
const mostParts = 5

/** What looks like a number or an address of somebody. */
const personal = /[@＠]|:\/\/|www\.|[\p{N}][\p{N}\s().+-]{4,}[\p{N}]/iu

/**
 * A word that nobody knows, as it may be kept for staff (decision record 30); null where it is too long, says nothing, or
 * might be somebody's number or address.
 */
export function wordToKeep(text: string): string | null {
  const { key } = keyOf(text)
  if (personal.test(text) || personal.test(key)) return null
  const { length } = [...key]
  if (length < 2 || length > longestWord || key.split(' ').length > mostParts) return null
  return /\p{L}/u.test(key) ? key : null
}

/** Kept of one text at most. */
const mostWords = 3

/**
 * What of a text is kept for staff: all of it where no word is known, else what stands beside the goods and nobody knows.
 * Nothing of a text that may not be kept itself, and nothing where every word is understood.
 */
export function wordsToKeep(text: string, isNothingKnown: boolean, unjudged: readonly string[]): readonly string[] {
  const whole = wordToKeep(text)
  if (whole === null || unjudged.length === 0) return []
  if (isNothingKnown) return [whole]
  return unjudged.flatMap((word) => wordToKeep(word) ?? []).slice(0, mostWords)
}
