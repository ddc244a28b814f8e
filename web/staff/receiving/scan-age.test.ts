import { afterEach, expect, test, vi } from 'vitest'
import { deviceNowMs, secondsSince } from './scan-age.ts'

afterEach(() => vi.restoreAllMocks())

test('the age of a receipt is counted in whole seconds, and is never below zero', () => {
  expect(secondsSince(1000, 2999)).toBe(1)
  expect(secondsSince(1000, 1999)).toBe(0)
  expect(secondsSince(7_201_000, 1000)).toBe(0)
  expect(secondsSince(undefined, 1000)).toBeUndefined()
})

test('a clock that is put right while a receipt waits does not change its age', () => {
  const completedAtMs = deviceNowMs()
  const later = performance.now() + 90_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 3_600_000)
  expect(secondsSince(completedAtMs)).toBe(90)
})
