import { pricedFields } from '#domain/tariff-change.ts'
import { tariffColumns } from '#domain/tariff-table.ts'
import * as z from 'zod/mini'
import { exportFormats } from './bills.ts'
import { pricers, tariffFilters, tariffRow } from './tariffs.ts'
import {
  bool,
  byId,
  currency,
  id,
  keyPage,
  list,
  minor,
  nothing,
  signedMinor,
  text,
  time,
} from '#contract/wire/fields.ts'
import { fromTime, keyPaging, queryInt } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* Versions of the tariff: written apart, and published as a whole by a second person (decision record 72). */

export const versionStates = ['draft', 'offered', 'published'] as const
const state = z.enum(versionStates, { error: 'field_choice' })
const name = text(1, 60)

const tariffVersion = z.object({
  id,
  name: z.string(),
  state,
  rows: z.int(),
  createdAt: time,
  createdBy: z.string(),
  changedAt: time,
  /** Null: not offered yet, or at the moment of its publication. */
  startsAt: z.nullable(time),
  offeredAt: z.nullable(time),
  offeredBy: z.nullable(z.string()),
  publishedAt: z.nullable(time),
  publishedBy: z.nullable(z.string()),
  /** The caller wrote in it or offered it, and so cannot be the one who publishes it. */
  mine: z.boolean(),
  version: z.int(),
})

/** How many changes an answer lists; all of them are counted. */
export const changesListed = 500

const counts = { added: z.int(), changed: z.int(), removed: z.int() }

const change = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  before: z.nullable(tariffRow),
  after: z.nullable(tariffRow),
  fields: z.array(z.enum(pricedFields)),
})

const difference = z.object({
  ...counts,
  /** Rows that stay as they are. */
  kept: z.int(),
  changes: z.array(change),
  /** Stands for exactly these changes: publishing names it, and is refused once anything else has changed. */
  seal: z.string(),
})

/** How many orders a what-if prices again: the newest of its months. A file of more is refused. */
export const pastOrdersAtMost = 20_000

/** By the prices that orders have, and by those of the version: before coupons, coins, and what staff added or waived. */
const bothPrices = { currency, wasMinor: minor, wouldBeMinor: minor, differenceMinor: signedMinor }

const effect = {
  ...bothPrices,
  /** Orders in the sums, and how many of them would be dearer, cheaper, or the same. */
  orders: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  same: z.int(),
  /** Orders that the version has no price for: they are in neither sum. */
  unpriced: z.int(),
}

const trade = { channelName: z.string(), destinationName: z.string() }
const pastOrder = { orderId: id, orderNumber: z.string(), ...trade }

const pastFilters = {
  months: z._default(queryInt(1, 12), 3),
  channelId: z.optional(id),
  destinationCode: z.optional(text(0, 10)),
  currency: z.optional(currency),
}

export const importedAtMost = 2000

const cell = text(0, 40)
const cells = z.object({
  channel: cell,
  destination: cell,
  warehouse: cell,
  currency: cell,
  goods: cell,
  fromKg: cell,
  toKg: cell,
  firstKg: cell,
  firstPrice: cell,
  perKg: cell,
  minimum: cell,
  capKg: cell,
  until: cell,
})

/** How many faults an answer lists; all of them are counted. */
export const faultsListed = 200

export const tariffVersions = group('tariffVersions', {
  /** The newest first. */
  list: read('/api/admin/tariff-versions', {
    id: 'B-PR-11',
    who: staffRoles,
    input: z.object({ state: z.optional(state), ...keyPaging }),
    output: keyPage(tariffVersion),
  }),
  get: read('/api/admin/tariff-versions/{id}', { id: 'B-PR-11', who: staffRoles, input: byId, output: tariffVersion }),
  /** Begins as a copy of what is in force now. */
  create: write('/api/admin/tariff-versions', {
    id: 'B-PR-12',
    who: pricers,
    creates: true,
    input: z.object({ name }),
    output: tariffVersion,
  }),
  rename: write('/api/admin/tariff-versions/{id}', {
    id: 'B-PR-12',
    who: pricers,
    methods: ['PATCH'],
    input: z.object({ id, name }),
    output: tariffVersion,
  }),
  /** Deletes a draft, with its rows. */
  discard: write('/api/admin/tariff-versions/{id}', {
    id: 'B-PR-12',
    who: pricers,
    methods: ['DELETE'],
    input: byId,
    output: nothing,
  }),
  /** What publishing it would change; of a published one, nothing. */
  difference: read('/api/admin/tariff-versions/{id}/difference', {
    id: 'B-PR-13',
    who: staffRoles,
    input: z.object({ id, startsAt: z.optional(fromTime) }),
    output: difference,
  }),
  /** What it would have earned on the paid orders of the last months, each priced again by the price function. */
  whatIf: read('/api/admin/tariff-versions/{id}/what-if', {
    id: 'B-PR-14',
    who: pricers,
    input: z.object({ id, ...pastFilters }),
    output: z.object({
      months: z.int(),
      /** Orders placed before it are not counted. */
      since: time,
      /** There were more orders than `pastOrdersAtMost`: only the newest are counted. */
      isCut: z.boolean(),
      /** Paid and cancelled in that time: in no sum. */
      cancelled: z.int(),
      effects: z.array(z.object({ channelId: id, destinationCode: z.string(), ...trade, ...effect })),
      totals: z.array(z.object(effect)),
      /** The ten largest of each currency. */
      rises: z.array(z.object({ ...pastOrder, ...bothPrices })),
      /** The newest fifty of the orders without a price. */
      unpriced: z.array(z.object({ ...pastOrder, currency, billableWeightG: z.int() })),
    }),
  }),
  /** The same orders, one row each. */
  exportWhatIf: read('/api/admin/tariff-versions/{id}/what-if/export', {
    id: 'B-PR-22',
    who: pricers,
    methods: ['GET'],
    limit: 'export',
    transport: 'download',
    input: z.object({ id, ...pastFilters, format: z.enum(exportFormats, { error: 'field_choice' }) }),
    output: nothing,
  }),
  /** What every line asks for each weight to one destination, in every warehouse: freight alone. */
  table: read('/api/admin/tariff-versions/{id}/table', {
    id: 'B-PR-23',
    who: staffRoles,
    input: z.object({
      id,
      destinationCode: text(1, 10),
      currency: z._default(currency, 'CNY'),
      goodsType: z._default(z.enum(['ordinary', 'sensitive'], { error: 'field_choice' }), 'ordinary'),
    }),
    output: z.object({
      destinationName: z.string(),
      weightsG: z.array(z.int()),
      /** Prices of one warehouse alone, which the table leaves out. */
      ofOneWarehouse: z.int(),
      lines: z.array(
        z.object({
          channelId: id,
          channelName: z.string(),
          /** One for each weight. Null: the line does not take it, or has no price for it. */
          cells: z.array(z.object({ beforeMinor: z.nullable(minor), afterMinor: z.nullable(minor) })),
        }),
      ),
    }),
  }),
  /** Done: somebody else may publish it. Left out: it begins at the moment of its publication. */
  offer: write('/api/admin/tariff-versions/{id}/offer', {
    id: 'B-PR-15',
    who: pricers,
    input: z.object({ id, startsAt: z.optional(fromTime), seal: text(1, 64) }),
    output: tariffVersion,
  }),
  /** A draft again. */
  takeBack: write('/api/admin/tariff-versions/{id}/take-back', {
    id: 'B-PR-16',
    who: pricers,
    input: byId,
    output: tariffVersion,
  }),
  publish: write('/api/admin/tariff-versions/{id}/publish', {
    id: 'B-PR-10',
    who: pricers,
    input: z.object({ id, seal: text(1, 64) }),
    output: tariffVersion,
  }),
  /** Replaces all rows of a draft by those of a file; with one fault in it, nothing is changed. */
  importRows: write('/api/admin/price-rules/import', {
    id: 'B-PR-08',
    who: pricers,
    body: { bytes: 4 * 1024 * 1024, values: 40_000 },
    input: z.object({ versionId: id, rows: list(cells, 1, importedAtMost), dryRun: bool }),
    output: z.object({
      rows: z.int(),
      faultCount: z.int(),
      faults: z.array(
        z.object({
          row: z.int(),
          column: z.enum(tariffColumns),
          text: z.string(),
          /** The row that it collides with. */
          otherRow: z.nullable(z.int()),
        }),
      ),
      /** What it changes in the draft. */
      ...counts,
      isDone: z.boolean(),
    }),
  }),
  /** In the form that an import reads. */
  exportRows: read('/api/admin/price-rules/export', {
    id: 'B-PR-17',
    who: staffRoles,
    methods: ['GET'],
    limit: 'export',
    transport: 'download',
    input: z.object({ ...tariffFilters, format: z.enum(exportFormats, { error: 'field_choice' }) }),
    output: nothing,
  }),
})
