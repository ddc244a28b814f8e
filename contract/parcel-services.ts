import { parcelCharges, parcelServiceStates } from '#domain/parcel-service.ts'
import * as z from 'zod/mini'
import {
  byId,
  cappedPage,
  currency,
  id,
  int,
  lengthMm,
  list,
  minor,
  parcelId,
  text,
  time,
  trackingNumber,
  weightG,
} from '#contract/wire/fields.ts'
import { paging, queryBool, trackingNumberPart, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { owner, photo } from '#contract/wire/shapes.ts'

/* Services asked for on one parcel, before it is in an order (decision record 92). */

const state = z.enum(parcelServiceStates, { error: 'field_choice' })

/** What may be asked for, with its price in each currency; null: not offered in it. */
const offered = z.object({
  serviceId: id,
  text: z.string(),
  charge: z.enum(parcelCharges),
  priceMinor: z.object({ CNY: z.nullable(minor), HKD: z.nullable(minor) }),
  maxQuantity: z.int(),
})

const asked = z.object({
  id,
  serviceId: id,
  text: z.string(),
  quantity: z.int(),
  /** What the member wants, in their own words. */
  note: z.string(),
  currency,
  amountMinor: minor,
  state,
  askedAt: time,
  /** What the warehouse wrote: a result, or why it was refused. */
  answer: z.string(),
  photos: z.array(photo),
  closedAt: z.nullable(time),
})

export const parcelServices = group('parcelServices', {
  list: read('/api/member/parcel-services', {
    id: 'E-140',
    who: 'member',
    input: z.object({ parcelId }),
    output: z.object({
      /** Nothing, once it is in an order or gone. */
      offered: z.array(offered),
      asked: z.array(asked),
      balancesMinor: z.object({ CNY: minor, HKD: minor }),
    }),
  }),
  ask: write('/api/member/parcel-services/ask', {
    id: 'E-141',
    creates: true,
    who: 'member',
    says: 'M-18',
    input: z.object({
      parcelId,
      serviceId: id,
      quantity: int(1, 999),
      note: z.optional(text(0, 200)),
      currency,
      /** The price that was shown: another one is not charged. */
      expectedMinor: minor,
    }),
    output: asked,
  }),
  withdraw: write('/api/member/parcel-services/withdraw', {
    id: 'E-142',
    who: 'member',
    says: 'M-18',
    input: byId,
    output: asked,
  }),
})

const measures = z.object({ actualWeightG: weightG, lengthMm, widthMm: lengthMm, heightMm: lengthMm })

const staffAsked = z.object({
  ...asked.shape,
  parcelId,
  trackingNumber,
  warehouseName: z.string(),
  shelf: z.nullable(z.string()),
  /** It has arrived, so that it can be done. */
  isHere: z.boolean(),
  ...owner.shape,
  staffName: z.nullable(z.string()),
  /** Of a parcel that is to be split and is here: what is to be divided. */
  split: z.nullable(
    z.object({
      pieces: z.int(),
      goods: z.array(z.object({ productName: z.string(), specification: z.string(), quantity: z.int() })),
    }),
  ),
  version: z.int(),
})

export const staffParcelServices = group('staffParcelServices', {
  list: read('/api/admin/parcel-services', {
    id: 'B-IN-35',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(state),
      /** Only those of parcels that are in the warehouse, so that they can be done. */
      here: z.optional(queryBool),
      warehouseId: z.optional(id),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...paging,
    }),
    output: cappedPage(staffAsked),
  }),
  finish: write('/api/admin/parcel-services/{id}/done', {
    id: 'B-IN-36',
    who: ['W', 'A'],
    input: z.object({ id, photoFileIds: list(id, 1, 10), answer: z.optional(text(0, 200)), version }),
    output: staffAsked,
  }),
  split: write('/api/admin/parcel-services/{id}/split', {
    id: 'B-IN-38',
    who: ['W', 'A'],
    input: z.object({
      id,
      first: measures,
      second: measures,
      /** How many of each goods line go to the second parcel, in the order of the lines. */
      moved: z.optional(list(int(0, 9999), 0, 100)),
      /** How many pieces do, where no goods are declared. */
      movedPieces: z.optional(int(1, 9999)),
      /** Where the second lies. */
      shelf: z.optional(text(0, 20)),
      photoFileIds: list(id, 1, 10),
      version,
    }),
    output: z.object({ service: staffAsked, secondParcelId: id, secondTrackingNumber: trackingNumber }),
  }),
  refuse: write('/api/admin/parcel-services/{id}/refuse', {
    id: 'B-IN-37',
    who: ['W', 'S', 'A'],
    input: z.object({ id, reason: text(1, 200), photoFileIds: z.optional(list(id, 0, 10)), version }),
    output: staffAsked,
  }),
})
