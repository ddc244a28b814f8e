import { workQueues } from '#domain/waiting.ts'
import * as z from 'zod/mini'
import { auditStatus, claimParcelState, orderStatus, parcelStatus, rechargeStatus } from './codes.ts'
import {
  currency,
  id,
  logisticsNumber,
  memberNumber,
  nothing,
  orderNumber,
  parcelId,
  text,
  time,
  trackingNumber,
  transferNumber,
} from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { countsByCode } from '#contract/wire/wire-code.ts'

/** How many rows the work queue lists, most urgent first; the others are only counted. */
export const urgentAtMost = 20

/** How many matches of a kind are found by a number. */
export const foundAtMost = 8

const queue = z.enum(workQueues)

const waiting = z.object({
  queue,
  /** Counted up to a limit, the oldest first; `countCapped`: there may be more. */
  count: z.int(),
  countCapped: z.boolean(),
  /** How many of these have waited under 4 h, 4 to 24 h, and longer; null where age says nothing. */
  ages: z.nullable(z.object({ under4Hours: z.int(), under24Hours: z.int(), over24Hours: z.int() })),
  oldestAt: z.nullable(time),
  /** Null: nobody here waits for staff, so nothing can be late. */
  late: z.nullable(z.int()),
  /** When the next of those that are on time becomes late. */
  nextLateAt: z.nullable(time),
})

/** One piece of work, without anything that tells who its member is. */
const workRow = z.object({
  queue,
  /** Of the order, parcel, transfer, claim or request. */
  targetId: id,
  /** The number that staff know it by; null: a request that is about several. */
  number: z.nullable(z.string()),
  /** Of a request for a second person: the call that waits. */
  call: z.nullable(z.string()),
  amountMinor: z.nullable(z.int()),
  currency: z.nullable(currency),
  parcelCount: z.nullable(z.int()),
  /** The questioned carton of an order. */
  cartonNumber: z.nullable(z.int()),
  warehouseName: z.nullable(z.string()),
  /** Who of the staff began it or asked for it. */
  startedBy: z.nullable(z.string()),
  /** The order that a weighing in doubt belongs to. */
  orderId: z.nullable(id),
  waitsSince: time,
  lateAt: time,
  isLate: z.boolean(),
})

export const reports = group('reports', {
  /** What waits for the caller's roles, in the warehouses they work in. */
  dashboard: read('/api/admin/reports/dashboard', {
    id: 'B-RP-01',
    who: ['W', 'F', 'S', 'E', 'A'],
    input: nothing,
    output: z.object({
      at: time,
      queues: z.array(waiting),
      urgent: z.array(workRow),
      /** Counted up to the same limit; null for roles that do not see orders. */
      orders: z.nullable(countsByCode(orderStatus)),
      /** Visitors may register: in a new installation, once its checklist is done (B-SY-09). */
      registrationOpen: z.boolean(),
    }),
  }),
  // Not in the first contract: the back office's "go to a number".
  find: read('/api/admin/find', {
    id: 'B-RP-20',
    who: ['W', 'F', 'S', 'E', 'A'],
    input: z.object({ number: text(4, 40) }),
    /** What begins with the number, as far as the caller's roles and warehouses go; members only by their whole number. */
    output: z.object({
      orders: z.array(z.object({ id, orderNumber, status: orderStatus, logisticsNumber: z.nullable(logisticsNumber) })),
      parcels: z.array(
        z.object({
          parcelId,
          trackingNumber,
          status: parcelStatus,
          warehouseName: z.string(),
          shelf: z.nullable(z.string()),
          orderId: z.nullable(id),
          orderNumber: z.nullable(orderNumber),
        }),
      ),
      unclaimed: z.array(
        z.object({
          id,
          trackingNumber,
          state: claimParcelState,
          warehouseName: z.string(),
          shelf: z.nullable(z.string()),
        }),
      ),
      transfers: z.array(z.object({ id, transferNumber, auditStatus, rechargeStatus })),
      members: z.array(z.object({ memberNumber })),
    }),
  }),
})
