import { expect, test } from 'vitest'
import { businessDay, businessHour, dayInWords, defaultDays, lastMonthDays, rangeOf } from './business-day.ts'

test('the business day is that of UTC+8, wherever the reader is', () => {
  expect(businessDay(new Date('2026-11-20T16:00:00Z'))).toEqual({ year: 2026, month: 11, day: 21 })
  expect(businessDay(new Date('2026-11-20T15:59:59Z'))).toEqual({ year: 2026, month: 11, day: 20 })
})

// Proves R-586
test('date filters start on the same day last month, its last day where that is missing (R-586)', () => {
  const days = (iso: string) => defaultDays(new Date(`${iso}T12:00:00+08:00`))
  expect(days('2025-05-20')).toEqual({ from: '2025-04-20', to: '2025-05-20' })
  expect(days('2025-03-31')).toEqual({ from: '2025-02-28', to: '2025-03-31' })
  expect(days('2024-03-31')).toEqual({ from: '2024-02-29', to: '2024-03-31' })
  expect(days('2025-01-15')).toEqual({ from: '2024-12-15', to: '2025-01-15' })
})

test('the last month is a whole one, also across a new year and in a leap year', () => {
  const days = (iso: string) => lastMonthDays(new Date(iso))
  expect(days('2026-03-31T12:00:00+08:00')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(days('2024-03-01T00:00:00+08:00')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(days('2026-01-15T12:00:00+08:00')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(days('2026-11-30T16:00:00Z')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('a range is sent from the first to the last second; an empty day is left out', () => {
  expect(rangeOf({ from: '2025-04-20', to: '2025-05-20' })).toEqual({
    from: '2025-04-20T00:00:00+08:00',
    to: '2025-05-20T23:59:59+08:00',
  })
  expect(rangeOf({ from: '', to: '2025-05-20' })).toEqual({ to: '2025-05-20T23:59:59+08:00' })
})

test('the hour of a greeting is that of UTC+8, as the dates beside it', () => {
  expect([businessHour(new Date('2026-11-20T16:30:00Z')), businessHour(new Date('2026-11-20T03:59:00Z'))]).toEqual([
    0, 11,
  ])
})

test('a day that was typed is read as that day; anything else stays as it was typed', () => {
  expect(dayInWords('2026-11-29', 'en')).toBe('29 Nov 2026')
  expect(dayInWords('2026-03-01', 'zh-Hant')).toBe('2026年3月1日')
  expect(dayInWords('soon', 'en')).toBe('soon')
})
