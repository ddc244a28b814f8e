/*
 * Some answers come from what this device stored, because the server could not be reached. They look like any other
 * answer; this records when they were true.
 */

const moments = new WeakMap<object, string>()

/** Records when the data was current, as ISO 8601. */
export function markKept<Data>(kept: Data, at: string): Data {
  if (typeof kept === 'object' && kept !== null) moments.set(kept, at)
  return kept
}

/** Null for what the server has just answered. */
export const keptAt = (shown: unknown): string | null =>
  typeof shown === 'object' && shown !== null ? (moments.get(shown) ?? null) : null
