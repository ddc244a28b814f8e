import { handedOverMost, handoverStates } from '#domain/courier-handover.ts'
import * as z from 'zod/mini'
import { byId, id, int, keyPage, list, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, queryBool } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { photo } from '#contract/wire/shapes.ts'

/* What a courier handed over, counted before it is scanned (decision record 94). A handover moves no parcel. */

const byWarehouse = ['W', 'A'] as const

export const handover = z.object({
  id,
  warehouseId: id,
  warehouseName: z.string(),
  courierCode: z.string(),
  courierName: z.string(),
  bagNumber: z.string(),
  /** How many the courier handed over. */
  counted: z.int(),
  /** How many were scanned for it, without those that were undone. */
  scanned: z.int(),
  state: z.enum(handoverStates),
  note: z.string(),
  photos: z.array(photo),
  takenBy: z.string(),
  takenAt: time,
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(time),
  /** Why the figures differ. */
  explanation: z.string(),
  /** The caller closed it, so another person settles it. */
  isOwn: z.boolean(),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(time),
  settledNote: z.string(),
})

const scan = z.object({
  id,
  trackingNumber,
  result: z.enum(['matched', 'direct', 'unclaimed', 'duplicate']),
  /** Of the parcel, or of the unclaimed one. */
  parcelId: z.nullable(id),
  unclaimedId: z.nullable(id),
  courierCode: z.string(),
  by: z.string(),
  at: time,
  /** It was undone, so that it does not count. */
  isUndone: z.boolean(),
})

export const staffHandovers = group('staffHandovers', {
  list: read('/api/admin/handovers', {
    id: 'B-IN-48',
    who: byWarehouse,
    input: z.object({
      warehouseId: z.optional(id),
      state: z.optional(z.enum(handoverStates, { error: 'field_choice' })),
      /** Only those that take scans: open ones, and those that differ. */
      takesScans: z.optional(queryBool),
      /** Only those that somebody else closed, so that the caller may settle them. */
      byOthers: z.optional(queryBool),
      ...keyPaging,
    }),
    output: keyPage(handover),
  }),
  take: write('/api/admin/handovers', {
    id: 'B-IN-49',
    creates: true,
    who: byWarehouse,
    input: z.object({
      warehouseId: id,
      courierCode: text(1, 20),
      counted: int(1, handedOverMost),
      bagNumber: z.optional(text(0, 40)),
      note: z.optional(text(0, 200)),
      photoFileIds: z.optional(list(id, 0, 5)),
    }),
    output: handover,
  }),
  /** With the scans for it, the newest first. */
  get: read('/api/admin/handovers/{id}', {
    id: 'B-IN-50',
    who: byWarehouse,
    input: z.object({ id, ...keyPaging }),
    output: z.object({ handover, ...keyPage(scan).shape }),
  }),
  /** Without an explanation it is refused (9005) when the figures differ. */
  close: write('/api/admin/handovers/{id}/close', {
    id: 'B-IN-51',
    who: byWarehouse,
    input: z.object({ ...byId.shape, explanation: z.optional(text(0, 200)) }),
    output: handover,
  }),
  settle: write('/api/admin/handovers/{id}/settle', {
    id: 'B-IN-52',
    who: byWarehouse,
    input: z.object({ ...byId.shape, note: text(1, 200) }),
    output: handover,
  }),
})
