import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freightAlone, quoteFreight } from './freight.ts'
import { parcelLineToHongKong } from './tariff.example.ts'
import { type PastTrade, tariffEffect } from './tariff-effect.ts'

const trade = (kg: number, orders: number, given: Partial<PastTrade> = {}): PastTrade => ({
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  warehouseId: 'w',
  currency: 'CNY',
  goodsType: 'ordinary',
  billableWeightG: kg * 1000,
  orders,
  freightMinor: kg * 700 * orders,
  ...given,
})

test('orders above a cap were sent, so they are priced as if there were none', () => {
  const [effect] = tariffEffect([trade(31, 2)], [parcelLineToHongKong])
  expect(effect).toMatchObject({ orders: 2, wouldBeMinor: 2 * (1600 + 30 * 600), unpriced: 0 })
})

test('what has no price is counted apart, and is in neither sum', () => {
  const trades = [trade(1, 3), trade(1, 4, { currency: 'HKD' })]
  expect(tariffEffect(trades, [parcelLineToHongKong])).toEqual([
    expect.objectContaining({ currency: 'CNY', orders: 3, freightMinor: 2100, wouldBeMinor: 6000, unpriced: 0 }),
    expect.objectContaining({ currency: 'HKD', orders: 0, freightMinor: 0, wouldBeMinor: 0, unpriced: 4 }),
  ])
})

test('the sum is that of every single order, priced by itself', () => {
  const trades = fc.array(fc.record({ kg: fc.integer({ min: 1, max: 60 }), orders: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(trades, fc.nat(5000), (sent, firstPriceMinor) => {
      const tariff = { ...parcelLineToHongKong, firstPriceMinor }
      const each = (kg: number) =>
        quoteFreight({
          ...freightAlone,
          tariff,
          actualWeightG: kg * 1000,
          pieces: [],
          volumeDivisor: 6000,
          insuranceBp: 0,
        }).totalMinor
      const wouldBeMinor = sent
        .flatMap(({ kg, orders }) => Array(orders).fill(each(kg)))
        .reduce((sum, one) => sum + one, 0)
      const [effect] = tariffEffect(
        sent.map(({ kg, orders }) => trade(kg, orders)),
        [tariff],
      )
      expect(effect?.wouldBeMinor).toBe(wouldBeMinor)
    }),
  )
})
