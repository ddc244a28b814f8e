import type { tariffVersions } from '#contract/tariff-versions.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import { tariffEffect, type TradeEffect } from '#domain/tariff-effect.ts'
import type { ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { versionRows } from './rows.sql.ts'
import { channelNames, destinationNames, findVersion, pastTrades } from './versions.sql.ts'

type WhatIf = typeof tariffVersions.whatIf

/** B-PR-14: the freight of past orders as it was priced, against what this version would have asked. */
export async function whatIf({ db, language }: ReadCall, { id, months }: Input<WhatIf>): Promise<Output<WhatIf>> {
  orRefuse(await findVersion(db, id), 'not_found')
  const [rows, trades, channels, destinations] = await Promise.all([
    versionRows(db, id),
    pastTrades(db, months),
    channelNames(db),
    destinationNames(db),
  ])
  const names = new Map([...channels, ...destinations].map((each) => [each.id, pickText(each.name, language)]))
  const effects = tariffEffect(trades, rows)
  return {
    months,
    effects: effects
      .map((effect) => ({
        ...withDifference(effect),
        channelName: names.get(effect.channelId) ?? '',
        destinationName: names.get(effect.destinationCode) ?? effect.destinationCode,
      }))
      .toSorted((one, other) => Math.abs(other.differenceMinor) - Math.abs(one.differenceMinor)),
    totals: currencies.flatMap((currency) => totalOf(effects, currency) ?? []),
  }
}

function totalOf(effects: readonly TradeEffect[], currency: TradeEffect['currency']) {
  const own = effects.filter((effect) => effect.currency === currency)
  if (own.length === 0) return null
  const sum = (key: 'orders' | 'freightMinor' | 'wouldBeMinor' | 'unpriced') =>
    own.reduce((total, effect) => total + effect[key], 0)
  return withDifference({
    currency,
    orders: sum('orders'),
    freightMinor: sum('freightMinor'),
    wouldBeMinor: sum('wouldBeMinor'),
    unpriced: sum('unpriced'),
  })
}

const withDifference = <Sums extends { readonly freightMinor: number; readonly wouldBeMinor: number }>(sums: Sums) => ({
  ...sums,
  differenceMinor: sums.wouldBeMinor - sums.freightMinor,
})
