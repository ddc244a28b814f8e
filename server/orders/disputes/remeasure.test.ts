import { disputes, staffDisputes } from '#contract/disputes.ts'
import { wallets } from '#contract/ledger.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { carton, disputeReason, faults, openStory, smaller, together } from '#test/orders.ts'
import { photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const third = await t.staff(['A'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

// Proves B-OU-17
test('a lower measure gives the difference back, and both weighings stay to be seen', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  const photo = await photoBy(other)
  const decision = { id: dispute.id, ...smaller, photoFileIds: [photo], note: 'The scale had slipped' }
  expect(await other.call(staffDisputes.decide, decision)).toMatchObject({
    refundMinor: 2400,
    dispute: { state: 'upheld', remeasured: { ...smaller, measuredBy: other.username }, weighed: carton },
  })
  expect(await member.call(orders.get, { id: order.id })).toMatchObject({
    status: 'awaiting_outbound',
    billableWeightG: 8000,
    freightMinor: 5800,
    // What was paid and refunded stays; a price line shows what was returned in addition.
    totalMinor: 8200,
    paidMinor: 8200,
    refundedMinor: 0,
    dueMinor: 0,
    otherLines: [{ code: 'DISPUTE_REFUND', amountMinor: 2400 }],
    cartons: [{ ...smaller, weighedBy: other.username, dispute: null, photos: [{ fileId: photo }] }],
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
    const { dispute } = await story.disputed(member)
    const answers = await together(6, (index) =>
      (index % 2 === 0 ? other : third).ask(staffDisputes.decide, { id: dispute.id, ...smaller }),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002, 9002, 9002])
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  }
  expect(await faults(t)).toEqual([])
})

test('what a dispute gave back is not given back again by opening the boxes, cancelling or packing again', async () => {
  for (const next of ['repack', 'cancel'] as const) {
    const member = await rich()
    const { order, dispute } = await story.disputed(member)
    await other.call(staffDisputes.decide, { id: dispute.id, ...smaller })
    await keeper.call(staffOrders.unpack, { id: order.id, reason: 'A new box' })
    if (next === 'repack') {
      await keeper.call(staffOrders.pack, await story.packing(member, order.id, smaller))
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
      await service.call(staffOrderActions.cancel, { id: order.id, reason: 'The member moved' })
      expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
    }
  }
  expect(await faults(t)).toEqual([])
})

test('the same or a higher measure confirms the weighing and raises nothing', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
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
  const dispute = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason: disputeReason })
  await other.call(staffDisputes.decide, { id: dispute.id, ...carton, weightG: 13_500 })
  const less = await member.call(orders.get, { id })
  expect(less).toMatchObject({ status: 'paid', dueMinor: 1200, supplement: { dueMinor: 1200 } })
  // The new weighing can be disputed like the first one.
  const again = await member.call(disputes.open, { weighingId: less.cartons[0]?.id ?? '', reason: disputeReason })
  await keeper.call(staffDisputes.decide, { id: again.id, ...smaller })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', dueMinor: 0 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  expect(await faults(t)).toEqual([])
})
