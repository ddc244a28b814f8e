import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findQuote, freightAlone, quoteFreight } from './freight.ts'
import { type Currency, currencies } from './money.ts'
import { surchargeRow } from './surcharge.example.ts'
import { parcelLineToHongKong } from './tariff.example.ts'
import {
  addUpEffects,
  effectByCurrency,
  orderEffect,
  type PastOrder,
  risesNamed,
  unpricedNamed,
} from './tariff-effect.ts'
import type { Tariff } from './tariff.ts'

/* CNY 16.00 and 6.00 for each further kg, at least 20.00; the version asks for what is given. */

const order = (kg: number, given: Partial<PastOrder> = {}): PastOrder => ({
  id: 'o',
  orderNumber: 'O',
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  warehouseId: 'w',
  currency: 'CNY',
  goodsType: 'ordinary',
  pricedBy: parcelLineToHongKong,
  actualWeightG: kg * 1000,
  pieces: [],
  volumeDivisor: 6000,
  insuranceBp: 100,
  vas: [],
  declaredValueMinor: 0,
  insured: false,
  surcharges: [],
  place: null,
  ...given,
})
const version = (given: Partial<Tariff> = {}): Tariff => ({ ...parcelLineToHongKong, id: 'V', ...given })

test('both prices have the services, the insurance and the surcharges of the order, and shares follow the new freight', () => {
  const season = surchargeRow({ kind: 'season' })
  const share = {
    ...surchargeRow({ kind: 'overweight', weightOverG: 1 }),
    charge: 'percentOfFreight',
    priceMinor: null,
    bp: 1250,
  } as const
  const past = order(3, { insured: true, declaredValueMinor: 50_000, surcharges: [season, share] })
  // Freight 28.00 and 33.33; insurance 5.00; season 30.00; 12.5 % of the freight, 3.50 and 4.16625 rounded half up.
  expect(orderEffect(past, [version({ firstPriceMinor: 2133 })])).toEqual({
    wasMinor: 2800 + 500 + 3000 + 350,
    wouldBeMinor: 3333 + 500 + 3000 + 417,
  })
})

test('orders above a cap were sent, and sensitive goods were taken: both are priced', () => {
  const past = order(31, { goodsType: 'sensitive' })
  expect(orderEffect(past, [version()])).toEqual({ wasMinor: 19_600, wouldBeMinor: 19_600 })
})

test('the order’s own price is that of its own row, whatever the version says', () => {
  const own = { ...parcelLineToHongKong, firstPriceMinor: 9000 }
  expect(orderEffect(order(1, { pricedBy: own }), [version({ firstPriceMinor: 5000 })])).toEqual({
    wasMinor: 9000,
    wouldBeMinor: 5000,
  })
})

test('what has no price is counted apart and named, is in no sum, and is never guessed', () => {
  const sums = addUpEffects()
  const none = { wasMinor: 2000, wouldBeMinor: null }
  for (let index = 0; index < unpricedNamed + 3; index++) sums.add(order(1, { id: `o${index}` }), none)
  sums.add(order(1), { wasMinor: 2000, wouldBeMinor: 2500 })
  expect(sums.trades()).toEqual([
    expect.objectContaining({
      orders: 1,
      dearer: 1,
      cheaper: 0,
      same: 0,
      wasMinor: 2000,
      wouldBeMinor: 2500,
      unpriced: 53,
    }),
  ])
  expect(sums.unpriced()).toHaveLength(unpricedNamed)
  expect(orderEffect(order(1), [version({ weightFromKg: 2 })]).wouldBeMinor).toBeNull()
  expect(orderEffect(order(1), [version({ currency: 'HKD' })]).wouldBeMinor).toBeNull()
})

test('every sum, count and rise is that of a recount, order by order and currency by currency', () => {
  const row = fc.record({
    firstPriceMinor: fc.nat(5000),
    continuationPriceMinor: fc.nat(900),
    minChargeMinor: fc.nat(4000),
  })
  const sent = fc.array(
    fc.record({
      kg: fc.integer({ min: 1, max: 60 }),
      currency: fc.constantFrom(...currencies),
      channelId: fc.constantFrom('HK_PARCEL', 'HK_BULK', 'GONE'),
      bp: fc.integer({ min: 1, max: 5000 }),
      was: row,
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(sent, row, (all, would) => {
      const orders = all.map(({ kg, currency, channelId, bp, was }, index) => {
        const share = { ...surchargeRow({ kind: 'season' }), charge: 'percentOfFreight', priceMinor: null, bp } as const
        const pricedBy = { ...parcelLineToHongKong, ...was, currency, channelId }
        return order(kg, { id: `${index}`, currency, channelId, pricedBy, surcharges: [share] })
      })
      const rows = currencies.flatMap((currency) =>
        ['HK_PARCEL', 'HK_BULK'].map((channelId) => version({ ...would, currency, channelId })),
      )
      const sums = addUpEffects()
      for (const each of orders) sums.add(each, orderEffect(each, rows))
      const recounted = orders.map((each) => {
        const input = { ...freightAlone, ...each }
        const found = findQuote(rows, { ...input, channelAcceptsSensitive: true, mayExceedCap: true })
        const before = quoteFreight({ ...input, tariff: each.pricedBy }).totalMinor
        return { ...each, before, after: 'quote' in found ? found.quote.totalMinor : null }
      })
      const sum = (currency: Currency, key: 'before' | 'after') =>
        recounted
          .filter((each) => each.currency === currency && each.after !== null)
          .reduce((all, each) => all + (each[key] ?? 0), 0)
      for (const total of effectByCurrency(sums.trades())) {
        const own = recounted.filter(({ currency }) => currency === total.currency)
        expect([total.wasMinor, total.wouldBeMinor]).toEqual([
          sum(total.currency, 'before'),
          sum(total.currency, 'after'),
        ])
        expect(total.unpriced).toBe(own.filter(({ channelId }) => channelId === 'GONE').length)
        expect(total.orders + total.unpriced).toBe(own.length)
        expect(total.dearer).toBe(own.filter(({ before, after }) => after !== null && after > before).length)
        expect(total.cheaper).toBe(own.filter(({ before, after }) => after !== null && after < before).length)
        expect(total.dearer + total.cheaper + total.same).toBe(total.orders)
        const named = sums.rises().filter((rise) => rise.order.currency === total.currency)
        const largest = own.map(({ before, after }) => (after ?? before) - before).filter((rise) => rise > 0)
        expect(named.map((rise) => rise.wouldBeMinor - rise.wasMinor)).toEqual(
          largest.toSorted((one, other) => other - one).slice(0, risesNamed),
        )
      }
    }),
  )
})
