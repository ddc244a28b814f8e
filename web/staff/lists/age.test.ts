import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-11-23T12:00:00+08:00')

test('an age is counted in full hours', () => {
  expect(ageOf('2026-11-23T11:01:00+08:00', now)).toEqual({ hours: 0, lateHours: null })
  expect(ageOf('2026-11-20T12:00:00+08:00', now)).toEqual({ hours: 72, lateHours: null })
})

test('after 24 hours it is late, and by how much', () => {
  expect(ageOf('2026-11-22T12:00:01+08:00', now, 24)).toEqual({ hours: 23, lateHours: null })
  expect(ageOf('2026-11-22T12:00:00+08:00', now, 24)).toEqual({ hours: 24, lateHours: 0 })
  expect(ageOf('2026-11-22T10:00:00+08:00', now, 24)).toEqual({ hours: 26, lateHours: 2 })
})

test('a desk whose clock is slow shows no negative age', () => {
  expect(ageOf('2026-11-23T12:05:00+08:00', now, 24)).toEqual({ hours: 0, lateHours: null })
})
