import { expect, test } from 'vitest'
import { withDecimals } from './decimals.ts'

test.each([
  [0, 2, '0.00'],
  [7, 2, '0.07'],
  [-5, 2, '-0.05'],
  [8200, 2, '82.00'],
  [-1205, 2, '-12.05'],
  [999_999_999_999_999, 3, '999999999999.999'],
  [72_000, 6, '0.072000'],
] as const)('%i with %i places is written %s', (units, places, written) => {
  expect(withDecimals(units, places)).toBe(written)
})
