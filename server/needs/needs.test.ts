import { claims, staffClaims } from '#contract/claims.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { needs, needsNamedAtMost } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { purchases } from '#contract/purchases.ts'
import { rules } from '#contract/standing-rules.ts'
import { storage } from '#contract/storage.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { disputeReason, smaller } from '#test/orders.ts'
import { forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { openRulesStory } from '#test/rules.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openRulesStory(t)
const { keeper } = story
const other = await t.staff(['W'])

const needsOf = (member: TestMember) => member.call(needs.list, {}, { language: 'en' })
const none = { count: 0, list: [] }

const lying = async (member: TestMember, days: number) => {
  const id = await story.stocked(member)
  await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${id}`)
  return id
}

// Proves E-79
test('nothing needs a member for whom nothing waits, and nobody hears of another’s', async () => {
  const [idle, busy] = [await t.member(), await t.member()]
  await story.applied(busy)
  await lying(busy, 29)
  expect(await needsOf(idle)).toEqual({
    supplements: { ...none, sums: [], measuredAgainCount: 0 },
    unpaid: { ...none, sums: [] },
    rejectedTransfers: none,
    rejectedClaims: none,
    openQuestions: none,
    answeredDisputes: none,
    pausedRules: none,
    endingFreeDays: none,
    endingByWarehouse: [],
    sendable: [],
    firstSteps: { hasForecast: false, hasArrived: false },
    openPurchases: none,
    unreadReplies: 0,
    refusedAddress: null,
  })
  expect(await t.visitor.ask(needs.list, {})).toMatchObject({ code: 2001 })
})

test('unpaid orders and supplements are all counted, the newest five are named, and the list shows what was counted', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const paid = await story.paid(member)
  await keeper.call(staffOrders.pack, await story.packing(member, paid.id, { lengthMm: 900 }))
  const unpaid: string[] = []
  for (let number = 0; number < 6; number++) unpaid.unshift((await story.applied(member)).id)
  await t.db.run(sql`update orders set ordered_at = ordered_at - interval '50 days' where member_id = ${member.id}`)
  const told = await needsOf(member)
  expect(told.unpaid.count).toBe(6)
  expect(told.unpaid.list.map(({ id }) => id)).toEqual(unpaid.slice(0, 5))
  expect(told.unpaid.sums).toEqual([{ currency: 'CNY', dueMinor: 6 * 8200 }])
  expect(told.supplements.sums).toEqual([{ currency: 'CNY', dueMinor: told.supplements.list[0]?.dueMinor }])
  expect(told.unpaid.list[0]).toMatchObject({ dueMinor: 8200, currency: 'CNY', askedBy: null })
  const [supplement] = told.supplements.list
  expect(told.supplements.count).toBe(1)
  expect(supplement).toMatchObject({ id: paid.id, orderNumber: paid.orderNumber, isPacked: true })
  const owing = await member.call(orders.list, { status: 'paid', due: true })
  expect(owing).toMatchObject({ total: 1, list: [{ id: paid.id, dueMinor: supplement?.dueMinor }] })
  expect(owing.counts).toMatchObject({ awaiting_payment: 6, paid: 1 })
  expect((await member.call(orders.list, { status: 'awaiting_payment' })).total).toBe(6)
  expect((await member.call(orders.list, { due: false })).total).toBe(0)
})

test('every open question is named, because no list shows the others before their deadlines', async () => {
  const member = await t.member()
  for (let asked = 0; asked < needsNamedAtMost + 2; asked++)
    await keeper.call(staffParcelQuestions.ask, {
      id: await story.stocked(member),
      kind: 'damaged',
      words: 'Two cups are broken',
      choices: ['send_on', 'return'],
      answerDays: 7,
    })
  const { openQuestions } = await needsOf(member)
  expect(openQuestions.count).toBe(needsNamedAtMost + 2)
  expect(openQuestions.list).toHaveLength(openQuestions.count)
})

test('a supplement whose box is measured again says so until its member takes the question back', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const paid = await story.paid(member)
  await keeper.call(staffOrders.pack, await story.packing(member, paid.id, { lengthMm: 900 }))
  const said = async () => {
    const { supplements } = await needsOf(member)
    const { list } = await member.call(orders.list, { status: 'paid' })
    return [supplements.measuredAgainCount, supplements.list[0]?.measuredAgain, list[0]?.measuredAgain]
  }
  expect(await said()).toEqual([0, false, false])
  const { cartons } = await member.call(orders.get, { id: paid.id })
  const { id } = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason: disputeReason })
  expect(await said()).toEqual([1, true, true])
  await member.call(disputes.withdraw, { id })
  expect(await said()).toEqual([0, false, false])
})

test('a transfer that was rejected is told with its reason until it is corrected or deleted', async () => {
  const member = await t.member()
  const finance = await t.staff(['F'])
  const { id, transferNumber } = await handIn(member)
  await handIn(member)
  await finance.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'not readable' })
  expect((await needsOf(member)).rejectedTransfers).toMatchObject({
    count: 1,
    list: [{ id, transferNumber, amountMinor: 20_000, currency: 'CNY', reason: 'not readable' }],
  })
  expect((await member.call(bankTransfers.list, { auditStatus: 'rejected' })).total).toBe(1)
  await member.call(bankTransfers.delete, { id })
  expect((await needsOf(member)).rejectedTransfers).toEqual(none)
})

test('a claim that was rejected is told in words while its parcel waits, and no longer once it is claimed again', async () => {
  const pool = await openClaims(t)
  const member = await t.member()
  const [waiting, given] = [await pool.pooled(), await pool.pooled()]
  const claimId = await pool.claimed(member, waiting)
  await pool.service.call(staffClaims.reject, { id: claimId, reason: 'IMAGE_UNREADABLE' })
  const lost = await pool.claimed(member, given)
  await pool.approved(await pool.claimed(await t.member(), given))
  expect((await pool.claimsOf(member)).find((claim) => claim.claimId === lost)?.claimStatus).toBe('rejected')
  expect((await needsOf(member)).rejectedClaims).toMatchObject({
    count: 1,
    list: [
      {
        claimId,
        trackingNumber: waiting.trackingNumber,
        rejectText: expect.stringContaining('can’t read the picture'),
      },
    ],
  })
  const correctable = async (yes: boolean) =>
    (await member.call(claims.listMine, { correctable: yes, page: 1, pageSize: 10 })).list.map((claim) => claim.claimId)
  expect([await correctable(true), await correctable(false)]).toEqual([[claimId], [lost]])
  const { unclaimedParcelId: _same, ...again } = await pool.claimOn(member, waiting)
  await member.call(claims.submit, { ...again, action: 'resubmit', claimId })
  expect((await needsOf(member)).rejectedClaims).toEqual(none)
  expect(await correctable(true)).toEqual([])
})

test('an answered doubt about a box is told until its member has opened the order', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { order, dispute } = await story.disputed(member)
  expect((await needsOf(member)).answeredDisputes).toEqual(none)
  await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })
  expect((await needsOf(member)).answeredDisputes).toMatchObject({
    count: 1,
    list: [
      {
        id: dispute.id,
        state: 'upheld',
        orderId: order.id,
        orderNumber: order.orderNumber,
        refundMinor: 2400,
        currency: 'CNY',
      },
    ],
  })
  await other.call(staffOrders.get, { id: order.id })
  expect((await needsOf(member)).answeredDisputes.count).toBe(1)
  await member.call(orders.get, { id: order.id })
  expect((await needsOf(member)).answeredDisputes).toEqual(none)
})

test('an answered doubt about a parcel is told until its member has opened the parcel', async () => {
  const member = await t.member()
  const id = await story.stocked(member)
  const weighingId = (await member.call(parcels.get, { id })).weighings[0]?.id ?? ''
  const dispute = await member.call(disputes.open, { weighingId, reason: disputeReason })
  await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })
  expect((await needsOf(member)).answeredDisputes).toMatchObject({ count: 1, list: [{ orderId: null, parcelId: id }] })
  await member.call(parcels.get, { id })
  expect((await needsOf(member)).answeredDisputes).toEqual(none)
})

test('an order that a standing rule asks about says which rule and why', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  await story.ruled(member, { payUpToMinor: 5000 })
  await story.stocked(member)
  for (let round = 0; round < 3; round++) await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'ordered', 'asks'])
  expect((await needsOf(member)).unpaid).toMatchObject({
    count: 1,
    list: [{ dueMinor: 8200, askedBy: { ruleName: 'Everything home', text: expect.stringContaining('CNY 82.00') } }],
  })
})

test('a rule that paused itself is told with its reason until it is resumed or deleted', async () => {
  const member = await t.member()
  const { id } = await story.ruled(member)
  await story.stocked(member)
  await story.follow()
  await t.db.run(sql`update standing_rules set receiver_id = null where id = ${id}`)
  await story.nextRound()
  const [paused, ...others] = (await needsOf(member)).pausedRules.list
  expect(others).toEqual([])
  expect(paused).toMatchObject({ ruleId: id, ruleName: 'Everything home', text: expect.stringContaining('paused') })
  const own = await story.ruled(member, { name: 'Paused by hand', active: false })
  const { list: ruled } = await member.call(rules.list, {}, { language: 'en' })
  expect(ruled.map((rule) => [rule.id, rule.failure])).toEqual([
    [id, paused?.text],
    [own.id, null],
  ])
  await member.call(rules.delete, { id })
  expect((await needsOf(member)).pausedRules).toEqual(none)
})

test('free days that end within a week are told, the soonest first, and the list of parcels shows the same ones', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const ids = { week: await lying(member, 23), last: await lying(member, 29) }
  await lying(member, 22)
  const over = await lying(member, 31)
  const { id, dueMinor } = await story.applied(member, {}, [await lying(member, 28)])
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  const { endingFreeDays } = await needsOf(member)
  expect(endingFreeDays.list.map(({ parcelId, freeDaysLeft }) => [parcelId, freeDaysLeft])).toEqual([
    [ids.last, 1],
    [ids.week, 7],
  ])
  const { list: clocks } = await member.call(storage.clock, { parcelIds: Object.values(ids) })
  expect(new Map(clocks.map((clock) => [clock.parcelId, clock.freeDaysLeft]))).toEqual(
    new Map(endingFreeDays.list.map((parcel) => [parcel.parcelId, parcel.freeDaysLeft])),
  )
  const listed = await member.call(parcels.list, { endingFreeDays: true })
  expect(listed.total).toBe(endingFreeDays.count)
  expect(new Set(listed.list.map((parcel) => parcel.id))).toEqual(new Set(Object.values(ids)))
  await configure(t, { 'storage.perDayMinor': { CNY: 50, HKD: 60 } })
  const charged = await needsOf(member)
  expect(charged.endingFreeDays.list[0]).toMatchObject({ parcelId: over, freeDaysLeft: 0 })
  expect((await member.call(parcels.list, { endingFreeDays: true })).total).toBe(charged.endingFreeDays.count)
  await configure(t, {})
})

test('a purchase of which some parcels are missing is told until all are there', async () => {
  const member = await t.member()
  const numbers = [freshNumber(), freshNumber(), freshNumber()]
  await member.call(parcels.forecastMany, {
    items: numbers.map((number) => forecastOf(number, { purchaseNumber: 'TB-1' })),
  })
  const fuyong = await warehouseId(t, 2)
  const [first = '', second = '', third = ''] = numbers
  for (const number of [first, second]) await keeper.call(staffParcels.receive, scanOf(number, fuyong))
  const { openPurchases } = await needsOf(member)
  expect(openPurchases).toMatchObject({
    count: 1,
    list: [{ purchaseNumber: 'TB-1', expectedParcels: 3, arrivedParcels: 2 }],
  })
  expect((await member.call(purchases.list, { open: true })).total).toBe(openPurchases.count)
  await keeper.call(staffParcels.receive, scanOf(third, fuyong))
  expect((await needsOf(member)).openPurchases).toEqual(none)
})

test('a counter of the home page and its list agree for parcels older than a month, in every state', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  await member.call(parcels.forecastOne, forecastOf(freshNumber()))
  await story.stocked(member)
  await story.stocked(member, { scan: { abnormalCode: 'PROHIBITED' } })
  await story.stocked(member, { scan: { abnormalCode: 'DAMAGED' } })
  await story.applied(member)
  const gone = await story.shipped(member)
  await t.db.run(sql`update parcels set listed_at = now() - interval '40 days' where member_id = ${member.id}`)
  await t.db.run(sql`update parcels set abnormal_code = 'DAMAGED' where order_id = ${gone.id}`)
  const home = await member.call(parcelCounts.homeCounts, {})
  for (const status of ['forecast', 'in_stock', 'packing', 'shipped'] as const) {
    const { total, list } = await member.call(parcels.list, { status })
    expect([status, total, list.length]).toEqual([status, home.counts[status], home.counts[status]])
  }
  expect(home).toMatchObject({ abnormalCount: 2, sendableCount: 2 })
  expect((await member.call(parcels.list, { abnormal: true })).total).toBe(home.abnormalCount)
  expect((await member.call(orders.eligibleParcels, {})).total).toBe(home.sendableCount)
})
