import { pastOrdersAtMost, type tariffVersions } from '#contract/tariff-versions.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { addUpEffects, effectByCurrency, type PastOrder } from '#domain/tariff-effect.ts'
import { weigh } from '#domain/weight.ts'
import type { ReadCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { pricedTwice } from './past-orders.ts'
import { countCancelled, countPastOrders, monthsAgo } from './past-orders.sql.ts'
import { versionRows } from './rows.sql.ts'
import { channelNames, destinationNames, findVersion } from './versions.sql.ts'

type WhatIf = typeof tariffVersions.whatIf

/** B-PR-14: past orders by their own prices and by those of this version, each by the price function. */
export async function whatIf(
  { db, language }: ReadCall,
  { id, months, ...filter }: Input<WhatIf>,
  most = pastOrdersAtMost,
): Promise<Output<WhatIf>> {
  orRefuse(await findVersion(db, id), 'not_found')
  const past = { ...filter, since: await monthsAgo(db, months) }
  const found = await countPastOrders(db, past, most + 1)
  const sums = addUpEffects()
  for await (const some of pricedTwice(db, past, await versionRows(db, id), most))
    for (const { order, effect } of some) sums.add(order, effect)
  const named = await tradeNames(db, language)
  const trades = sums.trades()
  return {
    months,
    since: past.since,
    isCut: found > most,
    cancelled: await countCancelled(db, past),
    effects: trades.map((trade) => ({ ...withDifference(trade), ...named(trade) })).toSorted(byCurrencyAndSize),
    totals: effectByCurrency(trades).map(withDifference).toSorted(byCurrencyAndSize),
    rises: sums
      .rises()
      .map(({ order, ...prices }) => ({ ...withDifference(prices), ...orderOf(order), ...named(order) })),
    unpriced: sums.unpriced().map((order) => ({
      ...orderOf(order),
      ...named(order),
      billableWeightG: weigh(order.actualWeightG, order.pieces, order.volumeDivisor).billableWeightG,
    })),
  }
}

interface Compared {
  readonly currency: string
  readonly differenceMinor: number
}

/** Amounts of two currencies are not compared either. */
const byCurrencyAndSize = (one: Compared, other: Compared) =>
  one.currency.localeCompare(other.currency) || Math.abs(other.differenceMinor) - Math.abs(one.differenceMinor)

const orderOf = ({ id, orderNumber, currency }: PastOrder) => ({ orderId: id, orderNumber, currency })

const withDifference = <Sums extends { readonly wasMinor: number; readonly wouldBeMinor: number }>(sums: Sums) => ({
  ...sums,
  differenceMinor: sums.wouldBeMinor - sums.wasMinor,
})

/** Lines and destinations in words, also those that are no longer offered. */
export async function tradeNames(db: Db, language: Language) {
  const [channels, destinations] = await Promise.all([channelNames(db), destinationNames(db)])
  const names = new Map([...channels, ...destinations].map((each) => [each.id, pickText(each.name, language)]))
  return ({ channelId, destinationCode }: Pick<PastOrder, 'channelId' | 'destinationCode'>) => ({
    channelName: names.get(channelId) ?? '',
    destinationName: names.get(destinationCode) ?? destinationCode,
  })
}
