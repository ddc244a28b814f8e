import { expect, test } from 'vitest'
import { isOrderNumber, nextStep, orderAsked } from './next-step.ts'
import { isFiltered, orderFilterDefaults, orderListInput } from './list/order-filters.ts'
import { orderTone, sumByCurrency } from './order-standing.ts'
import { settlementOf } from './paying/payment.ts'

const defaults = orderFilterDefaults(new Date('2026-03-31T04:00:00Z'))

test('the list starts with the same day last month, clamped to its last day, to today', () => {
  expect(orderListInput(defaults)).toMatchObject({
    from: '2026-02-28T00:00:00+08:00',
    to: '2026-03-31T23:59:59+08:00',
    lifecycle: 'active',
    page: 1,
  })
})

test('what no choice of ours is, in an address typed by hand, filters nothing', () => {
  const input = orderListInput({
    ...defaults,
    status: 'gone',
    type: 'x',
    warehouse: 'all',
    dateField: '?',
    page: 'two',
  })
  expect(input).toMatchObject({ dateField: 'order', page: 1 })
  expect([input.status, input.orderType, input.warehouseCode]).toEqual([undefined, undefined, undefined])
})

test('the tab of cancelled orders asks for their lifecycle, not for a status', () => {
  const input = orderListInput({ ...defaults, status: 'cancelled' })
  expect([input.status, input.lifecycle]).toEqual([undefined, 'cancelled'])
})

test('a page number is no filter', () => {
  expect(isFiltered({ ...defaults, page: '3' }, defaults)).toBe(false)
  expect(isFiltered({ ...defaults, receiver: 'Chan' }, defaults)).toBe(true)
})

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

test('the next step of a paid order depends on what is still due', () => {
  const paid = { status: 'paid', lifecycle: 'active', dueMinor: 0, supplement: null, pickUpPoint: null } as const
  expect(nextStep(paid)).toBe('nextPack')
  expect(nextStep({ ...paid, dueMinor: 600 })).toBe('nextFee')
  expect(nextStep({ ...paid, dueMinor: 600, supplement: {} })).toBe('nextDecide')
  expect(nextStep({ ...paid, lifecycle: 'cancelled' })).toBe('nextCancelled')
})

test('an order is asked for by its number or by its id', () => {
  expect(orderAsked('JH261120000031')).toEqual({ orderNumber: 'JH261120000031' })
  expect(orderAsked('0190f1d2-0000-7000-8000-000000000001')).toEqual({ id: '0190f1d2-0000-7000-8000-000000000001' })
  expect(isOrderNumber('BT2611200001')).toBe(false)
})

test('a supplement counts the rest of the total as paid', () => {
  const quote = { totalMinor: 9400 }
  expect(settlementOf({ kind: 'supplement', quote, dueMinor: 600 })).toEqual({ dueMinor: 600, paidMinor: 8800 })
  expect(settlementOf({ kind: 'initial', quote, dueMinor: 9400 })).toEqual({ dueMinor: 9400, paidMinor: 0 })
})
