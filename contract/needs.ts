import * as z from 'zod/mini'
import {
  currency,
  id,
  minor,
  nothing,
  orderNumber,
  parcelId,
  purchaseNumber,
  time,
  trackingNumber,
  transferNumber,
} from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import type { Schema } from '#contract/wire/operation.ts'

/*
 * What needs the member's action now, not what merely happened. Each kind stays until it is settled where it is acted
 * upon; all are counted, and the newest few are listed.
 */

/** How many of each kind are listed; the others are only counted. */
export const needsNamedAtMost = 5

const counted = <Row extends Schema>(row: Row) => z.object({ count: z.int(), list: z.array(row) })

const owing = { id, orderNumber, dueMinor: minor, currency }

export const needs = group('needs', {
  list: read('/api/member/needs', {
    id: 'E-79',
    who: 'member',
    input: nothing,
    output: z.object({
      /** Paid orders with more to pay: after packing, or for a fee added before it. */
      supplements: counted(z.object({ ...owing, isPacked: z.boolean() })),
      /** With the standing rule that applied and asks before paying, and its reason for asking. */
      unpaid: counted(
        z.object({
          ...owing,
          orderedAt: time,
          askedBy: z.nullable(z.object({ ruleName: z.string(), text: z.string() })),
        }),
      ),
      rejectedTransfers: counted(
        z.object({ id, transferNumber, amountMinor: minor, currency, reason: z.string(), auditedAt: time }),
      ),
      /** From the last 30 days, while the parcel is still unclaimed. */
      rejectedClaims: counted(z.object({ claimId: id, trackingNumber, rejectText: z.string(), reviewedAt: time })),
      /** Weighings that were measured again, until the member has seen the answer. */
      answeredDisputes: counted(
        z.object({
          id,
          state: z.enum(['upheld', 'confirmed']),
          orderId: z.nullable(id),
          orderNumber: z.nullable(orderNumber),
          parcelId: z.nullable(parcelId),
          trackingNumber: z.nullable(trackingNumber),
          refundMinor: minor,
          currency: z.nullable(currency),
          closedAt: time,
        }),
      ),
      /** Standing rules that paused because they could not do their task. */
      pausedRules: counted(z.object({ ruleId: id, ruleName: z.string(), text: z.string(), at: time })),
      /** Free days that end within seven days, soonest first; where storage is charged, also those that have ended. */
      endingFreeDays: counted(z.object({ parcelId, trackingNumber, freeDaysLeft: z.int(), freeUntil: time })),
      /** For example: the seller sent three, two have arrived. */
      openPurchases: counted(z.object({ id, purchaseNumber, expectedParcels: z.int(), arrivedParcels: z.int() })),
      unreadReplies: z.int(),
    }),
  }),
})
