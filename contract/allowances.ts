import * as z from 'zod/mini'
import { id, list, minor, phone, text } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** As much of a receiver as customs know them by. */
const receiver = z.object({ name: text(0, 50), phone, regionCode: text(1, 40) })

export const allowances = group('allowances', {
  /**
   * What each receiver has had sent by this member, and what their country lets in free of duty (decision record 22), in
   * the order asked. Whoever else sends to them is not told.
   */
  ofReceivers: read('/api/member/allowances', {
    id: 'E-78',
    who: 'member',
    input: z.object({
      receivers: list(receiver, 1, 50),
      /** The order that is being changed counts for itself alone. */
      exceptOrderId: z.optional(id),
    }),
    output: z.object({
      list: z.array(
        z.object({
          destinationCode: z.string(),
          destinationName: z.string(),
          /** Null where nothing is known to be limited, or no region is chosen yet. */
          allowance: z.nullable(
            z.object({
              entries: z.int(),
              windowMonths: z.int(),
              /** Days of the business zone, both included. */
              from: z.string(),
              to: z.string(),
              freeValueMinor: z.object({ CNY: minor, HKD: minor }),
              /** The bound as the law states it, in the money of the country. */
              freeValueText: z.string(),
              taxBp: z.int(),
            }),
          ),
          /** Paid orders of this window, by the day they left or, until then, were paid. */
          sent: z.int(),
          /** Orders that are not paid yet. */
          planned: z.int(),
        }),
      ),
    }),
  }),
})
