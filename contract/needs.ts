import { questionKinds } from '#domain/parcel-question.ts'
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
import { refusedAddress } from '#contract/wire/member-shapes.ts'
import { group, read } from '#contract/wire/operation.ts'
import type { Schema } from '#contract/wire/operation.ts'

/*
 * What needs the member's action now, not what merely happened. Each kind stays until it is settled where it is acted
 * upon; all are counted, and the newest few are listed.
 */

/** How many of each kind are listed; the others are only counted, and a list of their kind shows them. */
export const needsNamedAtMost = 5

/** Of the kinds that have no such list: what is not named here would not be found before its deadline. */
export const needsAloneAtMost = 100

const counted = <Row extends Schema>(row: Row) => z.object({ count: z.int(), list: z.array(row) })

/** All of them together, for each currency: nothing is ever converted. */
const sums = z.array(z.object({ currency, dueMinor: minor }))

/** Parcels in one warehouse; the most first. */
const inWarehouse = { warehouseCode: z.int(), warehouseName: z.string(), count: z.int() }

/** The cheapest way to send them to the member's usual receiver, as E-41 advises it: freight and surcharges. */
const way = z.object({
  destinationName: z.string(),
  currency,
  orderCount: z.int(),
  costMinor: minor,
  oneOrderMinor: z.nullable(minor),
  eachAloneMinor: z.nullable(minor),
})

const owing = { id, orderNumber, dueMinor: minor, currency }

export const needs = group('needs', {
  list: read('/api/member/needs', {
    id: 'E-79',
    who: 'member',
    input: nothing,
    output: z.object({
      /**
       * Paid orders with more to pay: after packing, or for a fee added before it. Those with a box that is being measured
       * again need no decision until then.
       */
      supplements: z.object({
        ...counted(z.object({ ...owing, isPacked: z.boolean(), measuredAgain: z.boolean() })).shape,
        measuredAgainCount: z.int(),
        sums,
      }),
      /** With the standing rule that applied and asks before paying, and its reason for asking. */
      unpaid: z.object({
        ...counted(
          z.object({
            ...owing,
            orderedAt: time,
            askedBy: z.nullable(z.object({ ruleName: z.string(), text: z.string() })),
          }),
        ).shape,
        sums,
      }),
      rejectedTransfers: counted(
        z.object({ id, transferNumber, amountMinor: minor, currency, reason: z.string(), auditedAt: time }),
      ),
      /** From the last 30 days, while the parcel is still unclaimed. */
      rejectedClaims: counted(z.object({ claimId: id, trackingNumber, rejectText: z.string(), reviewedAt: time })),
      /** Parcels about which staff ask something, the first deadline first. */
      openQuestions: counted(z.object({ id, parcelId, trackingNumber, kind: z.enum(questionKinds), dueAt: time })),
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
      /** The same parcels by warehouse; `endedCount` of them are past their free days. */
      endingByWarehouse: z.array(z.object({ ...inWarehouse, endedCount: z.int(), firstFreeUntil: time })),
      /** What may go into an order, by warehouse; without a way when it is not known where to, or they are many. */
      sendable: z.array(z.object({ ...inWarehouse, way: z.nullable(way) })),
      /** For a member who never placed an order; null afterwards. */
      firstSteps: z.nullable(z.object({ hasForecast: z.boolean(), hasArrived: z.boolean() })),
      /** For example: the seller sent three, two have arrived. */
      openPurchases: counted(z.object({ id, purchaseNumber, expectedParcels: z.int(), arrivedParcels: z.int() })),
      unreadReplies: z.int(),
      /** Mails to the member are refused, so they hear of nothing by mail. */
      refusedAddress: z.nullable(refusedAddress),
    }),
  }),
})
