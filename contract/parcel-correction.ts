import * as z from 'zod/mini'
import { id, int, lengthMm, list, text, weightG } from '#contract/wire/fields.ts'
import { trackingNumberIn, version } from '#contract/wire/input-fields.ts'
import { goodsLineIn } from '#contract/wire/shapes.ts'

/** What staff may correct of a parcel (B-IN-05), and why. */
export const correction = z.object({
  id,
  actualWeightG: z.optional(weightG),
  lengthMm: z.optional(lengthMm),
  widthMm: z.optional(lengthMm),
  heightMm: z.optional(lengthMm),
  pieces: z.optional(int(1, 9999)),
  courierCode: z.optional(text(1, 20)),
  trackingNumber: z.optional(trackingNumberIn),
  goods: z.optional(list(goodsLineIn, 1, 50)),
  reason: text(1, 200),
  version,
})
