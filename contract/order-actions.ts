import * as z from 'zod/mini'
import { bool, currency, id, int, minor, signedMinor, text } from '#contract/wire/fields.ts'
import { parcelIdsIn, queryInt, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { staffOrder } from './orders.ts'
import { addressIn, approval } from '#contract/wire/shapes.ts'

/* What staff do to an order apart from packing and shipping it. */

/** What a late order is owed: whole hours passed, and the reduction they bring. */
const delay = z.object({
  hours: z.int(),
  tier: z.int(),
  baseMinor: minor,
  reductionMinor: minor,
  creditMinor: minor,
})

export const staffOrderActions = group('staffOrders', {
  hold: write('/api/admin/orders/{id}/hold', {
    id: 'B-OU-06',
    who: ['W', 'S', 'F', 'A'],
    methods: ['PUT'],
    /** Without a reason, the order is released from hold. */
    input: z.object({ id, reason: z.optional(text(1, 200)) }),
    output: staffOrder,
  }),
  cancel: write('/api/admin/orders/{id}/cancel', {
    id: 'B-OU-11',
    who: ['S', 'A'],
    input: z.object({
      id,
      reason: text(1, 200),
      feeMinor: z.optional(minor),
      /** Go on even though someone is packing it (B-OU-03). */
      force: z.optional(bool),
    }),
    output: z.object({ order: staffOrder, refundMinor: minor, approval }),
  }),
  amend: write('/api/admin/orders/{id}', {
    id: 'B-OU-12',
    who: ['S', 'A'],
    methods: ['PATCH'],
    input: z.object({
      id,
      receiver: z.optional(addressIn),
      pickUpPointId: z.optional(id),
      channelId: z.optional(id),
      remark: z.optional(text(0, 500)),
      version,
    }),
    output: z.object({ order: staffOrder, differenceMinor: signedMinor }),
  }),
  adjustFee: write('/api/admin/orders/{id}/adjustments', {
    id: 'B-OU-13',
    who: ['F', 'A'],
    input: z.object({ id, amountMinor: signedMinor, remark: text(1, 200) }),
    output: z.object({ order: staffOrder, approval }),
  }),
  quoteDelay: read('/api/admin/orders/{id}/delay-compensation', {
    id: 'B-OU-14',
    who: ['S', 'F', 'A'],
    input: z.object({ id, hours: z.optional(queryInt(0, 8760)) }),
    output: delay,
  }),
  compensateDelay: write('/api/admin/orders/{id}/delay-compensation', {
    id: 'B-OU-14',
    who: ['F', 'A'],
    input: z.object({ id, hours: z.optional(int(0, 8760)), note: z.optional(text(0, 200)) }),
    output: z.object({ ...delay.shape, approval }),
  }),
  compensateLoss: write('/api/admin/orders/{id}/loss-compensation', {
    id: 'B-OU-15',
    who: ['F', 'A'],
    input: z.object({
      id,
      parcelIds: z.optional(parcelIdsIn),
      amountMinor: z.optional(minor),
      note: z.optional(text(0, 200)),
    }),
    output: z.object({ amountMinor: minor, currency, entry: z.nullable(z.object({ id })), approval }),
  }),
})
