import { formatDay as inWords } from '#contract/format.ts'
import {
  businessOffsetMinutes,
  type Day,
  defaultRange,
  formatDay,
  formatWithOffset,
  lastMonth,
} from '#domain/date-range.ts'
import type { Language } from '#domain/language.ts'

/** `2025-05-20`, the format of a native date field. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export function businessDay(now: Date = new Date()): Day {
  const shifted = new Date(now.getTime() + businessOffsetMinutes * 60_000)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() }
}

/** The hour in the business time zone, whatever the reader's clock says. */
export const businessHour = (now: Date = new Date()): number =>
  new Date(now.getTime() + businessOffsetMinutes * 60_000).getUTCHours()

/** Where date filters start: same day last month to today. */
export function defaultDays(now?: Date): DayRange {
  const { from, to } = defaultRange(businessDay(now))
  return { from: formatDay(from), to: formatDay(to) }
}

/** The whole month before this one, as bills are exported for the books. */
export function lastMonthDays(now?: Date): DayRange {
  const { from, to } = lastMonth(businessDay(now))
  return { from: formatDay(from), to: formatDay(to) }
}

/** `23 Oct 2026`. What is no day stays as it was typed. */
export function dayInWords(typed: string, language: Language): string {
  const at = Date.parse(`${typed}T12:00:00+08:00`)
  return Number.isNaN(at) ? typed : inWords(new Date(at).toISOString(), language)
}

/** The format of the calls: `{from: '…T00:00:00+08:00', to: '…T23:59:59+08:00'}`; an empty day is left out. */
export function rangeOf({ from, to }: DayRange): { from?: string; to?: string } {
  return {
    ...(from ? { from: at(from, { hour: 0, minute: 0, second: 0 }) } : {}),
    ...(to ? { to: at(to, { hour: 23, minute: 59, second: 59 }) } : {}),
  }
}

function at(typed: string, clock: { hour: number; minute: number; second: number }): string {
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number)
  return formatWithOffset({ year, month, day, ...clock }, businessOffsetMinutes)
}
