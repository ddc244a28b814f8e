import { expect, test } from 'vitest'
import { couponValue, moneyOf } from './coupon-value.ts'

test('a coupon says what it takes off, in its currency, in any, or as a share', () => {
  const value = (coupon: Parameters<typeof couponValue>[0]) => couponValue(coupon, 'en')
  expect(value({ valueMinor: 1000, valueBp: null, currency: 'CNY' })).toBe('¥10.00 off')
  expect(value({ valueMinor: 1000, valueBp: null, currency: 'HKD' })).toBe('HK$10.00 off')
  expect(value({ valueMinor: 100_050, valueBp: null, currency: null })).toBe('1,000.50 off')
  expect(value({ valueMinor: null, valueBp: 725, currency: null })).toBe('7.25% off')
  expect(moneyOf(5, null)).toBe('0.05')
})
