import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story

/** Packed at 14 kg instead of 12: CNY 12.00 are due. */
const owing = (member: TestMember) => story.packed(member, { weightG: 13_500 })
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })

// Proves E-18
test('cancelled instead of paid, an order gives everything back, free of charge', async () => {
  const member = await rich()
  const { id, orderNumber, dueMinor, parcels: rows } = await owing(member)
  expect(dueMinor).toBe(1200)
  const cancelled = await member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
  expect(cancelled).toMatchObject({
    code: 0,
    msg: 'Operation successful',
    data: {
      lifecycle: 'cancelled',
      status: 'paid',
      dueMinor: 0,
      paidMinor: 8200,
      refundedMinor: 8200,
      actions: ['details', 'receipt'],
      supplement: null,
    },
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  expect(await member.call(parcels.get, { id: rows[0]?.id ?? '' })).toMatchObject({ status: 'in_stock', orderId: null })
  expect((await mailsTo(t.db, member.email)).at(-1)).toMatchObject({
    kind: 'ORDER_CANCELLED',
    subject: `Order ${orderNumber} is cancelled`,
    body: expect.stringMatching(/^(?!.*(coupon|coins)).*CNY 82\.00/s),
  })
  expect((await member.call(orders.list, {})).total).toBe(0)
  expect((await member.call(orders.list, { lifecycle: 'cancelled' })).list).toMatchObject([
    { id, lifecycle: 'cancelled' },
  ])
  expect((await member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })).code).toBe(4009)
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 1200 })).code).toBe(4009)
  // Its parcels may go into another order.
  await story.applied(
    member,
    {},
    rows.map((row) => row.id),
  )
  expect(await faults(t)).toEqual([])
})

test('what was refunded before is not given back twice, and the draft of the bill becomes void', async () => {
  const member = await rich()
  const { id } = await story.packed(member, { heightMm: 200 })
  await keeper.call(staffOrders.unpack, { id, reason: 'One was forgotten' })
  await keeper.call(staffOrders.pack, await story.packing(member, id))
  await member.call(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  expect(await t.db.row(sql<{ state: string }>`select state from bills where order_id = ${id}`)).toEqual({
    state: 'void',
  })
  expect(await faults(t)).toEqual([])
})

test('only an open supplement is decided about, by its member, and with the right amount', async () => {
  const member = await rich()
  const stranger = await rich()
  const [owes, paid] = [await owing(member), await story.paid(member)]
  const before = await traces(t, owes.id)
  const decide = (given: object) =>
    member.ask(orders.decideSupplement, { id: owes.id, choice: 'cancel', expectedDueMinor: 0, ...given })
  expect((await decide({ id: paid.id })).code).toBe(4009)
  expect((await decide({ expectedDueMinor: 1200 })).code).toBe(4011)
  expect((await decide({ choice: 'pay' })).code).toBe(1001)
  expect((await decide({ choice: 'removeParcels' })).wire).toMatchObject({ fields: { packageIds: expect.anything() } })
  expect((await decide({ choice: 'removeParcels', parcelIds: [owes.id] })).code).toBe(4003)
  expect((await decide({ choice: 'removeParcels', parcelIds: [owes.parcels[0]?.id] })).code).toBe(1001)
  expect((await decide({ choice: 'changeChannel' })).wire).toMatchObject({ fields: { channelId: expect.anything() } })
  expect((await decide({ choice: 'changeChannel', channelId: owes.channelId })).code).toBe(1001)
  expect((await decide({ choice: 'changeChannel', channelId: owes.id })).code).toBe(1002)
  expect(
    (await stranger.ask(orders.decideSupplement, { id: owes.id, choice: 'cancel', expectedDueMinor: 0 })).code,
  ).toBe(1002)
  expect(await traces(t, owes.id)).toEqual(before)
})

test('a cancellation that gives back something else than was shown is refused, and says that nothing was cancelled', async () => {
  const member = await rich()
  const { id } = await owing(member)
  const decide = (expectedRefundMinor: number) =>
    member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0, expectedRefundMinor })
  expect(await decide(8100)).toMatchObject({
    code: 4011,
    wire: { refundMinor: 8200, next: { text: specialSteps.refund_changed.text.en } },
  })
  expect((await decide(8200)).code).toBe(0)
})

test('paying against cancelling against packing again: one way wins, money and parcels follow it', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await rich()
    const { id } = await owing(member)
    const repack = await story.packing(member, id)
    const rivals = [
      () => member.ask(orders.pay, { id, expectedDueMinor: 1200 }),
      () => member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 }),
      () => keeper.ask(staffOrders.pack, repack),
    ]
    const order = round % 2 === 0 ? rivals : [...rivals].reverse()
    const codes = (await Promise.all(order.map((rival) => rival()))).map(({ code }) => code).sort()
    expect(codes[0]).toBe(0)
    expect(codes.slice(1).every((code) => [4009, 4010, 4011, 9002].includes(code))).toBe(true)
  }
  expect(await faults(t)).toEqual([])
})
