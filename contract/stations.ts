import { labelSizes } from '#domain/label.ts'
import { isLoopback, isPrivateAddress, printerPortLeast, printerPortMost, printWays } from '#domain/printing.ts'
import { pinDigits } from '#domain/station.ts'
import * as z from 'zod/mini'
import { bool, byId, id, keyPage, text, time } from '#contract/wire/fields.ts'
import { keyPaging, secret, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { byAdministrators } from './staff-roles.ts'

/* Stations: devices of a warehouse that several people share during a shift (decision record 83). */

/** What a person at a station is told of it. */
export const workplace = z.object({
  id,
  name: z.string(),
  warehouseId: id,
  warehouseName: z.string(),
  printerPaper: z.enum(labelSizes),
  printWay: z.enum(printWays),
  printAfterReceipt: z.boolean(),
  /** When the shift ends by itself. */
  until: time,
})

const shift = z.object({
  openedAt: time,
  openedBy: z.string(),
  until: time,
  /** Who works there now; null: nobody. */
  worker: z.nullable(z.string()),
})

const station = z.object({
  id,
  name: z.string(),
  warehouseId: id,
  warehouseName: z.string(),
  printerPaper: z.enum(labelSizes),
  printWay: z.enum(printWays),
  /** Empty: none. */
  printerHost: z.string(),
  printerPort: z.int(),
  suspended: z.boolean(),
  shift: z.nullable(shift),
  version: z.int(),
})

const kept = {
  name: text(1, 40),
  printerPaper: z.enum(labelSizes, { error: 'field_choice' }),
  printWay: z.enum(printWays, { error: 'field_choice' }),
  /** This machine itself (127.0.0.1) only outside production. */
  printerHost: text(0, 100).check(
    z.refine((host) => host === '' || isPrivateAddress(host) || isLoopback(host), { error: 'field_printer_host' }),
  ),
  printerPort: z
    .int({ error: 'field_printer_port' })
    .check(
      z.minimum(printerPortLeast, { error: 'field_printer_port' }),
      z.maximum(printerPortMost, { error: 'field_printer_port' }),
    ),
}

/** The key that the device got when its shift was opened. */
const stationKey = secret

export const staffStations = group('staffStations', {
  /** By warehouse and name. */
  list: read('/api/admin/stations', {
    id: 'B-AU-25',
    who: byAdministrators,
    input: z.object({ warehouseId: z.optional(id), ...keyPaging }),
    output: keyPage(station),
  }),
  create: write('/api/admin/stations', {
    id: 'B-AU-26',
    who: byAdministrators,
    creates: true,
    input: z.object({
      warehouseId: id,
      ...kept,
      printWay: z._default(kept.printWay, 'browser'),
      printerHost: z._default(kept.printerHost, ''),
      printerPort: z._default(kept.printerPort, printerPortLeast),
    }),
    output: station,
  }),
  /** A suspended station cannot be opened, and its shift ends. */
  update: write('/api/admin/stations/{id}', {
    id: 'B-AU-27',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({
      id,
      name: z.optional(kept.name),
      printerPaper: z.optional(kept.printerPaper),
      printWay: z.optional(kept.printWay),
      printerHost: z.optional(kept.printerHost),
      printerPort: z.optional(kept.printerPort),
      suspended: z.optional(bool),
      version,
    }),
    output: station,
  }),
  /** Opens a shift on the caller's device, which gets the key; a shift that was open elsewhere ends. */
  open: write('/api/admin/stations/{id}/open', {
    id: 'B-AU-28',
    who: byAdministrators,
    tellsSecret: true,
    input: byId,
    output: z.object({ stationKey: z.string(), station }),
  }),
  /** Ends the shift, and the session of the person who works there. */
  close: write('/api/admin/stations/{id}/close', {
    id: 'B-AU-29',
    who: byAdministrators,
    input: byId,
    output: station,
  }),
  /** Whether the station at which the caller works prints a label after each receipt. */
  setAfterReceipt: write('/api/admin/session/station/after-receipt', {
    id: 'B-AU-37',
    who: ['W', 'A'],
    methods: ['PUT'],
    input: z.object({ printAfterReceipt: bool }),
    output: z.object({ printAfterReceipt: z.boolean() }),
  }),
  /** Signs in at a station, by badge or by PIN; the session of the person before ends. */
  signIn: write('/api/admin/session/station', {
    id: 'B-AU-30',
    who: 'anyone',
    limit: 'public',
    tellsSecret: true,
    input: z.object({
      stationKey,
      badge: z.optional(text(0, 32)),
      staffId: z.optional(id),
      pin: z.optional(text(0, pinDigits)),
    }),
    output: z.object({
      token: z.string(),
      expiresAt: time,
      staffId: id,
      name: z.string(),
      /** 256 bits in base64, always the same for this station: for what its device keeps while there is no network. */
      queueKey: z.string(),
    }),
  }),
  /** Who may sign in at this station with a PIN. */
  people: read('/api/admin/session/station/people', {
    id: 'B-AU-31',
    who: 'anyone',
    methods: ['POST'],
    limit: 'public',
    input: z.object({ stationKey }),
    output: z.object({ station: workplace, people: z.array(z.object({ id, name: z.string() })) }),
  }),
})
