import { expect, test } from 'vitest'
import { orderTone, sumByCurrency } from './order-standing.ts'

test('sums keep each currency apart', () => {
  const rows = [
    { currency: 'CNY', totalMinor: 100, dueMinor: 100 },
    { currency: 'HKD', totalMinor: 700, dueMinor: 0 },
    { currency: 'CNY', totalMinor: 50, dueMinor: 0 },
  ] as const
  expect(sumByCurrency(rows)).toEqual([
    { currency: 'CNY', count: 2, totalMinor: 150, dueMinor: 100 },
    { currency: 'HKD', count: 1, totalMinor: 700, dueMinor: 0 },
  ])
})

test('an order that waits for the member is amber whatever its status', () => {
  expect(orderTone({ status: 'paid', lifecycle: 'active', actions: ['details'] })).toBe('hand')
  expect(orderTone({ status: 'paid', lifecycle: 'active', actions: ['decide', 'pay'] })).toBe('wait')
  expect(orderTone({ status: 'paid', lifecycle: 'cancelled', actions: ['details'] })).toBe('bad')
})
