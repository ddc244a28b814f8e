import * as z from 'zod/mini'
import { orderType } from './codes.ts'
import { currency, id, text } from '#contract/wire/fields.ts'
import { parcelIdsQuery, queryBool, queryInt } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { vasChoice } from './order-inputs.ts'
import { tariff, unavailable } from './pricing.ts'
import { quote, vasCharge } from '#contract/wire/shapes.ts'

export const channelOffer = z.object({
  channelId: id,
  code: z.string(),
  name: z.string(),
  promise: z.string(),
  orderTypes: z.array(orderType),
  acceptsSensitive: z.boolean(),
  needsPickUpPoint: z.boolean(),
  currencies: z.array(currency),
  capWeightG: z.nullable(z.int()),
  available: z.boolean(),
  unavailableReason: unavailable,
  estimate: z.nullable(quote),
})

const pickUpPoint = z.object({
  id,
  name: z.string(),
  areaName: z.string(),
  address: z.string(),
  phone: z.string(),
  pickUpTime: z.string(),
  weightLimitG: z.nullable(z.int()),
  maxLengthMm: z.nullable(z.int()),
  available: z.boolean(),
  unavailableReason: unavailable,
  /** By how much the chosen parcels exceed what the point takes; null when they fit. */
  excess: z.object({ weightG: z.nullable(z.int()), lengthMm: z.nullable(z.int()) }),
})

const vasOffer = z.object({
  id,
  code: z.string(),
  text: z.string(),
  charge: vasCharge,
  unitMinor: z.nullable(z.int()),
  bp: z.nullable(z.int()),
  maxQty: z.int(),
})

export const channels = group('channels', {
  forAddress: read('/api/vjiyunoutbound/GetClientChannelByAddr', {
    id: 'C-40',
    who: 'member',
    input: z.object({
      regionCode: z.optional(text(0, 40)),
      receiverId: z.optional(id),
      /** Beside a region: some surcharges depend on it. */
      postalCode: z.optional(text(0, 10)),
      destinationCode: z.optional(text(0, 10)),
      warehouseCode: z.optional(queryInt(1, 99)),
      orderType: z.optional(orderType),
      currency: z.optional(currency),
      parcelIds: z.optional(parcelIdsQuery),
    }),
    output: z.object({ destinationCode: z.string(), list: z.array(channelOffer) }),
  }),
  get: read('/api/vjiyunoutbound/GetDataByChannel', {
    id: 'C-41',
    who: 'member',
    input: z.object({
      channelId: id,
      destinationCode: z.optional(text(0, 10)),
      regionCode: z.optional(text(0, 40)),
      receiverId: z.optional(id),
      postalCode: z.optional(text(0, 10)),
      currency: z.optional(currency),
      warehouseCode: z.optional(queryInt(1, 99)),
      parcelIds: z.optional(parcelIdsQuery),
      vas: z.optional(z.array(vasChoice)),
      declaredValueMinor: z.optional(queryInt(0, 1_000_000_000)),
      insured: z.optional(queryBool),
      couponId: z.optional(id),
      coins: z.optional(queryInt(0, 1_000_000_000)),
    }),
    output: z.object({
      channel: channelOffer,
      priceRules: z.array(
        z.object({
          id,
          ...tariff,
        }),
      ),
      vas: z.array(vasOffer),
      pickUpPoints: z.array(pickUpPoint),
      promise: z.string(),
      article: z.object({ slug: z.string() }),
      quote: z.nullable(quote),
    }),
  }),
})
