import { freightAlone, type QuoteInput, quoteFreight } from './freight.ts'
import type { GoodsType } from './goods.ts'
import type { Currency } from './money.ts'
import { selectTariff, type Tariff } from './tariff.ts'
import { weigh } from './weight.ts'

/*
 * What a version of the tariff would have asked for orders of the past. Each is priced twice by the one price function,
 * from the same input: by the row that it has, and by the version's (decision record 100).
 */

/** A paid order, with everything of its price that is not the tariff. Amounts in minor units of its currency. */
export type PastOrder = Omit<QuoteInput, 'tariff' | 'coupon' | 'coins' | 'otherLines'> & {
  readonly id: string
  readonly orderNumber: string
  readonly channelId: string
  readonly destinationCode: string
  readonly warehouseId: string
  readonly currency: Currency
  readonly goodsType: GoodsType
  /** The row that it was priced by. */
  readonly pricedBy: Tariff
}

/** Before coupons and coins, and without what staff added or waived; `wouldBeMinor` null: the version has no price. */
export type OrderEffect = { readonly wasMinor: number; readonly wouldBeMinor: number | null }

/** The order was taken as it is: its goods are accepted, and a cap does not stop it. */
export function orderEffect(order: PastOrder, rows: readonly Tariff[]): OrderEffect {
  const by = (tariff: Tariff) => quoteFreight({ ...freightAlone, ...order, tariff }).totalMinor
  const { billableWeightG } = weigh(order.actualWeightG, order.pieces, order.volumeDivisor)
  const ask = { ...order, channelAcceptsSensitive: true, billableWeightG, mayExceedCap: true }
  const choice = selectTariff(rows, ask)
  return { wasMinor: by(order.pricedBy), wouldBeMinor: 'tariff' in choice ? by(choice.tariff) : null }
}

type EffectSum = {
  /** Those that have a price in the version; the sums are of these alone. */
  readonly orders: number
  readonly dearer: number
  readonly cheaper: number
  readonly same: number
  readonly wasMinor: number
  readonly wouldBeMinor: number
  /** Orders that the version has no price for: they are in neither sum. */
  readonly unpriced: number
}

/** By line, destination and currency: amounts of two currencies are never added. */
export type TradeEffect = EffectSum & Pick<PastOrder, 'channelId' | 'destinationCode' | 'currency'>

export type CurrencyEffect = EffectSum & Pick<PastOrder, 'currency'>

export type Rise = {
  readonly order: PastOrder
  readonly wasMinor: number
  readonly wouldBeMinor: number
}

/** How many of the largest rises are named, in each currency. */
export const risesNamed = 10

/** How many orders without a price are named; all of them are counted. */
export const unpricedNamed = 50

/** Adds up orders one by one and keeps only sums, so that its memory does not grow with their number. */
export function addUpEffects() {
  const trades = new Map<string, TradeEffect>()
  const rises = new Map<Currency, readonly Rise[]>()
  const unpriced: PastOrder[] = []
  const add = (order: PastOrder, effect: OrderEffect) => {
    const { channelId, destinationCode, currency } = order
    const key = JSON.stringify([channelId, destinationCode, currency])
    const sum = trades.get(key) ?? { channelId, destinationCode, currency, ...none }
    trades.set(key, { ...sum, ...withEffect(sum, effect) })
    const { wasMinor, wouldBeMinor } = effect
    if (wouldBeMinor === null) {
      if (unpriced.length < unpricedNamed) unpriced.push(order)
    } else if (wouldBeMinor > wasMinor) {
      rises.set(currency, withRise(rises.get(currency) ?? [], { order, wasMinor, wouldBeMinor }))
    }
  }
  return {
    add,
    trades: (): readonly TradeEffect[] => [...trades.values()],
    /** Of each currency the largest first. */
    rises: (): readonly Rise[] => [...rises.values()].flat(),
    unpriced: (): readonly PastOrder[] => unpriced,
  }
}

const none: EffectSum = { orders: 0, dearer: 0, cheaper: 0, same: 0, wasMinor: 0, wouldBeMinor: 0, unpriced: 0 }

function withEffect(sum: EffectSum, { wasMinor, wouldBeMinor }: OrderEffect): EffectSum {
  if (wouldBeMinor === null) return { ...sum, unpriced: sum.unpriced + 1 }
  const kind = wouldBeMinor > wasMinor ? 'dearer' : wouldBeMinor < wasMinor ? 'cheaper' : 'same'
  return {
    ...sum,
    orders: sum.orders + 1,
    [kind]: sum[kind] + 1,
    wasMinor: sum.wasMinor + wasMinor,
    wouldBeMinor: sum.wouldBeMinor + wouldBeMinor,
  }
}

const riseOf = ({ wasMinor, wouldBeMinor }: Rise) => wouldBeMinor - wasMinor

const withRise = (known: readonly Rise[], rise: Rise): readonly Rise[] =>
  [...known, rise].toSorted((one, other) => riseOf(other) - riseOf(one)).slice(0, risesNamed)

/** The sums of each currency, in the order in which it first appears. */
export function effectByCurrency(trades: readonly TradeEffect[]): readonly CurrencyEffect[] {
  const totals = new Map<Currency, CurrencyEffect>()
  for (const trade of trades) {
    const { currency } = trade
    const sum = totals.get(currency) ?? { currency, ...none }
    totals.set(currency, { currency, ...added(sum, trade) })
  }
  return [...totals.values()]
}

const added = (one: EffectSum, other: EffectSum): EffectSum => ({
  orders: one.orders + other.orders,
  dearer: one.dearer + other.dearer,
  cheaper: one.cheaper + other.cheaper,
  same: one.same + other.same,
  wasMinor: one.wasMinor + other.wasMinor,
  wouldBeMinor: one.wouldBeMinor + other.wouldBeMinor,
  unpriced: one.unpriced + other.unpriced,
})
