import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00+08:00`

const placed = {
  status: 'awaiting_payment',
  lifecycle: 'active',
  orderedAt: at(1),
  paidAt: null,
  packedAt: null,
  outboundAt: null,
  signedAt: null,
  cancelledAt: null,
  lostAt: null,
  events: [],
  hold: null,
  supplement: null,
  cartons: [],
} as const
const paid = { ...placed, status: 'paid', paidAt: at(2) } as const
const packed = { ...paid, status: 'awaiting_outbound', packedAt: at(3) } as const
const shipped = { ...packed, status: 'shipped', outboundAt: at(4) } as const
const event = (code: 'arrived' | 'out_for_delivery' | 'exception', hour: number) =>
  ({ code, text: '', place: null, at: at(hour) }) as const

/** Each step as its name, its state, and the hour it happened at. */
const told = (order: Parameters<typeof progressOf>[0]) =>
  progressOf(order).map(({ key, state, at: when, waits }) =>
    [key, state, when ? Number(when.slice(11, 13)) : null, waits].filter((part) => part !== null).join(' '),
  )

test('an unpaid order waits for its member; what comes later is still to come', () => {
  expect(told(placed)).toEqual([
    'placed done 1',
    'paid now forPayment',
    'packed ahead',
    'shipped ahead',
    'arrived ahead',
    'signed ahead',
  ])
})

test('a packed order that costs more waits at the packing for its member’s decision', () => {
  expect(told({ ...paid, packedAt: at(3), supplement: {} })[2]).toBe('packed now forDecision')
  const measuredAgain = { supplement: {}, cartons: [{ dispute: { state: 'open' } }] } as const
  expect(told({ ...paid, packedAt: at(3), ...measuredAgain })[2]).toBe('packed now forMeasure')
  expect(told(paid)[2]).toBe('packed now')
})

test('an order on its way arrives with the first step at its destination, even if others were not recorded', () => {
  expect(told(shipped).slice(3)).toEqual(['shipped done 4', 'arrived now', 'signed ahead'])
  const events = [event('out_for_delivery', 7), event('arrived', 6)]
  expect(told({ ...shipped, events }).slice(3)).toEqual(['shipped done 4', 'arrived done 6', 'signed now'])
})

test('a signed order is done, also where its arrival was never recorded', () => {
  expect(told({ ...shipped, status: 'signed', signedAt: at(9) }).slice(4)).toEqual(['arrived done', 'signed done 9'])
})

test('a hold and an exception mark the step that they stop', () => {
  expect(told({ ...packed, hold: {} })[3]).toBe('shipped now onHold')
  expect(told({ ...shipped, events: [event('exception', 5)] })[4]).toBe('arrived now atException')
})

test('a cancelled or lost order stops there', () => {
  expect(told({ ...paid, lifecycle: 'cancelled', cancelledAt: at(5) })).toEqual([
    'placed done 1',
    'paid done 2',
    'cancelled ended 5',
  ])
  expect(told({ ...shipped, lostAt: at(8) }).slice(2)).toEqual(['packed done 3', 'shipped done 4', 'lost ended 8'])
})
