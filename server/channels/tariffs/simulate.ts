import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Place } from '#domain/surcharge.ts'
import type { ReadCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { calculateBy, type Rates } from '#server/channels/calculate.ts'
import { placeOf, tariffsFor } from '#server/channels/channels.ts'
import { findSurchargeDates } from '#server/channels/surcharges.sql.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { findRegion } from '#server/warehouses/warehouses.ts'
import { versionRows } from './rows.sql.ts'
import { findVersion } from './versions.sql.ts'

type Simulate = typeof staffTariffs.simulate
type Ask = Input<Simulate>

/**
 * B-PR-09: one shipment by the prices of now, of another time, or of a version, with every line of its price. Refuses with
 * 9005 for a region outside the destination, or a postal code without a region.
 */
export async function simulate(call: ReadCall, ask: Ask): Promise<Output<Simulate>> {
  const place = await placeIn(call.db, ask)
  const rates = await (ask.versionId ? ratesOfVersion(call, ask, ask.versionId) : liveRates(call, ask))
  const { list } = await calculateBy(call, ask, { ...rates, place })
  const ids = new Set(
    list.flatMap(({ quote, mayAdd }) => [
      ...(quote?.otherLines ?? []).flatMap(({ surcharge }) => surcharge?.id ?? []),
      ...mayAdd.map(({ id }) => id),
    ]),
  )
  return { list, surcharges: ids.size === 0 ? [] : await findSurchargeDates(call.db, [...ids]) }
}

/** A postal code says nothing about regions, so it is given beside one. */
async function placeIn(db: Db, { destinationCode, regionCode, postalCode = '' }: Ask): Promise<Place | null> {
  if (regionCode === undefined) return postalCode === '' ? null : refuseFields({ regionCode: 'field_required' })
  const region = await findRegion(db, regionCode)
  if (region?.destinationCode !== destinationCode) refuseFields({ regionCode: 'field_region' })
  return placeOf(db, { regionCode, postalCode })
}

async function liveRates({ db }: ReadCall, { channelId, destinationCode, at }: Ask): Promise<Omit<Rates, 'place'>> {
  const filter = { channelId: channelId ?? null, destinationCode, currency: null, at: at ?? null }
  return { rows: await tariffsFor(db, filter), startsAt: undefined, at: at ?? null }
}

async function ratesOfVersion(
  { db }: ReadCall,
  { channelId, destinationCode, at }: Ask,
  versionId: string,
): Promise<Omit<Rates, 'place'>> {
  const version = orRefuse(await findVersion(db, versionId), 'not_found')
  const startsAt = version.startsAt ?? new Date().toISOString()
  const rows = (await versionRows(db, versionId)).filter(
    (row) => row.destinationCode === destinationCode && (channelId === undefined || row.channelId === channelId),
  )
  return { rows: rows.map((row) => ({ ...row, validFrom: startsAt })), startsAt, at: at ?? version.startsAt }
}
