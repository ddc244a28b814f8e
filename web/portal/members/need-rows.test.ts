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
  supplements: { ...none, sums: [], measuredAgainCount: 0 },
  unpaid: { ...none, sums: [] },
  rejectedTransfers: none,
  rejectedClaims: none,
  openQuestions: { count: 0, list: [] },
  answeredDisputes: none,
  pausedRules: none,
  endingFreeDays: none,
  endingByWarehouse: [],
  sendable: [],
  firstSteps: null,
  openPurchases: none,
  unreadReplies: 0,
  refusedAddress: null,
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

const asked = { ...order, isPacked: true, measuredAgain: false }

const sums = [{ currency: 'CNY', dueMinor: 98_400 } as const]
const group = { warehouseCode: 2, warehouseName: 'Shenzhen Fuyong' }
const oneBox = {
  destinationName: 'Hong Kong',
  currency: 'CNY',
  orderCount: 1,
  costMinor: 4000,
  oneOrderMinor: 4000,
  eachAloneMinor: 6600,
} as const

const busy: MemberNeeds = {
  supplements: { ...one(asked), sums, measuredAgainCount: 0 },
  unpaid: { ...one({ ...order, orderedAt: at, askedBy: { ruleName: 'Everything home', text: 'Too dear.' } }), sums },
  rejectedTransfers: one({
    id: 't1',
    transferNumber: 'BT1',
    amountMinor: 5000,
    currency: 'HKD',
    reason: 'blurred',
    auditedAt: at,
  }),
  rejectedClaims: one({ claimId: 'c1', trackingNumber: 'SF1', rejectText: 'The picture is blurred', reviewedAt: at }),
  openQuestions: { count: 0, list: [] },
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
  endingByWarehouse: [{ ...group, count: 1, endedCount: 0, firstFreeUntil: at }],
  sendable: [{ ...group, count: 3, way: oneBox }],
  firstSteps: null,
  openPurchases: one({ id: 'u1', purchaseNumber: 'TB-1', expectedParcels: 3, arrivedParcels: 2 }),
  unreadReplies: 2,
  refusedAddress: null,
}
const busyCounts = { ...counted, abnormalCount: 1, sendableCount: 2 }

/** Twelve of every kind, and parcels in two warehouses. */
const twelve = <Row>({ list }: { readonly list: readonly Row[] }) => ({ count: 12, list: [...list] })
const baiyun = { warehouseCode: 4, warehouseName: 'Guangzhou Baiyun' }
const many: MemberNeeds = {
  ...busy,
  supplements: { ...twelve(busy.supplements), sums, measuredAgainCount: 0 },
  unpaid: { ...twelve(busy.unpaid), sums },
  rejectedTransfers: twelve(busy.rejectedTransfers),
  rejectedClaims: twelve(busy.rejectedClaims),
  pausedRules: twelve(busy.pausedRules),
  endingFreeDays: { ...twelve(busy.endingFreeDays), count: 39 },
  endingByWarehouse: [
    { ...group, count: 38, endedCount: 0, firstFreeUntil: at },
    { ...baiyun, count: 1, endedCount: 1, firstFreeUntil: at },
  ],
  sendable: [
    { ...group, count: 40, way: null },
    { ...baiyun, count: 3, way: { ...oneBox, orderCount: 2, oneOrderMinor: 4500 } },
  ],
  openPurchases: twelve(busy.openPurchases),
  unreadReplies: 0,
  refusedAddress: null,
}

test('each thing that waits leads to where it is acted upon', () => {
  const rows = needRows(busy, busyCounts, textIn(text, 'en'))
  expect(rows.map(({ to }) => to)).toEqual([
    paths.orderDetails('o1'),
    paths.orderDetails('o1'),
    paths.rejectedTransfers,
    paths.abnormalParcels,
    paths.rules,
    paths.parcelDetails('p2'),
    paths.applyIn(2),
    paths.claimDetails('c1'),
    paths.parcelDetails('p1'),
    paths.answeredLetters,
    paths.parcelsOfPurchase('TB-1'),
  ])
})

test('parcels whose free days have ended are counted apart from those whose free days end', () => {
  const t = textIn(text, 'en')
  const rowsFor = (count: number, endedCount: number) => {
    const endingByWarehouse = [{ ...group, count, endedCount, firstFreeUntil: at }]
    return needRows({ ...quiet, endingFreeDays: { count, list: [] }, endingByWarehouse }, counted, t)
  }
  const [mixed] = rowsFor(5, 2)
  expect(mixed?.line).toBe(t.fill('storageMany', { count: 3, warehouse: group.warehouseName }))
  expect(mixed?.safe).toBe(t.fill('storageManySomeOver', { count: 2 }))
  const [over] = rowsFor(5, 5)
  expect(over?.line).toBe(t.fill('storageManyOver', { count: 5, warehouse: group.warehouseName }))
  expect(over?.safe).toBe(t.storageOverSafe)
  const [ending] = rowsFor(5, 0)
  expect(ending?.line).toBe(t.fill('storageMany', { count: 5, warehouse: group.warehouseName }))
})

/** Twelve supplements, or one, of which so many are measured again. */
const measuredAgainIn = (again: number): MemberNeeds => ({
  ...quiet,
  supplements: {
    count: again === 1 ? 1 : 12,
    list: [{ ...asked, measuredAgain: true }],
    sums,
    measuredAgainCount: again,
  },
})

test.each(languages)('while a box is measured again, nobody is asked to decide about it (%s)', (language) => {
  const t = textIn(text, language)
  const said = (again: number) =>
    needRows(measuredAgainIn(again), counted, t).map(({ tag, tone, action, line }) => [tag, tone, action, line])
  const named = { count: 12, amount: '¥984.00' }
  const line = t.fill('decideLine', { number: order.orderNumber, amount: '¥82.00' })
  expect(said(1)).toEqual([[t.againTag, 'hand', t.look, line]])
  expect(said(5)).toEqual([[t.decideTag, 'wait', t.decide, t.fill('decideManyAgain', { ...named, again: 5 })]])
  expect(said(12)).toEqual([[t.againTag, 'hand', t.look, t.fill('againMany', named)]])
  const [first] = needRows({ ...busy, supplements: measuredAgainIn(1).supplements }, busyCounts, t)
  expect(first?.tag, 'what the member can do now comes first').not.toBe(t.againTag)
})

test.each(languages)('no sentence is left with a gap (%s)', (language) => {
  const everything = [
    ...needRows(busy, busyCounts, textIn(text, language)),
    ...needRows(
      { ...quiet, supplements: { ...busy.supplements, list: [{ ...asked, isPacked: false }] } },
      counted,
      textIn(text, language),
    ),
    ...[1, 5, 12].flatMap((again) => needRows(measuredAgainIn(again), counted, textIn(text, language))),
    ...needRows(many, { ...counted, abnormalCount: 2 }, textIn(text, language)),
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

test('more than two of a kind are one row, which leads to the list of exactly those', () => {
  const rows = needRows(many, counted, textIn(text, 'en'))
  expect(rows.map(({ line, to }) => [line, to])).toEqual([
    ['12 orders wait for your decision, ¥984.00 more in all', paths.ordersOwing],
    ['12 orders wait for payment, ¥984.00 in all', paths.ordersToPay],
    ['12 bank transfers were rejected', paths.rejectedTransfers],
    ['12 rules for automatic orders could not run', paths.failedRules],
    ['38 parcels in Shenzhen Fuyong: free storage ends within 7 days', paths.endingParcelsIn(2)],
    ['1 parcel in Guangzhou Baiyun: free storage has ended', paths.endingParcelsIn(4)],
    ['40 parcels in Shenzhen Fuyong ready to be sent', paths.applyIn(2)],
    ['3 parcels in Guangzhou Baiyun: 2 boxes to Hong Kong, ¥40.00, saves ¥5.00', paths.applyIn(4)],
    ['12 of your claims were not accepted', paths.correctableClaims],
    ['SF2: measured again. The lower result counts', paths.parcelDetails('p1')],
    ['12 purchases have not all arrived', paths.openPurchases],
  ])
})

test('parcels that can be sent say where they are, what one box costs and what it saves', () => {
  const line = (way: MemberNeeds['sendable'][number]['way'], count = 3) =>
    needRows({ ...quiet, sendable: [{ ...group, count, way }] }, counted, textIn(text, 'en'))[0]?.line
  expect(line(oneBox)).toBe('3 parcels in Shenzhen Fuyong: one box to Hong Kong, ¥40.00, saves ¥26.00')
  expect(line({ ...oneBox, eachAloneMinor: null })).toBe('3 parcels in Shenzhen Fuyong: one box to Hong Kong, ¥40.00')
  expect(line({ ...oneBox, eachAloneMinor: 4000 }, 1)).toBe('1 parcel in Shenzhen Fuyong: one box to Hong Kong, ¥40.00')
  expect(line(null)).toBe('3 parcels in Shenzhen Fuyong ready to be sent')
})

test('an order that a rule asks about says which rule and why', () => {
  const [row] = needRows({ ...quiet, unpaid: busy.unpaid }, counted, textIn(text, 'en'))
  expect(row).toMatchObject({
    tag: 'A rule needs your decision',
    safe: 'Automatic orders, rule “Everything home”: Too dear.',
  })
})

test('parcels that may not leave are no reason to apply', () => {
  expect(needRows(quiet, counted, textIn(text, 'en'))).toEqual([])
})

test.each(languages)(
  'two parcels with one free day left say day and hour, so that no two days are both “one day” (%s)',
  (language) => {
    const parcel = (trackingNumber: string, freeUntil: string) => ({
      parcelId: trackingNumber,
      trackingNumber,
      freeDaysLeft: 1,
      freeUntil,
    })
    const list = [parcel('SF1', '2026-11-22T20:00:00+08:00'), parcel('SF2', '2026-11-23T08:00:00+08:00')]
    const lines = needRows({ ...quiet, endingFreeDays: { count: 2, list } }, counted, textIn(text, language)).map(
      ({ line }) => line,
    )
    expect(lines.map((line) => [/22\D.*20:00/.test(line), /23\D.*08:00/.test(line)])).toEqual([
      [true, false],
      [false, true],
    ])
    if (language === 'en')
      expect(lines).toEqual([
        'Parcel SF1: free storage until 22 Nov 2026, 20:00',
        'Parcel SF2: free storage until 23 Nov 2026, 08:00',
      ])
  },
)

test.each(languages)('an address that is refused leads to the details, in %s', (language) => {
  const refusedAddress = { address: 'mei@example.com', refusedAt: at }
  const [row] = needRows({ ...quiet, refusedAddress }, counted, textIn(text, language))
  expect(row).toMatchObject({ key: 'address', tone: 'bad', to: paths.profile })
  expect(row?.line).toContain('mei@example.com')
})
