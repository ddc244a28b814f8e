import * as z from 'zod/mini'
import { id, minor } from '#contract/wire/fields.ts'
import { group, write } from '#contract/wire/operation.ts'
import { memberOrder } from './order-shapes.ts'

export const orderCancellation = group('orders', {
  /**
   * A paid order that nobody has begun to pack: everything that it was paid with goes back at once, and its parcels are
   * in stock again. `expectedRefundMinor` is what the member was shown.
   */
  cancel: write('/api/member/orders/cancel', {
    id: 'E-90',
    who: 'member',
    says: 'M-18',
    input: z.object({ id, expectedRefundMinor: minor }),
    output: memberOrder,
  }),
})
