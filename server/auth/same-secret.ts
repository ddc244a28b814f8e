import { timingSafeEqual } from 'node:crypto'

/** Compares a given secret with the right one in constant time. */
export function isSameSecret(shown: string, right: string): boolean {
  const [given, expected] = [Buffer.from(shown), Buffer.from(right)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
