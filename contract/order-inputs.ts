import * as z from 'zod/mini'
import { orderStatus, orderType, stage } from './codes.ts'
import { bool, captcha, currency, id, int, list, paging, queryInt, range, text } from './fields.ts'
import type { FirstCheck } from './operation.ts'
import { addressIn } from './shapes.ts'

/* What calls about orders ask for, where several of them ask alike. */

/** No parcel ticked and an incomplete receiver come before all other checks, each with its own message (C-30). */
export const tickedAndReceiver: FirstCheck = ({ parcelIds, receiverId, receiver }) => {
  if (!Array.isArray(parcelIds) || parcelIds.length === 0) return 'none_ticked'
  if (typeof receiverId === 'string' && receiverId !== '') return null
  const parts: Readonly<Record<string, unknown>> =
    typeof receiver === 'object' && receiver !== null ? { ...receiver } : {}
  const isMissing = (part: unknown) => typeof part !== 'string' || part.trim() === ''
  return Object.keys(addressIn.shape).some((part) => isMissing(parts[part])) ? 'receiver_incomplete' : null
}

export const vasChoice = z.object({ id, qty: int(1, 999) })

export const application = z.object({
  id: z.optional(id),
  parcelIds: list(id, 1, 100),
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
  version: z.optional(int(1, 1_000_000_000)),
})

export const orderFilter = z.object({
  status: z.optional(orderStatus),
  orderType: z.optional(orderType),
  stage: z.optional(stage),
  orderNumber: z.optional(text(0, 20)),
  logisticsNumber: z.optional(text(0, 40)),
  trackingNumber: z.optional(text(0, 32)),
  channelId: z.optional(id),
  warehouseCode: z.optional(queryInt(1, 99)),
  receiverName: z.optional(text(0, 50)),
  currency: z.optional(currency),
  lifecycle: z._default(z.enum(['active', 'cancelled'], { error: 'field_choice' }), 'active'),
  dateField: z._default(z.enum(['order', 'outbound', 'signed'], { error: 'field_choice' }), 'order'),
  ...range,
  ...paging,
})
