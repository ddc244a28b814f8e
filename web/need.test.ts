import { expect, test } from 'vitest'
import { needIn, needParams } from './need.ts'

test('what an order lacks comes back out of the address as it went in', () => {
  const need = { amountMinor: 8200, currency: 'HKD' } as const
  expect(needIn(new URLSearchParams(needParams(need)))).toEqual(need)
})

test.each([
  '',
  'need=8200',
  'need=-5&needCurrency=CNY',
  'need=1.5&needCurrency=CNY',
  'need=5&needCurrency=USD',
  'need=0&needCurrency=CNY',
])('"%s" asks for nothing', (address) => expect(needIn(new URLSearchParams(address))).toBeNull())
