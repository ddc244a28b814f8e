import { toHalfWidth } from './plain-text.ts'

/** Letters are matched as A-Za-z: upper-casing first would let `ß` (SS) and `ı` (I) pass as others. */
const pattern = /^[A-Za-z0-9-]{6,32}$/

/**
 * A courier's number as it is stored and compared; null when it is invalid. A space or a comma inside means two
 * numbers, and one parcel has one.
 */
export function tidyTrackingNumber(typed: string): string | null {
  const number = toHalfWidth(typed).trim()
  return pattern.test(number) ? number.toUpperCase() : null
}

/**
 * As the pool of unclaimed parcels shows it: the first four and the last three, which its owner recognises and nobody
 * else can complete. Of a short number less is shown, so that four stay hidden; its length is not shown.
 */
export function maskedTrackingNumber(number: string): string {
  const shown = Math.max(0, Math.min(7, number.length - 4))
  const atStart = Math.ceil((shown * 4) / 7)
  return `${number.slice(0, atStart)}****${number.slice(number.length - (shown - atStart))}`
}
