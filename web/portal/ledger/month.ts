import type { Language } from '#domain/language.ts'
import { businessDay, type DayRange } from '#web/kit/text/business-day.ts'

/* Months such as `2026-11` as the calendar shows them, in weeks from Monday. */

export const thisMonth = (now?: Date): string => {
  const { year, month } = businessDay(now)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month in an address; anything invalid means this month. */
export const monthOf = (typed: string, now?: Date): string =>
  /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : thisMonth(now)

export function monthBeside(month: string, step: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + step
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Its first and last day. */
export function monthDays(month: string): DayRange {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** What the list beside the calendar shows after turning to a month: the month, unless a single day was chosen. */
export const daysBeside = (month: string, { from, to }: DayRange): DayRange =>
  from !== '' && from === to ? { from, to } : monthDays(month)

/** The weeks of a month, Monday first; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const cells = [...Array.from({ length: first }, () => null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => cells[week * 7 + day] ?? null),
  )
}

const locales = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK', en: 'en-GB' } as const satisfies Record<Language, string>

const named = (language: Language, options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export const monthName = (month: string, language: Language) =>
  named(language, { year: 'numeric', month: 'long' }, `${month}-01`)

export const dayName = (day: string, language: Language) =>
  named(language, { year: 'numeric', month: 'long', day: 'numeric' }, day)

/** Starts on Monday: 1 June 2026 was one. */
export const weekdays = (language: Language) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = `2026-06-0${index + 1}`
    return { short: named(language, { weekday: 'narrow' }, day), long: named(language, { weekday: 'long' }, day) }
  })
