import { expect, test } from 'vitest'
import { cameBack } from './came-back.ts'

type Order = Parameters<typeof cameBack>[0]
const refunded = { currency: 'CNY', money: [{ eventCode: 'ORDER_REFUND', amountMinor: 3600 }] } as unknown as Order
const money = '¥36.00 is back in your balance, and the parcels are in stock again.'

test('after a cancellation its dialog names each thing that came back, and a coupon that did not', () => {
  const told = (order: Order, coins: number, hasEnded?: boolean) =>
    cameBack(order, { coins, coupon: hasEnded === undefined ? null : { title: 'Spring', hasEnded } }, 'cat coins', 'en')
  expect(told(refunded, 0)).toEqual([money])
  expect(told(refunded, 3600, false)).toEqual([
    money,
    'The coupon “Spring” can be used again.',
    'Back in your account: 3,600 cat coins.',
  ])
  expect(told({ ...refunded, money: [] }, 0, true)).toEqual([
    'The parcels are in stock again.',
    'The coupon “Spring” has expired and cannot be used again.',
  ])
})
