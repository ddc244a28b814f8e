import { expect, test } from 'vitest'
import { quoteInput, type Box, type Calculation, readCalculation } from './calculation.ts'

const typed = { destinationCode: 'HK', weight: '2.3', length: '', width: '', height: '' }
const input = { destinationCode: 'HK', totalWeightG: 2300, pieces: 1, currency: 'HKD', goodsType: 'ordinary' }

const inputFor = (given: typeof typed) => {
  const read = readCalculation(given)
  return 'calculation' in read ? quoteInput(read.calculation) : read
}

test('a weight alone may be asked about', () => {
  expect(inputFor(typed)).toEqual(input)
})

test('a size is whole: all three sides or none', () => {
  expect(inputFor({ ...typed, length: '60', width: '40', height: '30.5' })).toEqual({
    ...input,
    lengthMm: 600,
    widthMm: 400,
    heightMm: 305,
  })
  expect(inputFor({ ...typed, length: '60', width: '40' })).toEqual({ faults: ['size'] })
})

test('nothing is asked without a weight that can be shipped', () => {
  for (const weight of ['', '0', '2000.001', 'abc'])
    expect(inputFor({ ...typed, weight })).toEqual({ faults: ['weight'] })
})

test('several boxes are asked about in one: their weights summed, each that was measured with its own size', () => {
  const size = { lengthMm: 600, widthMm: 400, heightMm: 300 }
  const boxes: readonly Box[] = [
    { weightG: 2300, size },
    { weightG: 1200, size: null },
  ]
  const calculation: Calculation = {
    destinationCode: 'HK',
    currency: 'HKD',
    goodsType: 'sensitive',
    declaredValueMinor: 33_333,
    boxes,
  }
  expect(quoteInput(calculation)).toEqual({
    destinationCode: 'HK',
    totalWeightG: 3500,
    pieces: 2,
    boxes: [size],
    currency: 'HKD',
    goodsType: 'sensitive',
    insured: true,
    declaredValueMinor: 33_333,
  })
})
