import { labelCopiesMost, labelSizes } from '#domain/label.ts'
import * as z from 'zod/mini'
import { byId, id, int, nothing, text } from '#contract/wire/fields.ts'
import { group, outward, read } from '#contract/wire/operation.ts'
import { labelledKinds } from './labels.ts'
import { byAdministrators } from './staff-roles.ts'

/* Printing at a station (decision record 102). What failed says why, and what to do next (9100 to 9105). */

const printer = z.object({
  stationId: id,
  /** Of the station. */
  name: z.string(),
  size: z.enum(labelSizes),
})

/** More printers of one warehouse are not offered. */
export const printersMost = 100

export const staffPrinting = group('staffPrinting', {
  /** The network printers of one's own warehouse, by the name of their station. */
  printers: read('/api/admin/warehouses/{id}/printers', {
    id: 'B-IN-66',
    who: ['W', 'A'],
    input: byId,
    output: z.object({ list: z.array(printer) }),
  }),
  /** Prints a label on the network printer of a station of the same warehouse. The same key prints once. */
  send: outward('/api/admin/labels/{id}/printouts', {
    id: 'B-IN-65',
    creates: true,
    who: ['W', 'A'],
    input: z.object({
      id,
      of: z._default(z.enum(labelledKinds, { error: 'field_choice' }), 'parcel'),
      size: z.enum(labelSizes, { error: 'field_choice' }),
      copies: z._default(int(1, labelCopiesMost), 1),
      stationId: id,
      reason: z.optional(text(0, 200)),
    }),
    /** How often it was printed, this time included; the name is that of the station. */
    output: z.object({ printCount: z.int(), printer: z.string() }),
  }),
  /** A label that names the station, on its network printer. */
  test: outward('/api/admin/stations/{id}/test-print', {
    id: 'B-AU-35',
    who: byAdministrators,
    input: byId,
    output: nothing,
  }),
  /** The same label for the print function of a browser. */
  testLabel: read('/api/admin/stations/{id}/test-label', {
    id: 'B-AU-36',
    who: byAdministrators,
    transport: 'download',
    input: byId,
    output: nothing,
  }),
})
