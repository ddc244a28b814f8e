import * as z from 'zod/mini'
import { noPhotoReasons, orderStatus, orderType, stage } from './codes.ts'
import { bool, currency, id, int, lengthMm, list, parcelId, text, weightG } from '#contract/wire/fields.ts'
import {
  captcha,
  orderNumberIn,
  paging,
  parcelIdsIn,
  queryBool,
  queryInt,
  range,
  trackingNumberPart,
  version,
} from '#contract/wire/input-fields.ts'
import type { FirstCheck } from '#contract/wire/operation.ts'
import { addressIn, shipperIn } from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/* Inputs that several calls about orders share. */

/** No parcel ticked and an incomplete receiver are checked before everything else; each has its own message (C-30). */
export const tickedAndReceiver: FirstCheck = (input) =>
  tickedOf(input).length === 0 ? 'none_ticked' : receiverCheck(input)

/** A single ticket takes exactly one parcel: none and several have their own messages too (C-31, R-405, R-406). */
export const oneTickedAndReceiver: FirstCheck = (input) => {
  const [one, another] = tickedOf(input)
  if (one === undefined) return 'none_ticked'
  return another === undefined ? receiverCheck(input) : 'only_one'
}

/** The ticked parcels, each once; a single parcel may be given as `parcelId` (C-31). */
const tickedOf = ({ parcelIds, parcelId }: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...new Set([...(Array.isArray(parcelIds) ? parcelIds : []), ...(parcelId === undefined ? [] : [parcelId])]),
]

const receiverCheck: FirstCheck = ({ receiverId, receiver }) => {
  if (typeof receiverId === 'string' && receiverId !== '') return null
  const parts: Readonly<Record<string, unknown>> =
    typeof receiver === 'object' && receiver !== null ? { ...receiver } : {}
  const isMissing = (part: unknown) => typeof part !== 'string' || part.trim() === ''
  return Object.keys(addressIn.shape).some((part) => isMissing(parts[part])) ? 'receiver_incomplete' : null
}

export const vasChoice = z.object({ id, qty: int(1, 999) })

/** What a consolidation and a single ticket have in common. */
const terms = {
  id: z.optional(id),
  channelId: id,
  currency: text(1, 8),
  receiverId: z.optional(id),
  receiver: z.optional(addressIn),
  saveReceiver: z.optional(bool),
  pickUpPointId: z.optional(id),
  vas: z.optional(list(vasChoice, 0, 20)),
  declaredValueMinor: z.int({ error: 'field_required' }),
  insured: z._default(bool, false),
  remark: z.optional(text(0, 500)),
  ...captcha,
  version,
}

export const application = z.object({ ...terms, parcelIds: parcelIdsIn })

/** One parcel, under either name, and its sender: from the address book, or typed. */
export const transfer = z.object({
  ...terms,
  parcelIds: z.optional(parcelIdsIn),
  parcelId: z.optional(parcelId),
  shipperId: z.optional(id),
  shipper: z.optional(shipperIn),
  saveShipper: z.optional(bool),
})

export const orderFilter = z.object({
  status: z.optional(orderStatus),
  orderType: z.optional(orderType),
  stage: z.optional(stage),
  orderNumber: z.optional(orderNumberIn),
  logisticsNumber: z.optional(named('logisticsNo', text(0, 40))),
  trackingNumber: z.optional(trackingNumberPart),
  channelId: z.optional(id),
  warehouseCode: z.optional(queryInt(1, 99)),
  receiverName: z.optional(text(0, 50)),
  currency: z.optional(currency),
  /** Whether anything remains to be paid. */
  due: z.optional(queryBool),
  lifecycle: z._default(z.enum(['active', 'cancelled'], { error: 'field_choice' }), 'active'),
  dateField: z._default(z.enum(['order', 'outbound', 'signed'], { error: 'field_choice' }), 'order'),
  ...range,
  ...paging,
})

/**
 * How often a service was done. Fewer than the member paid for need a reason, which they read, and may have photos;
 * otherwise both are ignored (decision record 92).
 */
const vasDone = z.object({
  id,
  qty: int(0, 999),
  reason: z.optional(text(0, 200)),
  photoFileIds: z.optional(list(id, 0, 10)),
})

/** Parcels in weighed cartons, with what the packer adds or removes (B-OU-04). */
export const packing = z.object({
  id,
  cartons: list(
    z.object({
      weightG,
      lengthMm,
      widthMm: lengthMm,
      heightMm: lengthMm,
      parcelIds: parcelIdsIn,
      photoFileIds: z.optional(list(id, 0, 10)),
    }),
    1,
    100,
  ),
  vas: z.optional(list(vasDone, 0, 20)),
  otherFeeMinor: z.optional(int(0, 100_000_000)),
  otherRemark: z.optional(text(0, 200)),
  removeParcelIds: z.optional(named('removePackageIds', list(id, 0, 100))),
  removeReason: z.optional(text(0, 200)),
  /** Why a carton has no photo; ignored when every carton has one (decision record 37). */
  noPhotoReason: z.optional(z.enum(noPhotoReasons, { error: 'field_choice' })),
  /** Go on even though the weight is above the channel's cap. */
  force: z.optional(bool),
})
