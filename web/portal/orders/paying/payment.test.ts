import { expect, test } from 'vitest'
import { bestReduction, nextAfterPaying, settlementOf } from './payment.ts'

test('a supplement counts the rest of the total as paid', () => {
  const quote = { totalMinor: 9400 }
  expect(settlementOf({ kind: 'supplement', quote, dueMinor: 600 })).toEqual({ dueMinor: 600, paidMinor: 8800 })
  expect(settlementOf({ kind: 'initial', quote, dueMinor: 9400 })).toEqual({ dueMinor: 9400, paidMinor: 0 })
})

test('a fee paid before packing is followed by packing, and only a packed order leaves next', () => {
  expect(nextAfterPaying({ status: 'paid' })).toBe('paidNext')
  expect(nextAfterPaying({ status: 'awaiting_outbound' })).toBe('differencePaidNext')
})

test('the coupon that takes off most is chosen at first, of equals the first, and none that takes off nothing', () => {
  const coupon = (id: string, discountMinor: number) => ({ id, title: id, discountMinor, validTo: '' })
  const best = (...usableCoupons: ReturnType<typeof coupon>[]) => bestReduction({ usableCoupons }).couponId
  expect(best(coupon('a', 100), coupon('b', 500), coupon('c', 500))).toBe('b')
  expect([best(), best(coupon('a', 0)), bestReduction(undefined).couponId]).toEqual([undefined, undefined, undefined])
})
