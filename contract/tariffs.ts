import * as z from 'zod/mini'
import { calculated, calculation } from './pricing.ts'
import { currency, id, int, keyPage, minor, nothing, text, time, weightG } from '#contract/wire/fields.ts'
import { fromTime, keyPaging } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* The tariff as staff keep it (decision record 72). */

/** Finance and administrators change prices; all staff may look at them. */
export const pricers = ['F', 'A'] as const

const goods = z.enum(['ordinary', 'sensitive', 'any'], { error: 'field_choice' })
const wholeKg = int(1, 100_000)
const firstWeightG = int(1000, 1_000_000).check(z.multipleOf(1000, { error: 'field_whole_kg' }))

/** What a row says; an optional one that is left out is without that limit, and may be given as null. */
const tariffIn = {
  channelId: id,
  destinationCode: text(1, 10),
  warehouseId: z.optional(z.nullable(id)),
  currency,
  goodsType: goods,
  weightFromKg: z.optional(wholeKg),
  weightToKg: z.optional(z.nullable(wholeKg)),
  firstWeightG,
  firstPriceMinor: minor,
  continuationPriceMinor: minor,
  minChargeMinor: z.optional(minor),
  capWeightG: z.optional(z.nullable(weightG)),
  /** Left out: from now on, or from the start of the version. */
  validFrom: z.optional(fromTime),
  validTo: z.optional(z.nullable(fromTime)),
}

export const tariffRow = z.object({
  id,
  channelId: id,
  channelCode: z.string(),
  channelName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  /** Null: every warehouse. */
  warehouseId: z.nullable(id),
  warehouseCode: z.nullable(z.int()),
  warehouseName: z.nullable(z.string()),
  currency,
  goodsType: goods,
  weightFromKg: z.int(),
  weightToKg: z.nullable(z.int()),
  firstWeightG: z.int(),
  firstPriceMinor: minor,
  continuationPriceMinor: minor,
  minChargeMinor: minor,
  capWeightG: z.nullable(z.int()),
  /** A hash of what the row says. To change the row, send the seal that was read with it. */
  seal: z.string(),
  /** Null: of a version, which begins as a whole. */
  validFrom: z.nullable(time),
  validTo: z.nullable(time),
})

export const tariffFilters = {
  channelId: z.optional(id),
  destinationCode: z.optional(text(0, 10)),
  currency: z.optional(currency),
  /** The rows in force then; left out: those in force now and those to come. */
  at: z.optional(fromTime),
  /** Of this version, in place of the live tariff. */
  versionId: z.optional(id),
}

const { channelId, destinationCode, warehouseId, goodsType, ...amounts } = tariffIn

export const staffTariffs = group('staffTariffs', {
  list: read('/api/admin/price-rules', {
    id: 'B-PR-05',
    who: staffRoles,
    input: z.object({ ...tariffFilters, ...keyPaging }),
    output: keyPage(tariffRow),
  }),
  /** A live row, or with `versionId` one of a draft version. */
  create: write('/api/admin/price-rules', {
    id: 'B-PR-06',
    who: pricers,
    creates: true,
    input: z.object({ ...tariffIn, versionId: z.optional(id) }),
    output: tariffRow,
  }),
  /** A live row ends, and the answer is the one that takes its place; a row of a draft version is changed. */
  update: write('/api/admin/price-rules/{id}', {
    id: 'B-PR-07',
    who: pricers,
    methods: ['PATCH'],
    input: z.object({
      id,
      channelId: z.optional(channelId),
      destinationCode: z.optional(destinationCode),
      warehouseId,
      goodsType: z.optional(goodsType),
      ...amounts,
      currency: z.optional(currency),
      firstWeightG: z.optional(firstWeightG),
      firstPriceMinor: z.optional(minor),
      continuationPriceMinor: z.optional(minor),
      /** Refused if the row says something else by now. */
      seal: z.optional(text(1, 40)),
    }),
    output: tariffRow,
  }),
  /** A live row ends now; a row of a draft version is deleted. */
  remove: write('/api/admin/price-rules/{id}', {
    id: 'B-PR-07',
    who: pricers,
    methods: ['DELETE'],
    input: z.object({ id, seal: z.optional(text(1, 40)) }),
    output: nothing,
  }),
  /** One shipment as a member would be quoted it: the same price function, with each surcharge as its own line. */
  simulate: read('/api/admin/pricing/quote', {
    id: 'B-PR-09',
    who: staffRoles,
    methods: ['POST', 'GET'],
    input: z.object({
      ...calculation.shape,
      /** Where it goes, for remote areas: a region of the destination, with a postal code if there is one. */
      regionCode: z.optional(text(1, 40)),
      postalCode: z.optional(text(0, 10)),
      /** The time whose surcharges apply, and whose prices unless a version is named. Left out: now, or its start. */
      at: z.optional(fromTime),
      versionId: z.optional(id),
    }),
    output: z.object({
      ...calculated.shape,
      /** Of every surcharge in these prices: from when to when it is in force. */
      surcharges: z.array(z.object({ id, validFrom: time, validTo: z.nullable(time) })),
    }),
  }),
})
