import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findQuote, freightAlone } from './freight.ts'
import { freightFloorMinor } from './freight-floor.ts'
import { goodsTypeOf } from './goods.ts'
import { adviseMerge, exactParcelsMax, type MergeLine, type MergeOrder, type MergeParcel } from './merge-advice.ts'
import { ask, line, parcelLine, pickUpLine } from './merge-lines.example.ts'
import { cheapestSplit, sum } from './merge-search.ts'

/* The search is compared with one that tries everything. */

const size = fc.integer({ min: 50, max: 900 })
const anyParcel = fc.record({
  id: fc.uuid(),
  actualWeightG: fc.integer({ min: 1, max: 24_000 }),
  pieces: fc.array(fc.record({ lengthMm: size, widthMm: size, heightMm: size, quantity: fc.constant(1) }), {
    maxLength: 1,
  }),
  goodsType: fc.constantFrom('ordinary' as const, 'sensitive' as const, null),
})
const parcelsOf = (minLength: number, maxLength: number) =>
  fc.uniqueArray(anyParcel, { minLength, maxLength, selector: ({ id }) => id })

const anyLine = fc
  .record({
    firstWeightG: fc.constantFrom(1000, 2000, 10_000, 20_000),
    firstPriceMinor: fc.integer({ min: 0, max: 20_000 }),
    continuationPriceMinor: fc.integer({ min: 0, max: 4000 }),
    minChargeMinor: fc.integer({ min: 0, max: 20_000 }),
    capWeightG: fc.constantFrom(null, 5000, 20_000, 30_000),
    weightFromKg: fc.constantFrom(0, 0, 3),
    weightToKg: fc.constantFrom(null, null, 12),
    goodsType: fc.constantFrom('any' as const, 'any' as const, 'ordinary' as const),
  })
  .chain((fields) =>
    fc
      .record({ acceptsSensitive: fc.boolean(), limitG: fc.constantFrom(null, 9000) })
      .map((more) => ({ fields, ...more })),
  )
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ fields, acceptsSensitive, limitG }, index) =>
    line(`L${index}`, fields, {
      acceptsSensitive,
      takes: ({ actualWeightG, longestMm }) => limitG === null || (actualWeightG <= limitG && longestMm <= 700),
    }),
  ),
)

function groupMinor(group: readonly MergeParcel[], lines: readonly MergeLine[]): number {
  const load = {
    actualWeightG: group.reduce((sum, each) => sum + each.actualWeightG, 0),
    pieces: group.flatMap((each) => each.pieces),
  }
  const prices = lines
    .filter(({ takes }) => takes({ ...load, longestMm: longestOf(group), sidesSumMm: 0 }))
    .map(({ channelId, acceptsSensitive, tariffs }) =>
      findQuote(tariffs, {
        ...freightAlone,
        ...ask,
        ...load,
        channelId,
        channelAcceptsSensitive: acceptsSensitive,
        goodsType: goodsTypeOf(group.map(({ goodsType }) => goodsType)) ?? 'ordinary',
        mayExceedCap: false,
      }),
    )
    .map((found) => ('quote' in found ? found.quote.freightMinor : Number.POSITIVE_INFINITY))
  return Math.min(Number.POSITIVE_INFINITY, ...prices)
}

const longestOf = (group: readonly MergeParcel[]) =>
  Math.max(
    0,
    ...group.flatMap(({ pieces }) =>
      pieces.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]),
    ),
  )

/** Every way to put each next parcel into one of the groups so far, or into a new one. */
function partitions<T>(things: readonly T[]): readonly (readonly (readonly T[])[])[] {
  const [thing, ...rest] = things
  if (thing === undefined) return [[]]
  return partitions(rest).flatMap((groups) => [
    [[thing], ...groups],
    ...groups.map((group, index) => [...groups.slice(0, index), [thing, ...group], ...groups.slice(index + 1)]),
  ])
}

const bruteMinor = (parcels: readonly MergeParcel[], lines: readonly MergeLine[]) => {
  const known = new Map<string, number>()
  const costOf = (group: readonly MergeParcel[]) => {
    const key = group.map(({ id }) => id).join()
    const cost = known.get(key) ?? groupMinor(group, lines)
    known.set(key, cost)
    return cost
  }
  return Math.min(...partitions(parcels).map((groups) => groups.reduce((sum, group) => sum + costOf(group), 0)))
}

const holdsEachOnce = (orders: readonly MergeOrder[], parcels: readonly MergeParcel[]) =>
  expect(orders.flatMap(({ parcelIds }) => parcelIds).toSorted()).toEqual(parcels.map(({ id }) => id).toSorted())

/** Each order of the advice costs what the price function says for exactly its parcels and its line. */
function isPricedByTheOnePrice(
  orders: readonly MergeOrder[],
  parcels: readonly MergeParcel[],
  lines: readonly MergeLine[],
) {
  for (const { parcelIds, channelId, freightMinor } of orders) {
    const group = parcels.filter(({ id }) => parcelIds.includes(id))
    const own = lines.filter((each) => each.channelId === channelId)
    expect(groupMinor(group, own)).toBe(freightMinor)
  }
}

test('up to eight parcels the advice is the cheapest split there is, as trying every one shows', () => {
  fc.assert(
    fc.property(parcelsOf(1, 6), anyLines, (parcels, lines) => {
      const advice = adviseMerge(parcels, lines, ask)
      const least = bruteMinor(parcels, lines)
      if (advice === null) {
        expect(least).toBe(Number.POSITIVE_INFINITY)
        return
      }
      expect([advice.isExact, advice.freightMinor]).toEqual([true, least])
      holdsEachOnce(advice.orders, parcels)
      isPricedByTheOnePrice(advice.orders, parcels, lines)
    }),
    { numRuns: 80 },
  )
  fc.assert(
    fc.property(parcelsOf(exactParcelsMax, exactParcelsMax), anyLines, (parcels, lines) => {
      const advised = adviseMerge(parcels, lines, ask)?.freightMinor ?? Number.POSITIVE_INFINITY
      expect(advised).toBe(bruteMinor(parcels, lines))
    }),
    { numRuns: 5 },
  )
})

test('the floor that is told lies below every split, whatever the rows', () => {
  fc.assert(
    fc.property(parcelsOf(1, 6), anyLines, (parcels, lines) => {
      expect(freightFloorMinor(parcels, lines, ask)).toBeLessThanOrEqual(bruteMinor(parcels, lines))
    }),
    { numRuns: 120 },
  )
})

test('beyond eight the advice never costs more than one order or each alone, nor less than its floor', () => {
  fc.assert(
    fc.property(parcelsOf(exactParcelsMax + 1, 14), anyLines, (parcels, lines) => {
      const advice = adviseMerge(parcels, lines, ask)
      if (advice === null) return
      holdsEachOnce(advice.orders, parcels)
      isPricedByTheOnePrice(advice.orders, parcels, lines)
      const { freightMinor, floorMinor, oneOrder, eachAloneMinor, isExact } = advice
      expect(isExact).toBe(false)
      expect(floorMinor).toBeLessThanOrEqual(freightMinor)
      expect(freightMinor).toBeLessThanOrEqual(oneOrder?.freightMinor ?? Number.POSITIVE_INFINITY)
      expect(freightMinor).toBeLessThanOrEqual(eachAloneMinor ?? Number.POSITIVE_INFINITY)
      expect(freightMinor).toBe(advice.orders.reduce((sum, order) => sum + order.freightMinor, 0))
    }),
    { numRuns: 40 },
  )
})

test('beyond eight, by the shipped tariff, the advice stays within an eighth of the cheapest split', () => {
  const lines = [parcelLine, pickUpLine]
  const light = parcelsOf(exactParcelsMax + 1, exactParcelsMax + 1).map((parcels) =>
    parcels.map((each) => ({ ...each, actualWeightG: Math.ceil(each.actualWeightG / 4), pieces: [] })),
  )
  fc.assert(
    fc.property(light, (parcels) => {
      const least = cheapestSplit(parcels, (group) => ({ costMinor: groupMinor(group, lines) }))
      const leastMinor = sum(least ?? [])
      expect(adviseMerge(parcels, lines, ask)?.freightMinor ?? 0).toBeLessThanOrEqual(leastMinor * 1.125)
      expect(leastMinor).toBeLessThan(Number.POSITIVE_INFINITY)
    }),
    { numRuns: 6 },
  )
})
