import * as z from 'zod/mini'
import { currency, id, minor, parcelIds, text } from '#contract/wire/fields.ts'
import { parcelIdsQuery } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** One order of a split: freight and surcharges, because services and insurance are chosen afterwards. */
const advisedOrder = z.object({
  parcelIds,
  channelId: id,
  channelName: z.string(),
  needsPickUpPoint: z.boolean(),
  billableWeightG: z.int(),
  freightMinor: minor,
  /** With its surcharges. */
  costMinor: minor,
})

const plan = z.object({
  /** Whether every order is delivered to the door, or some are collected at a pick-up point. */
  isToTheDoor: z.boolean(),
  orders: z.array(advisedOrder),
  freightMinor: minor,
  /** With surcharges: the plans are compared by it. */
  costMinor: minor,
  /** True: nothing costs less. False: something may, but never less than `floorMinor`. */
  isExact: z.boolean(),
  floorMinor: minor,
  /** All in one order, by its cheapest line; null when no line takes them together. */
  oneOrderMinor: z.nullable(minor),
  /** Each in an order of its own; null when some parcel cannot travel alone by any line. */
  eachAloneMinor: z.nullable(minor),
})

export const orderAdvice = group('orders', {
  /**
   * The cheapest ways to send the ticked parcels: at most two plans, the cheapest overall first, then the cheapest to
   * the door.
   */
  adviseMerge: read('/api/member/advisor', {
    id: 'E-41',
    who: 'member',
    input: z.object({
      parcelIds: parcelIdsQuery,
      regionCode: z.optional(text(0, 40)),
      receiverId: z.optional(id),
      destinationCode: z.optional(text(0, 10)),
      currency,
    }),
    output: z.object({ destinationCode: z.string(), currency, plans: z.array(plan) }),
  }),
})
