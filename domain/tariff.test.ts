import { expect, test } from 'vitest'
import { parcelLineToHongKong } from './tariff.example.ts'
import { selectTariff, selectTariffAgain, type Tariff, type TariffAsk } from './tariff.ts'

const anywhere: Tariff = { ...parcelLineToHongKong, id: 'anywhere', channelId: 'parcel-line' }
const sensitive: Tariff = { ...anywhere, id: 'sensitive', goodsType: 'sensitive' }
const fuyong: Tariff = { ...anywhere, id: 'fuyong', warehouseId: 'fuyong' }
const light: Tariff = { ...anywhere, id: 'light', weightToKg: 5, capWeightG: null }
const heavy: Tariff = { ...anywhere, id: 'heavy', weightFromKg: 6, capWeightG: null }

const ask: TariffAsk = {
  channelId: 'parcel-line',
  destinationCode: 'HK',
  warehouseId: 'fuyong',
  currency: 'CNY',
  goodsType: 'ordinary',
  channelAcceptsSensitive: true,
  billableWeightG: 3000,
  mayExceedCap: false,
}

test('a row of the own warehouse goes before a row for these goods, and both before a row for everything', () => {
  const parcel = { ...ask, goodsType: 'sensitive' } as const
  expect(selectTariff([anywhere, sensitive, fuyong], parcel)).toEqual({ tariff: fuyong })
  expect(selectTariff([anywhere, sensitive], parcel)).toEqual({ tariff: sensitive })
  expect(selectTariff([anywhere], parcel)).toEqual({ tariff: anywhere })
})

test.each([
  ['another channel', { channelId: 'air' }],
  ['another destination', { destinationCode: 'SG' }],
  ['another currency', { currency: 'HKD' }],
] as const)('%s has no price', (_, other) => {
  expect(selectTariff([anywhere, fuyong], { ...ask, ...other })).toEqual({ reason: 'no_price' })
})

test('a row of one warehouse prices neither another one nor nobody', () => {
  expect(selectTariff([fuyong], { ...ask, warehouseId: 'humen' })).toEqual({ reason: 'no_price' })
  expect(selectTariff([fuyong], { ...ask, warehouseId: null })).toEqual({ reason: 'no_price' })
})

test.each([
  [1000, 'light'],
  [5000, 'light'],
  [6000, 'heavy'],
  [99_000, 'heavy'],
])('%i g falls into its band, both ends included', (billableWeightG, id) => {
  expect(selectTariff([light, heavy], { ...ask, billableWeightG })).toMatchObject({ tariff: { id } })
})

test('a line that takes no sensitive goods says so, with or without a row for them', () => {
  const refused = { ...ask, goodsType: 'sensitive', channelAcceptsSensitive: false } as const
  expect(selectTariff([anywhere], refused)).toEqual({ reason: 'goods_not_accepted' })
  expect(selectTariff([], refused)).toEqual({ reason: 'goods_not_accepted' })
})

test('the cap is included in what is carried; the warehouse may go beyond it', () => {
  expect(selectTariff([anywhere], { ...ask, billableWeightG: 30_000 })).toEqual({ tariff: anywhere })
  const over = { ...ask, billableWeightG: 31_000 }
  expect(selectTariff([anywhere], over)).toEqual({ reason: 'weight_cap' })
  expect(selectTariff([anywhere], { ...over, mayExceedCap: true })).toEqual({ tariff: anywhere })
})

test('an order keeps the row that it was priced by while the trade and the band stay', () => {
  const replaced: Tariff = { ...light, id: 'replaced' }
  const rows = [light, heavy]
  expect(selectTariffAgain(replaced, 'ordinary', rows, ask)).toEqual({ tariff: replaced })
  expect(selectTariffAgain(replaced, 'ordinary', rows, { ...ask, billableWeightG: 6000 })).toEqual({ tariff: heavy })
  expect(selectTariffAgain(replaced, 'sensitive', rows, ask)).toEqual({ tariff: light })
  expect(selectTariffAgain({ ...replaced, channelId: 'air' }, 'ordinary', rows, ask)).toEqual({ tariff: light })
})
