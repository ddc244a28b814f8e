import { expect, test } from 'vitest'
import { couponConditions, couponValue, moneyOf } from './coupon-value.ts'

test('a coupon says what it takes off, in its currency, in any, or as a share', () => {
  const value = (coupon: Parameters<typeof couponValue>[0]) => couponValue(coupon, 'en')
  expect(value({ valueMinor: 1000, valueBp: null, currency: 'CNY' })).toBe('¥10.00 off')
  expect(value({ valueMinor: 1000, valueBp: null, currency: 'HKD' })).toBe('HK$10.00 off')
  expect(value({ valueMinor: 100_050, valueBp: null, currency: null })).toBe('1,000.50 off')
  expect(value({ valueMinor: null, valueBp: 725, currency: null })).toBe('7.25% off')
  expect(moneyOf(5, null)).toBe('0.05')
})

test('a coupon names its channels as each language lists them, and never none where it is for certain ones', () => {
  const names = new Map([
    ['1', 'Sea'],
    ['2', 'Air'],
  ])
  const coupon = { currency: null, minSpendMinor: 0, maxDiscountMinor: null }
  const channels = (channelIds: readonly string[], language: 'en' | 'zh-Hant' = 'en') =>
    couponConditions({ ...coupon, channelIds }, names, language).at(-1)
  expect(channels([])).toBe('All channels')
  expect(channels(['1', '2', 'gone'])).toBe('Sea, Air only')
  expect(channels(['1', '2'], 'zh-Hant')).toBe('限 Sea、Air')
  expect(channels(['gone'])).toBe('Certain channels only')
})
