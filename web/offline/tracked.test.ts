import { beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#test/storage-of.ts'
import { forgetTracked, rememberTracked, trackedNumbers } from './tracked.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', storageOf(stored))
beforeEach(() => stored.clear())

test('the numbers tracked last stand first, each once, twenty at most', () => {
  for (let each = 1; each <= 25; each++) rememberTracked(`YT${each}`, 'Shipped out')
  rememberTracked('YT20', 'Signed')
  const numbers = trackedNumbers()
  expect(numbers).toHaveLength(20)
  expect(numbers.slice(0, 2)).toEqual([
    { trackedNumber: 'YT20', statusText: 'Signed' },
    { trackedNumber: 'YT25', statusText: 'Shipped out' },
  ])
})

test.each(['', '{', '{"trackedNumber":"YT1"}', '[{"trackedNumber":1,"statusText":"Signed"},null,"YT1"]'])(
  'what something else left in the place of the numbers, %s, is none',
  (left) => {
    stored.set('tracked', left)
    expect(trackedNumbers()).toEqual([])
  },
)

test('they can be forgotten', () => {
  rememberTracked('YT1', 'Signed')
  forgetTracked()
  expect(trackedNumbers()).toEqual([])
})
