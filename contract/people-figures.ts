import * as z from 'zod/mini'
import { dayIn } from './day-end.ts'
import { id, time } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/*
 * What each person of a warehouse did on a business day or in a shift, from the rows that carry their name (decision
 * records 95 and 103).
 */

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

const byPerson = { staffId: id, by: z.string(), ...figures }

/** A time that a station was open. */
const shift = z.object({
  id,
  stationName: z.string(),
  openedAt: time,
  /** When it was closed or ran out; null: it goes on. */
  endedAt: z.nullable(time),
})

/** Null: what was done at no station on the day. */
const shiftOrNone = z.nullable(shift)

export const staffFigures = group('staffFigures', {
  /** Administrators, auditors and those who lead a warehouse (W and S) read everybody; the others themselves. */
  people: read('/api/admin/reports/people', {
    id: 'B-RP-25',
    who: byWarehouse,
    input: z.object({ warehouseId: id, day: dayIn }),
    output: z.object({ day: z.string(), list: z.array(z.object(byPerson)) }),
  }),
  /** One's own, in all warehouses; without a day, those of today. */
  own: read('/api/admin/reports/people/own', {
    id: 'B-RP-26',
    who: byWarehouse,
    input: z.object({ day: z.optional(dayIn) }),
    output: z.object({ day: z.string(), ...figures }),
  }),
  /**
   * The shifts that were opened on the day, each with all that was done in it, also after midnight; then what was done at
   * no station on the day. To the same people as by day; also as a file.
   */
  shifts: read('/api/admin/reports/shifts', {
    id: 'B-RP-31',
    who: byWarehouse,
    input: z.object({
      warehouseId: id,
      day: dayIn,
      format: z.optional(z.enum(['json', 'csv', 'xlsx'], { error: 'field_choice' })),
    }),
    output: z.object({ day: z.string(), list: z.array(z.object({ shift: shiftOrNone, ...byPerson })) }),
  }),
  /** One's own, in all warehouses; without a day, those of today and the shift that one works in. */
  ownShifts: read('/api/admin/reports/shifts/own', {
    id: 'B-RP-32',
    who: byWarehouse,
    input: z.object({ day: z.optional(dayIn) }),
    output: z.object({
      day: z.string(),
      list: z.array(
        z.object({
          shift: shiftOrNone,
          warehouseName: z.nullable(z.string()),
          /** The caller is signed in at its station. */
          isPresent: z.boolean(),
          ...figures,
        }),
      ),
    }),
  }),
})
