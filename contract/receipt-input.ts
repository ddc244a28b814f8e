import * as z from 'zod/mini'
import { noPhotoReasons } from './codes.ts'
import { bool, id, int, lengthMm, list, text, weightG } from '#contract/wire/fields.ts'
import { memberNumberIn, trackingNumberIn } from '#contract/wire/input-fields.ts'

/** What a keeper records about a parcel on the scale (B-IN-01). */
export const receipt = z.object({
  trackingNumber: trackingNumberIn,
  courierCode: z.optional(text(0, 20)),
  warehouseId: id,
  actualWeightG: weightG,
  lengthMm,
  widthMm: lengthMm,
  heightMm: lengthMm,
  pieces: z.optional(int(1, 9999)),
  photoFileIds: z.optional(list(id, 0, 10)),
  /** Why there is no photo; ignored when the receipt has photos (decision record 37). */
  noPhotoReason: z.optional(z.enum(noPhotoReasons, { error: 'field_choice' })),
  memberNumber: z.optional(memberNumberIn),
  abnormalCode: z.optional(text(0, 20)),
  abnormalText: z.optional(text(0, 200)),
  shelf: z.optional(text(0, 20)),
  remark: z.optional(text(0, 200)),
  /** What the courier handed over and this one is scanned for (B-IN-49); a closed one is refused (9005). */
  handoverId: z.optional(id),
  /**
   * How long ago it was scanned, by the device's own measure, for a receipt that had to wait for a network (decision
   * record 103). One that cannot be true is ignored, so that a wrong clock costs no receipt; also not compared under one
   * idempotency key, because it grows with each try.
   */
  scannedMsAgo: z.optional(z.int({ error: 'field_integer' })),
  /** Receive it even though the same number was received in this warehouse before. */
  force: z.optional(bool),
})
