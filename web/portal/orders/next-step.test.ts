import { expect, test } from 'vitest'
import { nextStep, orderInput } from './next-step.ts'

test('the next step of a paid order depends on what is still due', () => {
  const paid = { status: 'paid', lifecycle: 'active', dueMinor: 0, supplement: null, pickUpPoint: null } as const
  expect(nextStep(paid)).toBe('nextPack')
  expect(nextStep({ ...paid, dueMinor: 600 })).toBe('nextFee')
  expect(nextStep({ ...paid, dueMinor: 600, supplement: {} })).toBe('nextDecide')
  expect(nextStep({ ...paid, lifecycle: 'cancelled' })).toBe('nextCancelled')
})

test('an order is asked for by its number or by its id', () => {
  expect(orderInput('JH261120000031')).toEqual({ orderNumber: 'JH261120000031' })
  expect(orderInput('0190f1d2-0000-7000-8000-000000000001')).toEqual({ id: '0190f1d2-0000-7000-8000-000000000001' })
})
