import type { GoodsType } from './goods.ts'
import type { Currency } from './money.ts'

/** One row of a rate card, in minor units of its currency. `firstWeightG` is a multiple of 1000, at least 1000. */
export type Tariff = {
  readonly id: string
  readonly channelId: string
  readonly destinationCode: string
  /** null: every warehouse. */
  readonly warehouseId: string | null
  readonly currency: Currency
  readonly goodsType: GoodsType | 'any'
  readonly weightFromKg: number
  readonly weightToKg: number | null
  readonly firstWeightG: number
  readonly firstPriceMinor: number
  readonly continuationPriceMinor: number
  readonly minChargeMinor: number
  readonly capWeightG: number | null
}

/** What decides which row prices a shipment. */
export type TariffAsk = {
  readonly channelId: string
  readonly destinationCode: string
  /** null: no warehouse was named, so that only rows for every warehouse apply. */
  readonly warehouseId: string | null
  readonly currency: Currency
  readonly goodsType: GoodsType
  readonly channelAcceptsSensitive: boolean
  readonly billableWeightG: number
  /** At packing the warehouse may send what is over the cap; the row then applies as if it had none. */
  readonly mayExceedCap: boolean
}

export type NoTariff = 'no_price' | 'goods_not_accepted' | 'weight_cap'

export type TariffChoice = { readonly tariff: Tariff } | { readonly reason: NoTariff }

/**
 * The most specific matching row. `rows` are those in force at the time in question. Goods are checked before rows: a
 * line that takes no sensitive goods usually has no row for them, and "no price" would mislead.
 */
export function selectTariff(rows: readonly Tariff[], ask: TariffAsk): TariffChoice {
  if (ask.goodsType === 'sensitive' && !ask.channelAcceptsSensitive) return { reason: 'goods_not_accepted' }
  const [tariff] = rows.filter((row) => fits(row, ask)).sort((one, other) => rank(other) - rank(one))
  if (tariff === undefined) return { reason: 'no_price' }
  return withinCap(tariff, ask)
}

/**
 * The row of an order that is weighed again: the one it was priced by, as long as channel, destination and goods stay
 * and the new weight is within its band; otherwise a new choice among the rows of the order's time.
 */
export function selectTariffAgain(
  pricedBy: Tariff,
  pricedGoodsType: GoodsType,
  rows: readonly Tariff[],
  ask: TariffAsk,
): TariffChoice {
  const isSameTrade =
    pricedBy.channelId === ask.channelId &&
    pricedBy.destinationCode === ask.destinationCode &&
    pricedGoodsType === ask.goodsType
  return isSameTrade && isInBand(pricedBy, ask.billableWeightG) ? withinCap(pricedBy, ask) : selectTariff(rows, ask)
}

const fits = (row: Tariff, ask: TariffAsk) =>
  row.channelId === ask.channelId &&
  row.destinationCode === ask.destinationCode &&
  row.currency === ask.currency &&
  (row.warehouseId === null || row.warehouseId === ask.warehouseId) &&
  (row.goodsType === 'any' || row.goodsType === ask.goodsType) &&
  isInBand(row, ask.billableWeightG)

const isInBand = (row: Tariff, billableWeightG: number) =>
  row.weightFromKg * 1000 <= billableWeightG && (row.weightToKg === null || billableWeightG <= row.weightToKg * 1000)

/** A specific warehouse outranks specific goods; two rows of one rank cannot both be in force (B-PR-06). */
const rank = (row: Tariff) => (row.warehouseId === null ? 0 : 2) + (row.goodsType === 'any' ? 0 : 1)

const withinCap = (tariff: Tariff, ask: TariffAsk): TariffChoice =>
  tariff.capWeightG !== null && ask.billableWeightG > tariff.capWeightG && !ask.mayExceedCap
    ? { reason: 'weight_cap' }
    : { tariff }
