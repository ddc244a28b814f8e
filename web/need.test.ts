import { expect, test } from 'vitest'
import { needIn, needParams } from './need.ts'

test('what an order lacks comes back out of the address as it went in', () => {
  const need = { amountMinor: 8200, currency: 'HKD' } as const
  expect(needIn(new URLSearchParams(needParams(need)))).toEqual(need)
})

test('the order comes along, and one that is no id does not', () => {
  const need = { amountMinor: 8200, currency: 'CNY', orderId: '0b0e7c5e-7a53-4d1f-9b1c-2f4f2f7e8d11' } as const
  expect(needIn(new URLSearchParams(needParams(need)))).toEqual(need)
  expect(needIn(new URLSearchParams('need=5&needCurrency=CNY&needOrder=../x'))).toEqual({
    amountMinor: 5,
    currency: 'CNY',
  })
})

test.each([
  '',
  'need=8200',
  'need=-5&needCurrency=CNY',
  'need=1.5&needCurrency=CNY',
  'need=5&needCurrency=USD',
  'need=0&needCurrency=CNY',
])('"%s" asks for nothing', (address) => expect(needIn(new URLSearchParams(address))).toBeNull())
