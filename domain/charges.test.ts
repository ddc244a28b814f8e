import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponDiscountMinor, maxCoins, redeemCoins, vasLine } from './charges.ts'

const service = { id: 'v', code: 'V', quantity: 4 }

test.each([
  ['perOrder', { charge: 'perOrder', unitMinor: 500, bp: null }, 500],
  ['perPiece', { charge: 'perPiece', unitMinor: 200, bp: null }, 800],
  ['perKg', { charge: 'perKg', unitMinor: 150, bp: null }, 1800],
  ['percentOfFreight', { charge: 'percentOfFreight', unitMinor: null, bp: 333 }, 273],
] as const)('a service charged %s', (_, charge, amountMinor) => {
  expect(vasLine({ ...service, ...charge }, 8200, 12_000).amountMinor).toBe(amountMinor)
})

test('a coupon is worth nothing below its least spend, and never more than the freight', () => {
  const coupon = { kind: 'amount', valueMinor: 6000, minSpendMinor: 5000 } as const
  expect(couponDiscountMinor(coupon, 4999)).toBe(0)
  expect(couponDiscountMinor(coupon, 5000)).toBe(5000)
  expect(couponDiscountMinor(coupon, 7000)).toBe(6000)
})

test('a percentage never takes more than the freight, whatever its largest discount', () => {
  const coupon = { kind: 'percent', valueBp: 20_000, maxDiscountMinor: 5000, minSpendMinor: 0 } as const
  expect(couponDiscountMinor(coupon, 3000)).toBe(3000)
})

test('a percentage stops at its largest discount', () => {
  const coupon = { kind: 'percent', valueBp: 1000, maxDiscountMinor: 500, minSpendMinor: 0 } as const
  expect(couponDiscountMinor(coupon, 4000)).toBe(400)
  expect(couponDiscountMinor(coupon, 8000)).toBe(500)
  expect(couponDiscountMinor({ ...coupon, valueBp: 20_000, maxDiscountMinor: null }, 8000)).toBe(8000)
})

test('coins pay at most their share and at most the balance', () => {
  const rate = { coinsPerUnit: 100, maxShareBp: 5000 }
  expect(maxCoins(7201, rate, null)).toBe(3600)
  expect(maxCoins(7200, rate, 120)).toBe(120)
})

test('no coin is taken that buys nothing', () => {
  const terms = { requestedCoins: 1999, balanceCoins: 5000, coinsPerUnit: 1000, maxShareBp: 10_000 }
  expect(redeemCoins(terms, 100_000)).toEqual({ coinsUsed: 1990, coinDiscountMinor: 199 })
})

test('one coin less would always have bought less', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5000 }), fc.nat(10_000), fc.nat(1_000_000), (...drawn) => {
      const [requestedCoins, coinsPerUnit, maxShareBp, freightMinor] = drawn
      const rate = { coinsPerUnit, maxShareBp }
      const { coinsUsed, coinDiscountMinor } = redeemCoins(
        { ...rate, requestedCoins, balanceCoins: null },
        freightMinor,
      )
      expect(coinsUsed).toBeLessThanOrEqual(requestedCoins)
      expect(coinDiscountMinor * 10_000).toBeLessThanOrEqual(freightMinor * maxShareBp)
      expect(Math.floor((coinsUsed * 100) / coinsPerUnit)).toBe(coinDiscountMinor)
      if (coinsUsed > 0) expect(Math.floor(((coinsUsed - 1) * 100) / coinsPerUnit)).toBeLessThan(coinDiscountMinor)
    }),
  )
})
