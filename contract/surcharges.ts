import { surchargeCharges, surchargeKinds } from '#domain/surcharge.ts'
import * as z from 'zod/mini'
import { exportFormats } from './bills.ts'
import { inLanguages, officeCode } from './channels-office.ts'
import { pricers } from './tariffs.ts'

import {
  id,
  int,
  keyPage,
  lengthMm,
  list,
  minor,
  nothing,
  storedText,
  text,
  time,
  weightG,
} from '#contract/wire/fields.ts'
import { fromTime, keyPaging } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* Surcharges as staff keep them. A row is never changed: it ends, and a copy begins (decision record 77). */

const kind = z.enum(surchargeKinds, { error: 'field_choice' })
const charge = z.enum(surchargeCharges, { error: 'field_choice' })

export const surchargeStates = ['in_force', 'to_come', 'ended'] as const

/** What a row says, and may say differently after a change. */
const surchargeIn = {
  name: inLanguages(1, 60),
  /** Why it is asked for, as members read it. */
  reason: inLanguages(1, 200),
  charge,
}

/** Left out or null: without it. Each is optional once, so that null clears it in a change. */
const surchargeTerms = {
  /** Null: every line. */
  channelId: z.nullable(id),
  /** Null: every destination. */
  destinationCode: z.nullable(text(1, 10)),
  /** For an order or a billed kilogram; a price has both currencies. */
  priceCnyMinor: z.nullable(minor.check(z.minimum(1, { error: 'field_range' }))),
  priceHkdMinor: z.nullable(minor.check(z.minimum(1, { error: 'field_range' }))),
  /** A share of the freight, in hundredths of a percent. */
  bp: z.nullable(int(1, 10_000)),
  /** Remote areas: regions with all that is below them, and beginnings of postal codes. */
  regionCodes: list(text(1, 40), 0, 200),
  postalPrefixes: list(text(1, 10), 0, 500),
  /** Large boxes: over one of these. */
  longestOverMm: z.nullable(lengthMm),
  sidesSumOverMm: z.nullable(int(1, 60_000)),
  /** Heavy shipments. */
  weightOverG: z.nullable(weightG),
  validTo: z.nullable(fromTime),
}

const terms = z.partial(z.object(surchargeTerms)).shape

export const surchargeRow = z.object({
  id,
  code: z.string(),
  kind,
  name: storedText,
  reason: storedText,
  channelId: z.nullable(id),
  channelName: z.nullable(z.string()),
  destinationCode: z.nullable(z.string()),
  destinationName: z.nullable(z.string()),
  charge,
  priceCnyMinor: z.nullable(minor),
  priceHkdMinor: z.nullable(minor),
  bp: z.nullable(z.int()),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  postalPrefixes: z.array(z.string()),
  longestOverMm: z.nullable(z.int()),
  sidesSumOverMm: z.nullable(z.int()),
  weightOverG: z.nullable(z.int()),
  validFrom: time,
  validTo: z.nullable(time),
  state: z.enum(surchargeStates),
  createdBy: z.string(),
  createdAt: time,
  /** Who gave it an end that it did not begin with; null while nobody has. */
  endedBy: z.nullable(z.string()),
})

const filters = {
  /** Left out: in force and to come. */
  state: z.optional(z.enum(surchargeStates, { error: 'field_choice' })),
  kind: z.optional(kind),
  channelId: z.optional(id),
  destinationCode: z.optional(text(0, 10)),
}

export const staffSurcharges = group('staffSurcharges', {
  list: read('/api/admin/surcharges', {
    id: 'B-PR-18',
    who: staffRoles,
    input: z.object({ ...filters, ...keyPaging }),
    output: keyPage(surchargeRow),
  }),
  create: write('/api/admin/surcharges', {
    id: 'B-PR-19',
    who: pricers,
    creates: true,
    input: z.object({ code: officeCode, kind, ...surchargeIn, ...terms, validFrom: z.optional(fromTime) }),
    output: surchargeRow,
  }),
  /** Ends the row, from now on or from a date; the answer is the copy with the change. Code and kind stay. */
  update: write('/api/admin/surcharges/{id}', {
    id: 'B-PR-20',
    who: pricers,
    methods: ['PATCH'],
    input: z.object({ id, ...z.partial(z.object(surchargeIn)).shape, ...terms, validFrom: z.optional(fromTime) }),
    output: surchargeRow,
  }),
  /** Ends now; one that has not begun never does. */
  remove: write('/api/admin/surcharges/{id}', {
    id: 'B-PR-20',
    who: pricers,
    methods: ['DELETE'],
    input: z.object({ id }),
    output: nothing,
  }),
  exportRows: read('/api/admin/surcharges/export', {
    id: 'B-PR-21',
    who: staffRoles,
    methods: ['GET'],
    limit: 'export',
    transport: 'download',
    input: z.object({ ...filters, format: z.enum(exportFormats, { error: 'field_choice' }) }),
    output: nothing,
  }),
})
