import { expect, test } from 'vitest'
import { isPostalCode, prefilledPostalCode } from './postal-code.ts'

test.each([
  ['CN', '518103', true],
  ['CN', '51810', false],
  ['TW', '106', true],
  ['TW', '1060', false],
  ['TW', '10617', true],
  ['TW', '106017', true],
  ['SG', '018956', true],
  ['SG', '18956', false],
  ['MY', '50450', true],
  ['ID', '10110', true],
  ['ID', '101100', false],
  ['HK', '999077', true],
  ['GB', 'SW1A 1AA', true],
  ['US', '94107-1234', true],
  ['CA', 'K1', false],
  ['JP', '〒1000001', false],
])('in %s the code %s is well formed: %s', (country, code, isGood) => {
  expect(isPostalCode(country, code)).toBe(isGood)
})

test('Hong Kong comes filled in', () => {
  expect(isPostalCode('HK', prefilledPostalCode('HK'))).toBe(true)
  expect(prefilledPostalCode('TW')).toBe('')
})
