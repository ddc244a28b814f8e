import type { staffStations } from '#contract/stations.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isBadge } from '#domain/station.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import type { ReadCall, WriteCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { Refused, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  findByBadge,
  findWithPin,
  peopleWithPin,
  recordStationSignIn,
  replaceSession,
  type Worker,
} from './people.sql.ts'
import { findByKey } from './sql.ts'
import { workplaceOnWire } from './stations.ts'

type Calls = typeof staffStations

/** B-AU-31 */
export async function people(
  { db, language }: ReadCall,
  { stationKey }: Input<Calls['people']>,
): Promise<Output<Calls['people']>> {
  const station = await openStation(db, stationKey)
  return {
    station: workplaceOnWire(station, language),
    people: [...(await peopleWithPin(db, station.warehouseId))],
  }
}

/**
 * B-AU-30: one person at a time, so each step is recorded under the name of the person who is signed in. The session has the rights of
 * warehouse work there and ends with the shift.
 */
export async function signIn(call: WriteCall, input: Input<Calls['signIn']>): Promise<Output<Calls['signIn']>> {
  const { tx, context, ip, requestId, userAgent, network } = call
  const station = await openStation(context.database, input.stationKey)
  const worker = await whoIsIt(call, station, input)
  // In production nobody works without a second factor; the first sign-in sets it up, elsewhere.
  if (context.environment.production && !worker.hasSecondFactor) refuse('badge_unknown')
  const token = newToken()
  const { shiftId, id: stationId } = station
  const session = {
    shiftId,
    staffId: worker.id,
    tokenHash: tokenHash(token),
    userAgent: userAgent.slice(0, 300),
    network,
  }
  const { expiresAt } = orRefuse(await replaceSession(tx, session), 'station_closed')
  await recordStationSignIn(tx, { stationId, staffId: worker.id, ip, requestId })
  const queueKey = context.keyFor(`station-queue:${stationId}`).toString('base64')
  return { token, expiresAt, staffId: worker.id, name: worker.name, queueKey }
}

const openStation = async (db: Db, key: string) => orRefuse(await findByKey(db, tokenHash(key)), 'station_closed')

interface At {
  readonly warehouseId: string
  readonly shiftId: string
}

async function whoIsIt(call: WriteCall, at: At, { badge, staffId, pin }: Input<Calls['signIn']>): Promise<Worker> {
  const { database } = call.context
  if (badge !== undefined) {
    const found = isBadge(badge) ? await findByBadge(database, at.warehouseId, tokenHash(badge)) : undefined
    return orRefuse(found, 'badge_unknown')
  }
  if (staffId === undefined || pin === undefined) return refuseFields({ badge: 'field_required' })
  const found = await findWithPin(database, at.warehouseId, staffId)
  await provePin(call, at, staffId, found?.pinHash ?? undefined, pin)
  return orRefuse(found, 'pin_wrong')
}

/** Five wrong ones lock the PIN of this person for a quarter of an hour, at this station alone. */
async function provePin(
  call: WriteCall,
  { shiftId }: At,
  staffId: string,
  passwordHash: string | undefined,
  pin: string,
) {
  try {
    await provePassword(call, { account: `pin:${shiftId}:${staffId}`, passwordHash, password: pin }, 'pin_wrong')
  } catch (error) {
    if (error instanceof Refused && error.refusal === 'account_locked') refuse('pin_locked')
    throw error
  }
}
