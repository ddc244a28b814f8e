/* Who works at a station of a warehouse (decision record 83). */

/** A shift ends by itself, so that a station that nobody closed does not stay open over night. */
export const shiftHours = 16

/** Nobody has pressed anything for so long that another person may be standing there. */
export const stationIdleMinutes = 30

export const pinDigits = 6

export type PinFault = 'format' | 'simple'

/** Null when the PIN may be used. */
export function pinFault(pin: string): PinFault | null {
  if (!/^\d{6}$/.test(pin)) return 'format'
  return isSimple(pin) ? 'simple' : null
}

/** One digit repeated, or digits in a row: what people try first. */
function isSimple(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

const badge = /^SCB[A-Z2-7]{16}$/

/** Whether a scanned code is a badge and no tracking number. */
export const isBadge = (scanned: string): boolean => badge.test(scanned)

/** `letters`: sixteen of base32, which are 80 random bits. */
export const badgeOf = (letters: string): string => `SCB${letters}`
