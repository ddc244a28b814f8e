import { fromQuery } from '#web/shared/calculation/calculation-query.ts'
import { expect, test } from 'vitest'
import type { Calculation } from './calculation.ts'
import { calculationFromQuery } from './calculation-from-query.ts'
import { calculationToQuery } from './calculation-to-query.ts'

const small = { weightG: 1200, size: null }
const large = { weightG: 2300, size: { lengthMm: 600, widthMm: 400, heightMm: 305 } }
const plain: Calculation = {
  destinationCode: 'HK',
  currency: 'CNY',
  goodsType: 'ordinary',
  declaredValueMinor: null,
  boxes: [small],
}

test('a calculation comes back from its address as it was', () => {
  const rich: Calculation = {
    destinationCode: 'SG',
    currency: 'HKD',
    goodsType: 'sensitive',
    declaredValueMinor: 50_000,
    boxes: [large, small, large],
  }
  for (const calculation of [plain, { ...plain, boxes: [small, small] }, rich])
    expect(calculationFromQuery(`?lang=en&${calculationToQuery(calculation)}`)).toEqual(calculation)
})

test('an address without a weight asks nothing, and nonsense in it is passed over', () => {
  expect(calculationFromQuery('?lang=en&to=HK')).toBeNull()
  expect(calculationFromQuery('?g=x&box=1200')).toBeNull()
  expect(calculationFromQuery('?g=1200&l=600&w=400&currency=USD&goods=gold&box=-5&box=one&box=1e9')).toEqual(plain)
})

test('the address of the members’ calculator asks the same of the public one, and the other way round', () => {
  expect(fromQuery(calculationToQuery({ ...plain, declaredValueMinor: 50_000, boxes: [large] }))).toMatchObject({
    ...{ destinationCode: 'HK', totalWeightG: 2300, pieces: 1, insured: true, declaredValueMinor: 50_000 },
    ...large.size,
  })
  expect(calculationFromQuery('?to=HK&g=2300&n=1&l=600&w=400&h=305&currency=CNY&goods=ordinary')).toEqual({
    ...plain,
    boxes: [large],
  })
})
