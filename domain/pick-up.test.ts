import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOver, fits } from './pick-up.ts'

const locker = { weightLimitG: 3000, maxLengthMm: 450 }
const box = (lengthMm: number, widthMm = 100, heightMm = 100) => ({ lengthMm, widthMm, heightMm, quantity: 1 })

test('what is exactly at the limits fits; a gram or a millimetre more says which', () => {
  expect(excessOver(locker, { actualWeightG: 3000, pieces: [box(450)] })).toEqual({ weightG: null, lengthMm: null })
  expect(excessOver(locker, { actualWeightG: 3001, pieces: [box(450)] })).toEqual({ weightG: 3001, lengthMm: null })
  expect(excessOver(locker, { actualWeightG: 3000, pieces: [box(451)] })).toEqual({ weightG: null, lengthMm: 451 })
})

test('the longest side of any piece counts, whichever way it was measured', () => {
  expect(excessOver(locker, { actualWeightG: 1, pieces: [box(10), box(10, 20, 500)] }).lengthMm).toBe(500)
})

test('a point without limits takes everything, and nothing at all fits everywhere', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(20_000), (actualWeightG, side) => {
      const load = { actualWeightG, pieces: [box(side)] }
      return fits(excessOver({ weightLimitG: null, maxLengthMm: null }, load))
    }),
  )
  expect(fits(excessOver(locker, { actualWeightG: 0, pieces: [] }))).toBe(true)
})

test('whatever fits a point fits a larger one', () => {
  const amount = fc.nat(10_000)
  fc.assert(
    fc.property(amount, amount, amount, amount, (weight, side, moreG, moreMm) => {
      const load = { actualWeightG: weight, pieces: [box(side)] }
      const larger = { weightLimitG: locker.weightLimitG + moreG, maxLengthMm: locker.maxLengthMm + moreMm }
      return !fits(excessOver(locker, load)) || fits(excessOver(larger, load))
    }),
  )
})
