import { expect, test } from 'vitest'
import { tidyTrackingNumber } from './tracking-number.ts'

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
