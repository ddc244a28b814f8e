import * as z from 'zod/mini'
import { parcelStatus } from './codes.ts'
import { labelPrints } from './labels.ts'
import { onTheWay } from './on-the-way.ts'
import { byId, id, keyPage, text, time } from '#contract/wire/fields.ts'
import {
  inOrder,
  keyPaging,
  memberNumberIn,
  queryBool,
  queryInt,
  range,
  trackingNumberPart,
} from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { goodsLine, measured, owner, parcelRow, photo, trackStep } from '#contract/wire/shapes.ts'

/* The parcels of all members, as staff look for them (decision record 85). */

const row = z.object({ ...parcelRow.shape, ...owner.shape })

/** Steps in the history of a parcel that are neither on its timeline nor a correction. */
export const staffDeeds = [
  'undoReceive',
  'addPhotos',
  'setAbnormal',
  'takeBack',
  'split',
  'close',
  'sendTransfer',
  'receiveTransfer',
  'refuseTransfer',
  'missTransfer',
  'extendStorage',
] as const

const weighing = z.object({
  id,
  actualWeightG: measured.weightG,
  lengthMm: measured.lengthMm,
  widthMm: measured.widthMm,
  heightMm: measured.heightMm,
  volumeWeightG: measured.weightG,
  warehouseName: z.string(),
  weighedBy: z.string(),
  weighedAt: time,
  /** Its receipt waited for a network until then; null: it was stored at once. */
  storedAt: z.nullable(time),
  photos: z.array(photo),
})

export const staffParcelFiles = group('staffParcelFiles', {
  search: read('/api/admin/parcels', {
    id: 'B-IN-03',
    who: ['W', 'S', 'F', 'A'],
    showsPeople: true,
    input: z
      .object({
        status: z.optional(parcelStatus),
        warehouseId: z.optional(id),
        memberNumber: z.optional(memberNumberIn),
        /** Any part of the number. */
        trackingNumber: z.optional(trackingNumberPart),
        /** Any part of the name of its goods. */
        goodsName: z.optional(text(0, 60)),
        customerCode: z.optional(text(0, 40)),
        abnormal: z.optional(queryBool),
        /** Where it lies, as a shelf is written; the start of it. */
        shelf: z.optional(text(0, 20)),
        dateField: z._default(
          z.enum(['forecast', 'inbound', 'packing', 'outbound'], { error: 'field_choice' }),
          'forecast',
        ),
        ...range,
        /** In stock for at least this many days. */
        agedDays: z.optional(queryInt(0, 3650)),
        ...keyPaging,
      })
      .check(inOrder),
    output: keyPage(row),
  }),
  get: read('/api/admin/parcels/{id}', {
    id: 'B-IN-04',
    who: ['W', 'S', 'F', 'A'],
    showsPeople: true,
    input: byId,
    output: z.object({
      ...row.shape,
      goods: z.array(goodsLine),
      photos: z.array(photo),
      weighings: z.array(weighing),
      /** The newest first; `by` is who did it: a member of staff, the member, or null for the system. */
      events: z.array(z.object({ ...trackStep.shape, by: z.nullable(z.string()), note: z.string() })),
      /** What was put right, the newest first, with the reason. */
      corrections: z.array(z.object({ at: time, by: z.string(), reason: z.string() })),
      /** What staff did besides, the newest first; `note` is the reason they gave, if they had to. */
      deeds: z.array(z.object({ no: z.int(), at: time, by: z.string(), event: z.enum(staffDeeds), note: z.string() })),
      /** Between two warehouses: who sent it, and when. */
      onTheWay: z.nullable(onTheWay),
      labelPrints,
      remark: z.string(),
    }),
  }),
})
