import { channels } from '#contract/channels.ts'
import { coupons } from '#contract/coupons.ts'
import { coins as coinCalls } from '#contract/ledger.ts'
import { staffOrderDeeds } from '#contract/order-deeds.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestHouse, type TestMember } from '#test/harness.ts'
import { carton, faults, openStory, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestHouse()
const story = await openStory(t)
const desk = await openCoupons(t)

/** Worked example 10: freight 82.00, REPACK, three PHOTO, insured at 500.00. */
const tenth = async (member: TestMember) =>
  story.applied(member, {
    insured: true,
    declaredValueMinor: 50_000,
    vas: [
      { id: await story.serviceId('REPACK'), qty: 1 },
      { id: await story.serviceId('PHOTO'), qty: 3 },
    ],
  })

test('a coupon and coins lower what is due, shown before and taken once (example 10a)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id, orderNumber } = await tenth(member)
  const before = await traces(t, id)
  const plain = await member.call(orders.quotePayment, { id }, { language: 'en' })
  expect(plain).toMatchObject({
    dueMinor: 11_800,
    sufficient: false,
    usableCoupons: [{ id: couponId, title: 'CNY 10 off', discountMinor: 1000 }],
    unusableCoupons: [],
    coinsBalance: 5000,
    coinsMax: 4100,
  })
  const chosen = await member.call(orders.quotePayment, { id, couponId, coins: 3000 })
  expect(chosen).toMatchObject({
    dueMinor: 7800,
    sufficient: true,
    coinsMax: 3600,
    priceChanged: false,
    quote: { couponDiscountMinor: 1000, coinsUsed: 3000, coinDiscountMinor: 3000, freightPayableMinor: 4200 },
  })
  expect(await traces(t, id)).toEqual(before)
  expect(await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })).toMatchObject({
    status: 'paid',
    paidMinor: 7800,
    coinsUsed: 3000,
    balanceAfterMinor: 2200,
    entryId: expect.any(String),
  })
  expect(await story.balances(member)).toEqual({ CNY: 2200, HKD: 0, COIN: 2000 })
  expect(await member.call(orders.get, { id })).toMatchObject({
    couponDiscountMinor: 1000,
    coinsUsed: 3000,
    coinDiscountMinor: 3000,
    freightPayableMinor: 4200,
    totalMinor: 7800,
    paidMinor: 7800,
    dueMinor: 0,
  })
  expect(await member.call(coupons.list, { tab: 'used' })).toMatchObject({
    list: [
      { id: couponId, state: 'used', usedOrderNumber: orderNumber, discountMinor: 1000, usedAt: expect.any(String) },
    ],
    counts: { available: 0, used: 1, expired: 0 },
  })
  expect((await member.call(coinCalls.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'REDEEM',
    coins: -3000,
    coinsAfter: 2000,
    referenceNumber: orderNumber,
  })
  expect(await faults(t)).toEqual([])
})

test('coins beyond their share of the freight are not taken (example 10b)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await tenth(member)
  expect(await member.call(orders.pay, { id, couponId, coins: 5000, expectedDueMinor: 7200 })).toMatchObject({
    coinsUsed: 3600,
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 2800, COIN: 1400 })
})

test('a percentage counts half a cent up, and what nobody chooses reduces nothing', async () => {
  const member = await t.member({ balances: { CNY: 20_000, COIN: 100 } })
  const couponId = await desk.given(member, { kind: 'percent', valueMinor: undefined, valueBp: 725, minSpendMinor: 0 })
  const { id } = await story.applied(member)
  expect((await member.call(orders.quotePayment, { id, couponId })).dueMinor).toBe(8200 - 595)
  expect(await member.call(orders.pay, { id, coins: 0, expectedDueMinor: 8200 })).toMatchObject({ coinsUsed: 0 })
  expect(await desk.stateOf(couponId)).toBe('usable')
})

test('an order that costs nothing after its coupon is paid without a money entry', async () => {
  const member = await t.member()
  const couponId = await desk.given(member, { valueMinor: 100_000 })
  const { id } = await story.applied(member)
  expect(await member.call(orders.pay, { id, couponId, expectedDueMinor: 0 })).toMatchObject({
    status: 'paid',
    paidMinor: 0,
    entryId: null,
    balanceAfterMinor: 0,
  })
  expect(await desk.stateOf(couponId)).toBe('used')
  expect(await faults(t)).toEqual([])
})

test('a coupon that does not fit says why, in the list and in the refusal, and nothing moves', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id } = await story.applied(member)
  const before = await traces(t, id)
  const reasons: [Record<string, unknown>, string][] = [
    [{ minSpendMinor: 8201 }, 'The freight has to be at least CNY 82.01'],
    [{ channelIds: [await story.channelId('AIR')] }, 'This coupon is for other channels than this order’s'],
    [{ currency: 'HKD' }, 'This coupon is for orders in the other currency'],
    [
      { validDays: undefined, validFrom: '2099-01-01', validTo: '2099-02-01' },
      'This coupon can be used from 2099-01-01 on',
    ],
  ]
  const ids = new Map<string, string>()
  for (const [draft, reason] of reasons) ids.set(await desk.given(member, draft), reason)
  const shown = await member.call(orders.quotePayment, { id }, { language: 'en' })
  expect(shown.usableCoupons).toEqual([])
  expect(new Map(shown.unusableCoupons.map((coupon) => [coupon.id, coupon.reason]))).toEqual(ids)
  for (const [couponId, reason] of ids) {
    const answer = await member.ask(orders.pay, { id, couponId, expectedDueMinor: 8200 }, { language: 'en' })
    expect([answer.code, answer.msg]).toEqual([5002, reason])
    expect((await member.ask(orders.quotePayment, { id, couponId })).code).toBe(5002)
  }
  const over = await desk.given(member)
  await desk.end(over)
  const stranger = await desk.given(await t.member())
  for (const couponId of [over, stranger, id])
    expect((await member.ask(orders.pay, { id, couponId, expectedDueMinor: 8200 })).code).toBe(5002)
  expect((await member.ask(orders.pay, { id, couponId: 'x', expectedDueMinor: 8200 })).code).toBe(1001)
  expect((await member.ask(orders.pay, { id, coins: 1, expectedDueMinor: 8200 })).code).toBe(5003)
  expect((await member.ask(orders.pay, { id, coins: -1, expectedDueMinor: 8200 })).code).toBe(1001)
  expect(await traces(t, id)).toEqual(before)
})

test('another amount than the reduced one is refused with the right one, too small a balance with what is missing', async () => {
  const member = await t.member({ balances: { CNY: 1000, COIN: 3000 } })
  const couponId = await desk.given(member)
  const { id } = await story.applied(member)
  const before = await traces(t, id)
  expect(await member.ask(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 8200 })).toMatchObject({
    code: 4011,
    wire: { dueMinor: 4200, quote: { couponDiscountMinor: 1000, coinsUsed: 3000, totalMinor: 4200 } },
  })
  expect(await member.ask(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 4200 })).toMatchObject({
    code: 5001,
    wire: { balanceMinor: 1000, dueMinor: 4200, shortfallMinor: 3200 },
  })
  expect(await traces(t, id)).toEqual(before)
  expect([await desk.stateOf(couponId), (await story.balances(member)).COIN]).toEqual(['usable', 3000])
})

test('a price that ran out is renewed, and the coupon reduces the new one', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const couponId = await desk.given(member)
  const { id } = await story.applied(member)
  await t.db.run(sql`update orders set price_hold_until = now() - interval '1 second' where id = ${id}`)
  expect(await member.call(orders.quotePayment, { id, couponId })).toMatchObject({
    dueMinor: 7200,
    priceChanged: false,
  })
  expect(await member.call(orders.pay, { id, couponId, expectedDueMinor: 7200 })).toMatchObject({ paidMinor: 7200 })
  expect(await faults(t)).toEqual([])
})

test('the preview of a channel takes coupon and coins off (C-41)', async () => {
  const member = await t.member({ balances: { COIN: 3000 } })
  const couponId = await desk.given(member)
  const ask = {
    channelId: await story.channelId('HK_PARCEL'),
    destinationCode: 'HK',
    currency: 'CNY' as const,
    parcelIds: [await story.stocked(member)],
  }
  const shown = await member.call(channels.get, { ...ask, couponId, coins: 3000 })
  expect(shown.quote).toMatchObject({
    freightMinor: 8200,
    couponDiscountMinor: 1000,
    coinsUsed: 3000,
    totalMinor: 4200,
  })
  expect((await member.ask(channels.get, { ...ask, coins: 3001 })).code).toBe(5003)
  expect((await member.ask(channels.get, { ...ask, couponId: ask.channelId })).code).toBe(5002)
})

test('packed heavier, coupon and coins stay and the difference is due (example 13a)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  const heavier = await story.packing(member, id, { weightG: 13_200, heightMm: 220 })
  const packed = await story.keeper.call(staffOrders.pack, heavier)
  expect(packed).toMatchObject({
    outcome: 'supplement_due',
    dueMinor: 1200,
    quote: { freightMinor: 9400, couponDiscountMinor: 1000, coinsUsed: 3000, totalMinor: 9000 },
  })
  // Coupons and coins are for the first payment alone.
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
  const { id, orderNumber } = await tenth(member)
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
  // Unpacked and packed heavy again, the order holds 2400 coins and no more.
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
    const { id } = await tenth(member)
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
  const { id } = await tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  const lighter = await story.packing(member, id, { weightG: 6900, lengthMm: 500, heightMm: 220 })
  await story.keeper.call(staffOrders.pack, lighter)
  await service.call(staffOrderDeeds.cancel, { id, reason: 'member asked' })
  expect(await story.balances(member)).toMatchObject({ CNY: 10_000, COIN: 5000 })
  expect(await desk.stateOf(couponId)).toBe('usable')
  expect((await service.ask(staffOrderDeeds.cancel, { id, reason: 'again' })).code).toBe(9002)
  expect(await faults(t)).toEqual([])
})

test('on a dearer line the same coupon and coins stay, and go back when the member cancels', async () => {
  const member = await t.member({ balances: { CNY: 20_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id } = await tenth(member)
  await member.call(orders.pay, { id, couponId, coins: 3000, expectedDueMinor: 7800 })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 20_000 }))
  const { supplement } = await member.call(orders.get, { id })
  const other = supplement?.choices.find(({ choice, reason }) => choice === 'changeChannel' && reason === null)
  if (other?.channelId) {
    await member.call(orders.decideSupplement, {
      id,
      choice: 'changeChannel',
      channelId: other.channelId,
      expectedDueMinor: other.dueMinor,
    })
    expect(await member.call(orders.get, { id })).toMatchObject({ couponDiscountMinor: 1000, coinsUsed: 3000 })
  }
  expect(await faults(t)).toEqual([])
})
