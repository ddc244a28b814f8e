import { warehouseTransferStates } from '#domain/warehouse-transfer.ts'
import * as z from 'zod/mini'
import { byId, currency, id, keyPage, minor, parcelId, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, trackingNumberIn, trackingNumberPart } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { owner } from '#contract/wire/shapes.ts'

/* A parcel that arrived at the wrong warehouse is moved to another one (decision record 88). */

const state = z.enum(warehouseTransferStates, { error: 'field_choice' })

const transfer = z.object({
  id,
  parcelId,
  fromName: z.string(),
  toName: z.string(),
  /** What the price was made of. */
  weightG: z.int(),
  currency,
  amountMinor: minor,
  state,
  askedAt: time,
  sentAt: z.nullable(time),
  receivedAt: z.nullable(time),
  /** Withdrawn or refused; what was paid is back. */
  closedAt: z.nullable(time),
  /** Why it was refused. */
  reason: z.string(),
})

export const warehouseTransfers = group('warehouseTransfers', {
  options: read('/api/member/warehouse-transfers', {
    id: 'E-135',
    who: 'member',
    input: z.object({ parcelId }),
    output: z.object({
      /** Where it may go; nothing, unless it is at the wrong warehouse, free to leave, and stands still. */
      destinations: z.array(z.object({ warehouseId: id, name: z.string(), isForecast: z.boolean() })),
      /** The same to each of them. */
      priceMinor: z.object({ CNY: minor, HKD: minor }),
      weightG: z.nullable(z.int()),
      balancesMinor: z.object({ CNY: minor, HKD: minor }),
      /** The newest first. */
      transfers: z.array(transfer),
    }),
  }),
  ask: write('/api/member/warehouse-transfers/ask', {
    id: 'E-136',
    creates: true,
    who: 'member',
    says: 'M-18',
    input: z.object({
      parcelId,
      /** Where it goes. */
      warehouseId: id,
      currency,
      /** The price that was shown: another one is not charged. */
      expectedMinor: minor,
    }),
    output: transfer,
  }),
  withdraw: write('/api/member/warehouse-transfers/withdraw', {
    id: 'E-137',
    who: 'member',
    says: 'M-18',
    input: byId,
    output: transfer,
  }),
})

const staffTransfer = z.object({
  ...transfer.shape,
  trackingNumber,
  ...owner.shape,
  /** Where it lies, or was put when it arrived; null: on no shelf, or on the way. */
  shelf: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
  /** A bag, a vehicle. */
  sentNote: z.string(),
  receivedBy: z.nullable(z.string()),
  /** How it differed from what was sent. */
  receivedNote: z.string(),
  closedBy: z.nullable(z.string()),
  missedBy: z.nullable(z.string()),
  missedAt: z.nullable(time),
  missedNote: z.string(),
  /** It should have arrived (`transfer.lateDays`). */
  isLate: z.boolean(),
  /** What the caller may do with it, by their warehouses. */
  maySend: z.boolean(),
  mayReceive: z.boolean(),
  version: z.int(),
})

/** The events of its history, as they are in that of the parcel. */
export const transferEvents = [
  'askTransfer',
  'withdrawTransfer',
  'refuseTransfer',
  'sendTransfer',
  'receiveTransfer',
  'missTransfer',
] as const

/** One parcel of this number waits, unless two members have the same number: then `id` says which. */
const scan = { id: z.optional(id), warehouseId: id, trackingNumber: trackingNumberIn, note: z.optional(text(0, 200)) }

export const staffWarehouseTransfers = group('staffWarehouseTransfers', {
  list: read('/api/admin/warehouse-transfers', {
    id: 'B-IN-39',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(state),
      /** Only what the caller has to scan: out of a warehouse where they work, or into one. */
      toScan: z.optional(z.enum(['send', 'receive'], { error: 'field_choice' })),
      /** From or to this one. */
      warehouseId: z.optional(id),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...keyPaging,
    }),
    output: keyPage(staffTransfer),
  }),
  send: write('/api/admin/warehouse-transfers/send', {
    id: 'B-IN-40',
    who: ['W', 'A'],
    input: z.object(scan),
    output: staffTransfer,
  }),
  receive: write('/api/admin/warehouse-transfers/receive', {
    id: 'B-IN-41',
    who: ['W', 'A'],
    input: z.object({ ...scan, shelf: z.optional(text(0, 20)) }),
    output: staffTransfer,
  }),
  refuse: write('/api/admin/warehouse-transfers/{id}/refuse', {
    id: 'B-IN-42',
    who: ['W', 'S', 'A'],
    input: z.object({ id, reason: text(1, 200) }),
    output: staffTransfer,
  }),
  noteMissing: write('/api/admin/warehouse-transfers/{id}/missing', {
    id: 'B-IN-43',
    who: ['W', 'A'],
    input: z.object({ id, note: text(1, 200) }),
    output: staffTransfer,
  }),
  get: read('/api/admin/warehouse-transfers/{id}', {
    id: 'B-IN-44',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: byId,
    output: z.object({
      ...staffTransfer.shape,
      /** The oldest first; `by` is a person of the staff, or null for the member. */
      history: z.array(
        z.object({ at: time, event: z.enum(transferEvents), by: z.nullable(z.string()), note: z.string() }),
      ),
    }),
  }),
})
