import { surchargeCharges, surchargeKinds } from '#domain/surcharge.ts'
import * as z from 'zod/mini'
import { goodsType, orderType } from './codes.ts'
import { currency, id, lengthMm, list, parcelIdsQuery, queryBool, queryInt, text, time } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { vasChoice } from './order-inputs.ts'
import { quote, vasCharge } from '#contract/wire/shapes.ts'

const unavailable = z.nullable(z.object({ code: z.int(), msg: z.string() }))

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

const tariff = {
  currency,
  goodsType: z.enum(['ordinary', 'sensitive', 'any']),
  firstWeightG: z.int(),
  firstPriceMinor: z.int(),
  continuationPriceMinor: z.int(),
  minChargeMinor: z.int(),
  capWeightG: z.nullable(z.int()),
}

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

/** Boxes of different sizes in one calculation. */
export const boxesAtMost = 20

export const calculation = z.object({
  destinationCode: text(1, 10),
  channelId: z.optional(id),
  totalWeightG: queryInt(1, 2_000_000),
  pieces: queryInt(1, 999),
  lengthMm: z.optional(queryInt(1, 20_000)),
  widthMm: z.optional(queryInt(1, 20_000)),
  heightMm: z.optional(queryInt(1, 20_000)),
  /** Replaces the single size of all pieces: the boxes that were measured, each with its own size. */
  boxes: z.optional(list(z.object({ lengthMm, widthMm: lengthMm, heightMm: lengthMm }), 1, boxesAtMost)),
  currency: z._default(currency, 'CNY'),
  goodsType: z.optional(goodsType),
  warehouseCode: z.optional(queryInt(1, 99)),
  declaredValueMinor: z.optional(queryInt(0, 1_000_000_000)),
  insured: z.optional(queryBool),
})
/** A surcharge that depends on what a calculator was not told: the address, or the size of the boxes. */
const possibleSurcharge = z.object({
  id,
  kind: z.enum(surchargeKinds),
  text: z.string(),
  reason: z.string(),
  /** When it is added, in words. */
  when: z.string(),
  charge: z.enum(surchargeCharges),
  unitMinor: z.nullable(z.int()),
  bp: z.nullable(z.int()),
})

export const calculated = z.object({
  list: z.array(
    z.object({
      channelId: id,
      code: z.string(),
      name: z.string(),
      promise: z.string(),
      available: z.boolean(),
      unavailableReason: unavailable,
      /**
       * False: the destination is announced but not open. The price applies once it opens; applying is refused (4017).
       */
      open: z.boolean(),
      quote: z.nullable(quote),
      /** What may be added to this price. */
      mayAdd: z.array(possibleSurcharge),
    }),
  ),
})

/** Both use the same price function; the one for visitors needs no token and is rate-limited (C-62, C-63). */
export const pricing = group('pricing', {
  quote: read('/api/vjiyunfinance/JiyunCountFreightFee', {
    id: 'C-62',
    who: 'member',
    input: calculation,
    output: calculated,
  }),
  quotePublic: read('/api/vjiyunfinance/JiyunSiteCountFreightFee', {
    id: 'C-63',
    who: 'anyone',
    limit: 'public',
    input: calculation,
    output: calculated,
  }),
  publicTable: read('/api/content/charges', {
    id: 'E-13',
    who: 'anyone',
    limit: 'public',
    input: z.object({
      destinationCode: z.optional(text(1, 10)),
      group: z.optional(z.enum(['HK', 'TW', 'SEA', 'OVERSEAS', 'MAINLAND'], { error: 'field_choice' })),
      currency: z.optional(currency),
    }),
    output: z.object({
      list: z.array(
        z.object({
          channelId: id,
          name: z.string(),
          destinationCode: z.string(),
          /** False: announced, not yet accepting orders (4017). */
          open: z.boolean(),
          ...tariff,
          promise: z.string(),
          /** Set when the row applies to one warehouse only, or to a range of weights. */
          warehouseCode: z.nullable(z.int()),
          weightFromKg: z.int(),
          weightToKg: z.nullable(z.int()),
          validFrom: time,
        }),
      ),
    }),
  }),
})
