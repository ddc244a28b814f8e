import { staffClaims } from '#contract/claims.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { feedback, staffFeedback } from '#contract/feedback.ts'
import { reports, urgentAtMost } from '#contract/reports.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { WorkQueue } from '#domain/waiting.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openStory, smaller } from '#test/orders.ts'
import { insertPayment } from '#test/payments.ts'
import { forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { beforeEach, expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const pool = await openClaims(t)
const [keeper, fuyong, service, finance, editor, admin] = [
  await t.staff(['W']),
  await t.staff(['W'], { warehouseCodes: [2] }),
  await t.staff(['S']),
  await t.staff(['F']),
  await t.staff(['E']),
  await t.staff(['A']),
]

const told = (who: TestStaff) => who.call(reports.dashboard, {}, { language: 'en' })
const queueOf = async (who: TestStaff, queue: WorkQueue) =>
  (await told(who)).queues.find((each) => each.queue === queue)

/** Whatever an earlier test left open no longer waits. */
beforeEach(async () => {
  await t.db.run(sql`update orders set lifecycle = 'cancelled', hold_reason = null`)
  await t.db.run(sql`update claims set status = 'withdrawn' where status = 'under_review'`)
  await t.db.run(sql`update disputes set state = 'withdrawn', closed_at = now() where state = 'open'`)
  await t.db.run(sql`update bank_transfers set deleted_at = now() where recharge_status = 'not_credited'`)
  await t.db.run(sql`update unclaimed_parcels set closed_reason = 'disposed' where closed_reason is null`)
  await t.db.run(sql`update messages set status = 'closed' where kind = 'feedback'`)
})

// Proves B-RP-01
test('each role is told of the queues that it works on, and of no other', async () => {
  const queues = async (who: TestStaff) => (await told(who)).queues.map(({ queue }) => queue)
  expect(await queues(fuyong)).toEqual([
    'disputes',
    'parcelServices',
    'questions',
    'closings',
    'transfersToSend',
    'transfersToReceive',
    'handovers',
    'toPack',
    'toShip',
    'held',
    'supplements',
    'unclaimed',
    'toReceive',
  ])
  expect(await queues(service)).toEqual([
    'claims',
    'disputes',
    'questions',
    'closings',
    'pastStay',
    'feedback',
    'held',
    'supplements',
    'unclaimed',
  ])
  expect(await queues(finance)).toEqual([
    'transfers',
    'toCredit',
    'approvals',
    'toSign',
    'differences',
    'flagged',
    'held',
    'supplements',
  ])
  expect(await queues(admin)).toHaveLength(21)
  expect(await told(editor)).toMatchObject({ queues: [], urgent: [], orders: null })
  expect((await t.visitor.ask(reports.dashboard, {})).http).toBe(401)
  expect((await (await t.member()).ask(reports.dashboard, {})).http).toBe(401)
})

test('what waits is counted where its next step is taken, and leaves the queue with it', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const counts = async (who = admin) =>
    Object.fromEntries((await told(who)).queues.flatMap(({ queue, count }) => (count > 0 ? [[queue, count]] : [])))
  const before = (await counts())['toReceive'] ?? 0
  await member.call(parcels.forecastOne, forecastOf(freshNumber()))
  expect(await counts()).toEqual({ toReceive: before + 1 })
  const order = await story.paid(member)
  expect((await counts())['toPack']).toBe(1)
  await service.call(staffOrderActions.hold, { id: order.id, reason: 'The member asked us to wait' })
  expect(await counts(keeper)).toMatchObject({ held: 1 })
  expect(await counts(keeper)).not.toHaveProperty('toPack')
  await service.call(staffOrderActions.hold, { id: order.id })
  await keeper.call(staffOrders.pack, await story.packing(member, order.id, { lengthMm: 900 }))
  expect(await counts(keeper)).toMatchObject({ supplements: 1 })
  const packed = await story.packed(member)
  expect(await counts(keeper)).toMatchObject({ supplements: 1, toShip: 1 })
  expect((await told(keeper)).orders).toMatchObject({ paid: 1, awaiting_outbound: 1 })
  await keeper.call(staffOrders.ship, { id: packed.id, logisticsNumber: freshNumber('SC') })
  expect(await counts(keeper)).not.toHaveProperty('toShip')
  const { id } = await handIn(member)
  expect(await counts(finance)).toMatchObject({ transfers: 1 })
  await finance.call(staffBankTransfers.audit, { id, decision: 'approve', credit: false })
  expect(await counts(finance)).toMatchObject({ toCredit: 1 })
  const claimId = await pool.claimed(member, await pool.pooled())
  expect(await counts(service)).toMatchObject({ claims: 1, unclaimed: 1 })
  await service.call(staffClaims.reject, { id: claimId, reason: 'IMAGE_UNREADABLE' })
  expect(await counts(service)).not.toHaveProperty('claims')
  const letter = await member.call(feedback.create, {
    kind: 'feedback',
    contactName: 'Mei',
    phone: '+852 5123 4567',
    content: 'Where is it?',
  })
  expect(await counts(service)).toMatchObject({ feedback: 1 })
  await service.call(staffFeedback.reply, { id: letter.id, text: 'On its way.' })
  expect(await counts(service)).not.toHaveProperty('feedback')
  const { dispute } = await story.disputed(member)
  expect(await counts(keeper)).toMatchObject({ disputes: 1 })
  await (await t.staff(['W'])).call(staffDisputes.decide, { id: dispute.id, ...smaller })
  expect(await counts(keeper)).not.toHaveProperty('disputes')
})

test('ages are told in three steps, with the oldest and what is late', async () => {
  const member = await t.member({ balances: { CNY: 200_000 } })
  const paid = async (hours: number) => {
    const { id } = await story.paid(member)
    await t.db.run(sql`update orders set paid_at = now() - make_interval(hours => ${hours}) where id = ${id}`)
    return id
  }
  const [late] = [await paid(25), await paid(5), await paid(23), await paid(0)]
  const { at, queues, urgent } = await told(fuyong)
  const toPack = queues.find(({ queue }) => queue === 'toPack')
  expect(toPack).toMatchObject({
    count: 4,
    countCapped: false,
    ages: { under4Hours: 1, under24Hours: 2, over24Hours: 1 },
    late: 1,
  })
  const hoursAgo = (time: string | null) => Math.round((Date.parse(at) - Date.parse(time ?? '')) / 3_600_000)
  expect([hoursAgo(toPack?.oldestAt ?? null), hoursAgo(toPack?.nextLateAt ?? null)]).toEqual([25, -1])
  expect(urgent.map(({ isLate, waitsSince }) => [isLate, hoursAgo(waitsSince)])).toEqual([
    [true, 25],
    [false, 23],
    [false, 5],
    [false, 0],
  ])
  expect(urgent[0]).toMatchObject({ queue: 'toPack', targetId: late, parcelCount: 1, warehouseName: 'Shenzhen Fuyong' })
})

test('a weighing in doubt is late only after the answer that was promised', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { order, dispute } = await story.disputed(member)
  await t.db.run(
    sql`update disputes set opened_at = now() - interval '30 hours', answer_by = now() + interval '18 hours'`,
  )
  expect(await queueOf(keeper, 'disputes')).toMatchObject({ ages: { over24Hours: 1 }, late: 0 })
  await t.db.run(sql`update disputes set answer_by = now() - interval '1 minute'`)
  expect(await queueOf(keeper, 'disputes')).toMatchObject({ late: 1, nextLateAt: null })
  expect((await told(keeper)).urgent).toMatchObject([
    {
      queue: 'disputes',
      targetId: dispute.id,
      number: order.orderNumber,
      orderId: order.id,
      cartonNumber: 1,
      isLate: true,
    },
    { queue: 'toShip', targetId: order.id, isLate: false },
  ])
})

test('a keeper is told of their own warehouses alone', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const waiting = async (who: TestStaff, queue: WorkQueue) => (await queueOf(who, queue))?.count ?? 0
  const before = await waiting(fuyong, 'toReceive')
  await story.paid(member, {}, [await story.stocked(member, { warehouse: 4 })])
  await pool.pooled({ warehouseCode: 4 })
  await member.call(parcels.forecastOne, forecastOf(freshNumber(), { warehouseCode: 4 }))
  for (const queue of ['toPack', 'unclaimed'] as const)
    expect([queue, await waiting(fuyong, queue), await waiting(keeper, queue)]).toEqual([queue, 0, 1])
  expect(await waiting(fuyong, 'toReceive')).toBe(before)
  expect((await told(fuyong)).orders).toMatchObject({ paid: 0 })
  expect((await told(fuyong)).urgent).toEqual([])
})

test('nobody is told of their own request for a second person', async () => {
  const member = await t.member()
  const request = () =>
    t.db.run(sql`
      insert into approvals (call, subject, target_id, input, amount_minor, currency, member_id, reason, requested_by)
      values ('staffBankTransfers.reverse', 'one of mine', ${member.id}, '{}', 5000, 'CNY', ${member.id}, 'Paid twice', ${finance.id})`)
  await request()
  expect(await queueOf(finance, 'approvals')).toMatchObject({ count: 0 })
  const second = await t.staff(['F'])
  expect(await queueOf(second, 'approvals')).toMatchObject({ count: 1, late: 0 })
  const { urgent } = await told(second)
  expect(urgent).toMatchObject([
    { queue: 'approvals', call: 'staffBankTransfers.reverse', amountMinor: 5000, currency: 'CNY' },
  ])
  expect(JSON.stringify(urgent)).not.toContain(member.memberNumber)
  await t.db.run(sql`delete from approvals`)
})

test('open differences and flagged payments wait for finance, and leave the queue once they are settled', async () => {
  const member = await t.member()
  await insertPayment(t, member.id, 'closed')
  const { paymentNumber } = await t.db.row(sql<{ paymentNumber: string }>`
    update payment_intents set flags = '{mismatch}', flagged_at = now() - interval '5 hours' returning payment_number as "paymentNumber"`)
  const { id } = await t.db.row(sql<{ id: string }>`
    with s as (insert into payment_statements (method, day) values ('alipay', now()::date - 1) returning id)
    insert into payment_differences (statement_id, method, subject, number, payment_number, kind, our_state, their_minor, found_at)
    select id, 'alipay', 'payment', ${paymentNumber}, ${paymentNumber}, 'missing_here', 'closed', 4321, now() - interval '25 hours' from s
    returning id`)
  expect(await queueOf(finance, 'differences')).toMatchObject({ count: 1, late: 1 })
  expect(await queueOf(finance, 'flagged')).toMatchObject({ count: 1, late: 0, ages: { under24Hours: 1 } })
  expect(await queueOf(service, 'flagged')).toBeUndefined()
  expect((await told(finance)).urgent).toMatchObject([
    { queue: 'differences', targetId: id, number: paymentNumber, amountMinor: 4321, currency: 'CNY', isLate: true },
    { queue: 'flagged', number: paymentNumber, amountMinor: 4321 },
  ])
  await finance.call(staffStatements.close, { id, reason: 'A trial' })
  await finance.call(staffPayments.settleFlags, { paymentNumber, note: 'A trial' })
  expect(await queueOf(finance, 'differences')).toMatchObject({ count: 0 })
  expect(await queueOf(finance, 'flagged')).toMatchObject({ count: 0 })
})

test('counting and listing stop at their limits', async () => {
  const place = await warehouseId(t, 2)
  const parcel = await pool.pooled()
  await t.db.run(sql`
    insert into unclaimed_parcels (receipt_id, warehouse_id, courier_code, tracking_number)
    select receipt_id, warehouse_id, courier_code, tracking_number || n from unclaimed_parcels, generate_series(1, ${countedAtMost}) n
    where id = ${parcel.id}`)
  expect(await queueOf(service, 'unclaimed')).toMatchObject({ count: countedAtMost, countCapped: true, late: null })
  const members = await Promise.all(Array.from({ length: urgentAtMost + 2 }, () => t.member()))
  for (const member of members) {
    const number = freshNumber()
    const { unclaimed } = await keeper.call(staffParcels.receive, scanOf(number, place, { courierCode: 'SF' }))
    await pool.claimed(member, {
      id: unclaimed?.id ?? '',
      trackingNumber: number,
      warehouseId: place,
      courierCode: 'SF',
    })
  }
  const { queues, urgent } = await told(service)
  expect(queues.find(({ queue }) => queue === 'claims')).toMatchObject({ count: urgentAtMost + 2 })
  expect(urgent).toHaveLength(urgentAtMost)
})
