import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysStored,
  forecastFeeMinor,
  freeDaysLeft,
  reminderMark,
  type StorageTerms,
  storageFeeMinor,
} from './storage.ts'

const day = 86_400_000
const terms: StorageTerms = { freeDays: 30, perDayMinor: { CNY: 50, HKD: 60 } }

test('free days count down by whole days, and the last one ends to the second', () => {
  expect([0, 1, 12, 29, 30, 31, 90].map((days) => freeDaysLeft(days * day, terms))).toEqual([30, 29, 18, 1, 0, 0, 0])
  expect([freeDaysLeft(30 * day - 1, terms), freeDaysLeft(30 * day, terms)]).toEqual([1, 0])
  expect([daysStored(30 * day - 1), daysStored(30 * day)]).toEqual([29, 30])
})

test('the fee equals the table for every day from 0 to 90, in each currency', () => {
  for (let days = 0; days <= 90; days++) {
    expect([days, storageFeeMinor(days * day, terms, 'CNY')]).toEqual([days, Math.max(0, days - 30) * 50])
    expect([days, storageFeeMinor(days * day, terms, 'HKD')]).toEqual([days, Math.max(0, days - 30) * 60])
  }
  expect(storageFeeMinor(30 * day + 1, terms, 'CNY')).toBe(50)
})

test('what it will cost is what it costs then', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 * day }), fc.nat({ max: 60 }), (storedMs, inDays) => {
      expect(forecastFeeMinor(storedMs, inDays, terms, 'CNY')).toBe(
        storageFeeMinor(storedMs + inDays * day, terms, 'CNY'),
      )
      expect(storageFeeMinor(storedMs, terms, 'CNY') > 0).toBe(storedMs > 30 * day)
    }),
  )
})

test('where nothing is charged nothing is owed, however long it lies', () => {
  expect(storageFeeMinor(900 * day, { freeDays: 30, perDayMinor: { CNY: 0, HKD: 0 } }, 'CNY')).toBe(0)
})

test('a reminder comes at each mark once, and a missed one is made up for', () => {
  const marks = [7, 3, 1]
  const at = (days: number) => reminderMark(days * day, terms, marks)
  expect([22, 23, 24, 26, 27, 28, 29, 30, 45].map(at)).toEqual([null, 7, 7, 7, 3, 3, 1, 0, 0])
  expect(reminderMark(45 * day, terms, [])).toBe(0)
  expect(reminderMark(10 * day, terms, [])).toBeNull()
})
