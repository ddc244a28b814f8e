import { afterEach, expect, test, vi } from 'vitest'
import { ageToTell, deviceNowMs } from './scan-age.ts'

afterEach(() => vi.restoreAllMocks())

test('a receipt that waited has its age in milliseconds; one that is sent at once, or later than now, has none', () => {
  expect(ageToTell(1000, 2999)).toBe(1999)
  expect(ageToTell(1000, 1199)).toBeUndefined()
  expect(ageToTell(7_201_000, 1000)).toBeUndefined()
  expect(ageToTell(undefined, 1000)).toBeUndefined()
})

test('a clock that is put right while a receipt waits does not change its age', () => {
  const completedAtMs = deviceNowMs()
  const later = performance.now() + 90_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 3_600_000)
  expect(ageToTell(completedAtMs)).toBeGreaterThanOrEqual(89_999)
  expect(ageToTell(completedAtMs)).toBeLessThan(91_000)
})
