import { expect, test } from 'vitest'
import { maskedTrackingNumber, tidyTrackingNumber } from './tracking-number.ts'

test.each([
  ['SF1234567890123', 'SF1234567890123'],
  ['  yt-2025-000001 \n', 'YT-2025-000001'],
  ['ＳＦ１２３４５６', 'SF123456'],
  ['　jt0001234567　', 'JT0001234567'],
  ['123456', '123456'],
  ['A'.repeat(32), 'A'.repeat(32)],
])('%j is the number %s', (typed, number) => {
  expect(tidyTrackingNumber(typed)).toBe(number)
})

test.each([
  '',
  '12345',
  'A'.repeat(33),
  'SF123 456',
  'SF123456,SF123457',
  'SF123456，SF123457',
  'SF123456\u200B',
  'SF12345ß',
  'SF12345ı',
  'SF12345🐱',
  'SF12345\0',
  '١٢٣٤٥٦',
  'SF_123456',
])('%j is no tracking number', (typed) => {
  expect(tidyTrackingNumber(typed)).toBeNull()
})

test.each([
  ['SF1420098812103', 'SF14****103'],
  ['12345678901', '1234****901'],
  ['1234567890', '1234****90'],
  ['12345678', '123****8'],
  ['123456', '12****'],
])('of %s the pool shows %s', (number, shown) => {
  expect(maskedTrackingNumber(number)).toBe(shown)
})

// Proves R-209
test('at least four of every number stay hidden, and how many there are is not shown', () => {
  for (let length = 6; length <= 32; length += 1) {
    const shown = maskedTrackingNumber('A'.repeat(length))
    const letters = shown.replaceAll('*', '').length
    expect([length, letters <= length - 4, letters <= 7]).toEqual([length, true, true])
    expect(shown.replaceAll('A', '')).toBe('****')
  }
})
