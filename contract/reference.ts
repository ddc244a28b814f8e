import * as z from 'zod/mini'
import { placeName, placeSort } from './places.ts'
import { bool, storedText, text } from '#contract/wire/fields.ts'
import { queryBool, queryInt, version } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* Couriers, regions, levels and destinations, as administrators keep them (decision record 73). */

const byAdministrators = ['A'] as const

/** Lists without ids are read by code: `next` is the last code of a page. */
const codePaging = { after: z.optional(text(1, 40)), pageSize: z._default(queryInt(1, 100), 20) }
const codePage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), next: z.nullable(z.string()), total: z.int() })

const courierFields = { name: placeName, sort: placeSort }
/** A regular expression over the whole number: it guesses, and refuses nothing. Null: none. */
const trackingHint = z.nullable(text(1, 200))
const courier = z.object({
  code: z.string(),
  trackingHint,
  ...courierFields,
  name: storedText,
  active: z.boolean(),
  version: z.int(),
})

export const staffCouriers = group('staffCouriers', {
  list: read('/api/admin/couriers', {
    id: 'B-MD-09',
    who: staffRoles,
    input: z.object({ keyword: z.optional(text(0, 50)), active: z.optional(queryBool), ...codePaging }),
    output: codePage(courier),
  }),
  create: write('/api/admin/couriers', {
    id: 'B-MD-09',
    who: byAdministrators,
    creates: true,
    input: z.object({
      code: text(1, 10).check(z.regex(/^[A-Z0-9]{1,10}$/, { error: 'field_place_code' })),
      trackingHint: z.optional(trackingHint),
      ...courierFields,
    }),
    output: courier,
  }),
  update: write('/api/admin/couriers/{code}', {
    id: 'B-MD-09',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({
      code: text(1, 10),
      trackingHint: z.optional(trackingHint),
      ...z.partial(z.object(courierFields)).shape,
      active: z.optional(bool),
      version,
    }),
    output: courier,
  }),
})

const region = z.object({
  code: z.string(),
  parentCode: z.nullable(z.string()),
  name: storedText,
  countryCode: z.string(),
  destinationCode: z.string(),
  leaf: z.boolean(),
  sort: z.int(),
})

/** The columns of a tree file, in the order of its template. */
export const regionColumns = ['code', 'parent', 'cn', 'en', 'sh', 'country', 'destination', 'sort'] as const

export const regionFaults = [
  'columns',
  'code',
  'twice',
  'parent',
  'circle',
  'depth',
  'name',
  'country',
  'destination',
  'sort',
  'used',
] as const

/** The regions of a file; the whole mainland has 3,200. */
export const regionRowsAtMost = 10_000
/** More changes than that are only counted. */
export const regionChangesAtMost = 200
/** More faults than that are only counted. */
export const regionFaultsAtMost = 200

export const staffRegions = group('staffRegions', {
  list: read('/api/admin/regions', {
    id: 'B-MD-11',
    who: staffRoles,
    input: z.object({
      /** What lies directly in this region. */
      parent: z.optional(text(1, 40)),
      /** The countries alone. */
      roots: z.optional(queryBool),
      keyword: z.optional(text(0, 50)),
      ...codePaging,
    }),
    output: codePage(region),
  }),
  /**
   * New regions are added and known ones changed; none is deleted, since addresses name them. With `dryRun` nothing is
   * written; with a fault anywhere, nothing is either.
   */
  import: write('/api/admin/regions/import', {
    id: 'B-MD-11',
    who: byAdministrators,
    input: z.object({
      /** Comma-separated values with the columns of the template. */
      csv: z.string({ error: 'field_required' }).check(z.maxLength(3_000_000, { error: 'field_too_long' })),
      dryRun: bool,
    }),
    output: z.object({
      rows: z.int(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      /** What known regions have now and would have, in the order of the file. */
      changes: z.array(
        z.object({
          line: z.int(),
          code: z.string(),
          column: z.enum(regionColumns),
          before: z.string(),
          after: z.string(),
        }),
      ),
      changeCount: z.int(),
      /** Lines count from 1, which is the heading. */
      faults: z.array(z.object({ line: z.int(), code: z.string(), fault: z.enum(regionFaults) })),
      faultCount: z.int(),
      imported: z.boolean(),
    }),
  }),
})

const level = z.object({
  code: z.string(),
  name: storedText,
  sort: z.int(),
  members: z.int(),
  version: z.int(),
})

/** Levels are only shown: they affect no price and no right. A new member has the first one. */
export const staffLevels = group('staffLevels', {
  list: read('/api/admin/member-levels', {
    id: 'B-MD-13',
    who: staffRoles,
    input: z.object({}),
    output: z.object({ list: z.array(level) }),
  }),
  create: write('/api/admin/member-levels', {
    id: 'B-MD-13',
    who: byAdministrators,
    creates: true,
    input: z.object({
      code: text(1, 20).check(z.regex(/^[a-z0-9]{1,9}(-[a-z0-9]{1,10})?$/, { error: 'field_slug' })),
      name: placeName,
      sort: placeSort,
    }),
    output: level,
  }),
  update: write('/api/admin/member-levels/{code}', {
    id: 'B-MD-13',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({ code: text(1, 20), name: z.optional(placeName), sort: z.optional(placeSort), version }),
    output: level,
  }),
})

const destination = z.object({
  code: z.string(),
  group: z.enum(['HK', 'TW', 'SEA', 'OVERSEAS', 'MAINLAND']),
  name: storedText,
  open: z.boolean(),
  /** Whether anything can be priced to go there today. */
  isPriced: z.boolean(),
  version: z.int(),
})

export const staffDestinations = group('staffDestinations', {
  list: read('/api/admin/destinations', {
    id: 'B-MD-17',
    who: staffRoles,
    input: z.object({}),
    output: z.object({ list: z.array(destination) }),
  }),
  /** Announced: prices are shown, and applying is refused with 4017 (decision record 42). */
  setOpen: write('/api/admin/destinations/{code}/open', {
    id: 'B-MD-18',
    who: byAdministrators,
    methods: ['PUT'],
    input: z.object({ code: text(1, 10), open: bool, version }),
    output: destination,
  }),
})
