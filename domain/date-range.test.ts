import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Day, defaultRange, formatDay, formatWithOffset } from './date-range.ts'

const day = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}

// month ends, the turn of the year, leap years.
// Proves R-586
test.each([
  ['2025-05-20', '2025-04-20'],
  ['2025-03-31', '2025-02-28'],
  ['2025-01-15', '2024-12-15'],
  ['2025-01-31', '2024-12-31'],
  ['2024-03-30', '2024-02-29'],
  ['2024-03-29', '2024-02-29'],
  ['2000-03-31', '2000-02-29'],
  ['2100-03-29', '2100-02-28'],
  ['2025-05-31', '2025-04-30'],
  ['2025-08-31', '2025-07-31'],
  ['2024-02-29', '2024-01-29'],
])('on %s the range begins on %s', (today, begin) => {
  const { from, to } = defaultRange(day(today))
  expect(formatWithOffset(from, 480)).toBe(`${begin}T00:00:00+08:00`)
  expect(formatWithOffset(to, 480)).toBe(`${today}T23:59:59+08:00`)
})

test('the first day always exists, lies in the month before, and is never later in it than today', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const today = day(date.toISOString().slice(0, 10))
      const { from } = defaultRange(today)
      const begin = new Date(`${formatDay(from)}T00:00:00Z`)
      expect(begin.toISOString().slice(0, 10)).toBe(formatDay(from))
      expect(today.year * 12 + today.month - (from.year * 12 + from.month)).toBe(1)
      expect(from.day).toBeLessThanOrEqual(today.day)
    }),
  )
})

test.each([
  [480, '+08:00'],
  [0, '+00:00'],
  [-210, '-03:30'],
  [345, '+05:45'],
])('a clock that is %i minutes ahead sends %s', (offsetMinutes, offset) => {
  expect(formatWithOffset(defaultRange(day('2025-05-20')).to, offsetMinutes)).toBe(`2025-05-20T23:59:59${offset}`)
})
