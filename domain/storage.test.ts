import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessOffsetMinutes } from './date-range.ts'
import {
  daysStored,
  daysToAdd,
  extendedBy,
  forecastFeeMinor,
  freeDaysLeft,
  longestStayDays,
  reminderMark,
  staysBecause,
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

const anyStay = fc.nat({ max: 400 * day })
const anyGrant = fc.integer({ min: 1, max: 60 })

test('an extension never makes a fee start earlier, and never makes it higher', () => {
  fc.assert(
    fc.property(
      anyStay,
      fc.array(anyGrant, { maxLength: 4 }),
      fc.nat({ max: 120 * day }),
      (storedMs, grants, laterMs) => {
        let extraDays = 0
        for (const days of grants) {
          const before = extendedBy(terms, extraDays)
          extraDays += daysToAdd(storedMs, before, days)
          const after = extendedBy(terms, extraDays)
          expect(after.freeDays).toBeGreaterThanOrEqual(before.freeDays + days)
          for (const at of [storedMs, storedMs + laterMs]) {
            expect(storageFeeMinor(at, after, 'CNY')).toBeLessThanOrEqual(storageFeeMinor(at, before, 'CNY'))
            expect(freeDaysLeft(at, after)).toBeGreaterThanOrEqual(freeDaysLeft(at, before))
          }
        }
      },
    ),
  )
})

test('days that are granted are whole days from the end of the free ones, or from now if these have ended', () => {
  fc.assert(
    fc.property(anyStay, anyGrant, (storedMs, days) => {
      const added = daysToAdd(storedMs, terms, days)
      const free = extendedBy(terms, added).freeDays * day - storedMs
      expect(free).toBeGreaterThanOrEqual(days * day)
      // Days that are over are made free, and none beyond the day that has begun.
      if (storedMs <= 30 * day) expect(added).toBe(days)
      else expect(free).toBeLessThan((days + 1) * day)
    }),
  )
  expect([10, 30, 30.5, 31, 45].map((stored) => daysToAdd(stored * day, terms, 7))).toEqual([7, 7, 8, 8, 22])
})

/** The calendar in Hong Kong: its midnight is at 16:00 UTC. */
const dayInHongKong = (ms: number) => Math.floor((ms + businessOffsetMinutes * 60_000) / day)

test('the free days of a parcel end as many calendar days later in Hong Kong, at whatever time it came, midnight too', () => {
  const aroundMidnight = fc
    .tuple(fc.nat({ max: 4000 }), fc.integer({ min: -1000, max: 1000 }))
    .map(([days, ms]) => Date.UTC(2026, 0, 1, 16) + days * day + ms)
  const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) })
  fc.assert(
    fc.property(fc.oneof(aroundMidnight, anyMoment), fc.nat({ max: 120 }), (inboundMs, extraDays) => {
      const its = extendedBy(terms, extraDays)
      const endMs = inboundMs + its.freeDays * day
      expect(dayInHongKong(endMs) - dayInHongKong(inboundMs)).toBe(its.freeDays)
      expect(storageFeeMinor(endMs - inboundMs, its, 'CNY')).toBe(0)
      expect(storageFeeMinor(endMs + 1 - inboundMs, its, 'CNY')).toBe(50)
      // Midnight by itself changes nothing: each day of storage is 24 hours from the moment of receipt.
      expect(freeDaysLeft(endMs - 1 - inboundMs, its)).toBe(1)
    }),
  )
})

test('a parcel leaves for its storage only after the longest stay and its reminders; the free days come first', () => {
  const stay = { freeDays: 30, longestDays: 90, remindersNeeded: 3 }
  const because = (days: number, reminders: number, its = stay) =>
    staysBecause({ storedMs: days * day, reminders }, its)
  expect([because(89.9, 3), because(90, 2), because(90, 3), because(200, 0)]).toEqual([
    'stay',
    'reminders',
    null,
    'reminders',
  ])
  expect(because(95, 3, { ...stay, freeDays: 97 })).toBe('stay')
  expect(longestStayDays({ freeDays: 97, longestDays: 90 })).toBe(97)
  fc.assert(
    fc.property(anyStay, anyGrant, fc.nat({ max: 6 }), (storedMs, days, reminders) => {
      const after = extendedBy(stay, daysToAdd(storedMs, stay, days))
      expect(staysBecause({ storedMs, reminders: 9 }, after)).toBe(
        storedMs >= 90 * day && storedMs >= after.freeDays * day ? null : 'stay',
      )
      if (staysBecause({ storedMs, reminders }, stay) !== null)
        expect(staysBecause({ storedMs, reminders }, after)).not.toBeNull()
    }),
  )
})
