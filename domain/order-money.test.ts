import { expect, test } from 'vitest'
import { orderMoney } from './order-money.ts'

const step = (eventCode: string, amountMinor: number | null) => ({ eventCode, amountMinor })
const paid = step('ORDER_PAY', -8200)

test('payments and refunds come to what was paid in the end, whatever else the order calls them', () => {
  const steps = [
    paid,
    step('REDEEM', null),
    step('ORDER_SUPPLEMENT', -600),
    step('DISPUTE_REFUND', 2400),
    step('ADJUST_OUT', -1500),
    step('ADJUST_IN', 200),
    step('WEIGHT_REFUND', 100),
  ]
  expect(orderMoney(steps)).toEqual({ paidMinor: 10_300, refundedMinor: 2700, keptMinor: 7600, compensatedMinor: 0 })
})

test('a loss or a delay lowers neither what was paid nor what was refunded', () => {
  const steps = [paid, step('DELAY_REDUCTION', 500), step('DELAY_CREDIT', 300), step('LOSS_COMPENSATION', 30_000)]
  expect(orderMoney(steps)).toEqual({ paidMinor: 8200, refundedMinor: 0, keptMinor: 8200, compensatedMinor: 30_800 })
})

test('an order that moved no money comes to 0, which is shown without a minus', () => {
  expect(Object.values(orderMoney([])).map((minor) => Object.is(minor, 0))).toEqual([true, true, true, true])
})
