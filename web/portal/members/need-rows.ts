import type { needs } from '#contract/needs.ts'
import type { parcelCounts } from '#contract/parcel-counts.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'
import { questionRows } from './question-rows.ts'
import { sendableRows } from './sendable-rows.ts'
import type { text } from './needs.text.ts'

/** One thing that needs action, or several of a kind: what it is, what is safe meanwhile, and one link to exactly it. */
export interface NeedRow {
  readonly key: string
  readonly tone: Tone
  readonly tag: string
  readonly line: string
  readonly safe: string
  readonly action: string
  readonly to: string
}

export type MemberNeeds = Output<typeof needs.list>
type Counted = Output<typeof parcelCounts.homeCounts>
export type Words = ReturnType<typeof useText<typeof text>>
type Listed<Kind extends keyof MemberNeeds> = MemberNeeds[Kind] extends { list: readonly (infer Row)[] } ? Row : never

/** Up to here each has a row of its own; more are gathered in one. */
export const namedMost = 2

/**
 * Most urgent first: money and goods that are stuck, then what can be sent, then what waits for us, then what can be
 * corrected or read.
 */
export function needRows(answer: MemberNeeds, counted: Counted, t: Words): readonly NeedRow[] {
  const asked = rowsOf(answer.supplements, (order) => supplement(t, order), gatheredSupplements(t, answer.supplements))
  return [
    ...asked.filter(({ tone }) => tone === 'wait'),
    ...rowsOf(answer.unpaid, (order) => unpaid(t, order), gatheredUnpaid(t, answer.unpaid)),
    ...rowsOf(answer.rejectedTransfers, (transfer) => rejected(t, transfer), {
      key: 'transfers',
      tone: 'bad',
      tag: t.transferTag,
      line: t.fill('transfersLine', { count: answer.rejectedTransfers.count }),
      safe: t.transfersSafe,
      action: t.mend,
      to: paths.rejectedTransfers,
    }),
    ...questionRows(t, answer.openQuestions),
    ...abnormal(t, counted.abnormalCount),
    ...refusedAddress(t, answer.refusedAddress),
    ...rowsOf(answer.pausedRules, (rule) => paused(t, rule), {
      key: 'rules',
      tone: 'bad',
      tag: t.ruleTag,
      line: t.fill('rulesLine', { count: answer.pausedRules.count }),
      safe: t.rulesSafe,
      action: t.openRules,
      to: paths.failedRules,
    }),
    ...endingRows(t, answer),
    ...sendableRows(t, answer.sendable),
    ...asked.filter(({ tone }) => tone !== 'wait'),
    ...rowsOf(answer.rejectedClaims, (claim) => claimed(t, claim), {
      key: 'claims',
      tone: 'bad',
      tag: t.claimTag,
      line: t.fill('claimsLine', { count: answer.rejectedClaims.count }),
      safe: t.claimsSafe,
      action: t.look,
      to: paths.correctableClaims,
    }),
    // Each is about another order or parcel, and no list shows only those.
    ...answer.answeredDisputes.list.map((dispute) => answered(t, dispute)),
    ...replies(t, answer.unreadReplies),
    ...rowsOf(answer.openPurchases, (purchase) => missing(t, purchase), {
      key: 'purchases',
      tone: 'way',
      tag: t.purchaseTag,
      line: t.fill('purchasesLine', { count: answer.openPurchases.count }),
      safe: t.purchaseSafe,
      action: t.look,
      to: paths.openPurchases,
    }),
  ]
}

/** An answer that was kept on this device before there was such a field has none. */
const refusedAddress = (t: Words, refused: MemberNeeds['refusedAddress'] | undefined): readonly NeedRow[] =>
  refused
    ? [
        {
          key: 'address',
          tone: 'bad',
          tag: t.addressTag,
          line: t.fill('addressLine', { address: refused.address }),
          safe: t.addressSafe,
          action: t.look,
          to: paths.profile,
        },
      ]
    : []

const rowsOf = <Row>(
  { count, list }: { readonly count: number; readonly list: readonly Row[] },
  row: (each: Row) => NeedRow,
  gathered: NeedRow,
): readonly NeedRow[] => (count <= namedMost ? list.map(row) : [gathered])

function supplement(t: Words, order: Listed<'supplements'>): NeedRow {
  const { id, isPacked, measuredAgain } = order
  const row = { key: id, line: t.fill(isPacked ? 'decideLine' : 'feeLine', nameOf(order)), to: paths.orderDetails(id) }
  return measuredAgain
    ? { ...row, tone: 'hand', tag: t.againTag, safe: t.againSafe, action: t.look }
    : { ...row, tone: 'wait', tag: t.decideTag, safe: isPacked ? t.decideSafe : t.feeSafe, action: t.decide }
}

/** An answer that was kept on this device before boxes measured again were counted does not say how many. */
function gatheredSupplements(t: Words, { count, sums, measuredAgainCount = 0 }: MemberNeeds['supplements']): NeedRow {
  const row = { key: 'supplements', to: paths.ordersOwing }
  const named = { count, amount: inAll(sums) }
  if (measuredAgainCount === count)
    return {
      ...row,
      tone: 'hand',
      tag: t.againTag,
      line: t.fill('againMany', named),
      safe: t.againSafe,
      action: t.look,
    }
  const line =
    measuredAgainCount > 0
      ? t.fill('decideManyAgain', { ...named, again: measuredAgainCount })
      : t.fill('decideMany', named)
  return { ...row, tone: 'wait', tag: t.decideTag, line, safe: t.decideManySafe, action: t.decide }
}

const unpaid = (t: Words, order: Listed<'unpaid'>): NeedRow => ({
  key: order.id,
  tone: 'wait',
  tag: order.askedBy ? t.asksTag : t.payTag,
  line: t.fill('payLine', nameOf(order)),
  safe: order.askedBy ? t.fill('asksSafe', { rule: order.askedBy.ruleName, why: order.askedBy.text }) : t.paySafe,
  action: t.pay,
  to: paths.orderDetails(order.id),
})

const gatheredUnpaid = (t: Words, { count, list, sums }: MemberNeeds['unpaid']): NeedRow => ({
  key: 'unpaid',
  tone: 'wait',
  tag: t.payTag,
  line: t.fill('payMany', { count, amount: inAll(sums) }),
  safe: list.some(({ askedBy }) => askedBy !== null) ? t.payManyAsked : t.paySafe,
  action: t.pay,
  to: paths.ordersToPay,
})

/** '¥984.00 + HK$30.00' */
const inAll = (sums: MemberNeeds['unpaid']['sums']) =>
  sums.map(({ dueMinor, currency }) => formatMoney(dueMinor, currency)).join(' + ')

const nameOf = ({ orderNumber, dueMinor, currency }: Listed<'supplements'> | Listed<'unpaid'>) => ({
  number: orderNumber,
  amount: formatMoney(dueMinor, currency),
})

const rejected = (t: Words, transfer: Listed<'rejectedTransfers'>): NeedRow => ({
  key: transfer.id,
  tone: 'bad',
  tag: t.transferTag,
  line: t.fill('transferLine', {
    number: transfer.transferNumber,
    amount: formatMoney(transfer.amountMinor, transfer.currency),
  }),
  safe: t.fill('transferSafe', { reason: transfer.reason }),
  action: t.mend,
  to: paths.rejectedTransfers,
})

const paused = (t: Words, rule: Listed<'pausedRules'>): NeedRow => ({
  key: rule.ruleId,
  tone: 'bad',
  tag: t.ruleTag,
  line: t.fill('ruleLine', { rule: rule.ruleName }),
  safe: rule.text,
  action: t.openRules,
  to: paths.rules,
})

/** One row for each warehouse; a parcel that is alone there is named. */
function endingRows(t: Words, { endingByWarehouse, endingFreeDays }: MemberNeeds): readonly NeedRow[] {
  const { count, list } = endingFreeDays
  const safeOf = (here: number, ended: number, firstFreeUntil: string) => {
    if (ended === here) return t.storageOverSafe
    if (ended > 0) return t.fill('storageManySomeOver', { count: ended })
    return t.fill('storageManySafe', { day: formatWhen(firstFreeUntil, t.language) })
  }
  if (count <= namedMost) return list.map((parcel) => ending(t, parcel))
  return endingByWarehouse.map(({ warehouseCode, warehouseName, count: here, endedCount, firstFreeUntil }) => ({
    key: `storage ${warehouseCode}`,
    tone: 'wait',
    tag: t.storageTag,
    // Each sentence counts its own: those that end, and those that have ended.
    line:
      endedCount === here
        ? t.fill('storageManyOver', { count: here, warehouse: warehouseName })
        : t.fill('storageMany', { count: here - endedCount, warehouse: warehouseName }),
    safe: safeOf(here, endedCount, firstFreeUntil),
    action: t.look,
    to: paths.endingParcelsIn(warehouseCode),
  }))
}

/**
 * With day and hour, not with a count of days: free days are counted from the hour of arrival, so that "one day left"
 * would be said of two days in a row.
 */
const ending = (t: Words, { parcelId, trackingNumber, freeDaysLeft, freeUntil }: Listed<'endingFreeDays'>): NeedRow => {
  const when = { number: trackingNumber, day: formatWhen(freeUntil, t.language) }
  return {
    key: parcelId,
    tone: 'wait',
    tag: t.storageTag,
    line: t.fill(freeDaysLeft === 0 ? 'storageOver' : 'storageLine', when),
    safe: freeDaysLeft === 0 ? t.storageOverSafe : t.storageSafe,
    action: t.look,
    to: paths.parcelDetails(parcelId),
  }
}

const claimed = (t: Words, claim: Listed<'rejectedClaims'>): NeedRow => ({
  key: claim.claimId,
  tone: 'bad',
  tag: t.claimTag,
  line: t.fill('claimLine', { number: claim.trackingNumber }),
  safe: claim.rejectText,
  action: t.look,
  to: paths.claimDetails(claim.claimId),
})

const answered = (t: Words, dispute: Listed<'answeredDisputes'>): NeedRow => {
  const { id, state, orderId, orderNumber, parcelId, trackingNumber, refundMinor, currency } = dispute
  const number = orderNumber ?? trackingNumber ?? ''
  return {
    key: id,
    tone: 'done',
    tag: t.disputeTag,
    line: t.fill(state === 'upheld' ? 'disputeUpheld' : 'disputeConfirmed', { number }),
    safe:
      refundMinor > 0
        ? t.fill('disputeRefund', { amount: formatMoney(refundMinor, currency ?? 'CNY') })
        : t.disputeSafe,
    action: t.look,
    to: orderId === null ? paths.parcelDetails(parcelId ?? '') : paths.orderDetails(orderId),
  }
}

const missing = (t: Words, purchase: Listed<'openPurchases'>): NeedRow => ({
  key: purchase.id,
  tone: 'way',
  tag: t.purchaseTag,
  line: t.fill('purchaseLine', {
    purchase: purchase.purchaseNumber,
    expected: purchase.expectedParcels,
    arrived: purchase.arrivedParcels,
  }),
  safe: t.purchaseSafe,
  action: t.look,
  to: paths.parcelsOfPurchase(purchase.purchaseNumber),
})

const ifAny = (count: number, row: NeedRow): readonly NeedRow[] => (count === 0 ? [] : [row])

const replies = (t: Words, count: number) =>
  ifAny(count, {
    key: 'reply',
    tone: 'done',
    tag: t.replyTag,
    line: t.fill('replyLine', { count }),
    safe: t.replySafe,
    action: t.readReply,
    to: paths.answeredLetters,
  })

const abnormal = (t: Words, count: number) =>
  ifAny(count, {
    key: 'abnormal',
    tone: 'bad',
    tag: t.abnormalTag,
    line: t.fill('abnormalLine', { count }),
    safe: t.abnormalSafe,
    action: t.look,
    to: paths.abnormalParcels,
  })
