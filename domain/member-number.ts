import { tidyCode } from './plain-text.ts'

const prefix = 'JY'
const pattern = /^JY\d{7,8}$/

/** Serials have six digits, then seven. */
const largestSerial = 9_999_999

/**
 * Damm's table, ten rows of ten: a totally anti-symmetric quasigroup, so that the check digit detects every single
 * wrong digit and every swap of neighbours.
 */
const damm =
  '0317598642' +
  '7092154863' +
  '4206871359' +
  '1750983426' +
  '6123045978' +
  '3674209581' +
  '5869720134' +
  '8945362017' +
  '9438617205' +
  '2581436790'

/** `JY`, six digits (seven from a million on) and a check digit. */
export function memberNumber(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > largestSerial) throw new RangeError('no such serial')
  const digits = String(serial).padStart(6, '0')
  return `${prefix}${digits}${checkDigit(digits)}`
}

export const isMemberNumber = (value: string) => pattern.test(value) && checkDigit(value.slice(prefix.length)) === 0

/** As people type or scan it. It may still be wrong. */
export const tidyMemberNumber = tidyCode

/** Every valid number that differs from the typed one by one character or one swap of neighbours. */
export function memberNumbersOneSlipAway(typed: string): string[] {
  const letters = [...typed]
  const slips = letters.flatMap((_, at) => [swapped(letters, at), ...replaced(letters, at)])
  return [...new Set(slips)].filter((slip) => slip !== typed && isMemberNumber(slip))
}

/** 0 for digits that include their check digit. */
const checkDigit = (digits: string) =>
  [...digits].reduce((interim, digit) => Number(damm.charAt(interim * 10 + Number(digit))), 0)

const replaced = (letters: readonly string[], at: number) =>
  [...`${prefix}0123456789`].map((letter) => letters.with(at, letter).join(''))

function swapped(letters: readonly string[], at: number): string {
  const [first = '', second = ''] = letters.slice(at, at + 2)
  return letters.toSpliced(at, 2, second, first).join('')
}
