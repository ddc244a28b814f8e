import { surchargeCharges, surchargeKinds } from '#domain/surcharge.ts'
import * as z from 'zod/mini'
import { goodsType } from './codes.ts'
import { currency, id, lengthMm, list, text, time } from '#contract/wire/fields.ts'
import { queryBool, queryInt } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { quote } from '#contract/wire/shapes.ts'

/* Apart from the lines themselves: the calculator of the home page loads nothing else. */

/** Why a line does not take what was asked about; null: it does. */
export const unavailable = z.nullable(z.object({ code: z.int(), msg: z.string() }))

export const tariff = {
  currency,
  goodsType: z.enum(['ordinary', 'sensitive', 'any']),
  firstWeightG: z.int(),
  firstPriceMinor: z.int(),
  continuationPriceMinor: z.int(),
  minChargeMinor: z.int(),
  capWeightG: z.nullable(z.int()),
}

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
