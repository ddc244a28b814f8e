import { recall, remember } from '#web/staff/stored.ts'
import * as z from 'zod/mini'
import type { Receipt } from './receipt-values.ts'
import { emptyStation, type Scanned, type Saving, type Station } from './station.ts'

/* No scan is lost when the page is reloaded. The answer to what was being saved then was never received. */

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

const placeOf = (warehouseId: string) => `staff-station:${warehouseId}`

export const rememberStation = (warehouseId: string, station: Station): void => remember(placeOf(warehouseId), station)

export function recallStation(warehouseId: string): Station {
  const kept: Station = recall(placeOf(warehouseId), stored, { ...stored.parse(emptyStation) })
  return { ...kept, saving: [], returned: [...kept.returned, ...kept.saving.map(unanswered)] }
}

/** Sent again unchanged, it has the same key, so it is not stored twice. */
const unanswered = ({ sent: tried, ...parcel }: Saving): Scanned => ({
  ...parcel,
  refusal: { sentence: '', fields: {}, isKnown: false, sent: tried },
})
