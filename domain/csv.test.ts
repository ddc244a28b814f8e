import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells keep their commas, quotes and lines', () => {
  expect(csvLine(['a,b', 'say "meow"', 'two\nlines', '', null, 7])).toBe('"a,b","say ""meow""","two\nlines",,,7\r\n')
})

test.each(['=1+1', '+86', '-1', '@sum', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  'a text that looks like a formula stays a text: %j',
  (typed) => {
    expect(csvLine([typed]).replaceAll('"', '')).toBe(`'${typed}\r\n`)
  },
)

test('a negative number is no formula', () => {
  expect(csvLine([-5, { number: '-5.00' }, '-5.00'])).toBe("-5,-5.00,'-5.00\r\n")
})
