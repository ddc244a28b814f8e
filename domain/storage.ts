import type { Currency } from './money.ts'

/*
 * How long a parcel has been stored, and what that costs (decision record 21). Time in which it waited for us does not
 * count.
 */

export type StorageTerms = {
  readonly freeDays: number
  /** For each started day after the free ones, per parcel. */
  readonly perDayMinor: Readonly<Record<Currency, number>>
}

const dayMs = 86_400_000

/** Whole days that have passed: the free days end when as many have. */
export const daysStored = (storedMs: number): number => Math.floor(Math.max(0, storedMs) / dayMs)

/** 0 once they are used up. */
export const freeDaysLeft = (storedMs: number, { freeDays }: Pick<StorageTerms, 'freeDays'>): number =>
  Math.max(0, Math.ceil((freeDays * dayMs - Math.max(0, storedMs)) / dayMs))

/** The fee so far; nothing while free days are left, and a started day counts as a whole one. */
export function storageFeeMinor(storedMs: number, { freeDays, perDayMinor }: StorageTerms, currency: Currency): number {
  const overMs = Math.max(0, storedMs) - freeDays * dayMs
  return Math.max(0, Math.ceil(overMs / dayMs)) * perDayMinor[currency]
}

/** The fee in so many days, if it stays. */
export const forecastFeeMinor = (storedMs: number, inDays: number, terms: StorageTerms, currency: Currency): number =>
  storageFeeMinor(storedMs + inDays * dayMs, terms, currency)

/**
 * The mark at which a member is reminded now: one of those before the free days end, or 0 once they have ended; null:
 * not yet. A missed run is made up for by the next: it uses the nearest mark that has been reached.
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
