import { expect, test } from 'vitest'
import { isAlias, mayBeOnLabel, resemblesMemberNumber, tidyAlias } from './member-alias.ts'
import { memberNumber } from './member-number.ts'

test.each(['A1', '88012', 'HK-88012', '0012345', 'JYB12345', 'X', 'JY', 'MEOW0005724'])(
  '%s does not resemble a number of ours',
  (value) => {
    expect(resemblesMemberNumber(value)).toBe(false)
  },
)

test.each([
  ['ours itself', 'JY0005724'],
  ['ours with a wrong check digit', 'JY0005725'],
  ['JY and few digits', 'JY1'],
  ['a letter wrong', 'JX0005724'],
  ['letters swapped', 'YJ0005724'],
  ['a letter missing', 'J0005724'],
  ['a letter too many', 'JYY0005724'],
  ['an O for a zero', 'JYO005724'],
])('%s is refused', (_what, value) => {
  expect(resemblesMemberNumber(value)).toBe(true)
  expect(isAlias(value)).toBe(false)
})

test('no slip of one character makes an alias of a number of ours', () => {
  for (const serial of [1, 572, 123_456, 999_999, 1_000_000]) {
    const ours = memberNumber(serial)
    for (let at = 0; at < ours.length; at++)
      for (const letter of 'AJY0189-') {
        expect(isAlias(ours.slice(0, at) + letter + ours.slice(at + 1))).toBe(false)
        expect(isAlias(ours.slice(0, at) + letter + ours.slice(at))).toBe(false)
        expect(isAlias(ours.slice(0, at) + ours.slice(at + 1))).toBe(false)
      }
  }
})

test.each(['', 'A', '-12', '12_3', 'ABCDEFGHIJKLM', '旧1'])('%j is no alias', (value) => {
  expect(isAlias(value)).toBe(false)
})

test('it is typed and scanned in any case and width', () => {
  expect(tidyAlias(' ｈk-８８ ')).toBe('HK-88')
  expect([memberNumber(572), 'HK-88', 'JY0005725'].map(mayBeOnLabel)).toEqual([true, true, false])
})
