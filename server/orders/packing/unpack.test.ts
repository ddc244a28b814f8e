import { orders, staffOrders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { faults, openStory } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)
const { keeper, billOf } = story

const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

// Proves B-OU-05
test('unpacked, an order is paid again; what was refunded stays, and the next packing starts from it', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await keeper.call(staffOrders.pack, await story.packing(member, id, { heightMm: 200 }))
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  const unpacked = await keeper.call(staffOrders.unpack, { id, reason: 'A parcel was forgotten' })
  expect(unpacked).toMatchObject({
    status: 'paid',
    packedAt: null,
    dueMinor: 0,
    cartons: [],
    packerName: null,
    paidMinor: 8200,
    refundedMinor: 2400,
  })
  expect(await billOf(id)).toMatchObject({ state: 'draft' })
  // 12 kg again: 82.00 against the 58.00 still paid.
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({
    outcome: 'supplement_due',
    dueMinor: 2400,
  })
  expect(await billOf(id)).toMatchObject({ state: 'draft' })
  await member.call(orders.pay, { id, expectedDueMinor: 2400 })
  expect(await billOf(id)).toMatchObject({ state: 'live', total: 8200, receivable: 8200 })
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'awaiting_outbound',
    paidMinor: 10_600,
    refundedMinor: 2400,
  })
  await keeper.call(staffOrders.unpack, { id, reason: 'Weighed wrong' })
  // A second refund and a second supplement have sources of their own.
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id, { heightMm: 200 }))).toMatchObject({
    outcome: 'refunded',
    refundMinor: 2400,
  })
  expect(await faults(t)).toEqual([])
})

test('a line of tolerance falls away when the order is packed again', async () => {
  const member = await rich()
  const { id } = await story.paid(member, { insured: true, declaredValueMinor: 300_000 })
  await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 12_100 }))
  await keeper.call(staffOrders.unpack, { id, reason: 'Scale was wrong' })
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({
    outcome: 'ready',
    quote: { otherLines: [], totalMinor: 23_200 },
  })
})
