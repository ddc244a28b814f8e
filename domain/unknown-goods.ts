import { keyOf } from './goods-key.ts'

/** Longer texts are sentences, not names of goods. */
const longestWord = 40
const mostParts = 5

/** What looks like somebody's number or address. */
const personal = /[@＠]|:\/\/|www\.|[\p{N}][\p{N}\s().+-]{4,}[\p{N}]/iu

/**
 * An unknown word in the form in which it may be stored for staff (decision record 30); null if it is too long, says
 * nothing, or might be somebody's number or address.
 */
export function wordToKeep(text: string): string | null {
  const { key } = keyOf(text)
  if (personal.test(text) || personal.test(key)) return null
  const { length } = [...key]
  if (length < 2 || length > longestWord || key.split(' ').length > mostParts) return null
  return /\p{L}/u.test(key) ? key : null
}

/** Stored per text at most. */
const mostWords = 3

/**
 * What is stored of a text for staff: all of it if no word is known, otherwise the unknown parts next to the goods.
 * Nothing of a text that may not be stored itself, and nothing if every word is understood.
 */
export function wordsToKeep(text: string, isNothingKnown: boolean, unjudged: readonly string[]): readonly string[] {
  const whole = wordToKeep(text)
  if (whole === null || unjudged.length === 0) return []
  if (isNothingKnown) return [whole]
  return unjudged.flatMap((word) => wordToKeep(word) ?? []).slice(0, mostWords)
}
