import { expect, test } from 'vitest'
import { comparedLines } from './compared-lines.ts'

const line = (key: string, figure: string, label = key) => ({ key, label, why: null, minor: null, figure })

test('two prices stand side by side, and what changed, came or went is marked', () => {
  const before = [
    line('billed', '13 kg'),
    line('first', '¥16.00'),
    line('further', '¥72.00', '12 further kg'),
    line('coupon', '−¥5.00'),
  ]
  const after = [
    line('billed', '14 kg'),
    line('first', '¥16.00'),
    line('further', '¥78.00', '13 further kg'),
    line('tolerance', '−¥1.00'),
  ]
  expect(comparedLines(before, after).map(({ why: _why, ...rest }) => Object.values(rest))).toEqual([
    ['billed', 'billed', null, '13 kg', '14 kg', true],
    ['first', 'first', null, '¥16.00', '¥16.00', false],
    ['further', '13 further kg', '12 further kg', '¥72.00', '¥78.00', true],
    ['tolerance', 'tolerance', null, null, '−¥1.00', true],
    ['coupon', 'coupon', null, '−¥5.00', null, true],
  ])
})

test('a price that came out the same has nothing marked', () => {
  const lines = [line('billed', '13 kg'), line('first', '¥16.00')]
  expect(comparedLines(lines, lines).some(({ isChanged }) => isChanged)).toBe(false)
})
