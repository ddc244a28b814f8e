import { disputeStates } from '#domain/dispute.ts'
import * as z from 'zod/mini'
import {
  byId,
  cappedPage,
  id,
  lengthMm,
  list,
  memberNumber,
  orderNumber,
  parcelId,
  text,
  trackingNumber,
  weightG,
} from '#contract/wire/fields.ts'
import { linesOfText, paging } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { dispute, measured } from '#contract/wire/shapes.ts'

/** Pictures that a member may add to one dispute. */
export const disputePhotosMax = 6

/* Questioned weighings (decision record 16): the member asks, the warehouse measures again. */

export const disputes = group('disputes', {
  open: write('/api/member/disputes', {
    id: 'E-19',
    who: 'member',
    says: 'M-18',
    input: z.object({ weighingId: id, reason: linesOfText(5, 500) }),
    output: dispute,
  }),
  // Not in the first contract: what a member may still do until someone has measured again (decision record 32).
  withdraw: write('/api/member/disputes/withdraw', {
    id: 'E-82',
    who: 'member',
    says: 'M-18',
    input: byId,
    output: dispute,
  }),
  showMore: write('/api/member/disputes/photos', {
    id: 'E-83',
    who: 'member',
    says: 'M-18',
    input: z.object({ id, photoFileIds: list(id, 1, disputePhotosMax) }),
    output: dispute,
  }),
})

export const staffDispute = z.object({
  ...dispute.shape,
  orderId: z.nullable(id),
  orderNumber: z.nullable(orderNumber),
  parcelId: z.nullable(parcelId),
  trackingNumber: z.nullable(trackingNumber),
  memberNumber,
  warehouseName: z.string(),
  cartonNumber: z.nullable(z.int()),
  /** What was recorded, and by whom: someone else must measure again. */
  weighed: z.object(measured),
  weighedBy: z.string(),
  weighedByYou: z.boolean(),
})

export const staffDisputes = group('staffDisputes', {
  list: read('/api/admin/disputes', {
    id: 'B-OU-17',
    who: ['W', 'S', 'F', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(z.enum(disputeStates, { error: 'field_choice' })),
      ...paging,
    }),
    output: cappedPage(staffDispute),
  }),
  decide: write('/api/admin/disputes/{id}/decision', {
    id: 'B-OU-17',
    who: ['W', 'S', 'A'],
    input: z.object({
      id,
      weightG,
      lengthMm,
      widthMm: lengthMm,
      heightMm: lengthMm,
      photoFileIds: z.optional(list(id, 0, 10)),
      note: z.optional(text(0, 200)),
    }),
    output: z.object({ dispute: staffDispute, refundMinor: z.int() }),
  }),
})
