import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { calculateBy, type Rates } from '#server/channels/calculate.ts'
import { tariffsFor } from '#server/channels/channels.ts'
import { versionRows } from './rows.sql.ts'
import { findVersion } from './versions.sql.ts'

type Simulate = typeof staffTariffs.simulate
type Ask = Input<Simulate>

/** B-PR-09: one shipment by the prices of now, of another time, or of a version, with every line of its price. */
export async function simulate(call: ReadCall, ask: Ask): Promise<Output<Simulate>> {
  return calculateBy(call, ask, await (ask.versionId ? ratesOfVersion(call, ask, ask.versionId) : liveRates(call, ask)))
}

async function liveRates({ db }: ReadCall, { channelId, destinationCode, at }: Ask): Promise<Rates> {
  const filter = { channelId: channelId ?? null, destinationCode, currency: null, at: at ?? null }
  return { rows: await tariffsFor(db, filter), startsAt: undefined, at: at ?? null }
}

async function ratesOfVersion(
  { db }: ReadCall,
  { channelId, destinationCode }: Ask,
  versionId: string,
): Promise<Rates> {
  const version = orRefuse(await findVersion(db, versionId), 'not_found')
  const startsAt = version.startsAt ?? new Date().toISOString()
  const rows = (await versionRows(db, versionId)).filter(
    (row) => row.destinationCode === destinationCode && (channelId === undefined || row.channelId === channelId),
  )
  return { rows: rows.map((row) => ({ ...row, validFrom: startsAt })), startsAt, at: version.startsAt }
}
