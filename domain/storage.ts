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

export const dayMs = 86_400_000

/** The terms of one parcel: days that staff granted are free too. */
export const extendedBy = <Terms extends Pick<StorageTerms, 'freeDays'>>(terms: Terms, extraDays: number): Terms => ({
  ...terms,
  freeDays: terms.freeDays + extraDays,
})

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

/**
 * The days that an extension adds, so that a parcel is free for `days` more: from the end of its free days, or from now
 * once they have ended.
 */
export const daysToAdd = (storedMs: number, { freeDays }: Pick<StorageTerms, 'freeDays'>, days: number): number =>
  days + Math.max(0, Math.ceil((storedMs - freeDays * dayMs) / dayMs))

/** What staff look for: free days that end within so many days, those that have ended, and the longest stay. */
export const storedShows = ['within7', 'within3', 'within1', 'ended', 'past'] as const
export type StoredShow = (typeof storedShows)[number]

export const withinDaysOf: Readonly<Record<StoredShow, number>> = {
  within7: 7,
  within3: 3,
  within1: 1,
  ended: 0,
  past: 0,
}

export interface StayTerms {
  /** With the days that were granted. */
  readonly freeDays: number
  readonly longestDays: number
  /** Reminders that a member has had before a parcel is returned or disposed of. */
  readonly remindersNeeded: number
}

/** The longest stay never ends before the free days. */
export const longestStayDays = ({ freeDays, longestDays }: Pick<StayTerms, 'freeDays' | 'longestDays'>): number =>
  Math.max(freeDays, longestDays)

interface Stay {
  readonly storedMs: number
  /** Sent since the last extension. */
  readonly reminders: number
}

/** Why a parcel may not be returned or disposed of for its storage yet; null: it may. */
export function staysBecause({ storedMs, reminders }: Stay, terms: StayTerms): 'stay' | 'reminders' | null {
  if (storedMs < longestStayDays(terms) * dayMs) return 'stay'
  return reminders < terms.remindersNeeded ? 'reminders' : null
}
