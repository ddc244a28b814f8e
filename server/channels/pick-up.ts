import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { excessOver, fits } from '#domain/pick-up.ts'
import type { Piece } from '#domain/weight.ts'
import type { Db } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { type Channel, findPickUpPoint, type PickUpPoint } from './sql.ts'

/** What would be left at a point: the whole order, since its parcels travel as one. */
export interface Carried {
  readonly destinationCode: string
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
}

/** Why a point cannot take a load; null when it can. It has limits of its own besides those of the channel. */
export function pickUpRefusal(
  point: PickUpPoint | undefined,
  channel: Channel,
  carried: Carried,
): 'pickup_point' | 'size_limit' | null {
  if (point === undefined || point.deleted || !point.open || point.destinationCode !== carried.destinationCode)
    return 'pickup_point'
  if (point.channelIds !== null && !point.channelIds.includes(channel.id)) return 'pickup_point'
  return fits(excessOver(point, carried)) ? null : 'size_limit'
}

/**
 * Why none of a channel's points can take a load; null when one can. “Too small” is reported in preference to “closed”,
 * since it tells more.
 */
export function pickUpRefusals(
  points: readonly PickUpPoint[],
  channel: Channel,
  carried: Carried,
): 'pickup_point' | 'size_limit' | null {
  const refusals = points.map((point) => pickUpRefusal(point, channel, carried))
  if (refusals.includes(null)) return null
  return refusals.includes('size_limit') ? 'size_limit' : 'pickup_point'
}

/** A point as an order shows it, including one that is gone by now. */
export async function pickUpPointOnWire(db: Db, id: string, language: Language) {
  const point = await findPickUpPoint(db, id)
  assert(point, 'an order names a point that was there')
  const { name, address, phone, pickUpTime } = point
  return { id, name: pickText(name, language), address, phone, pickUpTime }
}
