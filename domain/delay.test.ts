import { expect, test } from 'vitest'
import { delayBaseMinor, delayCompensation, delayTiers } from './delay.ts'

const ms = (hours: number, seconds: number) => (hours * 3600 + seconds) * 1000

// Late means strictly more than the promised hours.
// Proves
test.each([
  [24, 0, 0, 0, 0],
  [24, 1, 1, 6000, 0],
  [48, 0, 1, 6000, 0],
  [48, 1, 2, 12_000, 6000],
  [72, 0, 2, 12_000, 6000],
  [72, 1, 3, 12_000, 12_000],
])('after %i h %i s the tier is %i', (hours, seconds, tier, reductionMinor, creditMinor) => {
  expect(delayCompensation(12_000, ms(hours, seconds), delayTiers)).toEqual({ tier, reductionMinor, creditMinor })
})

test('half of an odd amount is rounded up', () => {
  expect(delayCompensation(12_001, ms(25, 0), delayTiers).reductionMinor).toBe(6001)
})

test('the promise gives back freight that was paid, not the rise that we bore', () => {
  const otherLines = [
    { code: 'TOLERANCE', amountMinor: -400 },
    { code: 'FEE', amountMinor: 900 },
  ]
  expect(delayBaseMinor({ freightPayableMinor: 12_000, otherLines })).toBe(11_600)
})
