import { expect, test } from 'vitest'
import { orderFilterDefaults, orderListInput } from './order-filters.ts'

const defaults = orderFilterDefaults(new Date('2026-03-31T04:00:00Z'))

test('the list starts with the same day last month, clamped to its last day, to today', () => {
  expect(orderListInput(defaults, defaults)).toMatchObject({
    from: '2026-02-28T00:00:00+08:00',
    to: '2026-03-31T23:59:59+08:00',
    lifecycle: 'active',
    page: 1,
  })
})

test('what no choice of ours is, in an address typed by hand, filters nothing', () => {
  const input = orderListInput(
    { ...defaults, status: 'gone', type: 'x', currency: 'USD', warehouse: 'all', dateField: '?', page: 'two' },
    defaults,
  )
  expect(input).toMatchObject({ dateField: 'order', page: 1 })
  const { status, orderType, currency, warehouseCode } = input
  expect([status, orderType, currency, warehouseCode]).toEqual([undefined, undefined, undefined, undefined])
})

test('the tab of cancelled orders asks for their lifecycle, not for a status', () => {
  const input = orderListInput({ ...defaults, status: 'cancelled' }, defaults)
  expect([input.status, input.lifecycle]).toEqual([undefined, 'cancelled'])
})

test('a number is sought in orders of all dates, unless days were chosen', () => {
  const search = 'SF1234'
  const anywhere = orderListInput({ ...defaults, search }, defaults)
  expect([anywhere.search, anywhere.from, anywhere.to]).toEqual([search, undefined, undefined])
  expect(orderListInput({ ...defaults, search, from: '2026-03-01' }, defaults).from).toBe('2026-03-01T00:00:00+08:00')
})
