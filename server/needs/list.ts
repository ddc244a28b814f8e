import { claimRejectText } from '#contract/codes.ts'
import { type needs, needsNamedAtMost } from '#contract/needs.ts'
import type { Output } from '#contract/wire/operation.ts'
import { unreadReplies } from '#server/feedback/feedback.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { openPurchases } from '#server/parcels/parcels.ts'
import { explainedStep } from '#server/rules/rules.ts'
import { endingParcels } from '#server/storage/storage.ts'
import { findNeeds } from './sql.ts'

/** E-79: everything that needs the member's attention, in one small answer. */
export async function list({ context, db, member, language }: ReadCall & AsMember): Promise<Output<typeof needs.list>> {
  const [found, ending, purchases, unread] = await Promise.all([
    findNeeds(db, member.id),
    endingParcels(context, db, member.id),
    openPurchases(db, member.id, needsNamedAtMost),
    unreadReplies(db, member.id),
  ])
  const { unpaid, rejectedClaims, pausedRules, ...others } = found
  return {
    ...others,
    unpaid: named(unpaid, ({ askedBy, ...order }) => ({
      ...order,
      askedBy: askedBy && { ruleName: askedBy.ruleName, text: explainedStep('asks', askedBy.details, language) },
    })),
    rejectedClaims: named(rejectedClaims, ({ rejectReason, ...claim }) => ({
      ...claim,
      rejectText: claimRejectText[rejectReason][language],
    })),
    pausedRules: named(pausedRules, ({ details, ...rule }) => ({
      ...rule,
      text: explainedStep('failed', details, language),
    })),
    endingFreeDays: { count: ending.length, list: ending.slice(0, needsNamedAtMost) },
    openPurchases: { count: purchases.total, list: purchases.list },
    unreadReplies: unread,
  }
}

const named = <Stored, Row>(
  { count, list: stored }: { readonly count: number; readonly list: readonly Stored[] },
  row: (stored: Stored) => Row,
) => ({ count, list: stored.map(row) })
