import { claimRejectText } from '#contract/codes.ts'
import { type needs, needsNamedAtMost } from '#contract/needs.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { unreadReplies } from '#server/feedback/feedback.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { refusedAddressOf } from '#server/notices/notices.ts'
import { openPurchases } from '#server/parcels/parcels.ts'
import { explainedStep } from '#server/rules/rules.ts'
import { endingParcels } from '#server/storage/storage.ts'
import { sendable } from './sendable.ts'
import { findNeeds } from './sql.ts'

/** E-79: everything that needs the member's attention, in one small answer. */
export async function list(call: ReadCall & AsMember): Promise<Output<typeof needs.list>> {
  const { context, db, member, language } = call
  const [found, ending, purchases, unread, ready, refused] = await Promise.all([
    findNeeds(db, member.id),
    endingParcels(context, db, member.id),
    openPurchases(db, member.id, needsNamedAtMost),
    unreadReplies(db, member.id),
    sendable(call),
    refusedAddressOf(db, member.id),
  ])
  const { unpaid, rejectedClaims, pausedRules, ...others } = found
  return {
    ...others,
    unpaid: {
      ...named(unpaid, ({ askedBy, ...order }) => ({
        ...order,
        askedBy: askedBy && { ruleName: askedBy.ruleName, text: explainedStep('asks', askedBy.details, language) },
      })),
      sums: unpaid.sums,
    },
    rejectedClaims: named(rejectedClaims, ({ rejectReason, ...claim }) => ({
      ...claim,
      rejectText: inUse(claimRejectText[rejectReason])[language],
    })),
    pausedRules: named(pausedRules, ({ details, ...rule }) => ({
      ...rule,
      text: explainedStep('failed', details, language),
    })),
    endingFreeDays: {
      count: ending.length,
      list: ending
        .slice(0, needsNamedAtMost)
        .map(({ warehouseCode: _code, warehouseName: _name, ...parcel }) => parcel),
    },
    endingByWarehouse: byWarehouse(ending, language),
    sendable: ready,
    openPurchases: { count: purchases.total, list: purchases.list },
    unreadReplies: unread,
    refusedAddress: refused ?? null,
  }
}

const named = <Stored, Row>(
  { count, list: stored }: { readonly count: number; readonly list: readonly Stored[] },
  row: (stored: Stored) => Row,
) => ({ count, list: stored.map(row) })

type Ending = Awaited<ReturnType<typeof endingParcels>>

/** They come with the soonest first, so the first of each warehouse is its soonest. */
function byWarehouse(ending: Ending, language: Language) {
  const codes = [...new Set(ending.map(({ warehouseCode }) => warehouseCode))]
  return codes.flatMap((warehouseCode) => {
    const own = ending.filter((parcel) => parcel.warehouseCode === warehouseCode)
    const [first] = own
    return first
      ? {
          warehouseCode,
          warehouseName: pickText(first.warehouseName, language),
          count: own.length,
          endedCount: own.filter(({ freeDaysLeft }) => freeDaysLeft === 0).length,
          firstFreeUntil: first.freeUntil,
        }
      : []
  })
}
