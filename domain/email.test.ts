import { expect, test } from 'vitest'
import { isEmail, maskEmail, tidyEmail } from './email.ts'

test.each(['meiling@example.com', "o'neil+cats@mail.example.co.uk", 'a@b.c', 'x_1@sub-domain.example.hk'])(
  '%s is one',
  (email) => {
    expect(isEmail(email)).toBe(true)
  },
)

test.each([
  '',
  'a@b',
  'meiling',
  '@example.com',
  'meiling@',
  'mei ling@example.com',
  'meiling@example..com',
  'meiling@-example.com',
  'meiling@example.com, chiho@example.com',
  'meiling@例子.com',
  'meiling@example.com\n',
  `${'a'.repeat(243)}@example.com`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('an address of 254 characters is the longest', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true)
})

test('an address is stored trimmed and in small letters', () => {
  expect(tidyEmail(' MeiLing@Example.COM ')).toBe('meiling@example.com')
})

test('a foreign letter never becomes an ASCII one', () => {
  expect(isEmail(tidyEmail('\u212Aitty@example.com'))).toBe(false)
})

test.each([
  ['meiling@example.com', 'm***@example.com'],
  ['a@b.c', 'a***@b.c'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
