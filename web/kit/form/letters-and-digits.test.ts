import { expect, test } from 'vitest'
import { lettersAndDigits } from './letters-and-digits.ts'

// Proves R-415
test.each([
  ['ab$1', 'ab1'],
  [' a b-2_3 ', 'ab23'],
  ['ＡＢ２３', 'AB23'],
  ['é验证', ''],
])('of %j the code field keeps %j', (typed, kept) => {
  expect(lettersAndDigits(typed)).toBe(kept)
})
