import { channels as lines } from '#contract/channels.ts'
import { site } from '#contract/content.ts'
import { findQuote } from '#domain/freight.ts'
import { insuranceBp } from '#domain/insurance.ts'
import { volumeDivisor } from '#domain/weight.ts'
import { Refused } from '#server/http/refuse.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { availableCurrencies, type PriceAsk, priceOrder, quoteOnWire, tariffsFor } from './channels.ts'

const t = await openTestServer()
const { channels } = await t.visitor.call(site.formOptions, {})
const channelId = (code: string) => channels.find((each) => each.code === code)!.id
const { vas: services, pickUpPoints } = await (await t.member()).call(lines.get, {
  channelId: channelId('HK_PICKUP'),
  destinationCode: 'HK',
  currency: 'CNY',
})
const service = (code: string) => services.find((each) => each.code === code)!.id

const order: PriceAsk = {
  volumeDivisor,
  insuranceBp,
  channelId: channelId('HK_PARCEL'),
  destinationCode: 'HK',
  warehouseId: null,
  currency: 'CNY',
  orderType: 'consolidation',
  goodsType: 'ordinary',
  actualWeightG: 2300,
  pieces: [{ lengthMm: 600, widthMm: 400, heightMm: 300, quantity: 1 }],
  vas: [],
  declaredValueMinor: 50_000,
  insured: false,
  coupon: null,
  coins: null,
  otherLines: [],
  at: null,
  pickUpPointId: null,
  place: null,
}

const refusal = async (ask: Partial<PriceAsk>) => {
  const answer = await priceOrder(t.db, { ...order, ...ask }).catch((error: unknown) => error)
  return answer instanceof Refused ? answer.refusal : answer
}

const discounted = {
  ...order,
  vas: [
    { id: service('REPACK'), qty: 1 },
    { id: service('PHOTO'), qty: 3 },
  ],
  insured: true,
  coupon: { kind: 'amount', valueMinor: 1000, minSpendMinor: 5000 },
  coins: { coinsPerUnit: 100, maxShareBp: 5000, requestedCoins: 3000, balanceCoins: 5000 },
} as const satisfies PriceAsk

test('coupon and coins reduce the freight only', async () => {
  const { quote } = await priceOrder(t.db, discounted)
  expect(quote).toMatchObject({
    freightMinor: 8200,
    couponDiscountMinor: 1000,
    coinsUsed: 3000,
    freightPayableMinor: 4200,
    totalMinor: 7800,
  })
  const clamped = await priceOrder(t.db, { ...discounted, coins: { ...discounted.coins, requestedCoins: 5000 } })
  expect(clamped.quote).toMatchObject({ coinsUsed: 3600, freightPayableMinor: 3600, totalMinor: 7200 })
})

test('a coupon takes seven per cent of the freight, rounded half up', async () => {
  const { quote } = await priceOrder(t.db, {
    ...order,
    channelId: channelId('SEA_BULK'),
    destinationCode: 'MY',
    actualWeightG: 16_400,
    pieces: [],
    coupon: { kind: 'percent', valueBp: 700, maxDiscountMinor: null, minSpendMinor: 0 },
  })
  expect(quote).toMatchObject({ freightMinor: 16_550, couponDiscountMinor: 1159, totalMinor: 15_391 })
})

test('an order is refused for the reason that its member can mend', async () => {
  expect(await refusal({ channelId: '00000000-0000-4000-8000-000000000000' })).toBe('not_found')
  expect(await refusal({ currency: 'USD' })).toBe('currency_unsupported')
  expect(await refusal({ destinationCode: 'SG' })).toBe('channel_unavailable')
  expect(await refusal({ actualWeightG: 30_001 })).toBe('weight_cap')
  expect(await refusal({ channelId: channelId('SEA_BULK'), destinationCode: 'MY', goodsType: 'sensitive' })).toBe(
    'goods_not_accepted',
  )
  expect(
    await refusal({
      vas: [
        { id: service('PHOTO'), qty: 1 },
        { id: service('PHOTO'), qty: 1 },
      ],
    }),
  ).toBe('validation')
  expect(await refusal({ at: '2024-12-31T23:59:59+08:00' })).toBe('channel_unavailable')
})

test('the pick-up line needs an open point of the destination that can hold the order', async () => {
  const channel = channelId('HK_PICKUP')
  const small = {
    channelId: channel,
    actualWeightG: 2000,
    pieces: [{ lengthMm: 300, widthMm: 200, heightMm: 100, quantity: 1 }],
  }
  const counter = pickUpPoints.find(({ weightLimitG, available }) => available && weightLimitG === 20_000)!.id
  const locker = pickUpPoints.find(({ weightLimitG }) => weightLimitG === 3000)!.id
  const closed = pickUpPoints.find(({ available }) => !available)!.id
  expect((await priceOrder(t.db, { ...order, ...small, pickUpPointId: counter })).quote.freightMinor).toBe(1700)
  expect((await priceOrder(t.db, { ...order, ...small, pickUpPointId: locker })).quote.freightMinor).toBe(1700)
  expect(await refusal({ ...small, pickUpPointId: null })).toBe('pickup_point')
  expect(await refusal({ ...small, pickUpPointId: closed })).toBe('pickup_point')
  expect(await refusal({ ...small, pickUpPointId: locker, actualWeightG: 3001 })).toBe('size_limit')
  expect(
    await refusal({
      ...small,
      pickUpPointId: counter,
      pieces: [{ lengthMm: 10, widthMm: 1001, heightMm: 10, quantity: 1 }],
    }),
  ).toBe('size_limit')
})

test('a quote that an order keeps reads the same later, in each language', async () => {
  const { quote, tariff } = await priceOrder(t.db, discounted)
  const kept = {
    ...quote,
    otherLines: [
      { code: 'TOLERANCE', amountMinor: -120 },
      { code: 'ISLAND', amountMinor: 3000 },
    ],
  }
  const wire = await quoteOnWire(t.db, kept, 'zh-Hant')
  expect(wire).toMatchObject({ ruleId: tariff.id, tariffValidFrom: '2025-01-01T00:00:00+08:00' })
  expect(wire.otherLines.map(({ text }) => text)).toEqual(['磅重差額由我們承擔', '其他費用'])
})

test('the rows of an order’s time price it again to the same quote', async () => {
  const { quote } = await priceOrder(t.db, order)
  const rows = await tariffsFor(t.db, { ...order, currency: 'CNY', at: '2025-06-01T12:00:00+08:00' })
  const again = findQuote(rows, {
    ...order,
    currency: 'CNY',
    vas: [],
    volumeDivisor: 6000,
    insuranceBp: 500,
    channelAcceptsSensitive: true,
    mayExceedCap: false,
    surcharges: [],
  })
  expect(again).toMatchObject({ quote })
})

test('currencies are available where something is priced in them', async () => {
  const both = { channelId: null, destinationCode: null, warehouseId: null }
  expect([...(await availableCurrencies(t.db, both))].sort()).toEqual(['CNY', 'HKD'])
  expect(await availableCurrencies(t.db, { ...both, channelId: channelId('AIR'), destinationCode: 'HK' })).toEqual([])
})
