import { handoverStates } from '#domain/courier-handover.ts'
import { dayDifferences, dayFigures, dayPlaces, daySignatureStates } from '#domain/day-end.ts'
import { binDifferenceKinds } from '#domain/bin.ts'
import * as z from 'zod/mini'
import { id, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { queryInt } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* The end of a warehouse's day, signed by two people (decision record 95). Days are business days, +08:00. */

const byWarehouse = ['W', 'A'] as const

/** `2026-11-27`; PostgreSQL knows no year 0. */
export const dayIn = text(10, 10).check(
  z.iso.date({ error: 'field_time' }),
  z.refine((day) => day >= '2000-01-01', { error: 'field_time' }),
)

/** How many rows of each kind a day lists; the figures count all. */
export const dayRowsMost = 200

const figures = z.record(z.enum(dayFigures), z.int())
const explanations = z.record(z.enum(dayDifferences), z.string())

const signature = z.object({
  id,
  state: z.enum(daySignatureStates),
  /** As they were when the first person signed. */
  figures,
  explanations,
  signedBy: z.string(),
  signedAt: time,
  /** The caller signed first, so another person countersigns. */
  isOwn: z.boolean(),
  countersignedBy: z.nullable(z.string()),
  countersignedAt: z.nullable(time),
})

/** A received parcel that is not on a shelf without a problem, with who had it in hand last. */
const parcelRow = z.object({
  /** Of the parcel, or of the unclaimed one. */
  id,
  isUnclaimed: z.boolean(),
  trackingNumber,
  place: z.enum(dayPlaces),
  /** Its shelf, or the bin where a count saw it; null: where it was scanned last. */
  shelf: z.nullable(z.string()),
  /** Recorded on a shelf; otherwise `shelf` is only where a count saw it. */
  isShelved: z.boolean(),
  lastScan: z.enum(['receipt', 'shelf', 'label', 'count']),
  lastBy: z.string(),
  lastAt: time,
})

const handoverRow = z.object({
  id,
  courierName: z.string(),
  bagNumber: z.string(),
  counted: z.int(),
  scanned: z.int(),
  state: z.enum(handoverStates),
  takenBy: z.string(),
  takenAt: time,
  explanation: z.string(),
})

const countRow = z.object({
  id,
  binId: id,
  binCode: z.string(),
  /** Null: the count is still going on. */
  kind: z.nullable(z.enum(binDifferenceKinds)),
  /** Of the parcel that differs; empty while the count goes on. */
  trackingNumber,
  by: z.string(),
  since: time,
})

export const staffDays = group('staffDays', {
  get: read('/api/admin/reports/day', {
    id: 'B-RP-21',
    who: byWarehouse,
    input: z.object({ warehouseId: id, day: dayIn }),
    output: z.object({
      day: z.string(),
      /** Receipts that count here though they were scanned on an earlier day, which two people had signed (decision record 103). */
      scannedEarlier: z.int(),
      /** Receipts that were scanned on this day and count on a later one for the same reason. */
      countedLater: z.int(),
      /** As they are now. */
      figures,
      differences: z.array(z.enum(dayDifferences)),
      parcels: z.array(parcelRow),
      handovers: z.array(handoverRow),
      counts: z.array(countRow),
      signature: z.nullable(signature),
      /** Which figures have changed since the first person signed. */
      changed: z.array(z.enum(dayFigures)),
    }),
  }),
  /** Refused (9005) while a difference has no explanation. Signed again, an earlier first signature is replaced. */
  sign: write('/api/admin/reports/day/sign', {
    id: 'B-RP-22',
    who: byWarehouse,
    input: z.object({
      warehouseId: id,
      day: dayIn,
      unexplained: z.optional(text(0, 300)),
      notShelved: z.optional(text(0, 300)),
      handovers: z.optional(text(0, 300)),
      counts: z.optional(text(0, 300)),
    }),
    output: signature,
  }),
  /** Refused (9002) when figures have changed since: the day is to be signed again. */
  countersign: write('/api/admin/reports/day/{id}/countersign', {
    id: 'B-RP-23',
    who: byWarehouse,
    input: z.object({ id }),
    output: signature,
  }),
  /** From today back to the first receipt of the warehouse, signed or not. */
  list: read('/api/admin/reports/days', {
    id: 'B-RP-24',
    who: byWarehouse,
    input: z.object({ warehouseId: id, before: z.optional(dayIn), days: z._default(queryInt(1, 31), 14) }),
    output: z.object({
      list: z.array(z.object({ day: z.string(), received: z.int(), signature: z.nullable(signature) })),
      /** Null: there was nothing before. */
      next: z.nullable(z.string()),
    }),
  }),
})
