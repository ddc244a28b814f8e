/*
 * Some answers are shown from what this device kept, because nobody could be reached. They look like any other; here
 * stands when they were true.
 */

const moments = new WeakMap<object, string>()

/** Notes since when nothing newer is known: ISO 8601. */
export function markKept<Data>(kept: Data, at: string): Data {
  if (typeof kept === 'object' && kept !== null) moments.set(kept, at)
  return kept
}

/** Null for what the server has just answered. */
export const keptAt = (shown: unknown): string | null =>
  typeof shown === 'object' && shown !== null ? (moments.get(shown) ?? null) : null
