import * as z from 'zod/mini'
import { isSoughtEnough, soughtCharsMax, tidySought } from '#domain/sought-number.ts'
import { auditStatus, orderStatus, parcelStatus, rechargeStatus } from './codes.ts'
import {
  currency,
  id,
  logisticsNumber,
  minor,
  orderNumber,
  parcelId,
  signedMinor,
  text,
  time,
  trackingNumber,
  transferNumber,
} from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** How many of each kind are listed, exact matches and then the newest first. */
export const foundAtMost = 8

/** `isExact`: the whole number was given. `hasMore`: others match, too. */
const found = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.object({ list: z.array(z.object({ ...shape, isExact: z.boolean() })), hasMore: z.boolean() })

/** A part of a number is enough, such as its last four digits, or two characters of a nickname. */
const sought = text(0, 80).check(
  z.overwrite(tidySought),
  z.refine(isSoughtEnough, { error: 'field_too_short' }),
  z.maxLength(soughtCharsMax, { error: 'field_too_long' }),
)

export const finding = group('finding', {
  /** Everything of the member's own that is known by a number, and parcels by the nickname that the member gave them. */
  byNumber: read('/api/member/find', {
    id: 'E-92',
    who: 'member',
    input: z.object({ number: sought }),
    output: z.object({
      parcels: found({
        parcelId,
        trackingNumber,
        status: parcelStatus,
        signed: z.boolean(),
        warehouseName: z.string(),
        nickname: z.nullable(z.string()),
      }),
      /** By their own number, or by that of the carrier who delivers them. */
      orders: found({
        id,
        orderNumber,
        logisticsNumber: z.nullable(logisticsNumber),
        status: orderStatus,
        isCancelled: z.boolean(),
        dueMinor: minor,
        currency,
      }),
      transfers: found({
        id,
        transferNumber,
        amountMinor: minor,
        currency,
        auditStatus,
        rechargeStatus,
        submittedAt: time,
      }),
      /** A bill has the number of its order. */
      bills: found({ id, orderNumber, payableTotalMinor: signedMinor, currency, consolidatedAt: time }),
    }),
  }),
})
