import { expect, test } from 'vitest'
import { odditiesOf, odditiesOfCarton } from './unlikely.ts'

const bounds = {
  gramsPerLitreMin: 5,
  gramsPerLitreMax: 5000,
  sideMaxMm: 3000,
  weightMaxG: 500_000,
  cartonLighterG: 0,
}
/** Six litres. */
const box = { lengthMm: 300, widthMm: 200, heightMm: 100 }
const oddities = (given: object, lengthMm = box.lengthMm) =>
  odditiesOf({ weightG: 1200, ...box, lengthMm, ...given }, bounds)

test('1,500 kg in 30 × 20 × 10 cm are asked about; an ordinary parcel is not', () => {
  expect(oddities({ weightG: 1_500_000 })).toEqual(['tooHeavy', 'weightBeyond'])
  expect(oddities({})).toEqual([])
})

test.each([
  [30_000, []],
  [30_001, ['tooHeavy']],
  [30, []],
  [29, ['tooLight']],
] as const)('%i g in six litres: %j', (weightG, asked) => {
  expect(oddities({ weightG })).toEqual(asked)
})

test('a side and a weight that no line carries are asked about, from the first millimetre and gram above', () => {
  expect(oddities({ weightG: 10_000 }, 3000)).toEqual([])
  expect(oddities({ weightG: 10_000 }, 3001)).toEqual(['sideOut'])
  const huge = { lengthMm: 3000, widthMm: 1000, heightMm: 1000 }
  expect(odditiesOf({ ...huge, weightG: 500_000 }, bounds)).toEqual([])
  expect(odditiesOf({ ...huge, weightG: 500_001 }, bounds)).toEqual(['weightBeyond'])
})

test('a carton that weighs less than its parcels is asked about, beyond what the house allows', () => {
  const carton = { ...box, weightG: 2299, parcelsG: 2300 }
  expect(odditiesOfCarton(carton, bounds)).toEqual(['lighterThanParcels'])
  expect(odditiesOfCarton({ ...carton, weightG: 2300 }, bounds)).toEqual([])
  expect(odditiesOfCarton(carton, { ...bounds, cartonLighterG: 1 })).toEqual([])
})
