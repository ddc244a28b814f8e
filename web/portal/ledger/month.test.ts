import { expect, test } from 'vitest'
import {
  dayName,
  daysBeside,
  monthBeside,
  monthDays,
  monthName,
  monthOf,
  thisMonth,
  weekdays,
  weeksOf,
} from './month.ts'

test('a month starts under its weekday and ends with its last day', () => {
  const november = weeksOf('2026-11')
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
})

test('the months beside a month cross the year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1), monthBeside('2026-05', 1)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-06',
  ])
})

test('the records beside a month that is turned to are those of its days, unless one day was chosen', () => {
  expect(monthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysBeside('2026-09', { from: '2026-10-21', to: '2026-11-21' })).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  })
  expect(daysBeside('2026-09', { from: '', to: '' })).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  const day = { from: '2026-11-20', to: '2026-11-20' }
  expect(daysBeside('2026-09', day)).toEqual(day)
})

test('what is no month is this one, by the clock of the warehouses', () => {
  const now = new Date('2026-10-31T17:00:00Z')
  expect(thisMonth(now)).toBe('2026-11')
  expect(monthOf('2025-07', now)).toBe('2025-07')
  expect(monthOf('2025-13', now)).toBe('2026-11')
  expect(monthOf('', now)).toBe('2026-11')
})

test('days and months have their names, the week from Monday', () => {
  expect(
    weekdays('en')
      .map(({ long }) => long)
      .join(),
  ).toBe('Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday')
  expect(
    weekdays('zh-Hans')
      .map(({ short }) => short)
      .join(''),
  ).toBe('一二三四五六日')
  expect([monthName('2026-11', 'en'), dayName('2026-11-21', 'zh-Hant')]).toEqual(['November 2026', '2026年11月21日'])
})
