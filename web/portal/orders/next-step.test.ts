import { expect, test } from 'vitest'
import { nextStep, orderInput } from './next-step.ts'

const paid = {
  status: 'paid',
  lifecycle: 'active',
  dueMinor: 0,
  supplement: null,
  pickUpPoint: null,
  hold: null,
  lostAt: null,
  packingStartedAt: null,
  events: [],
  cartons: [],
} as const

const newest = (code: string) => ({ events: [{ code }] })

test('the next step of a paid order depends on what is still due', () => {
  expect(nextStep(paid)).toBe('pack')
  expect(nextStep({ ...paid, packingStartedAt: '2026-11-21T10:00:00+08:00' })).toBe('packing')
  // Begun and given up: it may be cancelled again, and nobody packs it.
  expect(nextStep({ ...paid, ...newest('packing') })).toBe('pack')
  expect(nextStep({ ...paid, dueMinor: 600 })).toBe('fee')
  expect(nextStep({ ...paid, dueMinor: 600, supplement: {} })).toBe('decide')
  expect(nextStep({ ...paid, lifecycle: 'cancelled' })).toBe('cancelled')
})

test('while a box is measured again, that comes before the decision about its price', () => {
  const asked = { ...paid, dueMinor: 600, supplement: {} } as const
  expect(nextStep({ ...asked, cartons: [{ dispute: { state: 'open' } }] })).toBe('remeasure')
  expect(nextStep({ ...asked, cartons: [{ dispute: { state: 'confirmed' } }] })).toBe('decide')
})

test('a packed order waits for the next batch, or for a box that is measured again', () => {
  const packed = { ...paid, status: 'awaiting_outbound' } as const
  expect(nextStep(packed)).toBe('ship')
  expect(nextStep({ ...packed, cartons: [{ dispute: { state: 'upheld' } }] })).toBe('ship')
  expect(nextStep({ ...packed, cartons: [{ dispute: { state: 'open' } }] })).toBe('remeasure')
})

test('what happens next on the way follows from the newest step', () => {
  const shipped = { ...paid, status: 'shipped' } as const
  expect(nextStep({ ...shipped, ...newest('departed') })).toBe('receive')
  expect(nextStep({ ...shipped, ...newest('departed'), pickUpPoint: {} })).toBe('collect')
  expect(nextStep({ ...shipped, ...newest('customs_cleared') })).toBe('arrived')
  expect(nextStep({ ...shipped, ...newest('out_for_delivery') })).toBe('delivering')
  expect(nextStep({ ...shipped, ...newest('ready_for_pickup') })).toBe('pickUp')
  expect(nextStep({ ...shipped, ...newest('exception') })).toBe('exception')
  expect(nextStep({ ...shipped, status: 'signed' })).toBe('done')
})

test('an order that is held or lost says so first', () => {
  expect(nextStep({ ...paid, hold: {} })).toBe('hold')
  expect(nextStep({ ...paid, hold: {}, lostAt: '2026-11-21T10:00:00+08:00' })).toBe('lost')
})

test('an order is asked for by its number or by its id', () => {
  expect(orderInput('JH261120000031')).toEqual({ orderNumber: 'JH261120000031' })
  expect(orderInput('0190f1d2-0000-7000-8000-000000000001')).toEqual({ id: '0190f1d2-0000-7000-8000-000000000001' })
})
