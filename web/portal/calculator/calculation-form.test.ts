import { expect, test } from 'vitest'
import { type CalculationValues, startingValues } from '#web/shared/calculation/calculation-query.ts'
import { calculationFaults, quoteInput } from './calculation-form.ts'

const box: CalculationValues = {
  ...startingValues,
  totalWeightG: 2300,
  pieces: 3,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 305,
}

test('a weight is enough to ask for every method', () => {
  const values = { ...startingValues, totalWeightG: 1000 }
  expect(calculationFaults(values, 'en')).toEqual({})
  expect(quoteInput(values)).toEqual({
    destinationCode: 'HK',
    totalWeightG: 1000,
    pieces: 1,
    currency: 'CNY',
    goodsType: 'ordinary',
  })
})

test('several pieces travel with the size of one', () => {
  expect(quoteInput(box)).toMatchObject({ totalWeightG: 2300, pieces: 3, lengthMm: 600, widthMm: 400, heightMm: 305 })
})

test('what is missing is asked for: weight, pieces, the other sides, the value of what is insured', () => {
  expect(Object.keys(calculationFaults({ ...startingValues, pieces: null }, 'en')).toSorted()).toEqual([
    'pieces',
    'totalWeightG',
  ])
  expect(Object.keys(calculationFaults({ ...box, widthMm: null }, 'en'))).toEqual(['widthMm'])
  expect(Object.keys(calculationFaults({ ...box, insured: true }, 'en'))).toEqual(['declaredValueMinor'])
})

test('a value out of range is refused on its field', () => {
  expect(Object.keys(calculationFaults({ ...box, totalWeightG: 2_000_001, pieces: 1000 }, 'en')).toSorted()).toEqual([
    'pieces',
    'totalWeightG',
  ])
})
