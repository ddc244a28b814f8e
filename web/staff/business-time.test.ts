import { expect, test } from 'vitest'
import { isFuture, momentOf, nowField } from './business-time.ts'

const now = new Date('2026-11-21T16:05:09.500Z')

test('a time that staff type is of the business zone, also after midnight there', () => {
  expect(nowField(now)).toBe('2026-11-22T00:05')
  expect(momentOf('2026-11-22T00:05')).toBe('2026-11-22T00:05:00+08:00')
})

test('a field left empty is this moment to the second, so that steps of one minute keep their order', () => {
  expect(momentOf('', now)).toBe('2026-11-22T00:05:09+08:00')
  expect(isFuture('', now)).toBe(false)
})

test('the next minute is in the future, this one is not', () => {
  expect(isFuture('2026-11-22T00:05', now)).toBe(false)
  expect(isFuture('2026-11-22T00:06', now)).toBe(true)
})
