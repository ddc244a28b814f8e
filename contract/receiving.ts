import * as z from 'zod/mini'
import { foundByStaff } from './codes.ts'
import { byId, id, list, parcelId, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { memberNumberIn, trackingNumberIn, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { correction } from './parcel-correction.ts'
import { earlierReceipt } from './earlier-receipt.ts'
import { receipt } from './receipt-input.ts'
import { owner, parcelRow, photo } from '#contract/wire/shapes.ts'
import { onTheWay } from './on-the-way.ts'
import { named } from '#contract/wire/wire-names.ts'

/* Parcels as the warehouse receives and keeps them. No page of members needs it. */

export const staffParcel = z.object({
  ...parcelRow.shape,
  ...owner.shape,
  /** How many other parcels of this member are here, counted up to 500, and where the last one was shelved. */
  inStockHere: z.int(),
  lastShelf: z.nullable(z.string()),
})
export const unclaimedParcel = z.object({
  id,
  warehouseId: id,
  warehouseName: z.string(),
  courierCode: z.string(),
  trackingNumber,
  labelText: z.string(),
  receivedAt: time,
})
export const candidate = z.object({ parcelId, ...owner.shape, goodsName: z.string(), forecastAt: time })

/** A call of its own, because it also recalculates the price of the parcel's unpaid order. */
export const parcelCorrections = group('parcelCorrections', {
  correct: write('/api/admin/parcels/{id}', {
    id: 'B-IN-05',
    who: ['W', 'S', 'A'],
    methods: ['PATCH'],
    input: correction,
    output: staffParcel,
  }),
})

export const staffParcels = group('staffParcels', {
  receive: write('/api/admin/receipts', {
    id: 'B-IN-01',
    who: ['W', 'A'],
    input: receipt,
    output: z.object({
      receiptId: id,
      result: z.enum(['matched', 'direct', 'unclaimed', 'duplicate']),
      parcel: named('package', z.nullable(staffParcel)),
      unclaimed: z.nullable(unclaimedParcel),
      candidates: z.array(candidate),
    }),
  }),
  /** Only one's own, for five minutes, and while nobody has done anything about the parcel since. */
  undo: write('/api/admin/receipts/{id}/undo', {
    id: 'B-IN-16',
    who: ['W', 'A'],
    input: byId,
    output: z.object({ receiptId: id, trackingNumber: z.string() }),
  }),
  shelve: write('/api/admin/parcels/{id}/shelve', {
    id: 'B-IN-07',
    who: ['W', 'A'],
    input: z.object({ id, shelf: text(1, 20) }),
    output: staffParcel,
  }),
  /** Further photos of a parcel that is here; its member sees them at once. At most 40 of one parcel. */
  addPhotos: write('/api/admin/parcels/{id}/photos', {
    id: 'B-IN-06',
    who: ['W', 'A'],
    input: z.object({ id, fileIds: list(id, 1, 10) }),
    output: z.object({ photos: z.array(photo) }),
  }),
  /** What is wrong with a parcel in stock, or that it is settled. Its member is told. */
  setAbnormal: write('/api/admin/parcels/{id}/abnormal', {
    id: 'B-IN-08',
    who: ['W', 'S', 'A'],
    methods: ['PUT'],
    input: z.object({
      id,
      /** Empty: what staff found is settled. */
      code: z.enum(['', ...foundByStaff], { error: 'field_choice' }),
      text: z.optional(text(0, 200)),
      version: z.optional(version),
    }),
    output: staffParcel,
  }),
  lookup: read('/api/admin/receipts/lookup', {
    id: 'B-IN-02',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    /** Without a tracking number, it says who the member number belongs to. */
    input: z.object({
      trackingNumber: z.optional(trackingNumberIn),
      memberNumber: z.optional(memberNumberIn),
      warehouseId: z.optional(id),
    }),
    output: z.object({
      forecasts: z.array(staffParcel),
      unclaimed: z.array(unclaimedParcel),
      receipts: z.array(earlierReceipt),
      moving: z.array(onTheWay),
      /** The member whose number is on the label, with their numbers in an old system, and existing numbers that differ from what was typed by one slip. */
      labelMember: z.nullable(z.object({ ...owner.shape, oldNumbers: z.array(z.string()) })),
      slips: z.array(owner),
      /**
       * Which of the forecast goods are sensitive or forbidden (decision record 30): the keeper checks before stocking
       * it.
       */
      goodsMarks: z.array(
        z.object({
          parcelId,
          word: z.string(),
          verdict: z.enum(['sensitive', 'forbidden']),
          categoryName: z.string(),
        }),
      ),
    }),
  }),
})
