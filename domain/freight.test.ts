import { expect, test } from 'vitest'
import type { VasChoice } from './charges.ts'
import { findQuote, freightAlone, type QuoteAsk, type QuoteInput, quoteFreight } from './freight.ts'
import { insuranceBp } from './insurance.ts'
import { parcelLineToHongKong } from './tariff.example.ts'
import type { Tariff } from './tariff.ts'
import { volumeDivisor } from './weight.ts'

/* Worked examples of priced shipments. */

const row = (id: string, fields: Partial<Tariff>): Tariff => ({ ...parcelLineToHongKong, id, ...fields })
const air = { channelId: 'AIR', destinationCode: 'SG', minChargeMinor: 0, capWeightG: null }
const p1 = row('P1', {})
const p2 = row('P2', { currency: 'HKD', firstPriceMinor: 1800, continuationPriceMinor: 700, minChargeMinor: 2200 })
const p3 = row('P3', {
  channelId: 'HK_BULK',
  firstWeightG: 20_000,
  firstPriceMinor: 8000,
  continuationPriceMinor: 250,
  minChargeMinor: 10_000,
  capWeightG: null,
})
const p4 = row('P4', {
  channelId: 'HK_PICKUP',
  firstPriceMinor: 1200,
  continuationPriceMinor: 500,
  minChargeMinor: 1200,
  capWeightG: 20_000,
})
const p5 = row('P5', { ...air, goodsType: 'ordinary', firstPriceMinor: 4800, continuationPriceMinor: 3200 })
const p6 = row('P6', { ...air, goodsType: 'sensitive', firstPriceMinor: 5800, continuationPriceMinor: 3800 })
const p7 = row('P7', {
  channelId: 'SEA_BULK',
  destinationCode: 'MY',
  goodsType: 'ordinary',
  firstWeightG: 10_000,
  firstPriceMinor: 12_000,
  continuationPriceMinor: 650,
  minChargeMinor: 15_000,
  capWeightG: null,
})
const rateCard = [p1, p2, p3, p4, p5, p6, p7]

const box = (lengthMm: number, widthMm: number, heightMm: number, quantity = 1) => ({
  lengthMm,
  widthMm,
  heightMm,
  quantity,
})
const terms = { volumeDivisor, insuranceBp }
const quote = (tariff: Tariff, actualWeightG: number, more: Partial<QuoteInput> = {}) =>
  quoteFreight({ ...freightAlone, ...terms, pieces: [], tariff, actualWeightG, ...more })

const repack: VasChoice = { id: 'v1', code: 'REPACK', quantity: 1, charge: 'perOrder', unitMinor: 500, bp: null }
const photos: VasChoice = { id: 'v2', code: 'PHOTO', quantity: 3, charge: 'perPiece', unitMinor: 200, bp: null }
const tenOff = { kind: 'amount', valueMinor: 1000, minSpendMinor: 5000 } as const
const coins = (requestedCoins: number) => ({
  requestedCoins,
  balanceCoins: 5000,
  coinsPerUnit: 100,
  maxShareBp: 5000,
})

// Proves R-558
test.each([
  ['1', p1, 400, [box(100, 100, 100)], 1, 2000],
  ['2a', p1, 1000, [], 1, 2000],
  ['2b', p1, 1001, [], 2, 2200],
  ['3', p1, 2300, [box(600, 400, 300)], 12, 8200],
  ['4', p1, 9500, [box(400, 300, 200, 3)], 12, 8200],
  ['5', p4, 3000, [box(505, 402, 303)], 11, 6200],
  ['6', p1, 6000, [box(200, 200, 150), box(600, 400, 150)], 7, 5200],
  ['7a', p3, 35_200, [], 36, 12_000],
  ['7b', p3, 18_000, [], 18, 10_000],
  ['8', p1, 30_000, [], 30, 19_000],
  ['15, one gram over', p1, 500, [box(241, 249, 100)], 2, 2200],
  ['15, exact', p1, 500, [box(200, 300, 100)], 1, 2000],
])('example %s', (_, tariff, actualWeightG, pieces, billableKg, freightMinor) => {
  const priced = quote(tariff, actualWeightG, { pieces })
  expect(priced.billableWeightG).toBe(billableKg * 1000)
  expect(priced.freightMinor).toBe(freightMinor)
  expect(priced.totalMinor).toBe(freightMinor)
})

test('examples 1 and 7b say that the minimum charge was applied, 2b does not', () => {
  expect(quote(p1, 400).minApplied).toBe(true)
  expect(quote(p3, 18_000)).toMatchObject({ minApplied: true, continuationKg: 0 })
  expect(quote(p1, 1001)).toMatchObject({ minApplied: false, continuationKg: 1 })
})

test('example 9: insurance in Hong Kong dollars, half up', () => {
  expect(quote(p2, 4300, { declaredValueMinor: 33_333, insured: true })).toMatchObject({
    currency: 'HKD',
    freightMinor: 4600,
    insuranceMinor: 1667,
    totalMinor: 6267,
  })
})

const example10 = {
  pieces: [box(600, 400, 300)],
  vas: [repack, photos],
  declaredValueMinor: 50_000,
  insured: true,
  coupon: tenOff,
}

test('example 10a: coupon, coins, services and insurance together', () => {
  expect(quote(p1, 2300, { ...example10, coins: coins(3000) })).toMatchObject({
    freightMinor: 8200,
    couponDiscountMinor: 1000,
    coinsUsed: 3000,
    coinDiscountMinor: 3000,
    freightPayableMinor: 4200,
    vasMinor: 1100,
    insuranceMinor: 2500,
    totalMinor: 7800,
  })
})

test('example 10b: coins beyond half of the freight are clamped', () => {
  expect(quote(p1, 2300, { ...example10, coins: coins(5000) })).toMatchObject({
    coinsUsed: 3600,
    freightPayableMinor: 3600,
    totalMinor: 7200,
  })
})

test('example 11: seven percent off', () => {
  const coupon = { kind: 'percent', valueBp: 700, maxDiscountMinor: null, minSpendMinor: 0 } as const
  expect(quote(p7, 16_400, { coupon })).toMatchObject({
    freightMinor: 16_550,
    couponDiscountMinor: 1159,
    totalMinor: 15_391,
  })
})

const ask = (fields: Partial<QuoteAsk>): QuoteAsk => ({
  ...freightAlone,
  ...terms,
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  warehouseId: null,
  currency: 'CNY',
  goodsType: 'ordinary',
  channelAcceptsSensitive: true,
  mayExceedCap: false,
  actualWeightG: 1000,
  pieces: [],
  ...fields,
})

test('example 12: one sensitive line prices the whole by the row for sensitive goods', () => {
  const byAir = ask({ channelId: 'AIR', destinationCode: 'SG', actualWeightG: 3200 })
  expect(findQuote(rateCard, { ...byAir, goodsType: 'sensitive' })).toMatchObject({ quote: { totalMinor: 17_200 } })
  expect(findQuote(rateCard, byAir)).toMatchObject({ quote: { totalMinor: 14_400 } })
})

test('example 8: thirty kilos are priced, one gram more is over the cap of the line', () => {
  expect(findQuote(rateCard, ask({ actualWeightG: 30_000 }))).toMatchObject({
    quote: { totalMinor: 19_000 },
    tariff: p1,
  })
  expect(findQuote(rateCard, ask({ actualWeightG: 30_001 }))).toEqual({ reason: 'weight_cap' })
})
