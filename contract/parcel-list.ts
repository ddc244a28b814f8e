import * as z from 'zod/mini'
import { goodsType, parcelStatus, stage } from './codes.ts'
import { id, page, text } from '#contract/wire/fields.ts'
import {
  inOrder,
  paging,
  queryBool,
  queryInt,
  range,
  sorting,
  trackingNumberPart,
} from '#contract/wire/input-fields.ts'
import { statusCounts } from './parcel-counts.ts'
import { ownParcelRow } from '#contract/wire/shapes.ts'

/* The list of a member's parcels (C-19). */

const dateFields = ['forecast', 'inbound', 'packing', 'outbound'] as const

export const parcelFilter = z
  .object({
    status: z.optional(parcelStatus),
    warehouseCode: z.optional(queryInt(1, 99)),
    courierCode: z.optional(text(0, 20)),
    trackingNumber: z.optional(trackingNumberPart),
    customerCode: z.optional(text(0, 32)),
    /** Part of its number, its nickname, its customer code, its goods, or the number of its order or purchase. */
    search: z.optional(text(0, 40)),
    goodsType: z.optional(goodsType),
    stage: z.optional(stage),
    /** Whether something is wrong with it; a fault no longer counts once the parcel has shipped (C-25). */
    abnormal: z.optional(queryBool),
    /** Whether its receiver has signed for it: its status stays "shipped" (40). */
    signed: z.optional(queryBool),
    /** Its free days end within seven days (E-79). */
    endingFreeDays: z.optional(queryBool),
    dateField: z._default(z.enum(dateFields, { error: 'field_choice' }), 'forecast'),
    /** With the newest photo of each parcel. */
    photos: z.optional(queryBool),
    ...sorting,
    ...range,
    ...paging,
  })
  .check(inOrder)

/** `photo`: only if photos were asked for, null if there is none. */
const parcelLine = z.object({
  ...ownParcelRow.shape,
  photo: z.optional(z.nullable(z.object({ fileId: id, url: z.string() }))),
})

export const parcelPage = z.object({ ...page(parcelLine).shape, ...statusCounts })
