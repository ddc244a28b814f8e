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
