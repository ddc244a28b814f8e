/*
 * Guesses the courier of a tracking number. Couriers publish no register of their formats, and several share one: a
 * format is only a guess, and is shown as one.
 */

export interface CourierPattern {
  readonly code: string
  /** A regular expression over the whole number in capitals; null where the format tells nothing. */
  readonly pattern: string | null
}

/** The patterns that ship, by courier code; staff may change them in the couriers table. */
export const courierPatterns = {
  SF: '^SF[A-Z0-9]?\\d{12}$',
  ZTO: '^7[3-68]\\d{12}$',
  YTO: '^YT\\d{13}$',
  STO: '^(77|43)\\d{12,15}$',
  YD: '^([34]\\d{14}|[345]\\d{12})$',
  JT: '^JT\\d{12,13}$',
  EMS: '^(1\\d{12}|E[A-Z]\\d{9}[A-Z]{2})$',
  POST: '^([98]\\d{12}|P[A-Z]\\d{11})$',
  JD: '^JD[A-Z0-9]{2}\\d{11}$',
  DB: '^DPK\\d{12}$',
  KYE: '^KY\\d{11,13}$',
  CN: '^621\\d{12}$',
} as const satisfies Readonly<Record<string, string>>

/** Every courier whose format matches: one is a guess, several are a question, none says nothing. */
export const courierGuesses = (trackingNumber: string, patterns: readonly CourierPattern[]): readonly string[] =>
  patterns.filter(({ pattern }) => readPattern(pattern)?.test(trackingNumber)).map(({ code }) => code)

const known = new Map<string, RegExp | null>()

/** Staff may have stored an invalid pattern: then it guesses nothing. */
function readPattern(pattern: string | null): RegExp | null {
  if (pattern === null) return null
  const read = known.get(pattern)
  if (read !== undefined) return read
  const made = compile(pattern)
  known.set(pattern, made)
  return made
}

function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern)
  } catch {
    return null
  }
}
