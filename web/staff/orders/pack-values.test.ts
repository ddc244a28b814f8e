import { expect, test } from 'vitest'
import { doubtfulCartons, emptyCarton, lacksPhoto, packFaults, type PackValues, toPackInput } from './pack-values.ts'
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

const service = (askedQty: number, qty: number, reason = '') => ({ id: 'repack', askedQty, qty, reason, photos: [] })

test('a service that was done less often than paid for needs a reason, and sends it only then', () => {
  const plan = newPlan([])
  const faultsOf = (one: PackValues['vas'][number]) => packFaults({ ...values(), vas: [one] }, plan)
  const sentOf = (one: PackValues['vas'][number]) => toPackInput('o', { ...values(), vas: [one] }, plan, null).vas
  for (const reason of ['', '  '])
    expect(faultsOf(service(3, 2, reason))).toEqual({ 'vas.0.reason': 'serviceReasonRequired' })
  expect(faultsOf(service(3, 2, 'Dark'))).toEqual({})
  expect(sentOf(service(3, 2, 'Dark'))).toEqual([{ id: 'repack', qty: 2, reason: 'Dark', photoFileIds: [] }])
  // Ticked again after all; and what a packer added needs none.
  for (const one of [service(3, 3, 'Dark'), service(0, 0, 'Dark')]) {
    expect(faultsOf(one)).toEqual({})
    expect(sentOf(one)).toEqual([{ id: 'repack', qty: one.qty }])
  }
})
