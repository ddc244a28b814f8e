import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isNewPassword, isRegistrationPassword, passwordStrength, staffPasswordFault } from './password.ts'

test.each(['a_12345', 'Meow_2026', 'abcdef', 'a23456789012345678'])('%s may be registered', (password) => {
  expect(isRegistrationPassword(password)).toBe(true)
})

test.each([
  '',
  '1abcdef',
  '_abcde1',
  'abcde',
  'a234567890123456789',
  'abc-123',
  'abc 123',
  'abcd1é',
  'abcdef\n',
  'ａbcdef',
])('%j may not be registered', (password) => {
  expect(isRegistrationPassword(password)).toBe(false)
})

test('the setting allows a leading underscore, but still no digit', () => {
  expect(isRegistrationPassword('_abcde1', true)).toBe(true)
  expect(isRegistrationPassword('1abcdef', true)).toBe(false)
})

test('a changed password may begin with anything that it may hold', () => {
  expect(['1abcdef', '_abcde1'].every(isNewPassword)).toBe(true)
  expect(['abcde', 'a'.repeat(19), 'a-bcdef'].some(isNewPassword)).toBe(false)
})

test.each([
  ['Meow_2026', 'short'],
  ['Meow_20262', 'good'],
  ['Password123', 'common'],
  ['woaini1314', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abc123abc123', 'common'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test.each([
  ['Meow_2026_staff', null],
  ['eleven_long', 'too_short'],
  ['twelve_long_', null],
  ['猫'.repeat(11), 'too_short'],
  ['x'.repeat(63).concat('y'), null],
  ['x'.repeat(64).concat('y'), 'too_long'],
  ['qwerty123456', 'common'],
  ['Administrator', 'common'],
  ['111111111111', 'common'],
  ['passwordpassword', 'common'],
] as const)('a staff password %s: %s', (password, fault) => {
  expect(staffPasswordFault(password)).toBe(fault)
})

test('every common password could have been chosen', () => {
  expect(commonPasswords.size).toBeGreaterThan(100)
  expect([...commonPasswords].filter((password) => !isNewPassword(password))).toEqual([])
})
