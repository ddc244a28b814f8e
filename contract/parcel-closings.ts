import { closingCauses, closingReasons, closingStates } from '#domain/parcel-closing.ts'
import * as z from 'zod/mini'
import { byId, id, keyPage, list, parcelId, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, queryBool, trackingNumberPart } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { owner, photo } from '#contract/wire/shapes.ts'

/* Closing a parcel that leaves without an order: returned, disposed of, handed over, or merged into another one. */

const closing = z.object({
  id,
  parcelId,
  trackingNumber,
  ...owner.shape,
  warehouseName: z.string(),
  shelf: z.nullable(z.string()),
  reason: z.enum(closingReasons),
  /** The parcel that has its contents now. */
  intoNumber: z.nullable(z.string()),
  /** It was stored for too long; null: for another cause. */
  cause: z.nullable(z.enum(closingCauses)),
  note: z.string(),
  photos: z.array(photo),
  state: z.enum(closingStates),
  askedBy: z.string(),
  askedAt: time,
  /** The caller asked for it, so another person settles it. */
  isOwn: z.boolean(),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(time),
  settledNote: z.string(),
})

export const staffParcelClosings = group('staffParcelClosings', {
  /** A parcel that is only forecast is closed at once; one in stock waits for a second person. */
  ask: write('/api/admin/parcels/{id}/close', {
    id: 'B-IN-09',
    who: ['S', 'A'],
    input: z.object({
      id,
      reason: z.enum(closingReasons, { error: 'field_choice' }),
      /** Of a merged one: the number of the member's parcel that has its contents. */
      intoNumber: z.optional(text(0, 32)),
      /** Stored for too long: only once the longest stay is over and the member was reminded. */
      cause: z.optional(z.enum(closingCauses, { error: 'field_choice' })),
      note: text(1, 200),
      photoFileIds: z.optional(list(id, 0, 10)),
    }),
    output: z.object({ state: z.enum(['asked', 'confirmed']) }),
  }),
  list: read('/api/admin/parcel-closings', {
    id: 'B-IN-30',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(z.enum(closingStates, { error: 'field_choice' })),
      /** Only those that somebody else asked for, so that the caller may confirm them. */
      byOthers: z.optional(queryBool),
      warehouseId: z.optional(id),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...keyPaging,
    }),
    output: keyPage(closing),
  }),
  confirm: write('/api/admin/parcel-closings/{id}/confirm', {
    id: 'B-IN-31',
    who: ['W', 'S', 'A'],
    input: byId,
    output: closing,
  }),
  /** By the person who asked, it is withdrawn. */
  refuse: write('/api/admin/parcel-closings/{id}/refuse', {
    id: 'B-IN-32',
    who: ['W', 'S', 'A'],
    input: z.object({ id, reason: text(1, 200) }),
    output: closing,
  }),
})
