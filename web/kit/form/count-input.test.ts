import { expect, test } from 'vitest'
import { countIn } from './CountInput.tsx'

test.each([
  ['12', 12],
  ['１２', 12],
  ['1 200', 1200],
  ['-3', 3],
  ['12345678', 123456],
  ['', ''],
  ['abc', ''],
] as const)('%s is the number %s', (typed, count) => {
  expect(countIn(typed)).toBe(count)
})
