import type { needs } from '#contract/needs.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'
import type { text } from './needs.text.ts'

/** One item that needs action: what it is, what is safe meanwhile, and one link. */
export interface NeedRow {
  readonly key: string
  readonly tone: Tone
  readonly tag: string
  readonly line: string
  readonly safe: string
  readonly action: string
  readonly to: string
}

type MemberNeeds = Output<typeof needs.list>
type Counted = Output<typeof parcels.homeCounts>
type Words = ReturnType<typeof useText<typeof text>>
type Listed<Kind extends keyof MemberNeeds> = MemberNeeds[Kind] extends { list: readonly (infer Row)[] } ? Row : never

/** Most urgent first: money and goods that are stuck, then what can be corrected, then what can be done. */
export function needRows(answer: MemberNeeds, counted: Counted, t: Words): readonly NeedRow[] {
  return [
    ...rowsOf(t, 'supplements', answer.supplements, paths.ordersOwing, (order) => supplement(t, order)),
    ...rowsOf(t, 'unpaid', answer.unpaid, paths.ordersToPay, (order) => unpaid(t, order)),
    ...rowsOf(t, 'transfers', answer.rejectedTransfers, paths.rejectedTransfers, (transfer) => rejected(t, transfer)),
    ...abnormal(t, counted.abnormalCount),
    ...rowsOf(t, 'rules', answer.pausedRules, paths.failedRules, (rule) => paused(t, rule)),
    ...rowsOf(t, 'storage', answer.endingFreeDays, paths.endingParcels, (parcel) => ending(t, parcel)),
    ...rowsOf(t, 'claims', answer.rejectedClaims, paths.correctableClaims, (claim) => claimed(t, claim)),
    ...rowsOf(t, 'disputes', answer.answeredDisputes, paths.orders, (dispute) => answered(t, dispute)),
    ...replies(t, answer.unreadReplies),
    ...rowsOf(t, 'purchases', answer.openPurchases, paths.openPurchases, (purchase) => missing(t, purchase)),
    ...sendable(t, counted.sendableCount),
    ...first(t, counted.counts),
  ]
}

/** The newest by name; the number of the others links to the full list. */
function rowsOf<Row>(
  t: Words,
  kind: string,
  { count, list }: { readonly count: number; readonly list: readonly Row[] },
  all: string,
  row: (each: Row) => NeedRow,
): readonly NeedRow[] {
  const rows = list.map(row)
  const [newest] = rows
  if (!newest || count <= rows.length) return rows
  const { tone, tag } = newest
  const line = t.fill('more', { count: count - rows.length })
  return [...rows, { key: `${kind} more`, tone, tag, line, safe: '', action: t.all, to: all }]
}

const supplement = (t: Words, order: Listed<'supplements'>): NeedRow => ({
  key: order.id,
  tone: 'wait',
  tag: t.decideTag,
  line: t.fill(order.isPacked ? 'decideLine' : 'feeLine', nameOf(order)),
  safe: order.isPacked ? t.decideSafe : t.feeSafe,
  action: t.decide,
  to: paths.orderDetails(order.id),
})

const unpaid = (t: Words, order: Listed<'unpaid'>): NeedRow => ({
  key: order.id,
  tone: 'wait',
  tag: order.askedBy ? t.asksTag : t.payTag,
  line: t.fill('payLine', nameOf(order)),
  safe: order.askedBy ? t.fill('asksSafe', { rule: order.askedBy.ruleName, why: order.askedBy.text }) : t.paySafe,
  action: t.pay,
  to: paths.orderDetails(order.id),
})

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

const ending = (t: Words, parcel: Listed<'endingFreeDays'>): NeedRow => ({
  key: parcel.parcelId,
  tone: 'wait',
  tag: t.storageTag,
  line:
    parcel.freeDaysLeft === 0
      ? t.fill('storageOver', { number: parcel.trackingNumber })
      : t.fill('storageLine', { number: parcel.trackingNumber, count: parcel.freeDaysLeft }),
  // With the hour: free days are counted from the hour of arrival, so "one day left" may end tomorrow (E-47).
  safe: t.fill('storageSafe', { day: formatWhen(parcel.freeUntil, t.language) }),
  action: t.look,
  to: paths.parcelDetails(parcel.parcelId),
})

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

const replies = (t: Words, count: number): readonly NeedRow[] =>
  count === 0
    ? []
    : [
        {
          key: 'reply',
          tone: 'done',
          tag: t.replyTag,
          line: t.fill('replyLine', { count }),
          safe: t.replySafe,
          action: t.readReply,
          to: paths.answeredLetters,
        },
      ]

const sendable = (t: Words, count: number): readonly NeedRow[] =>
  count === 0
    ? []
    : [
        {
          key: 'apply',
          tone: 'hand',
          tag: t.applyTag,
          line: t.fill('applyLine', { count }),
          safe: t.applySafe,
          action: t.apply,
          to: paths.apply,
        },
      ]

const abnormal = (t: Words, count: number): readonly NeedRow[] =>
  count === 0
    ? []
    : [
        {
          key: 'abnormal',
          tone: 'bad',
          tag: t.abnormalTag,
          line: t.fill('abnormalLine', { count }),
          safe: t.abnormalSafe,
          action: t.look,
          to: paths.abnormalParcels,
        },
      ]

/** When there is no parcel yet: how to begin. */
const first = (t: Words, counts: Counted['counts']): readonly NeedRow[] =>
  Object.values(counts).some((count) => count > 0)
    ? []
    : [
        {
          key: 'forecast',
          tone: 'wait',
          tag: t.forecastTag,
          line: t.forecastLine,
          safe: t.forecastSafe,
          action: t.forecast,
          to: paths.forecast,
        },
      ]
