import { expect, test } from 'vitest'
import { doubtfulCartons, emptyCarton, lacksPhoto, type PackValues } from './pack-values.ts'
import { inCarton, newPlan } from './packing-plan.ts'
import type { PickLine } from './staff-order.ts'

const bounds = {
  gramsPerLitreMin: 5,
  gramsPerLitreMax: 5000,
  sideMaxMm: 3000,
  weightMaxG: 500_000,
  cartonLighterG: 0,
}
const pick = (parcelId: string, actualWeightG: number) =>
  ({ parcelId, trackingNumber: parcelId, actualWeightG }) as PickLine
const picks = [pick('a', 2300), pick('b', 1000), pick('c', 4000)]
const carton = (key: number, weightG: number) => ({
  ...emptyCarton(key),
  weightG,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 300,
})
const values = (...weights: readonly number[]): PackValues => ({
  cartons: weights.map((weightG, index) => carton(index, weightG)),
  vas: [],
  otherFeeMinor: null,
  otherRemark: '',
  removeReason: '',
})

test('each carton is compared with its own parcels, and what was taken out counts for none', () => {
  const plan = inCarton(inCarton(newPlan(picks), 'b', 1), 'c', null)
  expect(doubtfulCartons(values(2300, 1000), plan, picks, bounds)).toEqual([])
  expect(doubtfulCartons(values(2300, 999), plan, picks, bounds)).toMatchObject([
    { index: 1, oddities: ['lighterThanParcels'], measured: { weightG: 999, parcelsG: 1000 } },
  ])
})

test('a reason for no photo is asked for as long as one carton has none', () => {
  const photos = [{ fileId: 'f', url: '/f' }]
  const seen = values(2300, 1000).cartons.map((each) => ({ ...each, photos }))
  expect(lacksPhoto(values(2300))).toBe(true)
  expect(lacksPhoto({ ...values(), cartons: seen })).toBe(false)
  expect(lacksPhoto({ ...values(), cartons: [seen[0]!, carton(2, 1000)] })).toBe(true)
})
