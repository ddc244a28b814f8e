import { expect, test } from 'vitest'
import { type OrderLifecycle, type OrderStatus, orderActions, orderCan, orderDueMinor, orderStatuses } from './order.ts'

const order = (status: OrderStatus, lifecycle: OrderLifecycle, dueMinor: number, holdReason: string | null) => ({
  status,
  lifecycle,
  dueMinor,
  holdReason,
  packingStartedAt: null,
  packedAt: null,
  paidAt: status === 'awaiting_payment' ? null : '2026-11-20T10:00:00+08:00',
})
const eventsOf = (asked: ReturnType<typeof order>) =>
  Object.entries(orderCan)
    .filter(([, may]) => may(asked))
    .map(([event]) => event)

/** The table and decision record 16 inverted, for an order that owes nothing and is not on hold. */
const settled: Record<OrderStatus, string> = {
  awaiting_payment: 'edit delete requote pay adjustFee hold release cancel',
  paid: 'startPacking pack packOwing adjustFee adjustFeeOwing dispute remeasure amend amendOwing hold release reportException cancel cancelOwn',
  awaiting_outbound:
    'adjustFee adjustFeeOwing dispute remeasure unpack amend amendOwing hold release ship reportException cancel',
  shipped:
    'adjustShipped dispute remeasure track reportException confirmReceipt sign autoSign compensateDelay compensateLoss',
  signed: 'adjustShipped dispute remeasure compensateDelay',
}

test.each(orderStatuses)('an order that is %s allows what the table lists, and nothing else', (status) => {
  expect(eventsOf(order(status, 'active', 0, null))).toEqual(settled[status].split(' '))
})

test.each(orderStatuses)('a cancelled or deleted order that was %s takes nothing', (status) => {
  expect(eventsOf(order(status, 'cancelled', 0, null))).toEqual([])
  expect(eventsOf(order(status, 'deleted', 0, null))).toEqual([])
})

test('a supplement can be paid, decided otherwise or waived; without one there is nothing to decide', () => {
  const owing = eventsOf(order('paid', 'active', 1200, null))
  const added = owing.filter((event) => !settled.paid.split(' ').includes(event))
  expect(added).toEqual(
    'paySupplement payBeforePacking decideSettled decideOpen decideCancel waive remeasureSettled amendSettled'.split(
      ' ',
    ),
  )
})

test('a member cancels a paid order until packing begins, and not while it is held or money is asked', () => {
  const paid = order('paid', 'active', 0, null)
  expect(orderCan.cancelOwn(paid)).toBe(true)
  expect(orderCan.cancelOwn({ ...paid, packingStartedAt: '2026-11-20T11:00:00+08:00' })).toBe(false)
  expect(orderCan.cancelOwn({ ...paid, packedAt: '2026-11-20T11:00:00+08:00' })).toBe(false)
  expect(orderCan.cancelOwn(order('paid', 'active', 0, 'address in doubt'))).toBe(false)
  expect(orderCan.cancelOwn(order('paid', 'active', 1, null))).toBe(false)
})

test('nothing leaves the warehouse while money is due or the order is held', () => {
  expect(orderCan.ship(order('awaiting_outbound', 'active', 1, null))).toBe(false)
  expect(orderCan.ship(order('awaiting_outbound', 'active', 0, 'address in doubt'))).toBe(false)
  expect(orderCan.pack(order('paid', 'active', 0, 'address in doubt'))).toBe(false)
  expect(orderCan.startPacking(order('paid', 'active', 0, 'address in doubt'))).toBe(false)
})

test.each([
  ['awaiting_payment', 8200, 'pay edit delete track details'],
  ['paid', 0, 'cancel track details receipt'],
  ['paid', 1200, 'pay track details decide receipt'],
  ['awaiting_outbound', 0, 'track details receipt'],
  ['shipped', 0, 'confirm track details receipt'],
  ['signed', 0, 'track details again receipt'],
] as const)('the member of an order that is %s with %i due is offered its actions', (status, dueMinor, actions) => {
  expect(orderActions(order(status, 'active', dueMinor, null))).toEqual(actions.split(' '))
})

test('an order that costs nothing can still be paid', () => {
  expect(orderActions(order('awaiting_payment', 'active', 0, null))).toContain('pay')
})

test('a cancelled order can only be looked at, with the receipt of what was paid, a deleted one not even that', () => {
  expect(orderActions(order('paid', 'cancelled', 1200, null))).toEqual(['details', 'receipt'])
  expect(orderActions(order('awaiting_payment', 'cancelled', 0, null))).toEqual(['details'])
  expect(orderActions(order('awaiting_payment', 'deleted', 0, null))).toEqual([])
})

test('due is what is left of the total, never below nothing, and nothing after the end', () => {
  const money = { totalMinor: 9000, paidMinor: 7800, refundedMinor: 300 }
  expect(orderDueMinor({ ...money, lifecycle: 'active' })).toBe(1500)
  expect(orderDueMinor({ ...money, totalMinor: 6000, lifecycle: 'active' })).toBe(0)
  expect(orderDueMinor({ ...money, lifecycle: 'cancelled' })).toBe(0)
})
