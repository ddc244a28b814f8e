import type { MergeAsk, MergeLine } from './merge-advice.ts'
import { parcelLineToHongKong } from './tariff.example.ts'
import type { Tariff } from './tariff.ts'

/* An example tariff for tests of the advice. */

export const ask: MergeAsk = {
  destinationCode: 'HK',
  warehouseId: 'FUYONG',
  currency: 'CNY',
  volumeDivisor: 6000,
  insuranceBp: 500,
  surcharges: [],
  place: null,
}

export const row = (channelId: string, fields: Partial<Tariff>): Tariff => ({
  ...parcelLineToHongKong,
  id: `${channelId}-${fields.goodsType ?? 'any'}-${fields.weightFromKg ?? 0}`,
  channelId,
  ...fields,
})

export const line = (channelId: string, fields: Partial<Tariff>, given: Partial<MergeLine> = {}): MergeLine => ({
  channelId,
  acceptsSensitive: true,
  tariffs: [row(channelId, fields)],
  takes: () => true,
  ...given,
})

export const parcelLine = line('HK_PARCEL', {})
export const bulkLine = line('HK_BULK', {
  firstWeightG: 20_000,
  firstPriceMinor: 8000,
  continuationPriceMinor: 250,
  minChargeMinor: 10_000,
  capWeightG: null,
})
export const pickUpLine = line(
  'HK_PICKUP',
  { firstPriceMinor: 1200, continuationPriceMinor: 500, minChargeMinor: 1200, capWeightG: 20_000 },
  { takes: ({ actualWeightG }) => actualWeightG <= 15_000 },
)
