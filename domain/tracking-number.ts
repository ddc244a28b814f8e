import { toHalfWidth } from './plain-text.ts'

/** Contract A4. The letters stand as A-Za-z: upper-casing first would let `ß` (SS) and `ı` (I) pass as others. */
const pattern = /^[A-Za-z0-9-]{6,32}$/

/**
 * A courier's number as it is stored and compared; null when it is none. A space or a comma inside means two numbers,
 * and one parcel has one.
 */
export function tidyTrackingNumber(typed: string): string | null {
  const number = toHalfWidth(typed).trim()
  return pattern.test(number) ? number.toUpperCase() : null
}
