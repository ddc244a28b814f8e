import { askedOn } from '#domain/parcel-service.ts'
import * as z from 'zod/mini'
import { orderType } from './codes.ts'
import { pricers } from './tariffs.ts'
import { bool, id, int, keyPage, lengthMm, list, minor, storedText, text, weightG } from '#contract/wire/fields.ts'
import { queryBool, queryInt } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'
import { vasCharge } from '#contract/wire/shapes.ts'

/* Lines and services as staff keep them. What orders name is suspended, never deleted (decision record 72). */

export const officeCode = text(2, 20).check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/, { error: 'field_code' }))
export const inLanguages = (min: number, max: number) =>
  z.object({ cn: text(min, max), en: text(min, max), sh: text(min, max) })
const version = int(1, 1_000_000_000)
const sort = int(0, 10_000)

/** So many lines or services are returned when no size of a page is asked for, as where one of them is chosen. */
export const officeListAtMost = 1000
const listIn = z.object({
  /** Part of a code or name. */
  keyword: z.optional(text(0, 50)),
  /** False: the suspended ones. */
  active: z.optional(queryBool),
  after: z.optional(id),
  /** Left out: all of them, up to 1,000. */
  pageSize: z.optional(queryInt(1, 100)),
})

/** The groups of public pages that a line belongs to. */
export const lineGroups = ['HK', 'SEA', 'AIR'] as const
const lineGroup = z.enum(lineGroups, { error: 'field_choice' })
const promisedTo = z.enum(['door', 'port'], { error: 'field_choice' })

const lineIn = {
  code: officeCode,
  name: inLanguages(1, 60),
  /** In words; empty: it promises no time. */
  promise: inLanguages(0, 60),
  group: lineGroup,
  orderTypes: list(orderType, 1, 2),
  acceptsSensitive: bool,
  needsPickUpPoint: bool,
  /** Its freight is reduced when it is late. */
  largeCargo: bool,
  /** False: suspended. Its orders go on, and no new one is taken. */
  active: bool,
  sort,
}

/** Where it may be asked for: on an order, on one parcel, or on both. */
const where = z
  .array(z.enum(askedOn, { error: 'field_choice' }))
  .check(z.minLength(1, 'field_required'), z.maxLength(2, 'field_choice'))

/** Left out or null: without it. Each is optional once, so that null clears it in a change. */
const lineLimits = {
  promisedHours: z.nullable(int(1, 2000)),
  promisedTo: z.nullable(promisedTo),
  /** Null: no limit. They count for a whole shipment, and for each of its boxes. */
  weightLimitG: z.nullable(weightG),
  maxSideMm: z.nullable(lengthMm),
  maxSidesSumMm: z.nullable(int(1, 60_000)),
}

const named = z.object({ code: z.string(), name: z.string() })

const line = z.object({
  id,
  code: z.string(),
  name: storedText,
  promise: storedText,
  promisedHours: z.nullable(z.int()),
  promisedTo: z.nullable(promisedTo),
  group: z.string(),
  orderTypes: z.array(orderType),
  acceptsSensitive: z.boolean(),
  needsPickUpPoint: z.boolean(),
  largeCargo: z.boolean(),
  weightLimitG: z.nullable(z.int()),
  maxSideMm: z.nullable(z.int()),
  maxSidesSumMm: z.nullable(z.int()),
  active: z.boolean(),
  sort: z.int(),
  /** Where it has a price now: that is where it goes. */
  destinations: z.array(named),
  /** Orders on it that have not arrived yet. */
  openOrders: z.int(),
  version: z.int(),
})

const lineChange = z.partial(z.object({ ...lineIn, ...lineLimits }))

export const staffChannels = group('staffChannels', {
  /** Lines in their order, with what prices may name. */
  list: read('/api/admin/channels', {
    id: 'B-PR-01',
    who: staffRoles,
    input: listIn,
    output: z.object({
      ...keyPage(line).shape,
      destinations: z.array(named),
      warehouses: z.array(z.object({ id, code: z.int(), name: z.string() })),
    }),
  }),
  create: write('/api/admin/channels', {
    id: 'B-PR-02',
    who: pricers,
    creates: true,
    input: z.object({ ...lineIn, ...z.partial(z.object(lineLimits)).shape }),
    output: line,
  }),
  update: write('/api/admin/channels/{id}', {
    id: 'B-PR-02',
    who: pricers,
    methods: ['PATCH'],
    input: z.object({ id, version, ...lineChange.shape }),
    output: line,
  }),
})

const serviceIn = {
  code: officeCode,
  name: inLanguages(1, 60),
  charge: vasCharge,
  maxQty: int(1, 999),
  active: bool,
  sort,
}

/** Left out or null: without it. Each is optional once, so that null clears it in a change. */
const serviceLimits = {
  /** For a charge by order, piece or kilogram; null: not offered in this currency. */
  priceCnyMinor: z.nullable(minor),
  priceHkdMinor: z.nullable(minor),
  /** For a share of the freight, in hundredths of a percent. */
  bp: z.nullable(int(0, 10_000)),
  /** Null: every line. */
  channelIds: z.nullable(list(id, 1, 100)),
}

const service = z.object({
  id,
  code: z.string(),
  name: storedText,
  charge: vasCharge,
  priceCnyMinor: z.nullable(minor),
  priceHkdMinor: z.nullable(minor),
  bp: z.nullable(z.int()),
  maxQty: z.int(),
  channelIds: z.nullable(z.array(id)),
  askedOn: z.array(z.enum(askedOn)),
  active: z.boolean(),
  sort: z.int(),
  version: z.int(),
})

export const staffServices = group('staffServices', {
  list: read('/api/admin/value-added-services', {
    id: 'B-PR-03',
    who: staffRoles,
    input: listIn,
    output: keyPage(service),
  }),
  create: write('/api/admin/value-added-services', {
    id: 'B-PR-04',
    who: pricers,
    creates: true,
    /** Left out: on orders. */
    input: z.object({ ...serviceIn, askedOn: z.optional(where), ...z.partial(z.object(serviceLimits)).shape }),
    output: service,
  }),
  update: write('/api/admin/value-added-services/{id}', {
    id: 'B-PR-04',
    who: pricers,
    methods: ['PATCH'],
    input: z.object({ id, version, ...z.partial(z.object({ ...serviceIn, askedOn: where, ...serviceLimits })).shape }),
    output: service,
  }),
})
