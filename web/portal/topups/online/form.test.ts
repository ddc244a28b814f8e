import { refusals } from '#contract/refusals/refusals.ts'
import { expect, test } from 'vitest'
import { openMethods, quickAmounts, startingTopUp, topUpFaults } from './form.ts'

const limits = { minMinor: 100, maxMinor: 5_000_000 }
const both = ['ALIPAY', 'WECHAT'] as const

// Proves
test('amount and method are required before anything is sent', () => {
  expect(Object.keys(topUpFaults(startingTopUp(null, both, limits), limits, 'en'))).toEqual(['amountMinor', 'method'])
  expect(topUpFaults({ amountMinor: 100, method: 'ALIPAY' }, limits, 'en')).toEqual({})
})

test('an amount outside of the limits is refused at the field, in the words of 5005', () => {
  for (const amountMinor of [0, 99, 5_000_001])
    expect(topUpFaults({ amountMinor, method: 'WECHAT' }, limits, 'en')).toEqual({
      amountMinor: refusals.amount_range.text.en,
    })
})

test('what an order lacks is filled in, within the limits; Hong Kong dollars are not paid here', () => {
  const amountFor = (amountMinor: number, currency: 'CNY' | 'HKD') =>
    startingTopUp({ amountMinor, currency }, both, limits).amountMinor
  expect([amountFor(8_200, 'CNY'), amountFor(50, 'CNY'), amountFor(6_000_000, 'CNY')]).toEqual([8_200, 100, 5_000_000])
  expect(amountFor(8_200, 'HKD')).toBeNull()
})

test('a method without keys is no choice, and the only one left is chosen already', () => {
  expect(openMethods({ alipay: false, wechat: true })).toEqual(['WECHAT'])
  expect(openMethods({ alipay: false, wechat: false })).toEqual([])
  expect(startingTopUp(null, ['WECHAT'], limits).method).toBe('WECHAT')
  expect(startingTopUp(null, both, limits).method).toBeNull()
})

test('a quick amount is never one that would be refused', () => {
  expect(quickAmounts(limits)).toEqual([10_000, 20_000, 50_000, 100_000])
  expect(quickAmounts({ minMinor: 15_000, maxMinor: 60_000 })).toEqual([20_000, 50_000])
})
