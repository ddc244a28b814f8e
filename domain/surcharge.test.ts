import { expect, test } from 'vitest'
import { surchargeRow } from './surcharge.example.ts'
import {
  isSamePlace,
  possibleSurcharges,
  type Surcharge,
  type SurchargeLoad,
  surchargeLines,
  tidyPostalCode,
} from './surcharge.ts'
import { sidesOf } from './weight.ts'

const box = { lengthMm: 600, widthMm: 400, heightMm: 300, quantity: 1 }
const load: SurchargeLoad = {
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  place: { regionCodes: ['HK-NIS', 'HK-NT', 'HK'], postalCode: '999077' },
  actualWeightG: 12_000,
  sides: [sidesOf(box)],
}
const freight = { currency: 'CNY', freightMinor: 8200, billableWeightG: 12_000 } as const
const amounts = (rows: readonly Surcharge[], more: Partial<SurchargeLoad> = {}, of: Partial<typeof freight> = {}) =>
  surchargeLines(rows, { ...load, ...more }, { ...freight, ...of }).map(({ amountMinor }) => amountMinor)
const season = surchargeRow({ kind: 'season' })

test('a price for an order, for a billed kilogram, and a share of the freight', () => {
  expect(amounts([season])).toEqual([3000])
  expect(amounts([{ ...season, charge: 'perKg', priceMinor: { CNY: 250, HKD: 280 }, bp: null }])).toEqual([12 * 250])
  expect(amounts([{ ...season, charge: 'percentOfFreight', priceMinor: null, bp: 1250 }])).toEqual([1025])
})

test('each currency has its own price', () => {
  expect(amounts([season], {}, { currency: 'HKD' } as object)).toEqual([3300])
})

test('a share is rounded half up, like every share', () => {
  const share = { ...season, charge: 'percentOfFreight', priceMinor: null, bp: 50 } as const
  expect(amounts([share], {}, { freightMinor: 1000 } as object)).toEqual([5])
  expect(amounts([share], {}, { freightMinor: 1100 } as object)).toEqual([6])
})

test.each([
  ['every line and destination', {}, 1],
  ['its own line', { channelId: 'HK_PARCEL' }, 1],
  ['another line', { channelId: 'AIR' }, 0],
  ['its own destination', { destinationCode: 'HK' }, 1],
  ['another destination', { destinationCode: 'TW' }, 0],
])('a row for %s', (_, given, count) => {
  expect(amounts([{ ...season, ...given }])).toHaveLength(count)
})

test.each([
  ['the longest side at its limit', { longestOverMm: 600 }, 0],
  ['the longest side 1 mm over', { longestOverMm: 599 }, 1],
  ['all sides at their limit', { sidesSumOverMm: 1300 }, 0],
  ['all sides 1 mm over', { sidesSumOverMm: 1299 }, 1],
  ['one of two limits passed', { longestOverMm: 600, sidesSumOverMm: 1299 }, 1],
])('size: %s', (_, given, count) => {
  const row = surchargeRow({ kind: 'oversize', ...given })
  expect(amounts([row])).toHaveLength(count)
  // One box decides, not all of them together, and it pays once.
  const small = { ...box, lengthMm: 100, widthMm: 100, heightMm: 100 }
  expect(amounts([row], { sides: [small, box, box].map(sidesOf) })).toHaveLength(count)
})

test('weight: at the limit nothing, a gram more is over it; boxes are weighed together', () => {
  const row = surchargeRow({ kind: 'overweight', weightOverG: 12_000 })
  expect(amounts([row])).toEqual([])
  expect(amounts([row], { actualWeightG: 12_001 })).toEqual([3000])
})

test.each([
  ['a region itself', { regionCodes: ['HK-NIS'] }, 1],
  ['a region around it', { regionCodes: ['HK-NT'] }, 1],
  ['a region beside it', { regionCodes: ['HK-N'] }, 0],
  ['the beginning of its postal code', { postalPrefixes: ['9990'] }, 1],
  ['the end of its postal code', { postalPrefixes: ['077'] }, 0],
  ['either of them', { regionCodes: ['TW'], postalPrefixes: ['999'] }, 1],
])('remote area: %s', (_, given, count) => {
  expect(amounts([surchargeRow({ kind: 'remote_area', ...given })])).toHaveLength(count)
})

test('postal codes are the same with spaces, hyphens and small letters', () => {
  expect(tidyPostalCode(' sw1a-1 aa')).toBe('SW1A1AA')
  const place = { regionCodes: [], postalCode: 'iv27 4xx' }
  expect(amounts([surchargeRow({ kind: 'remote_area', postalPrefixes: ['IV27'] })], { place })).toHaveLength(1)
})

test('what is not known is not charged, and is told as possible', () => {
  const rows = [
    season,
    surchargeRow({ kind: 'remote_area', regionCodes: ['HK'] }),
    surchargeRow({ kind: 'oversize', longestOverMm: 100 }),
    surchargeRow({ kind: 'oversize', longestOverMm: 100, channelId: 'AIR' }),
  ]
  const bare = { ...load, place: null, sides: [] }
  expect(amounts(rows, bare)).toEqual([3000])
  expect(possibleSurcharges(rows, bare)).toEqual([rows[1], rows[2]])
  expect(possibleSurcharges(rows, load)).toEqual([])
})

test('another address costs the same unless it enters or leaves a remote area', () => {
  const rows = [season, surchargeRow({ kind: 'remote_area', regionCodes: ['HK-NIS'] })]
  const city = { regionCodes: ['HK-HCW', 'HK'], postalCode: '999077' }
  expect(isSamePlace(rows, load.place, city)).toBe(false)
  expect(isSamePlace(rows, city, { ...city, regionCodes: ['HK-KKC', 'HK'] })).toBe(true)
  expect(isSamePlace([season], load.place, city)).toBe(true)
  expect(isSamePlace(rows, null, city)).toBe(true)
})
