import { binCountStates, binDifferenceKinds, binDifferenceStates, scanNotes } from '#domain/bin.ts'
import * as z from 'zod/mini'
import { bool, byId, id, keyPage, memberNumber, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, queryBool, trackingNumberIn } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* Counting what lies in a bin (decision record 86). Counting moves nothing and charges nothing. */

const byWarehouse = ['W', 'A'] as const

export const binCount = z.object({
  id,
  binId: id,
  binCode: z.string(),
  state: z.enum(binCountStates),
  startedBy: z.string(),
  startedAt: time,
  finishedBy: z.nullable(z.string()),
  finishedAt: z.nullable(time),
  /** How many lay there by the records; while it is going on, those of now. */
  expected: z.int(),
  /** How many different numbers were scanned. */
  scanned: z.int(),
  /** How many of these are recorded here. */
  found: z.int(),
  missing: z.nullable(z.int()),
  /** Found here and not recorded here. */
  others: z.nullable(z.int()),
})

const scan = z.object({
  trackingNumber,
  note: z.enum(scanNotes),
  /** Where it is recorded, if elsewhere in this warehouse. */
  recordedShelf: z.nullable(z.string()),
  by: z.string(),
  at: time,
})

export const binDifference = z.object({
  id,
  countId: id,
  binId: id,
  binCode: z.string(),
  kind: z.enum(binDifferenceKinds),
  trackingNumber,
  parcelId: z.nullable(id),
  memberNumber: z.nullable(memberNumber),
  memberName: z.nullable(z.string()),
  recordedShelf: z.nullable(z.string()),
  /** Who counted. */
  countedBy: z.string(),
  since: time,
  state: z.enum(binDifferenceStates),
  /** It may be recorded in this bin by one press. */
  canCorrect: z.boolean(),
  foundIn: z.nullable(z.string()),
  reason: z.string(),
  resolvedBy: z.nullable(z.string()),
  resolvedAt: z.nullable(time),
})

export const staffBinCounts = group('staffBinCounts', {
  list: read('/api/admin/bin-counts', {
    id: 'B-IN-62',
    who: byWarehouse,
    input: z.object({
      warehouseId: id,
      binId: z.optional(id),
      state: z.optional(z.enum(binCountStates, { error: 'field_choice' })),
      ...keyPaging,
    }),
    output: keyPage(binCount),
  }),
  get: read('/api/admin/bin-counts/{id}', {
    id: 'B-IN-62',
    who: byWarehouse,
    input: byId,
    /** The newest fifty scans. */
    output: z.object({ count: binCount, scans: z.array(scan) }),
  }),
  /** Refused with 9002 while the bin is being counted, or is closed. */
  start: write('/api/admin/bins/{id}/count', {
    id: 'B-IN-63',
    who: byWarehouse,
    input: byId,
    output: binCount,
  }),
  /** Each number counts once, however often it is scanned. */
  scan: write('/api/admin/bin-counts/{id}/scan', {
    id: 'B-IN-63',
    who: byWarehouse,
    input: z.object({ id, trackingNumber: trackingNumberIn }),
    output: z.object({ scan, isNew: z.boolean(), count: binCount }),
  }),
  /** Ends it; `drop`: without a result, when it was begun by mistake. */
  finish: write('/api/admin/bin-counts/{id}/finish', {
    id: 'B-IN-63',
    who: byWarehouse,
    input: z.object({ id, drop: z.optional(bool) }),
    output: binCount,
  }),
  differences: read('/api/admin/bin-differences', {
    id: 'B-IN-64',
    who: byWarehouse,
    showsPeople: true,
    input: z.object({
      warehouseId: id,
      binId: z.optional(id),
      countId: z.optional(id),
      open: z.optional(queryBool),
      ...keyPaging,
    }),
    output: keyPage(binDifference),
  }),
  /** `here`: it lies in this bin, and is recorded so. `searched`: with a reason, it stays as it is recorded. */
  resolve: write('/api/admin/bin-differences/{id}/resolve', {
    id: 'B-IN-64',
    who: byWarehouse,
    input: z.object({
      id,
      how: z.enum(['here', 'searched'], { error: 'field_choice' }),
      reason: z.optional(text(0, 200)),
    }),
    output: binDifference,
  }),
})
