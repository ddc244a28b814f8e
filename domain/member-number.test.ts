import { expect, test } from 'vitest'
import { isMemberNumber, memberNumber, memberNumbersOneSlipAway, tidyMemberNumber } from './member-number.ts'

test('a number is JY, six digits and a check digit; seven digits follow a million', () => {
  expect(memberNumber(572)).toBe('JY0005724')
  expect(memberNumber(999_999)).toMatch(/^JY999999\d$/)
  expect(memberNumber(1_000_000)).toMatch(/^JY1000000\d$/)
  expect([572, 100_001, 999_999, 1_000_000, 9_999_999].map(memberNumber).every(isMemberNumber)).toBe(true)
})

test.each([-1, 0.5, 10_000_000, Number.NaN])('%d is no serial', (serial) => {
  expect(() => memberNumber(serial)).toThrow(RangeError)
})

test.each(['', 'JY', 'JY000572', '0005724', 'jy0005724', 'JY0005725', 'JY00057244444', 'JX0005724', ' JY0005724'])(
  '%j is no member number',
  (value) => {
    expect(isMemberNumber(value)).toBe(false)
  },
)

test('what is scanned or typed is tidied before it is judged', () => {
  expect(tidyMemberNumber(' ｊｙ０００５７２４ ')).toBe('JY0005724')
})

/**
 * Ten thousand serials cover everything: digits four and five take every pair in every state that digit three can
 * leave. Seven digits are sampled.
 */
const serials = [
  ...Array.from({ length: 10_000 }, (_, serial) => serial),
  ...Array.from({ length: 500 }, (_, index) => 1_000_000 + index * 17_989),
]

test('every single wrong digit is caught', () => {
  for (const serial of serials) {
    const number = memberNumber(serial)
    for (let at = 2; at < number.length; at += 1) {
      for (const digit of '0123456789') {
        const typed = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`
        if (typed !== number && isMemberNumber(typed)) throw new Error(`${typed} passes for ${number}`)
      }
    }
  }
})

test('every swap of two neighbouring digits is caught', () => {
  for (const serial of serials) {
    const number = memberNumber(serial)
    for (let at = 2; at + 1 < number.length; at += 1) {
      const typed = `${number.slice(0, at)}${number.charAt(at + 1)}${number.charAt(at)}${number.slice(at + 2)}`
      if (typed !== number && isMemberNumber(typed)) throw new Error(`${typed} passes for ${number}`)
    }
  }
})

test.each(['JY0005734', 'JY0005274', 'JY000572O', 'YJ0005724', 'IY0005724', 'JY0O05724'])(
  'the number that was meant is among those one slip away from %s',
  (typed) => {
    const near = memberNumbersOneSlipAway(typed)
    expect(near).toContain('JY0005724')
    expect(near.every(isMemberNumber)).toBe(true)
    expect(near.length).toBeLessThan(16)
  },
)

test('no right number is one slip away from another one', () => {
  expect(memberNumbersOneSlipAway('JY0005724')).toEqual([])
  expect(memberNumbersOneSlipAway('nonsense')).toEqual([])
})
