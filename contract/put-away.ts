import { movedAtOnce } from '#domain/bin.ts'
import * as z from 'zod/mini'
import { bin, binCodeIn } from './bins.ts'
import { id, keyPage, list, memberNumber, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, trackingNumberIn } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* Where a parcel that has arrived is to be put (decision record 86). It is put there by B-IN-07. */

const waiting = z.object({
  id,
  trackingNumber,
  memberNumber,
  weightG: z.nullable(z.int()),
  inboundAt: z.nullable(time),
})

/** Other parcels of the same member lie there, or it is the first one with room on the way. */
export const proposalReasons = ['sameMember', 'firstFree'] as const

const proposal = z.object({
  binId: id,
  code: z.string(),
  zone: z.string(),
  why: z.enum(proposalReasons),
  /** How many parcels of the same member lie there. */
  theirs: z.int(),
  parcels: z.int(),
  capacity: z.nullable(z.int()),
})

export const staffPutAway = group('staffPutAway', {
  /** In stock and on no shelf, the longest waiting first. */
  list: read('/api/admin/put-away', {
    id: 'B-IN-60',
    who: ['W', 'A'],
    showsPeople: true,
    input: z.object({ warehouseId: id, ...keyPaging }),
    output: keyPage(waiting),
  }),
  propose: read('/api/admin/put-away/proposal', {
    id: 'B-IN-60',
    who: ['W', 'A'],
    showsPeople: true,
    input: z.object({ warehouseId: id, trackingNumber: trackingNumberIn }),
    output: z.object({
      parcel: z.object({
        id,
        trackingNumber,
        memberNumber,
        weightG: z.nullable(z.int()),
        lengthMm: z.nullable(z.int()),
        widthMm: z.nullable(z.int()),
        heightMm: z.nullable(z.int()),
        shelf: z.nullable(z.string()),
      }),
      proposal: z.nullable(proposal),
      /** Why there is no proposal. */
      none: z.nullable(z.enum(['noBins', 'noneFits'])),
    }),
  }),
  /** From one bin to another, all or none; a fault on `ids.2` says why the third cannot be moved. */
  move: write('/api/admin/bins/{id}/move', {
    id: 'B-IN-61',
    who: ['W', 'A'],
    input: z.object({ id, toCode: binCodeIn, ids: list(id, 1, movedAtOnce) }),
    output: z.object({ moved: z.int(), to: bin }),
  }),
})
