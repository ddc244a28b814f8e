import * as z from 'zod/mini'
import { id, parcelId, time } from '#contract/wire/fields.ts'
import { owner } from '#contract/wire/shapes.ts'

/** What the look-up of a number says of a receipt from before (B-IN-02). */
export const earlierReceipt = z.object({
  id,
  result: z.enum(['matched', 'direct', 'unclaimed', 'duplicate']),
  warehouseName: z.string(),
  receivedBy: z.string(),
  receivedAt: time,
  actualWeightG: z.int(),
  /** Whose parcel it is today; null: nobody's. The shelf only in a warehouse where the caller works. */
  owner: z.nullable(z.object({ parcelId, ...owner.shape, shelf: z.nullable(z.string()) })),
})
