import * as z from 'zod/mini'
import { parcelStatus } from './codes.ts'
import { bool, id, int, page, purchaseNumber, time, trackingNumber } from '#contract/wire/fields.ts'
import { paging, queryBool, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { named } from '#contract/wire/wire-names.ts'

/** A purchase with its parcels: how many the seller sent, how many have arrived, and which are still expected. */
const purchase = z.object({
  id,
  purchaseNumber,
  expectedParcels: z.int(),
  arrivedParcels: z.int(),
  watched: z.boolean(),
  /** Some parcels have arrived and others have not. */
  isOpen: z.boolean(),
  parcels: named(
    'packages',
    z.array(z.object({ id, trackingNumber, courierName: z.string(), status: parcelStatus, statusText: z.string() })),
  ),
  createdAt: time,
  version: z.int(),
})

export const purchases = group('purchases', {
  list: read('/api/member/purchases', {
    id: 'E-51',
    who: 'member',
    methods: ['GET'],
    input: z.object({ open: z.optional(queryBool), ...paging }),
    output: page(purchase),
  }),
  watch: write('/api/member/purchases', {
    id: 'E-52',
    who: 'member',
    says: 'M-18',
    input: z.object({
      id,
      watched: z.optional(bool),
      expectedParcels: z.optional(int(1, 99)),
      version,
    }),
    output: purchase,
  }),
})
