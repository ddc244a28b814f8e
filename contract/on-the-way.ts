import * as z from 'zod/mini'
import { id, time } from '#contract/wire/fields.ts'

/** It was sent to another warehouse and has not arrived. */
export const onTheWay = z.object({
  transferId: id,
  fromName: z.string(),
  toName: z.string(),
  toWarehouseId: id,
  sentBy: z.string(),
  sentAt: time,
})
