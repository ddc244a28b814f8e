import { expect, test } from 'vitest'
import { isOrderNumber } from './order-number.ts'

test.each([
  ['JH261120000031', true],
  ['ZY261120000031', true],
  ['BT261120000031', false],
  ['JH26112000003', false],
  ['JH2611200000311', false],
])('%s is an order number: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected)
})
