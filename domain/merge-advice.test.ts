import { expect, test } from 'vitest'
import { adviseMerge, type MergeLine, type MergeParcel } from './merge-advice.ts'
import { surchargeRow } from './surcharge.example.ts'
import type { Surcharge } from './surcharge.ts'
import { ask, bulkLine, line, parcelLine, pickUpLine, row } from './merge-lines.example.ts'

const parcel = (id: string, actualWeightG: number, given: Partial<MergeParcel> = {}): MergeParcel => ({
  id,
  actualWeightG,
  pieces: [],
  goodsType: 'ordinary',
  ...given,
})

test('light parcels travel cheapest as one order, and the saving against sending each alone is known', () => {
  const advice = adviseMerge([parcel('a', 400), parcel('b', 300), parcel('c', 900)], [parcelLine], ask)
  // 1.6 kg together are 2 kg: 22.00, while each alone would be 20.00.
  const parcelIds = ['a', 'b', 'c']
  const together = { parcelIds, channelId: 'HK_PARCEL', billableWeightG: 2000, freightMinor: 2200, costMinor: 2200 }
  expect(advice).toEqual({
    orders: [together],
    freightMinor: 2200,
    costMinor: 2200,
    isExact: true,
    floorMinor: 2200,
    oneOrder: together,
    eachAloneMinor: 6000,
  })
})

test('a bulky parcel and a heavy one travel together: weight and volume are each added up, the heavier counts once', () => {
  const bulky = parcel('bulky', 1000, { pieces: [{ lengthMm: 600, widthMm: 400, heightMm: 250, quantity: 1 }] })
  const advice = adviseMerge([bulky, parcel('heavy', 9000)], [parcelLine], ask)
  expect(advice?.orders).toHaveLength(1)
  expect(advice?.orders[0]?.billableWeightG).toBe(10_000)
})

test('what is over the cap of the cheap line is split over two of it where that is cheaper than the dear one', () => {
  const parcels = [parcel('a', 14_000), parcel('b', 14_000)]
  const advice = adviseMerge(parcels, [pickUpLine, parcelLine], ask)
  // One order by the parcel line is 28 kg: 178.00; two pick-ups are 2 × (12 + 13 × 5).
  expect(advice?.orders.map(({ channelId, freightMinor }) => [channelId, freightMinor])).toEqual([
    ['HK_PICKUP', 7700],
    ['HK_PICKUP', 7700],
  ])
  expect(advice?.oneOrder?.freightMinor).toBe(17_800)
})

test('a surcharge for each order makes fewer orders cheaper, and one of a line sends them by another', () => {
  const parcels = [parcel('a', 14_000), parcel('b', 14_000)]
  const lines = [pickUpLine, parcelLine]
  const each = surchargeRow({ kind: 'season' })
  // Two pick-ups are 2 × (77.00 + 30.00), one order by the parcel line is 178.00 + 30.00.
  expect(adviseMerge(parcels, lines, { ...ask, surcharges: [each] })).toMatchObject({
    orders: [{ channelId: 'HK_PARCEL', freightMinor: 17_800, costMinor: 20_800 }],
    costMinor: 20_800,
  })
  const ofParcelLine = surchargeRow({ kind: 'season', channelId: 'HK_PARCEL' })
  expect(adviseMerge(parcels, lines, { ...ask, surcharges: [ofParcelLine] })).toMatchObject({ costMinor: 15_400 })
})

test('a large parcel that would make all of them oversize travels alone only if that is cheaper', () => {
  const large = parcel('large', 1000, { pieces: [{ lengthMm: 1200, widthMm: 100, heightMm: 100, quantity: 1 }] })
  const row = surchargeRow({ kind: 'oversize', longestOverMm: 1000 })
  const perKg = { ...row, charge: 'perKg', priceMinor: { CNY: 2000, HKD: 2000 }, bp: null } as const
  const advised = (surcharges: readonly Surcharge[]) =>
    adviseMerge([large, parcel('heavy', 9000)], [parcelLine], { ...ask, surcharges })?.orders.length
  expect([advised([]), advised([row]), advised([perKg])]).toEqual([1, 1, 2])
})

test('a sensitive parcel does not make ordinary ones dearer than they are', () => {
  const air: MergeLine = {
    channelId: 'AIR',
    acceptsSensitive: true,
    takes: () => true,
    tariffs: [
      row('AIR', { goodsType: 'ordinary', firstPriceMinor: 1000, continuationPriceMinor: 900, minChargeMinor: 0 }),
      row('AIR', { goodsType: 'sensitive', firstPriceMinor: 1200, continuationPriceMinor: 3800, minChargeMinor: 0 }),
    ],
  }
  const advice = adviseMerge(
    [parcel('shirt', 8000), parcel('power', 800, { goodsType: 'sensitive' }), parcel('mug', 1900)],
    [air],
    ask,
  )
  expect(advice?.orders.map(({ parcelIds }) => parcelIds.toSorted()).toSorted()).toEqual([['mug', 'shirt'], ['power']])
})

test('of splits that cost the same the one with fewer orders is advised', () => {
  const flat = line('FLAT', { firstPriceMinor: 500, continuationPriceMinor: 500, minChargeMinor: 0, capWeightG: null })
  const advice = adviseMerge([parcel('a', 1000), parcel('b', 2000), parcel('c', 3000)], [flat], ask)
  expect(advice?.orders).toHaveLength(1)
})

test('where no line takes a parcel there is no advice', () => {
  expect(adviseMerge([parcel('a', 400), parcel('b', 40_000)], [parcelLine], ask)).toBeNull()
  expect(adviseMerge([parcel('a', 400)], [], ask)).toBeNull()
  const needsTen = line('HEAVY', { weightFromKg: 10, capWeightG: null })
  const two = adviseMerge([parcel('a', 6000), parcel('b', 6000)], [needsTen], ask)
  expect([two?.freightMinor, two?.eachAloneMinor]).toEqual([1600 + 11 * 600, null])
})

test('a hundred parcels are advised in the time of a click', () => {
  const parcels = Array.from({ length: 100 }, (_each, index) =>
    parcel(`p${index}`, 300 + ((index * 7919) % 4000), {
      pieces: [{ lengthMm: 300, widthMm: 200, heightMm: 100 + (index % 7) * 40, quantity: 1 }],
    }),
  )
  const advice = adviseMerge(parcels, [parcelLine, bulkLine, pickUpLine], ask)
  expect(advice?.orders.flatMap(({ parcelIds }) => parcelIds)).toHaveLength(100)
  expect(advice?.freightMinor).toBeLessThanOrEqual(advice?.oneOrder?.freightMinor ?? Number.POSITIVE_INFINITY)
})
