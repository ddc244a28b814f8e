import { disputes, staffDisputes } from '#contract/disputes.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, disputeReason, faults, openStory, smaller, traces } from '#test/orders.ts'
import { photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

test('each weighing is evidence: photo, weight, size, who, where and when, and nothing changes it', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const photo = await photoBy(keeper)
  const packing = await story.packing(member, id)
  await keeper.call(staffOrders.pack, {
    ...packing,
    cartons: packing.cartons.map((each) => ({ ...each, photoFileIds: [photo] })),
  })
  const [weighing] = (await member.call(orders.get, { id }, { language: 'en' })).cartons
  expect(weighing).toMatchObject({
    ...carton,
    weighedBy: keeper.username,
    weighedAt: expect.any(String),
    warehouseName: expect.stringContaining('Fuyong'),
    photos: [{ fileId: photo, url: expect.stringContaining(photo) }],
    canDispute: true,
    dispute: null,
  })
  const change = (set: string) =>
    t.db.run({ parts: [`update order_cartons set ${set} where order_id = '${id}'`], values: [] })
  await expect(change('weight_g = 1')).rejects.toThrow('never changed')
  await expect(change('voided_at = now(), weight_g = 1')).rejects.toThrow('never changed')
  await expect(t.db.run(sql`delete from order_cartons where order_id = ${id}`)).rejects.toThrow('never changed')
})

test('a weighing in doubt holds the box back until somebody else has measured it again', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  expect(dispute).toMatchObject({
    state: 'open',
    reason: disputeReason,
    weighingId: order.cartons[0]?.id,
    remeasured: null,
    refundMinor: 0,
  })
  const [weighing] = (await member.call(orders.get, { id: order.id })).cartons
  expect(weighing).toMatchObject({ canDispute: false, dispute: { id: dispute.id, state: 'open' } })
  expect((await keeper.ask(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })).code).toBe(9002)
  await expect(
    t.db.run(sql`update orders set status = 'shipped', logistics_number = 'SC1' where id = ${order.id}`),
  ).rejects.toThrow('in doubt')
  // The person who weighed it first may not decide.
  expect((await keeper.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9003)
  await other.call(staffDisputes.decide, { id: dispute.id, ...carton })
  expect((await keeper.ask(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })).code).toBe(0)
})

test('a shipped and a signed order can still be doubted, for as long as the setting says', async () => {
  const member = await rich()
  const { id, cartons } = await story.shipped(member)
  await member.call(orders.confirmReceipt, { id })
  await t.db.run(sql`update orders set outbound_at = now() - interval '31 days' where id = ${id}`)
  const dispute = { weighingId: cartons[0]?.id ?? '', reason: disputeReason }
  expect((await member.ask(disputes.open, dispute)).code).toBe(4009)
  await configure(t, { 'dispute.daysAfterShipping': 40 })
  const { id: disputeId } = await member.call(disputes.open, dispute)
  await configure(t, {})
  await other.call(staffDisputes.decide, { id: disputeId, ...smaller })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'signed', totalMinor: 8200, paidMinor: 8200 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  expect(await faults(t)).toEqual([])
})

test('opening the boxes ends a doubt about them, and the next weighing can be doubted again', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  await keeper.call(staffOrders.unpack, { id: order.id, reason: 'A new box' })
  expect((await member.call(orders.get, { id: order.id })).earlierCartons).toMatchObject([
    { dispute: { id: dispute.id, state: 'superseded' } },
  ])
  expect((await other.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9002)
  await keeper.call(staffOrders.pack, await story.packing(member, order.id))
  const { cartons } = await member.call(orders.get, { id: order.id })
  expect((await member.ask(disputes.open, { weighingId: cartons[0]?.id, reason: disputeReason })).code).toBe(0)
})

// Proves E-19
test('a weighing is doubted by its own member, once, with a reason', async () => {
  const member = await rich()
  const { order } = await story.disputed(member)
  const weighingId = order.cartons[0]?.id ?? ''
  const before = await traces(t, order.id)
  expect((await member.ask(disputes.open, { weighingId, reason: disputeReason })).code).toBe(4009)
  expect((await (await rich()).ask(disputes.open, { weighingId, reason: disputeReason })).code).toBe(1002)
  expect((await t.visitor.ask(disputes.open, { weighingId, reason: disputeReason })).code).toBe(2001)
  expect((await member.ask(disputes.open, { weighingId, reason: 'no' })).wire).toMatchObject({
    fields: { reason: expect.anything() },
  })
  expect((await member.ask(disputes.open, { reason: disputeReason })).wire).toMatchObject({
    fields: { weighingId: expect.anything() },
  })
  expect(await traces(t, order.id)).toEqual(before)
})

// Proves B-OU-17
test('staff of the warehouse find the disputes of their own, the longest waiting first', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.call(staffDisputes.list, {})).list).toEqual([])
  expect((await elsewhere.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9006)
  const { list, total } = await other.call(staffDisputes.list, { state: 'open', pageSize: 100 })
  expect(list.at(-1)).toMatchObject({
    id: dispute.id,
    orderNumber: order.orderNumber,
    memberNumber: member.memberNumber,
  })
  expect(total).toBe(list.length)
  const answer = await other.ask(staffDisputes.decide, { id: dispute.id, ...smaller, weightG: 0, lengthMm: -1 })
  expect(answer).toMatchObject({
    code: 9005,
    wire: { fields: { weightG: expect.anything(), lengthMm: expect.anything() } },
  })
  expect((await (await t.staff(['F'])).ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9001)
})
