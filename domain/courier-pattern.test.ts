import { expect, test } from 'vitest'
import { courierPatterns } from './courier-guess.ts'
import { isPlainPattern } from './courier-pattern.ts'

test.each(Object.values(courierPatterns))('%s, which ships, is a plain pattern', (pattern) => {
  expect(isPlainPattern(pattern)).toBe(true)
})

test.each(['(', '[', '(a+)+$', '(a|b)*', '(ab){2,9}', '(?=a)b', '(?<!a)b', '(a)\\1', 'a*a*a*b', 'x'.repeat(201)])(
  '%s is none',
  (pattern) => {
    expect(isPlainPattern(pattern)).toBe(false)
  },
)
