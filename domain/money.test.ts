import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, ceilDivide, floorDivide, halfUp } from './money.ts'

test.each([
  [0, 2, 0],
  [1, 2, 1],
  [1, 3, 0],
  [2, 3, 1],
  [4_9999, 10_000, 5],
  [4_4999, 10_000, 4],
  [-1, 2, 0],
  [-3, 2, -1],
  [-2, 3, -1],
])('%i / %i rounds half up to %i', (numerator, denominator, rounded) => {
  expect(halfUp(numerator, denominator)).toBe(rounded)
})

// Insurance of 5.00 %.
test.each([
  [9, 0],
  [10, 1],
  [29, 1],
  [30, 2],
  [12_345, 617],
])('5.00 %% of %i minor is %i minor', (amountMinor, shareMinor) => {
  expect(basisPoints(amountMinor, 500)).toBe(shareMinor)
})

test('a share of the largest amount is exact, beyond what a double can multiply', () => {
  expect(basisPoints(1_000_000_000_000, 10_000)).toBe(1_000_000_000_000)
  expect(basisPoints(999_999_999_999, 9_999)).toBe(999_899_999_999)
})

test('the two parts of a split are never further apart from the whole than the rounding of one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), fc.nat(10_000), (amountMinor, bp) => {
      const parts = basisPoints(amountMinor, bp) + basisPoints(amountMinor, 10_000 - bp)
      expect(parts - amountMinor).toBeGreaterThanOrEqual(0)
      expect(parts - amountMinor).toBeLessThanOrEqual(1)
    }),
  )
})

test('floor and ceiling divisions bracket the quotient, below zero too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000 }), (n, d) => {
      expect(floorDivide(n, d)).toBe(Math.floor(n / d) + 0)
      expect(ceilDivide(n, d)).toBe(Math.ceil(n / d) + 0)
    }),
  )
})
