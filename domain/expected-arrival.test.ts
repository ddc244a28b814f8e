import { expect, test } from 'vitest'
import { arrivalAfter } from './expected-arrival.ts'

const usual = { fromDays: 2, toDays: 4 }
const hourMs = 3_600_000
const usually = { kind: 'usual', to: 'door', fromMs: 48 * hourMs, byMs: 96 * hourMs }

test('a line that promises a time to the door is expected by then, wherever it is', () => {
  const promised = { kind: 'promised', to: 'door', fromMs: null, byMs: 48 * hourMs }
  for (const isInPort of [false, true])
    expect(arrivalAfter({ promise: { hours: 48, to: 'door' }, isInPort }, usual)).toEqual(promised)
})

test('a promise of the port holds until the port; from there on only usual days are known', () => {
  const promise = { hours: 24, to: 'port' } as const
  const promised = { kind: 'promised', to: 'port', fromMs: null, byMs: 24 * hourMs }
  expect(arrivalAfter({ promise, isInPort: false }, usual)).toEqual(promised)
  expect(arrivalAfter({ promise, isInPort: true }, usual)).toEqual(usually)
})

test('without a promise and without enough orders to measure, nothing is expected', () => {
  expect(arrivalAfter({ promise: null, isInPort: false }, usual)).toEqual(usually)
  expect(arrivalAfter({ promise: null, isInPort: false }, undefined)).toBe(null)
  expect(arrivalAfter({ promise: { hours: 24, to: 'port' }, isInPort: true }, undefined)).toBe(null)
})
