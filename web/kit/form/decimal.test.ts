import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal, showDecimal } from './decimal.ts'

test('what is shown reads back as the same number', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(1, 2, 3), fc.boolean(), (units, places, fixed) => {
      expect(parseDecimal(showDecimal(units, places, fixed), places)).toBe(units)
    }),
  )
})

test('people type numbers in several ways', () => {
  expect(
    ['12.5', '12.50', ' 12.5 ', '１２．５', '12.', '1,234.5', '.5'].map((typed) => parseDecimal(typed, 2)),
  ).toEqual([1250, 1250, 1250, 1250, 1200, 123_450, 50])
})

test('too many places, signs and words are no numbers: nothing is rounded in secret', () => {
  for (const typed of ['', '.', '1.234', '-1', '1e3', '1,23', 'abc', '12 34']) expect(parseDecimal(typed, 2)).toBeNull()
})
