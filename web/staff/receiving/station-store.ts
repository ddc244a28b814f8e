import { recall, remember } from '#web/staff/stored.ts'
import { queueKey } from '#web/staff/workplace/queue-key.ts'
import * as z from 'zod/mini'
import { keepQueue, readQueue } from './queue-store.ts'
import type { Receipt } from './receipt-values.ts'
import { emptyStation, type Scanned, type Saving, type Station } from './station.ts'

/*
 * No scan is lost when the page is reloaded, nor, at a station, when its tab is closed. What was being saved is sent again
 * under the same key, so it is not stored twice, and only under the name of the person who measured it.
 */

const measure = z.nullable(z.int())
const values = z.object({
  actualWeightG: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  memberNumber: z.string(),
  courierCode: z.string(),
  pieces: measure,
  shelf: z.string(),
  abnormalCode: z.string(),
  abnormalText: z.string(),
  remark: z.string(),
  photos: z.array(z.object({ fileId: z.string(), url: z.string() })),
})
const sent = z.object({
  receipt: z.custom<Receipt>((receipt) => typeof receipt === 'object' && receipt !== null),
  idempotencyKey: z.string(),
  completedAtMs: z.optional(z.number()),
})
const refusal = z.object({
  sentence: z.string(),
  fields: z.record(z.string(), z.string()),
  isKnown: z.boolean(),
  sent,
})
const scanned = z.object({ scan: z.int(), trackingNumber: z.string(), values, refusal: z.nullable(refusal) })
const saving = z.object({ ...scanned.shape, sent })
const stored = z.object({
  atHand: z.nullable(scanned),
  waiting: z.array(scanned),
  saving: z.array(saving),
  returned: z.array(scanned),
  duplicates: z.array(saving),
  label: z.nullable(z.object({ memberNumber: z.string(), isForNext: z.boolean() })),
  lastScan: z.int(),
})

const owned = z.object({ staffId: z.string(), station: stored })

const placeOf = (warehouseId: string) => `staff-station:${warehouseId}`

export function rememberStation(warehouseId: string, staffId: string, station: Station): void {
  remember(placeOf(warehouseId), { staffId, station })
  void keepQueue(warehouseId, queueKey.read(), isEmpty(station) ? null : { staffId, station })
}

export function recallStation(warehouseId: string, staffId: string): Station {
  const empty = { staffId, station: stored.parse(emptyStation) }
  return takenOver(recall(placeOf(warehouseId), owned, empty), staffId)
}

/** What a tab left that is no longer open; null when there is nothing. */
export async function recallQueue(warehouseId: string, staffId: string): Promise<Station | null> {
  const kept = owned.safeParse(await readQueue(warehouseId, queueKey.read()))
  return kept.success ? takenOver(kept.data, staffId) : null
}

export const isEmpty = ({ atHand, waiting, saving, returned, duplicates }: Station): boolean =>
  atHand === null && [waiting, saving, returned, duplicates].every((list) => list.length === 0)

/** Of somebody else's, the receipts that have no answer wait until the present person has looked at each. */
function takenOver({ staffId, station }: z.output<typeof owned>, by: string): Station {
  if (staffId === by) return station
  return { ...station, saving: [], returned: [...station.returned, ...station.saving.map(unanswered)] }
}

/** Sent again unchanged, it has the same key. Whoever presses then receives it, at that moment. */
const unanswered = ({ sent: { receipt, idempotencyKey }, ...parcel }: Saving): Scanned => ({
  ...parcel,
  refusal: { sentence: '', fields: {}, isKnown: false, sent: { receipt, idempotencyKey } },
})
