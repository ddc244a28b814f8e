import { expect, test } from 'vitest'
import { happenedTo } from './happened.ts'

const at = '2026-11-21T10:00:00+08:00'
const order = { events: [], orderedAt: at, paidAt: null, cancelledAt: null, lostAt: null } as const
const codes = (given: Parameters<typeof happenedTo>[0]) => happenedTo(given).map(({ code }) => code)

test('the history of an order begins when it was placed and paid, and ends when it was cancelled', () => {
  const events = [{ code: 'packing', text: 'Being packed', place: null, at }] as const
  expect(codes(order)).toEqual(['placed'])
  expect(codes({ ...order, paidAt: at, events, cancelledAt: at })).toEqual(['cancelled', 'packing', 'paid', 'placed'])
  expect(codes({ ...order, lostAt: at })).toEqual(['lost', 'placed'])
})
