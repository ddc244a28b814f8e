import { expect, test } from 'vitest'
import { type CalculationValues, fromQuery, startingValues, toQuery } from './calculation-query.ts'

const box: CalculationValues = {
  ...startingValues,
  totalWeightG: 2300,
  pieces: 3,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 305,
}

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
    expect(fromQuery(new URLSearchParams(toQuery(values)))).toEqual(values)
})

test('nonsense in an address leaves the fields as they start', () => {
  expect(fromQuery(new URLSearchParams('g=-5&n=x&l=1e9&currency=USD&goods=gold&value='))).toEqual(startingValues)
})
