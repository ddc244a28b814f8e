import { pricedFields } from '#domain/tariff-change.ts'
import { tariffColumns } from '#domain/tariff-table.ts'
import * as z from 'zod/mini'
import { exportFormats } from './bills.ts'
import { pricers, tariffFilters, tariffRow } from './tariffs.ts'
import {
  bool,
  byId,
  currency,
  fromTime,
  id,
  keyPage,
  keyPaging,
  list,
  minor,
  nothing,
  queryInt,
  signedMinor,
  text,
  time,
} from '#contract/wire/fields.ts'
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

const effect = {
  currency,
  orders: z.int(),
  freightMinor: minor,
  wouldBeMinor: minor,
  differenceMinor: signedMinor,
  /** Orders that the version has no price for: they are in neither sum. */
  unpriced: z.int(),
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
  /** What it would have earned on the paid orders of the last months. */
  whatIf: read('/api/admin/tariff-versions/{id}/what-if', {
    id: 'B-PR-14',
    who: pricers,
    input: z.object({ id, months: z._default(queryInt(1, 12), 3) }),
    output: z.object({
      months: z.int(),
      effects: z.array(
        z.object({
          channelId: id,
          channelName: z.string(),
          destinationCode: z.string(),
          destinationName: z.string(),
          ...effect,
        }),
      ),
      totals: z.array(z.object(effect)),
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
