import type { tariffVersions } from '#contract/tariff-versions.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Tariff } from '#domain/tariff.ts'
import {
  activeChannels,
  type Channel,
  type DatedTariff,
  destinationName,
  pricingTerms,
  tariffsFor,
} from '#server/channels/channels.ts'
import { knownDestination } from '#server/channels/load.ts'
import { rowsFor } from '#server/channels/offers.ts'
import { offered } from '#server/channels/price.ts'
import type { ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { versionRows } from './rows.sql.ts'
import { findVersion } from './versions.sql.ts'

type Table = typeof tariffVersions.table

/** B-PR-23: what every line asks for each weight, by a version and by the prices in force; freight alone, by the price function. */
export async function table(call: ReadCall, input: Input<Table>): Promise<Output<Table>> {
  const { db, language } = call
  const { id, currency, goodsType } = input
  const version = orRefuse(await findVersion(db, id), 'not_found')
  const destinationCode = await knownDestination(db, input.destinationCode)
  const live = await tariffsFor(db, { channelId: null, destinationCode, currency: null, at: null })
  const startsAt = version.startsAt ?? new Date().toISOString()
  const draft = (await versionRows(db, id))
    .filter((row) => row.destinationCode === destinationCode)
    .map((row) => ({ ...row, validFrom: startsAt }))
  const terms = await pricingTerms(call, db)
  const priced = (channel: Channel, rows: readonly DatedTariff[], kg: number) =>
    offered(channel, rowsFor(channel, rows, null), null, {
      ...terms,
      destinationCode,
      warehouseId: null,
      currency,
      goodsType,
      actualWeightG: kg * 1000,
      pieces: [],
      surcharges: [],
      place: null,
    }).quote?.freightMinor ?? null
  const shown = [...live, ...draft].filter((row) => row.currency === currency)
  const steps = stepsOf(shown)
  const name = await destinationName(db, destinationCode)
  return {
    destinationName: name ? pickText(name, language) : destinationCode,
    weightsG: steps.map((kg) => kg * 1000),
    ofOneWarehouse: shown.filter(({ warehouseId }) => warehouseId !== null).length,
    lines: (await activeChannels(db)).flatMap((channel) => {
      const cells = steps.map((kg) => ({
        beforeMinor: priced(channel, live, kg),
        afterMinor: priced(channel, draft, kg),
      }))
      const isPriced = cells.some(({ beforeMinor, afterMinor }) => beforeMinor !== null || afterMinor !== null)
      return isPriced ? [{ channelId: channel.id, channelName: pickText(channel.name, language), cells }] : []
    }),
  }
}

const usualKg = [1, 2, 3, 5, 10, 20, 30]
const stepsAtMost = 10

/** Whole kilograms: the usual ones, and those at which a price begins. */
export function stepsOf(rows: readonly Pick<Tariff, 'weightFromKg'>[]): readonly number[] {
  const begins = rows.map(({ weightFromKg }) => weightFromKg).filter((kg) => kg > 0)
  const added = [...new Set(begins)].filter((kg) => !usualKg.includes(kg)).slice(0, stepsAtMost - usualKg.length)
  return [...usualKg, ...added].toSorted((one, other) => one - other)
}
