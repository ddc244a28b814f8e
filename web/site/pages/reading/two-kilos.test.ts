import { sampleSite } from '#test/sample-site-content.ts'
import { expect, test } from 'vitest'
import { twoKilosToHongKong } from './two-kilos.ts'

const site = sampleSite('en')

test('two kilograms to Hong Kong cost what the tariff says, in its own dollars first, the cheapest line first', () => {
  const lines = twoKilosToHongKong(site)
  expect(lines.map(({ channelId }) => channelId)).toEqual(['HK_PICKUP', 'HK_PARCEL', 'HK_BULK'])
  for (const { channelId, prices } of lines) {
    expect(prices.map(({ currency }) => currency)).toEqual(['HKD', 'CNY'])
    for (const { currency, totalMinor } of prices) {
      const row = site.charges.find(
        (each) => each.channelId === channelId && each.destinationCode === 'HK' && each.currency === currency,
      )
      if (!row) throw new Error(`no row for ${channelId}`)
      const more = Math.max(0, 2 - row.firstWeightG / 1000) * row.continuationPriceMinor
      expect(totalMinor).toBe(Math.max(row.firstPriceMinor + more, row.minChargeMinor))
    }
  }
})

test('a line that takes no orders, or none of two kilograms, is not offered', () => {
  const closed = site.charges.map((each) => (each.channelId === 'HK_PICKUP' ? { ...each, open: false } : each))
  const heavy = closed.map((each) => (each.channelId === 'HK_BULK' ? { ...each, weightFromKg: 21 } : each))
  expect(twoKilosToHongKong({ ...site, charges: heavy }).map(({ channelId }) => channelId)).toEqual(['HK_PARCEL'])
  expect(twoKilosToHongKong({ ...site, charges: [] })).toEqual([])
})
