import { sampleSite } from '#test/sample-site-content.ts'
import { expect, test } from 'vitest'
import { pricedLines } from './priced-lines.ts'

const { offers } = sampleSite('en').example
const pricesIn = (destinationCode: string, of = offers) =>
  pricedLines(destinationCode, of).lines.map(({ channelId, prices }) => [
    channelId,
    ...prices.map(({ currency, totalMinor }) => `${currency} ${totalMinor}`),
  ])

test('each line has both prices, cheapest first, and the first currency follows the destination', () => {
  expect(pricesIn('HK')).toEqual([
    ['HK_PICKUP', 'HKD 8000', 'CNY 6700'],
    ['HK_PARCEL', 'HKD 9500', 'CNY 8200'],
    ['HK_BULK', 'HKD 11000', 'CNY 10000'],
  ])
  expect(pricesIn('TW')[0]).toEqual(['HK_PICKUP', 'CNY 6700', 'HKD 8000'])
})

test('a line with a price in one currency alone shows that one; a line without any says why, and is last', () => {
  const refused = { quote: null, available: false, unavailableReason: { code: 4005, msg: 'Too heavy' } }
  const HKD = offers.HKD.map((offer) => (offer.code === 'HK_PICKUP' ? { ...offer, ...refused } : offer))
  expect(pricesIn('HK', { ...offers, HKD }).at(-1)).toEqual(['HK_PICKUP', 'CNY 6700'])
  const none = pricedLines('HK', {
    CNY: offers.CNY.map((offer) => ({ ...offer, ...refused })),
    HKD: [],
  })
  expect(none.weighed).toBeNull()
  expect(none.lines.map(({ prices, refusal }) => [prices.length, refusal])).toEqual([
    [0, 'Too heavy'],
    [0, 'Too heavy'],
    [0, 'Too heavy'],
  ])
})

test('the weight that is billed is the same for every line', () => {
  expect(pricedLines('HK', offers).weighed).toEqual({
    ...{ actualWeightG: 2300, volumeWeightG: 12_000, volumeDivisor: 6000, billableWeightG: 12_000 },
  })
})
