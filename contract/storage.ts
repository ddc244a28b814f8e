import * as z from 'zod/mini'
import { minor, parcelId, time } from '#contract/wire/fields.ts'
import { parcelIdsQuery } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** In both currencies: nothing is converted, and the currency of payment is not known yet. */
const inBoth = z.object({ CNY: minor, HKD: minor })

export const storage = group('storage', {
  /**
   * How long parcels have been in the warehouse, and what that costs (decision record 21); parcels without a storage
   * clock are left out.
   */
  clock: read('/api/member/storage', {
    id: 'E-47',
    who: 'member',
    input: z.object({ parcelIds: parcelIdsQuery }),
    output: z.object({
      freeDays: z.int(),
      perDayMinor: inBoth,
      list: z.array(
        z.object({
          parcelId,
          /** Without the days when the parcel waited for us. */
          daysStored: z.int(),
          daysPaused: z.int(),
          /** It is waiting for us: a paid order is being packed, or a weighing is being measured again. */
          isPaused: z.boolean(),
          freeDaysLeft: z.int(),
          freeUntil: time,
          /** More free days that staff granted, the newest first; the reason is empty unless it is meant for the member. */
          extensions: z.array(z.object({ days: z.int(), by: z.string(), at: time, reason: z.string() })),
          feeMinor: inBoth,
          inSevenDaysMinor: inBoth,
        }),
      ),
    }),
  }),
})
