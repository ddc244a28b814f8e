import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextEntry, shipmentsToStayFree, taxOnAll, windowOf } from './customs-allowance.ts'

test.each([
  ['2026-01-01', 6, '2026-01-01', '2026-06-30'],
  ['2026-06-30', 6, '2026-01-01', '2026-06-30'],
  ['2026-07-01', 6, '2026-07-01', '2026-12-31'],
  ['2026-12-31', 6, '2026-07-01', '2026-12-31'],
  ['2028-02-29', 1, '2028-02-01', '2028-02-29'],
  ['2026-02-10', 2, '2026-01-01', '2026-02-28'],
  ['2026-11-21', 12, '2026-01-01', '2026-12-31'],
])('%s lies in the window of %i months from %s to %s', (day, months, from, to) => {
  expect(windowOf(day, months)).toEqual({ from, to })
})

test('every day lies in its own window, and the next day after a window begins another', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(1, 2, 3, 4, 6, 12), (date, months) => {
      const today = date.toISOString().slice(0, 10)
      const { from, to } = windowOf(today, months)
      expect(from <= today && today <= to).toBe(true)
      const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)
      expect(windowOf(next, months).from).toBe(next)
    }),
  )
})

test('of six free entries the sixth is the last, and the seventh is one too many', () => {
  const taiwan = { entries: 6 }
  expect([0, 4, 5, 6, 9].map((sent) => nextEntry(taiwan, sent))).toEqual(['free', 'free', 'last', 'over', 'over'])
  expect(nextEntry({ entries: 0 }, 40)).toBeNull()
})

test('a value up to the free one needs no split; above it, each part stays within it', () => {
  const allowance = { freeValueMinor: { CNY: 43_000, HKD: 0 } }
  expect([43_000, 43_001, 86_000, 86_001].map((value) => shipmentsToStayFree(allowance, value, 'CNY'))).toEqual([
    null,
    2,
    2,
    3,
  ])
  expect(shipmentsToStayFree(allowance, 999_999, 'HKD')).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (value) => {
      const parts = shipmentsToStayFree(allowance, value, 'CNY') ?? 1
      expect(value / parts).toBeLessThanOrEqual(43_000)
      if (parts > 1) expect(value / (parts - 1)).toBeGreaterThan(43_000)
    }),
  )
})

test('a tax on everything is of the declared value, rounded half up', () => {
  expect([0, 1, 5, 6, 10_000].map((value) => taxOnAll({ taxBp: 900 }, value))).toEqual([0, 0, 0, 1, 900])
  expect(taxOnAll({ taxBp: 0 }, 10_000)).toBe(0)
})
