import { timingSafeEqual } from 'node:crypto'

/** Compares what was shown with what is right, in a time that does not tell how much of it was. */
export function isSameSecret(shown: string, right: string): boolean {
  const [given, expected] = [Buffer.from(shown), Buffer.from(right)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
