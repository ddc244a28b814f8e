import * as z from 'zod/mini'
import { dayIn } from './day-end.ts'
import { id, time } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/* What each person of a warehouse did on a business day, from the rows that carry their name (decision record 95). */

const byWarehouse = ['W', 'A'] as const

const figures = {
  /** Receipts that stand, those of duplicates too. */
  received: z.int(),
  /** Of these, put on a shelf at once. */
  shelved: z.int(),
  undone: z.int(),
  /** Put on a shelf, or moved to another one, later. */
  putAway: z.int(),
  /** Numbers scanned in counts of bins. */
  counted: z.int(),
  /** Labels, each copy. */
  printed: z.int(),
  /** From the first to the last of these; null: nothing yet. */
  firstAt: z.nullable(time),
  lastAt: z.nullable(time),
}

export const staffFigures = group('staffFigures', {
  /** Administrators, auditors and those who lead a warehouse (W and S) read everybody; the others themselves. */
  people: read('/api/admin/reports/people', {
    id: 'B-RP-25',
    who: byWarehouse,
    input: z.object({ warehouseId: id, day: dayIn }),
    output: z.object({ day: z.string(), list: z.array(z.object({ staffId: id, by: z.string(), ...figures })) }),
  }),
  /** One's own, in all warehouses; without a day, those of today. */
  own: read('/api/admin/reports/people/own', {
    id: 'B-RP-26',
    who: byWarehouse,
    input: z.object({ day: z.optional(dayIn) }),
    output: z.object({ day: z.string(), ...figures }),
  }),
})
