import type { Currency } from './money.ts'

/* How long a parcel has lain with us, and what that costs (decision record 21). Time that was ours does not count. */

export type StorageTerms = {
  readonly freeDays: number
  /** For each day begun after the free ones, per parcel. */
  readonly perDayMinor: Readonly<Record<Currency, number>>
}

const dayMs = 86_400_000

/** Whole days that have passed: the free ones end when as many have. */
export const daysStored = (storedMs: number): number => Math.floor(Math.max(0, storedMs) / dayMs)

/** 0 once they are used up. */
export const freeDaysLeft = (storedMs: number, { freeDays }: Pick<StorageTerms, 'freeDays'>): number =>
  Math.max(0, Math.ceil((freeDays * dayMs - Math.max(0, storedMs)) / dayMs))

/** What has come together so far; nothing while free days are left, and a day begun is a day. */
export function storageFeeMinor(storedMs: number, { freeDays, perDayMinor }: StorageTerms, currency: Currency): number {
  const overMs = Math.max(0, storedMs) - freeDays * dayMs
  return Math.max(0, Math.ceil(overMs / dayMs)) * perDayMinor[currency]
}

/** What it will have come to so many days from now, if it stays. */
export const forecastFeeMinor = (storedMs: number, inDays: number, terms: StorageTerms, currency: Currency): number =>
  storageFeeMinor(storedMs + inDays * dayMs, terms, currency)

/**
 * The mark at which a member is reminded now, of those before the free days end and 0 for when they have; null: not
 * yet. A round that was missed is made up for by the next: the nearest mark that has been reached.
 */
export function reminderMark(
  storedMs: number,
  terms: Pick<StorageTerms, 'freeDays'>,
  marks: readonly number[],
): number | null {
  const left = freeDaysLeft(storedMs, terms)
  const reached = [...marks, 0].filter((mark) => mark >= left)
  return reached.length === 0 ? null : Math.min(...reached)
}
