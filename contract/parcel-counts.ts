import * as z from 'zod/mini'
import { parcelStatus } from './codes.ts'
import { nothing } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { countsByCode } from '#contract/wire/wire-code.ts'

/** How many there are of each status, and how many of the shipped ones are signed for: their status stays 40. */
export const statusCounts = { counts: countsByCode(parcelStatus), signedCount: z.optional(z.int()) }

/** Of the other calls of parcels, which are in `parcels.ts`, a member's home page needs none. */
export const parcelCounts = group('parcels', {
  homeCounts: read('/api/vjiyuninbound/get_inbound_Home', {
    id: 'C-25',
    who: 'member',
    input: nothing,
    output: z.object({
      ...statusCounts,
      abnormalCount: z.int(),
      /** In stock and not in an order: what C-29 lists. */
      sendableCount: z.int(),
      awaitingPayment: z.int(),
      warehouses: z.array(z.object({ code: z.int(), name: z.string() })),
    }),
  }),
})
