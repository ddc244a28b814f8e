import { expect, test } from 'vitest'
import { calculationFaults, type CalculationValues, fromWords, startingValues, toAsk, toWords } from './calculation.ts'

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
  expect(toAsk(values)).toEqual({
    destinationCode: 'HK',
    totalWeightG: 1000,
    pieces: 1,
    currency: 'CNY',
    goodsType: 'ordinary',
  })
})

test('several pieces travel with the size of one', () => {
  expect(toAsk(box)).toMatchObject({ totalWeightG: 2300, pieces: 3, lengthMm: 600, widthMm: 400, heightMm: 305 })
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

test('a calculation comes back from its address as it was', () => {
  const insured: CalculationValues = {
    ...box,
    channelId: '0190a000-0000-7000-8000-000000000000',
    currency: 'HKD',
    goodsType: 'sensitive',
    inside: '充电宝 × 2',
    warehouseCode: '3',
    insured: true,
    declaredValueMinor: 50_000,
  }
  for (const values of [startingValues, box, insured])
    expect(fromWords(new URLSearchParams(toWords(values)))).toEqual(values)
})

test('nonsense in an address leaves the fields as they start', () => {
  expect(fromWords(new URLSearchParams('g=-5&n=x&l=1e9&currency=USD&goods=gold&value='))).toEqual(startingValues)
})
