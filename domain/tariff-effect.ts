import { findQuote, freightAlone } from './freight.ts'
import type { GoodsType } from './goods.ts'
import type { Currency } from './money.ts'
import type { Tariff } from './tariff.ts'
import { volumeDivisor } from './weight.ts'

/* What a version of the tariff would have earned on orders of the past, by freight alone. */

/** Orders that any tariff prices alike: the same trade and the same billed weight. */
export type PastTrade = {
  readonly channelId: string
  readonly destinationCode: string
  readonly warehouseId: string
  readonly currency: Currency
  readonly goodsType: GoodsType
  readonly billableWeightG: number
  readonly orders: number
  /** Their freight as it was priced, before coupons and coins. */
  readonly freightMinor: number
}

/** By line, destination and currency. */
export type TradeEffect = {
  readonly channelId: string
  readonly destinationCode: string
  readonly currency: Currency
  readonly orders: number
  readonly freightMinor: number
  readonly wouldBeMinor: number
  /** Orders that the version has no price for: they are in neither sum. */
  readonly unpriced: number
}

export function tariffEffect(trades: readonly PastTrade[], rows: readonly Tariff[]): readonly TradeEffect[] {
  const effects = new Map<string, TradeEffect>()
  for (const trade of trades) {
    const { channelId, destinationCode, currency } = trade
    const key = JSON.stringify([channelId, destinationCode, currency])
    const sum = effects.get(key) ?? { channelId, destinationCode, currency, ...none }
    effects.set(key, withTrade(sum, trade, freightBy(rows, trade)))
  }
  return [...effects.values()]
}

const none = { orders: 0, freightMinor: 0, wouldBeMinor: 0, unpriced: 0 }

const withTrade = (sum: TradeEffect, trade: PastTrade, eachMinor: number | null): TradeEffect =>
  eachMinor === null
    ? { ...sum, unpriced: sum.unpriced + trade.orders }
    : {
        ...sum,
        orders: sum.orders + trade.orders,
        freightMinor: sum.freightMinor + trade.freightMinor,
        wouldBeMinor: sum.wouldBeMinor + eachMinor * trade.orders,
      }

/** The freight of one such order. It was taken as it was: its goods are accepted, and a cap does not stop it. */
function freightBy(rows: readonly Tariff[], { billableWeightG, ...trade }: PastTrade): number | null {
  const found = findQuote(rows, {
    ...trade,
    ...freightAlone,
    channelAcceptsSensitive: true,
    actualWeightG: billableWeightG,
    pieces: [],
    volumeDivisor,
    insuranceBp: 0,
    mayExceedCap: true,
  })
  return 'quote' in found ? found.quote.freightMinor : null
}
