import { staffOrderActions } from '#contract/order-actions.ts'
import { wallets } from '#contract/ledger.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { approvals } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { faults, openStory, together, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const [finance, second] = [await t.staff(['F']), await t.staff(['F'])]
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const remark = 'Remote area'
const adjust = (id: string, amountMinor: number) =>
  finance.ask(staffOrderActions.adjustFee, { id, amountMinor, remark })

test('a fee before payment is part of what is paid', async () => {
  const member = await rich()
  const { id } = await story.applied(member)
  expect((await adjust(id, 500)).data.order).toMatchObject({
    status: 'awaiting_payment',
    totalMinor: 8700,
    dueMinor: 8700,
  })
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 8200 })).code).toBe(4011)
  await member.call(orders.pay, { id, expectedDueMinor: 8700 })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({
    otherMinor: 500,
    otherRemark: remark,
    otherLines: [{ code: 'ADJUSTMENT', amountMinor: 500 }],
  })
  expect(await faults(t)).toEqual([])
})

test('a fee after payment waits for the member: paid before packing the order is still to be packed', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  expect((await adjust(id, 300)).data.order).toMatchObject({ status: 'paid', dueMinor: 300 })
  // There are no boxes yet, so the member can only pay or cancel.
  const seen = await member.call(orders.get, { id })
  expect(seen.supplement).toMatchObject({
    dueMinor: 300,
    cartons: [],
    choices: [{ choice: 'pay' }, { choice: 'cancel' }],
  })
  expect(
    (
      await member.ask(orders.decideSupplement, {
        id,
        choice: 'removeParcels',
        parcelIds: [seen.parcels[0]?.id],
        expectedDueMinor: 0,
      })
    ).code,
  ).toBe(4009)
  expect(await member.call(orders.pay, { id, expectedDueMinor: 300 })).toMatchObject({ status: 'paid', paidMinor: 300 })
  await keeper.call(staffOrders.pack, await story.packing(member, id))
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', totalMinor: 8500 })
  expect((await adjust(id, 200)).data.order).toMatchObject({ status: 'paid', dueMinor: 200 })
  expect((await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1' })).code).toBe(9002)
  expect(await member.call(orders.pay, { id, expectedDueMinor: 200 })).toMatchObject({ status: 'awaiting_outbound' })
  expect(await faults(t)).toEqual([])
})

test('a part let go comes back at once; what waives a supplement lets the order go', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  expect((await adjust(id, -700)).data.order).toMatchObject({
    totalMinor: 7500,
    refundedMinor: 700,
    status: 'awaiting_outbound',
  })
  const owing = await story.packed(member, { weightG: 13_500 })
  expect((await adjust(owing.id, -1000)).data.order).toMatchObject({ status: 'paid', dueMinor: 200 })
  expect((await adjust(owing.id, -300)).data.order).toMatchObject({
    status: 'awaiting_outbound',
    dueMinor: 0,
    refundedMinor: 100,
  })
  expect(await t.db.row(sql`select state from bills where order_id = ${owing.id}`)).toEqual({ state: 'live' })
  // More than the whole price: the total stops at zero, and everything paid is refunded.
  expect((await adjust(id, -9000)).data.order).toMatchObject({ totalMinor: 0, refundedMinor: 8200 })
  expect(await faults(t)).toEqual([])
})

test('after shipping money moves and the price stays', async () => {
  const member = await rich()
  const { id, orderNumber } = await story.shipped(member)
  expect((await adjust(id, -400)).data.order).toMatchObject({ totalMinor: 8200, refundedMinor: 0, status: 'shipped' })
  await member.call(orders.confirmReceipt, { id })
  expect((await adjust(id, 150)).data.order).toMatchObject({ totalMinor: 8200, status: 'signed' })
  expect((await member.call(wallets.listEntries, {})).list.slice(0, 2)).toMatchObject([
    { eventCode: 'ADJUST_OUT', amountMinor: -150, referenceNumber: orderNumber, remark },
    { eventCode: 'ADJUST_IN', amountMinor: 400, referenceNumber: orderNumber, remark },
  ])
  expect((await member.call(orders.get, { id })).money.length).toBe(3)
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 8200 + 250 })
  expect((await adjust(id, 100_000)).code).toBe(5001)
  expect(await faults(t)).toEqual([])
})

// Proves B-OU-13
test('above the limit, alone or with the rest of the day, a second person lets go', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  expect((await adjust(id, -600)).data.approval).toBeUndefined()
  // A waived amount counts like a refunded one.
  const owing = await story.packed(member, { weightG: 13_500 })
  expect((await adjust(owing.id, -500)).data.approval).toBeDefined()
  const { approval, order } = (await adjust(id, -600)).data
  expect(order).toMatchObject({ totalMinor: 7600 })
  expect((await finance.ask(approvals.approve, { id: approval?.id })).code).toBe(9003)
  await second.call(approvals.approve, { id: approval?.id ?? '' })
  await configure(t, {})
  expect(await member.call(orders.get, { id })).toMatchObject({ totalMinor: 7000, refundedMinor: 1200 })
  expect(await faults(t)).toEqual([])
})

test('what comes back of a waived supplement counts once towards the limit', async () => {
  const member = await rich()
  const owing = await story.packed(member, { weightG: 13_500 })
  const settled = await story.packed(member)
  await second.call(staffOrderActions.adjustFee, { id: owing.id, amountMinor: -1000, remark })
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  // 200 were still due and are waived; 400 were paid and are refunded.
  expect((await adjust(owing.id, -600)).data).toMatchObject({ order: { dueMinor: 0, refundedMinor: 400 } })
  expect((await adjust(settled.id, -400)).data.approval).toBeUndefined()
  expect((await adjust(settled.id, -1)).data.approval).toBeDefined()
  await configure(t, {})
})

// Proves B-OU-13
test('fees at the same moment all count, and a repeated key counts once', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const answers = await together(5, () => adjust(id, 100))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
  const input = { id, amountMinor: 100, remark }
  await finance.call(staffOrderActions.adjustFee, input, { key: 'adjust-once-00001' })
  await finance.call(staffOrderActions.adjustFee, input, { key: 'adjust-once-00001' })
  expect(await member.call(orders.get, { id })).toMatchObject({ dueMinor: 600 })
})

test('nothing, words without an amount, and the wrong people change nothing', async () => {
  const { id } = await story.paid(await rich())
  const before = await traces(t, id)
  expect((await adjust(id, 0)).code).toBe(9005)
  expect((await finance.ask(staffOrderActions.adjustFee, { id, amountMinor: 100 })).code).toBe(9005)
  expect((await finance.ask(staffOrderActions.adjustFee, { id, amountMinor: 1.5, remark })).code).toBe(9005)
  expect((await keeper.ask(staffOrderActions.adjustFee, { id, amountMinor: 100, remark })).code).toBe(9001)
  expect(await traces(t, id)).toEqual(before)
})

test('a fee that lifts an order above what an amount can be is refused on the amount', async () => {
  const { id } = await story.applied(await rich())
  const before = await traces(t, id)
  expect(await adjust(id, 1_000_000_000_000)).toMatchObject({
    code: 9005,
    wire: { fields: { amountMinor: expect.anything() } },
  })
  expect(await traces(t, id)).toEqual(before)
})
