import { disputes, staffDisputes } from '#contract/disputes.ts'
import { wallets } from '#contract/ledger.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/db.ts'
import { configure } from '#test/config.ts'
import { openTestHouse, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { carton, faults, openStory, together, traces } from '#test/orders.ts'
import { photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestHouse()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const third = await t.staff(['A'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const reason = 'The seller shipped 9 kg, not 12.'

/** Packed at 12 kg as it was paid for, CNY 82.00, and doubted. */
async function doubted(member: TestMember) {
  const order = await story.packed(member)
  const weighingId = order.cartons[0]?.id ?? ''
  return { order, dispute: await member.call(disputes.open, { weighingId, reason }) }
}
/** 8 kg: CNY 58.00. */
const lower = { weightG: 2300, lengthMm: 500, widthMm: 400, heightMm: 240 }

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
  const { order, dispute } = await doubted(member)
  expect(dispute).toMatchObject({
    state: 'open',
    reason,
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
  // Who weighed it first is not who decides.
  expect((await keeper.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9003)
  await other.call(staffDisputes.decide, { id: dispute.id, ...carton })
  expect((await keeper.ask(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })).code).toBe(0)
})

test('a lower measure gives the difference back, and both weighings stay to be seen', async () => {
  const member = await rich()
  const { order, dispute } = await doubted(member)
  const photo = await photoBy(other)
  const decision = { id: dispute.id, ...lower, photoFileIds: [photo], note: 'The scale had slipped' }
  expect(await other.call(staffDisputes.decide, decision)).toMatchObject({
    refundMinor: 2400,
    dispute: { state: 'upheld', remeasured: { ...lower, measuredBy: other.username }, weighed: carton },
  })
  expect(await member.call(orders.get, { id: order.id })).toMatchObject({
    status: 'awaiting_outbound',
    billableWeightG: 8000,
    freightMinor: 5800,
    // What was paid and refunded stays; a line says what came back beside it (decision 8).
    totalMinor: 8200,
    paidMinor: 8200,
    refundedMinor: 0,
    dueMinor: 0,
    otherLines: [{ code: 'DISPUTE_REFUND', amountMinor: 2400 }],
    cartons: [{ ...lower, weighedBy: other.username, dispute: null, photos: [{ fileId: photo }] }],
    earlierCartons: [{ ...carton, weighedBy: keeper.username, dispute: { state: 'upheld', refundMinor: 2400 } }],
    money: [{ eventCode: 'DISPUTE_REFUND', amountMinor: 2400 }, { eventCode: 'ORDER_PAY' }],
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  expect((await member.call(wallets.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'DISPUTE_REFUND',
    referenceNumber: order.orderNumber,
  })
  expect((await mailsTo(t.db, member.email)).at(-1)).toMatchObject({
    kind: 'DISPUTE_DECIDED',
    body: expect.stringContaining('CNY 24.00'),
  })
  expect((await other.ask(staffDisputes.decide, decision)).code).toBe(9002)
  expect(await faults(t)).toEqual([])
})

test('decided by many at once, a dispute refunds once', async () => {
  for (let round = 0; round < 4; round++) {
    const member = await rich()
    const { dispute } = await doubted(member)
    const answers = await together(6, (index) =>
      (index % 2 === 0 ? other : third).ask(staffDisputes.decide, { id: dispute.id, ...lower }),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002, 9002, 9002])
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  }
  expect(await faults(t)).toEqual([])
})

test('what a dispute gave back is not given back again by opening the boxes, cancelling or packing anew', async () => {
  for (const next of ['repack', 'cancel'] as const) {
    const member = await rich()
    const { order, dispute } = await doubted(member)
    await other.call(staffDisputes.decide, { id: dispute.id, ...lower })
    await keeper.call(staffOrders.unpack, { id: order.id, reason: 'A new box' })
    if (next === 'repack') {
      await keeper.call(staffOrders.pack, await story.packing(member, order.id, lower))
      expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
      // Still lighter: 2 kg, 22.00.
      await keeper.call(staffOrders.unpack, { id: order.id, reason: 'Once more' })
      await keeper.call(
        staffOrders.pack,
        await story.packing(member, order.id, { weightG: 1500, lengthMm: 200, widthMm: 200, heightMm: 200 }),
      )
      expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 2200 })
    } else {
      const service = await t.staff(['S'])
      const { staffOrderDeeds } = await import('#contract/order-deeds.ts')
      await service.call(staffOrderDeeds.cancel, { id: order.id, reason: 'The member moved' })
      expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
    }
  }
  expect(await faults(t)).toEqual([])
})

test('the same or a higher measure confirms the weighing and raises nothing', async () => {
  const member = await rich()
  const { order, dispute } = await doubted(member)
  const before = await member.call(orders.get, { id: order.id })
  const heavier = { ...carton, weightG: 19_000 }
  expect(await other.call(staffDisputes.decide, { id: dispute.id, ...heavier })).toMatchObject({
    refundMinor: 0,
    dispute: { state: 'confirmed', remeasured: heavier },
  })
  const after = await member.call(orders.get, { id: order.id })
  expect(after).toMatchObject({ totalMinor: 8200, dueMinor: 0, status: 'awaiting_outbound', quote: before.quote })
  expect(after.cartons).toMatchObject([{ ...carton, dispute: { state: 'confirmed', remeasured: heavier } }])
  expect(await faults(t)).toEqual([])
})

test('a lower measure of a box that waits for a supplement lowers what is due, and lets it go when nothing is left', async () => {
  const member = await rich()
  const { id } = await story.packed(member, { weightG: 16_000 })
  const { cartons, dueMinor } = await member.call(orders.get, { id })
  expect(dueMinor).toBe(2400)
  const dispute = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason })
  await other.call(staffDisputes.decide, { id: dispute.id, ...carton, weightG: 13_500 })
  const less = await member.call(orders.get, { id })
  expect(less).toMatchObject({ status: 'paid', dueMinor: 1200, supplement: { dueMinor: 1200 } })
  // The new weighing can be doubted as the first one could.
  const again = await member.call(disputes.open, { weighingId: less.cartons[0]?.id ?? '', reason })
  await keeper.call(staffDisputes.decide, { id: again.id, ...lower })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', dueMinor: 0 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  expect(await faults(t)).toEqual([])
})

test('a shipped and a signed order can still be doubted, for as long as the setting says', async () => {
  const member = await rich()
  const { id, cartons } = await story.shipped(member)
  await member.call(orders.confirmReceipt, { id })
  await t.db.run(sql`update orders set outbound_at = now() - interval '31 days' where id = ${id}`)
  const doubt = { weighingId: cartons[0]?.id ?? '', reason }
  expect((await member.ask(disputes.open, doubt)).code).toBe(4009)
  await configure(t, { 'dispute.daysAfterShipping': 40 })
  const { id: disputeId } = await member.call(disputes.open, doubt)
  await configure(t, {})
  await other.call(staffDisputes.decide, { id: disputeId, ...lower })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'signed', totalMinor: 8200, paidMinor: 8200 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  expect(await faults(t)).toEqual([])
})

test('opening the boxes ends a doubt about them, and the next weighing can be doubted anew', async () => {
  const member = await rich()
  const { order, dispute } = await doubted(member)
  await keeper.call(staffOrders.unpack, { id: order.id, reason: 'A new box' })
  expect((await member.call(orders.get, { id: order.id })).earlierCartons).toMatchObject([
    { dispute: { id: dispute.id, state: 'superseded' } },
  ])
  expect((await other.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9002)
  await keeper.call(staffOrders.pack, await story.packing(member, order.id))
  const { cartons } = await member.call(orders.get, { id: order.id })
  expect((await member.ask(disputes.open, { weighingId: cartons[0]?.id, reason })).code).toBe(0)
})

test('a weighing is doubted by its own member, once, with a reason', async () => {
  const member = await rich()
  const { order } = await doubted(member)
  const weighingId = order.cartons[0]?.id ?? ''
  const before = await traces(t, order.id)
  expect((await member.ask(disputes.open, { weighingId, reason })).code).toBe(4009)
  expect((await (await rich()).ask(disputes.open, { weighingId, reason })).code).toBe(1002)
  expect((await t.visitor.ask(disputes.open, { weighingId, reason })).code).toBe(2001)
  expect((await member.ask(disputes.open, { weighingId, reason: 'no' })).wire).toMatchObject({
    fields: { reason: expect.anything() },
  })
  expect((await member.ask(disputes.open, { reason })).wire).toMatchObject({
    fields: { weighingId: expect.anything() },
  })
  expect(await traces(t, order.id)).toEqual(before)
})

test('staff of the warehouse find the doubts of their own, the longest waiting first', async () => {
  const member = await rich()
  const { order, dispute } = await doubted(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.call(staffDisputes.list, {})).list).toEqual([])
  expect((await elsewhere.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9006)
  const { list, total } = await other.call(staffDisputes.list, { state: 'open', pageSize: 100 })
  expect(list.at(-1)).toMatchObject({
    id: dispute.id,
    orderNumber: order.orderNumber,
    memberNumber: member.memberNumber,
  })
  expect(total).toBe(list.length)
  const answer = await other.ask(staffDisputes.decide, { id: dispute.id, ...lower, weightG: 0, lengthMm: -1 })
  expect(answer).toMatchObject({
    code: 9005,
    wire: { fields: { weightG: expect.anything(), lengthMm: expect.anything() } },
  })
  expect((await (await t.staff(['F'])).ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9001)
})

test('a parcel’s weighing is doubted and measured again: lower prices its unpaid order anew, and both stay to be seen', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id } = await story.applied(member, {}, [parcelId])
  const [weighing] = (await member.call(parcels.get, { id: parcelId })).weighings
  expect(weighing).toMatchObject({ canDispute: true, dispute: null })
  const dispute = await member.call(disputes.open, { weighingId: weighing?.id ?? '', reason })
  expect((await keeper.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9003)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9006)
  expect((await other.call(staffDisputes.decide, { id: dispute.id, ...lower })).dispute).toMatchObject({
    state: 'upheld',
    parcelId,
    orderId: null,
    weighed: carton,
    weighedBy: keeper.username,
  })
  expect((await other.ask(staffDisputes.decide, { id: dispute.id, ...lower })).code).toBe(9002)
  const { weighings, actualWeightG, billableWeightG } = await member.call(parcels.get, { id: parcelId })
  expect({ actualWeightG, billableWeightG }).toEqual({ actualWeightG: 2300, billableWeightG: 8000 })
  expect(weighings).toMatchObject([
    { lengthMm: 500, weighedBy: other.username, canDispute: true, dispute: null },
    { lengthMm: 600, weighedBy: keeper.username, canDispute: false, dispute: { state: 'upheld' } },
  ])
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_payment', dueMinor: 5800 })
  expect(await faults(t)).toEqual([])
})

test('a higher measure of a parcel raises nothing, and what is packed counts by its box alone', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id } = await story.paid(member, {}, [parcelId])
  const weighingId = (await member.call(parcels.get, { id: parcelId })).weighings[0]?.id ?? ''
  const first = await member.call(disputes.open, { weighingId, reason })
  await other.call(staffDisputes.decide, { id: first.id, ...carton, weightG: 19_000 })
  expect(await member.call(parcels.get, { id: parcelId })).toMatchObject({
    actualWeightG: 2300,
    weighings: [{ dispute: { state: 'confirmed' } }],
  })
  const second = await story.stocked(member)
  const paid = await story.paid(member, {}, [second])
  const open = (await member.call(parcels.get, { id: second })).weighings[0]?.id ?? ''
  await member.call(disputes.open, { weighingId: open, reason })
  expect((await (await rich()).ask(disputes.open, { weighingId: open, reason })).code).toBe(1002)
  await keeper.call(staffOrders.pack, await story.packing(member, paid.id))
  expect((await member.call(parcels.get, { id: second })).weighings).toMatchObject([
    { dispute: { state: 'superseded' } },
  ])
  await keeper.call(staffOrders.pack, await story.packing(member, id))
  const late = await member.call(parcels.get, { id: parcelId })
  expect((await member.ask(disputes.open, { weighingId: late.weighings[0]?.id, reason })).code).toBe(3003)
  expect(await faults(t)).toEqual([])
})
