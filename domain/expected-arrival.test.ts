import { expect, test } from 'vitest'
import { expectedArrival } from './expected-arrival.ts'

const outboundAt = '2026-11-20T10:00:00+08:00'
const usual = { fromDays: 2, toDays: 4 }
const now = Date.parse('2026-11-21T00:00:00+08:00')

test('a line that promises a time is expected by then, counted from when the order left', () => {
  const order = { outboundAt, promise: { hours: 48, to: 'door' }, isInPort: true } as const
  const by = '2026-11-22T10:00:00+08:00'
  const expected = { kind: 'promised', to: 'door', from: null, by }
  expect(expectedArrival(order, usual, now)).toEqual({ ...expected, isOver: false })
  expect(expectedArrival(order, usual, Date.parse(by))).toEqual({ ...expected, isOver: false })
  expect(expectedArrival(order, usual, Date.parse(by) + 1)).toEqual({ ...expected, isOver: true })
})

test('a promise of the port holds until the port; from there on only usual days are known', () => {
  const order = { outboundAt, promise: { hours: 24, to: 'port' }, isInPort: false } as const
  expect(expectedArrival(order, usual, now)).toMatchObject({
    kind: 'promised',
    to: 'port',
    by: '2026-11-21T10:00:00+08:00',
  })
  expect(expectedArrival({ ...order, isInPort: true }, usual, now)).toEqual({
    kind: 'usual',
    to: 'door',
    from: '2026-11-22T10:00:00+08:00',
    by: '2026-11-24T10:00:00+08:00',
    isOver: false,
  })
})

test('without a promise and without enough orders to measure, nothing is expected', () => {
  expect(expectedArrival({ outboundAt, promise: null, isInPort: false }, undefined, now)).toBe(null)
  expect(expectedArrival({ outboundAt, promise: { hours: 24, to: 'port' }, isInPort: true }, undefined, now)).toBe(null)
})
