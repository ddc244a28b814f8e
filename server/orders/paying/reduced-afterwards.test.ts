import { coins as coinCalls } from '#contract/ledger.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, faults, openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

/* What happens to coupon and coins once an order was paid with them. */

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)

test('packed heavier, coupon and coins stay and the difference is due (example 13a)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await story.tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  const heavier = await story.packing(member, id, { weightG: 13_200, heightMm: 220 })
  const packed = await story.keeper.call(staffOrders.pack, heavier)
  expect(packed).toMatchObject({
    outcome: 'supplement_due',
    dueMinor: 1200,
    quote: { freightMinor: 9400, couponDiscountMinor: 1000, coinsUsed: 3000, totalMinor: 9000 },
  })
  // Coupons and coins are for the first payment only.
  expect(await member.call(orders.quotePayment, { id, coins: 2000 })).toMatchObject({
    kind: 'supplement',
    dueMinor: 1200,
    coinsMax: 0,
    usableCoupons: [],
  })
  const another = await desk.given(member)
  expect((await member.ask(orders.pay, { id, couponId: another, expectedDueMinor: 1200 })).code).toBe(5002)
  expect((await member.ask(orders.pay, { id, coins: 2001, expectedDueMinor: 1200 })).code).toBe(5003)
  expect(await member.call(orders.pay, { id, coins: 2000, expectedDueMinor: 1200 })).toMatchObject({
    status: 'awaiting_outbound',
    coinsUsed: 0,
    paidMinor: 1200,
  })
  expect((await story.balances(member)).COIN).toBe(2000)
  expect(await faults(t)).toEqual([])
})

test('packed lighter, money and the coins that no longer fit go back, once (example 13b)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 3000 } })
  const couponId = await desk.given(member)
  const { id, orderNumber } = await story.tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  const lighter = await story.packing(member, id, { weightG: 6900, lengthMm: 500, heightMm: 220 })
  expect(await story.keeper.call(staffOrders.pack, lighter)).toMatchObject({
    outcome: 'refunded',
    refundMinor: 1800,
    quote: { freightMinor: 5800, couponDiscountMinor: 1000, coinsUsed: 2400, totalMinor: 6000 },
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 2200 + 1800, COIN: 600 })
  expect((await member.call(coinCalls.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'REDEEM_REFUND',
    coins: 600,
    referenceNumber: orderNumber,
  })
  // Unpacked and packed heavier again, the order still holds exactly 2400 coins.
  await story.keeper.call(staffOrders.unpack, { id, reason: 'wrong box' })
  const again = await story.keeper.call(staffOrders.pack, {
    ...lighter,
    cartons: lighter.cartons.map((one) => ({ ...one, ...carton })),
  })
  expect(again.quote).toMatchObject({ freightMinor: 8200, coinsUsed: 2400 })
  expect(again.dueMinor).toBe(2400)
  expect(await story.balances(member)).toMatchObject({ COIN: 600 })
  expect(await faults(t)).toEqual([])
})

test('a coin keeps the worth at which an order took it', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 4000 } })
  const { id } = await story.applied(member)
  await member.call(orders.pay, { id, coins: 4000, expectedDueMinor: 4200 })
  await configure(t, { 'coins.perUnit': { CNY: 10, HKD: 10 }, 'coins.maxShareBp': 1000 })
  const packed = await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  await configure(t, {})
  expect(packed).toMatchObject({ outcome: 'ready', quote: { coinsUsed: 4000, coinDiscountMinor: 4000 } })
})

test.each([
  ['usable again', false, 'usable'],
  ['expired, as its time has passed meanwhile', true, 'expired'],
] as const)(
  'a cancelled supplement gives money, coins and coupon back once; the coupon is %s',
  async (_what, hasEnded, state) => {
    const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
    const couponId = await desk.given(member)
    const { id } = await story.tenth(member)
    await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
    await story.keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 20_000 }))
    if (hasEnded) await desk.end(couponId)
    const cancel = () => member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
    const codes = (await Promise.all(Array.from({ length: 10 }, cancel))).map(({ code }) => code)
    expect(codes.sort((one, other) => one - other)).toEqual([0, ...Array.from({ length: 9 }, () => 4009)])
    expect(await story.balances(member)).toMatchObject({ CNY: 10_000, COIN: 5000 })
    expect(await desk.stateOf(couponId)).toBe(state)
    expect(await faults(t)).toEqual([])
  },
)

test('an order that service cancels gives coupon and coins back as well, also after it was packed lighter', async () => {
  const service = await t.staff(['S'])
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await story.tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  const lighter = await story.packing(member, id, { weightG: 6900, lengthMm: 500, heightMm: 220 })
  await story.keeper.call(staffOrders.pack, lighter)
  await service.call(staffOrderActions.cancel, { id, reason: 'member asked' })
  expect(await story.balances(member)).toMatchObject({ CNY: 10_000, COIN: 5000 })
  expect(await desk.stateOf(couponId)).toBe('usable')
  expect((await service.ask(staffOrderActions.cancel, { id, reason: 'again' })).code).toBe(9002)
  expect(await faults(t)).toEqual([])
})

test('on a dearer line the same coupon and coins stay, and go back when the member cancels', async () => {
  const member = await t.member({ balances: { CNY: 20_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await story.tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 20_000 }))
  const { supplement } = await member.call(orders.get, { id })
  const bulk = await story.channelId('HK_BULK')
  const other = supplement?.choices.find(({ channelId }) => channelId === bulk)
  expect(other).toMatchObject({ choice: 'changeChannel', reason: null })
  const { dueMinor = 0 } = other ?? {}
  expect(dueMinor).toBeGreaterThan(0)
  const line = { choice: 'changeChannel', channelId: bulk, expectedDueMinor: dueMinor } as const
  const moved = await member.call(orders.decideSupplement, { id, ...line })
  expect(moved).toMatchObject({ channelId: bulk, dueMinor, couponDiscountMinor: 1000, coinsUsed: 3000 })
  await member.call(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
  expect(await story.balances(member)).toMatchObject({ CNY: 20_000, COIN: 5000 })
  expect(await desk.stateOf(couponId)).toBe('usable')
  expect(await faults(t)).toEqual([])
})
