import { expect, test } from 'vitest'
import { readCalculation } from './calculation.ts'

const typed = { destinationCode: 'HK', weight: '2.3', length: '', width: '', height: '' }

test('a weight alone may be asked about', () => {
  expect(readCalculation(typed)).toEqual({
    ask: { destinationCode: 'HK', totalWeightG: 2300, pieces: 1, currency: 'CNY' },
  })
})

test('a size is whole: all three sides or none', () => {
  expect(readCalculation({ ...typed, length: '60', width: '40', height: '30.5' })).toMatchObject({
    ask: { lengthMm: 600, widthMm: 400, heightMm: 305 },
  })
  expect(readCalculation({ ...typed, length: '60', width: '40' })).toEqual({ faults: { weight: false, size: true } })
})

test('nothing is asked without a weight that can be shipped', () => {
  for (const weight of ['', '0', '2000.001', 'abc'])
    expect(readCalculation({ ...typed, weight })).toEqual({ faults: { weight: true, size: false } })
})
