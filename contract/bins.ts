import { binsAtOnce, binsInRange, isZone, tidyBinCode } from '#domain/bin.ts'
import * as z from 'zod/mini'
import { bool, id, int, keyPage, lengthMm, memberNumber, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, queryBool, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* The places of a warehouse, as its staff keep them (decision record 86). */

const byWarehouse = ['W', 'A'] as const

export const binCodeIn = text(1, 20).check(
  z.overwrite((typed) => tidyBinCode(typed) ?? typed),
  z.refine((typed) => tidyBinCode(typed) !== null, { error: 'field_bin_code' }),
)

const zone = text(1, 20).check(
  z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
  z.refine(isZone, { error: 'field_zone' }),
)
const capacity = z.nullable(int(1, 10_000))
const longestSideMm = z.nullable(lengthMm)
const walkOrder = int(0, 1_000_000)

export const bin = z.object({
  id,
  warehouseId: id,
  code: z.string(),
  zone: z.string(),
  /** How many parcels it takes; null: no limit. */
  capacity: z.nullable(z.int()),
  longestSideMm: z.nullable(z.int()),
  walkOrder: z.int(),
  closed: z.boolean(),
  /** How many lie in it, with unclaimed ones and those of orders that are not packed yet. */
  parcels: z.int(),
  /** The count that is going on. */
  openCountId: z.nullable(id),
  openDifferences: z.int(),
  version: z.int(),
})

/** What lies in a bin; without a member it is unclaimed. */
const lying = z.object({
  id,
  isUnclaimed: z.boolean(),
  trackingNumber,
  memberNumber: z.nullable(memberNumber),
  /** It is in an order that is not packed yet. */
  isInOrder: z.boolean(),
  weightG: z.nullable(z.int()),
  since: time,
  by: z.nullable(z.string()),
})

const rack = int(1, 99)
const level = int(1, 9)

export const binRange = z
  .object({
    warehouseId: id,
    zone,
    /** What each code begins with: A makes A-01-1. */
    prefix: text(1, 15).check(
      z.overwrite((typed) => tidyBinCode(typed) ?? typed),
      z.refine((typed) => tidyBinCode(typed) !== null, { error: 'field_bin_code' }),
    ),
    racksFrom: rack,
    racksTo: rack,
    levelsFrom: level,
    levelsTo: level,
    capacity: z.optional(capacity),
    longestSideMm: z.optional(longestSideMm),
    /** Where the walk begins; absent: after the last bin of the warehouse. */
    walkOrder: z.optional(walkOrder),
  })
  .check(
    z.refine(({ racksFrom, racksTo }) => racksFrom <= racksTo, { error: 'field_range_order', path: ['racksTo'] }),
    z.refine(({ levelsFrom, levelsTo }) => levelsFrom <= levelsTo, { error: 'field_range_order', path: ['levelsTo'] }),
    z.refine((range) => binsInRange(range) <= binsAtOnce, { error: 'field_bins_at_once', path: ['racksTo'] }),
  )

export const staffBins = group('staffBins', {
  list: read('/api/admin/bins', {
    id: 'B-IN-17',
    who: byWarehouse,
    input: z.object({
      warehouseId: id,
      zone: z.optional(text(0, 20)),
      /** How the code begins. */
      code: z.optional(text(0, 20)),
      /** Open and with room. */
      free: z.optional(queryBool),
      closed: z.optional(queryBool),
      ...keyPaging,
    }),
    output: z.object({
      ...keyPage(bin).shape,
      /** Of the whole warehouse, for the filter; the first fifty. */
      zones: z.array(z.string()),
    }),
  }),
  create: write('/api/admin/bins', {
    id: 'B-IN-18',
    who: byWarehouse,
    creates: true,
    input: z.object({
      warehouseId: id,
      code: binCodeIn,
      zone,
      capacity: z.optional(capacity),
      longestSideMm: z.optional(longestSideMm),
      walkOrder: z.optional(walkOrder),
    }),
    output: bin,
  }),
  /** Bins that exist already are left as they are, and named. */
  createRange: write('/api/admin/bins/range', {
    id: 'B-IN-19',
    who: byWarehouse,
    creates: true,
    input: binRange,
    output: z.object({ created: z.int(), existing: z.array(z.string()) }),
  }),
  update: write('/api/admin/bins/{id}', {
    id: 'B-IN-20',
    who: byWarehouse,
    methods: ['PATCH'],
    input: z.object({
      id,
      zone: z.optional(zone),
      capacity: z.optional(capacity),
      longestSideMm: z.optional(longestSideMm),
      walkOrder: z.optional(walkOrder),
      version,
    }),
    output: bin,
  }),
  /** Closes an empty bin, or opens it again. Refused with 9004 while something lies in it or it is being counted. */
  close: write('/api/admin/bins/{id}/close', {
    id: 'B-IN-21',
    who: byWarehouse,
    input: z.object({ id, closed: bool }),
    output: bin,
  }),
  content: read('/api/admin/bins/{id}', {
    id: 'B-IN-22',
    who: byWarehouse,
    showsPeople: true,
    input: z.object({ id, ...keyPaging }),
    output: z.object({ bin, ...keyPage(lying).shape }),
  }),
})
