import type { needs } from '#contract/needs.ts'
import type { Output } from '#contract/wire/operation.ts'
import { languages } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, test } from 'vitest'
import { needRows } from './need-rows.ts'
import { text } from './needs.text.ts'

type MemberNeeds = Output<typeof needs.list>

const none = { count: 0, list: [] }
const quiet: MemberNeeds = {
  supplements: none,
  unpaid: none,
  rejectedTransfers: none,
  rejectedClaims: none,
  answeredDisputes: none,
  pausedRules: none,
  endingFreeDays: none,
  openPurchases: none,
  unreadReplies: 0,
}
const counted = {
  counts: { forecast: 0, in_stock: 2, packing: 0, shipped: 0 },
  abnormalCount: 0,
  sendableCount: 0,
  awaitingPayment: 0,
  warehouses: [],
}
const at = '2026-11-20T10:00:00+08:00'
const one = <Row>(row: Row) => ({ count: 1, list: [row] })
const order = { id: 'o1', orderNumber: 'JH202611200001', dueMinor: 8200, currency: 'CNY' } as const

const busy: MemberNeeds = {
  supplements: one({ ...order, isPacked: true }),
  unpaid: one({ ...order, orderedAt: at, askedBy: { ruleName: 'Everything home', text: 'Too dear.' } }),
  rejectedTransfers: one({
    id: 't1',
    transferNumber: 'BT1',
    amountMinor: 5000,
    currency: 'HKD',
    reason: 'blurred',
    auditedAt: at,
  }),
  rejectedClaims: one({ claimId: 'c1', trackingNumber: 'SF1', rejectText: 'The picture is blurred', reviewedAt: at }),
  answeredDisputes: one({
    id: 'd1',
    state: 'upheld',
    orderId: null,
    orderNumber: null,
    parcelId: 'p1',
    trackingNumber: 'SF2',
    refundMinor: 0,
    currency: null,
    closedAt: at,
  }),
  pausedRules: one({ ruleId: 'r1', ruleName: 'Everything home', text: 'The receiver is gone.', at }),
  endingFreeDays: one({ parcelId: 'p2', trackingNumber: 'SF3', freeDaysLeft: 1, freeUntil: at }),
  openPurchases: one({ id: 'u1', purchaseNumber: 'TB-1', expectedParcels: 3, arrivedParcels: 2 }),
  unreadReplies: 2,
}
const busyCounts = { ...counted, abnormalCount: 1, sendableCount: 2 }

test('each thing that waits leads to where it is acted upon', () => {
  const rows = needRows(busy, busyCounts, textIn(text, 'en'))
  expect(rows.map(({ to }) => to)).toEqual([
    paths.orderDetails('o1'),
    paths.orderDetails('o1'),
    paths.rejectedTransfers,
    paths.abnormalParcels,
    paths.rules,
    paths.parcelDetails('p2'),
    paths.claimDetails('c1'),
    paths.parcelDetails('p1'),
    paths.answeredLetters,
    paths.parcelsOfPurchase('TB-1'),
    paths.apply,
  ])
})

test.each(languages)('no sentence is left with a gap (%s)', (language) => {
  const everything = [
    ...needRows(busy, busyCounts, textIn(text, language)),
    ...needRows(
      { ...quiet, supplements: { count: 9, list: [{ ...order, isPacked: false }] } },
      counted,
      textIn(text, language),
    ),
    ...needRows(
      { ...quiet, endingFreeDays: one({ parcelId: 'p', trackingNumber: 'SF', freeDaysLeft: 0, freeUntil: at }) },
      counted,
      textIn(text, language),
    ),
  ]
  expect(everything.flatMap(({ line, safe, tag, action }) => [line, safe, tag, action]).join('\n')).not.toMatch(
    /[{}]|undefined/,
  )
})

test('what is not named is counted, and leads to the list of all of it', () => {
  const rows = needRows(
    { ...quiet, unpaid: { count: 12, list: [{ ...order, orderedAt: at, askedBy: null }] } },
    counted,
    textIn(text, 'en'),
  )
  expect(rows.map(({ line, to }) => [line, to])).toEqual([
    ['Order JH202611200001, ¥82.00', paths.orderDetails('o1')],
    ['11 more like this', paths.ordersToPay],
  ])
})

test('more rejected claims and paused rules lead to exactly those, not to all claims and rules', () => {
  const seven = <Row>(kind: { readonly list: readonly Row[] }) => ({ count: 7, list: [...kind.list] })
  const answer = { ...quiet, rejectedClaims: seven(busy.rejectedClaims), pausedRules: seven(busy.pausedRules) }
  const rows = needRows(answer, counted, textIn(text, 'en')).filter(({ key }) => key.endsWith('more'))
  expect(rows.map(({ line, to }) => [line, to])).toEqual([
    ['6 more like this', paths.failedRules],
    ['6 more like this', paths.correctableClaims],
  ])
})

test('an order that a rule asks about says which rule and why', () => {
  const [row] = needRows({ ...quiet, unpaid: busy.unpaid }, counted, textIn(text, 'en'))
  expect(row).toMatchObject({ tag: 'A rule needs your decision', safe: 'Standing rule “Everything home”: Too dear.' })
})

test('parcels that may not leave are no reason to apply, and who has none is shown how to begin', () => {
  expect(needRows(quiet, counted, textIn(text, 'en'))).toEqual([])
  const empty = { ...counted, counts: { ...counted.counts, in_stock: 0 } }
  expect(needRows(quiet, empty, textIn(text, 'en')).map(({ to }) => to)).toEqual([paths.forecast])
})

test('a parcel with one free day left that ends tomorrow says the hour, so that it reads as one day as in E-47', () => {
  const parcel = (trackingNumber: string, freeUntil: string) => ({
    parcelId: trackingNumber,
    trackingNumber,
    freeDaysLeft: 1,
    freeUntil,
  })
  const list = [parcel('SF1', '2026-11-22T20:00:00+08:00'), parcel('SF2', '2026-11-23T08:00:00+08:00')]
  const rows = needRows({ ...quiet, endingFreeDays: { count: 2, list } }, counted, textIn(text, 'en'))
  expect(rows.map(({ line }) => line)).toEqual(['Parcel SF1: 1 free day left', 'Parcel SF2: 1 free day left'])
  expect(rows.map(({ safe }) => safe.split('.')[0])).toEqual([
    'Free until 22 Nov 2026, 20:00',
    'Free until 23 Nov 2026, 08:00',
  ])
})
