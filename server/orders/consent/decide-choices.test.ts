import { channels } from '#contract/channels.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { wallets } from '#contract/ledger.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { sql } from '#server/database/db.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, together, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const { keeper } = story
const [pickUp, bulk] = [await story.channelId('HK_PICKUP'), await story.channelId('HK_BULK')]
const rich = () => t.member({ balances: { CNY: 50_000, COIN: 5000 }, language: 'en' })

/** Packed at 14 kg instead of 12: CNY 12.00 are due on the parcel line, 94.00 in all. */
async function owing(member: TestMember, parcelIds: readonly string[] | null = null) {
  const { id } = await story.paid(member, {}, parcelIds)
  await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 13_500 }))
  return member.call(orders.get, { id })
}

/** Together 13 kg, CNY 88.00. */
const twoParcels = async (member: TestMember) =>
  [
    await story.stocked(member),
    await story.stocked(member, { scan: { actualWeightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 } }),
  ] as const

const pointOf = async () =>
  (
    await t.db.row(sql<{ id: string }>`
      select id from pickup_points where destination_code = 'HK' and open and deleted_at is null
        and (weight_limit_g is null or weight_limit_g > 14000) and (max_length_mm is null or max_length_mm >= 600)
        and (channel_ids is null or ${pickUp} = any(channel_ids)) order by id limit 1`)
  ).id

test('each choice of a supplement has its price, and each choice brings what it said', async () => {
  // 14 kg: 94.00 of 88.00 paid; the minimum of 100.00 on the bulk line, 77.00 on the pick-up line.
  const priced = [
    ['pay', null, 600, 0],
    ['changeChannel', bulk, 1200, 0],
    ['changeChannel', pickUp, 0, 1100],
    ['removeParcels', null, 0, 0],
    ['cancel', null, 0, 8800],
  ] as const
  const pickUpPointId = await pointOf()
  for (const [choice, channelId, dueMinor, refundMinor] of priced) {
    const member = await rich()
    const [one, two] = await twoParcels(member)
    const { id, supplement } = await owing(member, [one, two])
    expect(supplement?.choices.map((each) => [each.choice, each.channelId, each.dueMinor, each.refundMinor])).toEqual(
      priced,
    )
    const line = channelId === null ? {} : { channelId, pickUpPointId }
    const taken = choice === 'removeParcels' ? { parcelIds: [two] } : {}
    if (choice === 'pay') await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
    else await member.call(orders.decideSupplement, { id, choice, expectedDueMinor: dueMinor, ...line, ...taken })
    const decided = await member.call(orders.get, { id })
    const paidNow = choice === 'pay' ? dueMinor : 0
    expect([decided.dueMinor, decided.refundedMinor]).toEqual([dueMinor - paidNow, refundMinor])
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 8800 - paidNow + refundMinor })
  }
  expect(await faults(t)).toEqual([])
})

test('a refund that a new fee has lowered is not the one that the member agreed to', async () => {
  const finance = await t.staff(['F'])
  const member = await rich()
  const { id } = await owing(member)
  const shown = { id, choice: 'changeChannel', channelId: pickUp, pickUpPointId: await pointOf() } as const
  await finance.call(staffOrderActions.adjustFee, { id, amountMinor: 300, remark: 'Remote area' })
  const before = await traces(t, id)
  // Nothing is due on the pick-up line before or after the fee: only the 5.00 that go back became 2.00.
  const refused = await member.ask(orders.decideSupplement, { ...shown, expectedDueMinor: 0, expectedRefundMinor: 500 })
  expect(refused).toMatchObject({ code: 4011, wire: { dueMinor: 0, refundMinor: 200 } })
  expect(await traces(t, id)).toEqual(before)
  const agreed = { ...shown, expectedDueMinor: 0, expectedRefundMinor: 200 }
  expect(await member.call(orders.decideSupplement, agreed)).toMatchObject({ refundedMinor: 200, dueMinor: 0 })
  expect(await faults(t)).toEqual([])
})

// Proves E-18
test('a cheaper line gives the difference back at once, and the order goes on', async () => {
  const member = await rich()
  const { id, supplement } = await owing(member)
  const choice = supplement?.choices.find(({ channelId }) => channelId === pickUp)
  // 14 kg on the pick-up line: 12.00 + 13 × 5.00 = 77.00 of 82.00 paid.
  expect(choice).toMatchObject({ dueMinor: 0, refundMinor: 500, needsPickUpPoint: true, reason: null })
  const decision = { id, choice: 'changeChannel', channelId: pickUp, expectedDueMinor: 0 } as const
  const before = await traces(t, id)
  expect((await member.ask(orders.decideSupplement, decision)).code).toBe(4014)
  const pickUpPointId = await pointOf()
  expect(
    (await member.ask(orders.decideSupplement, { ...decision, pickUpPointId, expectedDueMinor: 1 })).wire,
  ).toMatchObject({ dueMinor: 0, refundMinor: 500 })
  expect(await traces(t, id)).toEqual(before)
  expect(await member.call(orders.decideSupplement, { ...decision, pickUpPointId })).toMatchObject({
    status: 'awaiting_outbound',
    channelId: pickUp,
    pickUpPoint: { id: pickUpPointId },
    totalMinor: 7700,
    paidMinor: 8200,
    refundedMinor: 500,
    dueMinor: 0,
    supplement: null,
    cartons: [{ weightG: 13_500 }],
    money: [
      { eventCode: 'WEIGHT_REFUND', amountMinor: 500 },
      { eventCode: 'ORDER_PAY', amountMinor: -8200 },
    ],
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 7700 })
  expect((await member.ask(orders.decideSupplement, { ...decision, pickUpPointId })).code).toBe(4009)
  expect(await faults(t)).toEqual([])
})

test('a dearer line leaves its own difference open, to be paid once', async () => {
  const member = await rich()
  const { id } = await owing(member)
  // 14 kg on the bulk line: its minimum of 100.00.
  const decision = { id, choice: 'changeChannel', channelId: bulk, expectedDueMinor: 1800 } as const
  expect(await member.call(orders.decideSupplement, decision)).toMatchObject({
    status: 'paid',
    channelId: bulk,
    dueMinor: 1800,
    supplement: { dueMinor: 1800, cartons: [{ weightG: 13_500 }] },
  })
  expect((await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1' })).code).toBe(9002)
  const payments = await together(5, () => member.ask(orders.pay, { id, expectedDueMinor: 1800 }))
  expect(payments.filter(({ code }) => code === 0).length).toBe(1)
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', totalMinor: 10_000 })
  expect(await story.balances(member)).toMatchObject({ CNY: 40_000 })
  expect(await faults(t)).toEqual([])
})

test('a line that cannot take the boxes says why, and is refused with the same reason', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await keeper.call(staffOrders.pack, { ...(await story.packing(member, id, { weightG: 25_000 })), force: true })
  const { supplement } = await member.call(orders.get, { id }, { language: 'en' })
  // The pick-up line carries 20 kg.
  expect(supplement?.choices.find(({ channelId }) => channelId === pickUp)).toMatchObject({
    dueMinor: 0,
    reason: 'The weight exceeds the limit of the channel',
  })
  const decision = { id, choice: 'changeChannel', channelId: pickUp, expectedDueMinor: 0 } as const
  expect((await member.ask(orders.decideSupplement, { ...decision, pickUpPointId: await pointOf() })).code).toBe(4007)
  const air = await story.channelId('SEA_BULK')
  expect((await member.ask(orders.decideSupplement, { ...decision, channelId: air })).code).toBe(4006)
})

test('a line whose points are all too small for the boxes says so, and is refused with the same reason', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const long = { weightG: 13_500, lengthMm: 1001, widthMm: 500, heightMm: 160 }
  await keeper.call(staffOrders.pack, await story.packing(member, id, long))
  const { supplement } = await member.call(orders.get, { id })
  // The largest points take a side of 1 m.
  expect(supplement?.choices.find(({ channelId }) => channelId === pickUp)).toMatchObject({
    dueMinor: 0,
    refundMinor: 0,
    reason: refusals.size_limit.text.en,
  })
  const decision = { id, choice: 'changeChannel', channelId: pickUp, pickUpPointId: await pointOf() } as const
  expect((await member.ask(orders.decideSupplement, { ...decision, expectedDueMinor: 0 })).code).toBe(4015)
})

test('a parcel that is taken out lies in stock, no money moves, and the rest is packed and priced again', async () => {
  const member = await rich()
  const [heavy, light] = await twoParcels(member)
  const { id, totalMinor, dueMinor, paidMinor } = await owing(member, [heavy, light])
  expect(dueMinor).toBeGreaterThan(0)
  const taken = { id, choice: 'removeParcels' as const, parcelIds: [heavy], expectedDueMinor: 0 }
  expect((await member.ask(orders.decideSupplement, { ...taken, parcelIds: [heavy, light] })).code).toBe(1001)
  const open = await member.call(orders.decideSupplement, taken)
  expect(open).toMatchObject({
    status: 'paid',
    parcelCount: 1,
    parcels: [{ id: light }],
    cartons: [],
    earlierCartons: [{ weightG: 13_500 }],
    packedAt: null,
    totalMinor: paidMinor,
    dueMinor: 0,
    supplement: null,
  })
  expect(open.otherLines).toMatchObject([{ code: 'REPACKING', amountMinor: paidMinor - totalMinor }])
  expect(await member.call(parcels.get, { id: heavy })).toMatchObject({ status: 'in_stock', orderId: null })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - paidMinor })
  await keeper.call(staffOrders.startPacking, { id })
  await keeper.call(
    staffOrders.pack,
    await story.packing(member, id, { weightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 }),
  )
  // 1 kg: the minimum of 20.00; everything else goes back.
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'awaiting_outbound',
    totalMinor: 2000,
    otherLines: [],
    refundedMinor: paidMinor - 2000,
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 48_000 })
  await story.applied(member, {}, [heavy])
  expect(await faults(t)).toEqual([])
})

test('coupon and coins go on reducing another line, and come back when the order is cancelled instead', async () => {
  for (const choice of ['changeChannel', 'cancel'] as const) {
    const member = await rich()
    const couponId = await desk.given(member)
    const { id } = await story.applied(member)
    // 82.00 − 10.00 − 36.00 by coins.
    await member.call(orders.pay, { id, couponId, coins: 5000, expectedDueMinor: 3600 })
    await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 13_500 }))
    // 94.00 − 10.00 − 36.00 = 48.00.
    expect(await member.call(orders.get, { id })).toMatchObject({ dueMinor: 1200, coinsUsed: 3600 })
    const decided = await member.call(orders.decideSupplement, {
      id,
      choice,
      expectedDueMinor: 0,
      ...(choice === 'cancel' ? {} : { channelId: pickUp, pickUpPointId: await pointOf() }),
    })
    // On the pick-up line 77.00 − 10.00 − 33.50: 250 coins and 2.50 are left over.
    const after = {
      changeChannel: { CNY: 50_000 - 3350, COIN: 5000 - 3350, coupon: 'used', lifecycle: 'active', refund: 250 },
      cancel: { CNY: 50_000, COIN: 5000, coupon: 'usable', lifecycle: 'cancelled', refund: 3600 },
    }[choice]
    expect(decided).toMatchObject({ lifecycle: after.lifecycle, refundedMinor: after.refund })
    expect(await story.balances(member)).toMatchObject({ CNY: after.CNY, COIN: after.COIN })
    expect(await desk.stateOf(couponId)).toBe(after.coupon)
    if (choice === 'cancel') {
      const mail = (await mailsTo(t.db, member.email)).at(-1)
      for (const words of ['CNY 36.00', 'The coupon that you used can be used again', '3600 cat coins are back'])
        expect(mail?.body).toContain(words)
    }
  }
  expect(await faults(t)).toEqual([])
})

test('all four answers at once: one wins, the books hold', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const [one, two] = await twoParcels(member)
    const { id, dueMinor } = await owing(member, [one, two])
    const pickUpPointId = await pointOf()
    const rivals = [
      () => member.ask(orders.pay, { id, expectedDueMinor: dueMinor }),
      () => member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 }),
      () => member.ask(orders.decideSupplement, { id, choice: 'removeParcels', parcelIds: [two], expectedDueMinor: 0 }),
      () =>
        member.ask(orders.decideSupplement, {
          id,
          choice: 'changeChannel',
          channelId: pickUp,
          pickUpPointId,
          expectedDueMinor: 0,
        }),
    ]
    const answers = await Promise.all((round % 2 === 0 ? rivals : [...rivals].reverse()).map((rival) => rival()))
    const codes = answers.map(({ code }) => code).sort()
    expect([codes[0], codes.slice(1).every((code) => [4009, 4010].includes(code))]).toEqual([0, true])
  }
  expect(await faults(t)).toEqual([])
})

test('a repeated decision with one key is one decision', async () => {
  const member = await rich()
  const { id } = await owing(member)
  const decision = { id, choice: 'changeChannel', channelId: bulk, expectedDueMinor: 1800 } as const
  const first = await member.call(orders.decideSupplement, decision, { key: 'decide-once-0001' })
  const again = await member.call(orders.decideSupplement, decision, { key: 'decide-once-0001' })
  expect(again.version).toBe(first.version)
})

test('the member sees each move of money with the order, as it happens', async () => {
  const member = await rich()
  const { id, orderNumber } = await owing(member)
  await member.call(orders.pay, { id, expectedDueMinor: 1200 })
  const { money } = await member.call(orders.get, { id }, { language: 'en' })
  expect(money.map(({ event, amountMinor }) => [event, amountMinor])).toEqual([
    ['Order supplement', -1200],
    ['Order payment', -8200],
  ])
  const statement = (await member.call(wallets.listEntries, {})).list.filter(
    ({ referenceNumber }) => referenceNumber === orderNumber,
  )
  expect(statement.map(({ id: entryId }) => entryId)).toEqual(money.map(({ id: entryId }) => entryId))
  expect(
    (await member.call(channels.get, { channelId: pickUp, destinationCode: 'HK' })).pickUpPoints.length,
  ).toBeGreaterThan(0)
})
