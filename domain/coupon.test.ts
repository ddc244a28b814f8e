import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  couponCan,
  type CouponFault,
  couponFault,
  type CouponGrant,
  couponSaving,
  type CouponState,
  couponStateNow,
  couponStates,
  couponWorthMinor,
  type HeldCoupon,
} from './coupon.ts'

const tenOff: CouponGrant = {
  kind: 'amount',
  valueMinor: 1000,
  minSpendMinor: 5000,
  currency: 'CNY',
  channelIds: ['p'],
}
const held: HeldCoupon = { state: 'usable', hasBegun: true, hasEnded: false, terms: tenOff }
const order = { channelId: 'p', currency: 'CNY', freightMinor: 8200 } as const

test('a coupon that meets its order takes what it says', () => {
  expect(couponFault(held, order)).toBeNull()
  expect(couponSaving(held, order)).toBe(1000)
  expect(couponSaving(held, { ...order, freightMinor: 5000 })).toBe(1000)
})

test.each<[string, Partial<HeldCoupon>, Partial<typeof order> | { currency: 'HKD' }, CouponFault]>([
  ['used up', { state: 'used' }, {}, 'used'],
  ['taken back', { state: 'revoked' }, {}, 'revoked'],
  ['over, before its row says so', { hasEnded: true }, {}, 'ended'],
  ['over', { state: 'expired', hasEnded: true }, {}, 'ended'],
  ['not yet begun', { hasBegun: false }, {}, 'notBegun'],
  ['for another channel', { terms: { ...tenOff, channelIds: ['q'] } }, {}, 'channel'],
  ['in another currency', {}, { currency: 'HKD' }, 'currency'],
  ['above the freight', { terms: { ...tenOff, minSpendMinor: 8201 } }, {}, 'minSpend'],
])('a coupon that is %s takes nothing and says why', (_what, coupon, changed, fault) => {
  expect(couponFault({ ...held, ...coupon }, { ...order, ...changed })).toBe(fault)
  expect(couponSaving({ ...held, ...coupon }, { ...order, ...changed })).toBe(0)
})

test('a coupon without channels and currency serves every order', () => {
  const any: CouponGrant = {
    kind: 'percent',
    valueBp: 700,
    maxDiscountMinor: null,
    minSpendMinor: 0,
    currency: null,
    channelIds: null,
  }
  expect(couponSaving({ ...held, terms: any }, { channelId: 'x', currency: 'HKD', freightMinor: 16_550 })).toBe(1159)
})

// Proves
test('every pair of state and event has the expected answer', () => {
  const allowed = (hasEnded: boolean) =>
    couponStates.flatMap((state) =>
      (['use', 'expire', 'revoke', 'giveBack', 'giveBackLate'] as const)
        .filter((event) => couponCan[event]({ state, hasEnded }))
        .map((event) => `${state} ${event}`),
    )
  expect(allowed(false)).toEqual(['usable use', 'usable revoke', 'used giveBack'])
  expect(allowed(true)).toEqual(['usable expire', 'usable revoke', 'used giveBackLate'])
})

test('only what is usable changes by the clock', () => {
  const over = (state: CouponState) => couponStateNow({ state, hasEnded: true })
  expect(couponStates.map(over)).toEqual(['expired', 'used', 'expired', 'revoked'])
  expect(couponStates.map((state) => couponStateNow({ state, hasEnded: false }))).toEqual([...couponStates])
})

test('no coupon takes more than it is worth, nor more than the freight', () => {
  const terms = fc.oneof(
    fc.record({
      kind: fc.constant('amount' as const),
      valueMinor: fc.integer({ min: 1, max: 1e7 }),
      minSpendMinor: fc.nat(1e6),
    }),
    fc.record({
      kind: fc.constant('percent' as const),
      valueBp: fc.integer({ min: 1, max: 10_000 }),
      maxDiscountMinor: fc.option(fc.integer({ min: 1, max: 1e6 })),
      minSpendMinor: fc.nat(1e6),
    }),
  )
  fc.assert(
    fc.property(terms, fc.nat(100_000), (each, freightMinor) => {
      const saving = couponSaving(
        { ...held, terms: { ...each, currency: null, channelIds: null } },
        { ...order, freightMinor },
      )
      expect(saving).toBeLessThanOrEqual(freightMinor)
      expect(saving).toBeLessThanOrEqual(couponWorthMinor(each))
      expect(saving).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what a coupon is worth at most: its amount, its largest discount, or a share of a large freight', () => {
  const percent = { ...tenOff, kind: 'percent', valueBp: 2000, maxDiscountMinor: 500 } as const
  expect(couponWorthMinor(tenOff)).toBe(1000)
  expect(couponWorthMinor(percent)).toBe(500)
  expect(couponWorthMinor({ ...percent, maxDiscountMinor: null })).toBe(20_000)
})
