import * as z from 'zod/mini'
import { id, list, minor, text } from '#contract/wire/fields.ts'
import { phone } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** The part of a receiver's details that customs identify a person by. */
const receiver = z.object({ name: text(0, 50), phone, regionCode: text(1, 40) })

export const allowances = group('allowances', {
  /**
   * What this member has sent to each receiver, and how much each receiver's country lets in duty-free (decision record
   * 22), in the order asked. It does not reveal what other members send to them.
   */
  ofReceivers: read('/api/member/allowances', {
    id: 'E-78',
    who: 'member',
    input: z.object({
      receivers: list(receiver, 1, 50),
      /** Leaves out the order that is being changed, so that it is not counted twice. */
      exceptOrderId: z.optional(id),
    }),
    output: z.object({
      list: z.array(
        z.object({
          destinationCode: z.string(),
          destinationName: z.string(),
          /** Null when no limit is known, or no region has been chosen yet. */
          allowance: z.nullable(
            z.object({
              entries: z.int(),
              windowMonths: z.int(),
              /** Days of the business zone, both included. */
              from: z.string(),
              to: z.string(),
              freeValueMinor: z.object({ CNY: minor, HKD: minor }),
              /** The limit as the law states it, in the currency of the country. */
              freeValueText: z.string(),
              taxBp: z.int(),
            }),
          ),
          /** Paid orders in this window, dated by the day they left or, until then, the day they were paid. */
          sent: z.int(),
          /** Orders not paid yet. */
          planned: z.int(),
        }),
      ),
    }),
  }),
})
