import type { Tariff } from './tariff.ts'

/* The parcel line to Hong Kong in yuan, which tests of prices start from. */

export const parcelLineToHongKong: Tariff = {
  id: 'P1',
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  warehouseId: null,
  currency: 'CNY',
  goodsType: 'any',
  weightFromKg: 0,
  weightToKg: null,
  firstWeightG: 1000,
  firstPriceMinor: 1600,
  continuationPriceMinor: 600,
  minChargeMinor: 2000,
  capWeightG: 30_000,
}
