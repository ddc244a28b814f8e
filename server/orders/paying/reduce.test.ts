import { channels } from '#contract/channels.ts'
import { coupons } from '#contract/coupons.ts'
import { coins as coinCalls } from '#contract/ledger.ts'
import { orders } from '#contract/orders.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { faults, openStory, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)

// Proves
test('a coupon and coins lower what is due, shown before and taken once (example 10a)', async () => {
  const member = await t.member({ balances: { CNY: 10_000, COIN: 5000 } })
  const couponId = await desk.given(member)
  const { id, orderNumber } = await story.tenth(member)
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
  const { id } = await story.tenth(member)
  expect(await member.call(orders.pay, { id, couponId, coins: 5000, expectedDueMinor: 7200 })).toMatchObject({
    coinsUsed: 3600,
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 2800, COIN: 1400 })
})

// Proves
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
    [{ minSpendMinor: 8201 }, 'The freight must be at least CNY 82.01'],
    [{ channelIds: [await story.channelId('AIR')] }, 'This coupon cannot be used for this order’s channel'],
    [{ currency: 'HKD' }, 'This coupon is for orders in the other currency'],
    [
      { validDays: undefined, validFrom: '2099-01-01', validTo: '2099-02-01' },
      'This coupon can be used from 2099-01-01',
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
  await story.endHold(id)
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

// Proves R-014
test('more coins than there are: the refusal and what to do call them as staff named them', async () => {
  const member = await t.member({ balances: { CNY: 50_000, COIN: 10 } })
  const { id } = await story.applied(member)
  const tooMany = (language: 'zh-Hant' | 'en') =>
    member.ask(orders.pay, { id, coins: 11, expectedDueMinor: 7200 }, { language })
  expect(await tooMany('en')).toMatchObject({ code: 5003, msg: 'Not enough cat coins' })
  await configure(t, { 'coins.name': { cn: '山币', en: '山幣', sh: 'mountain coins' } })
  expect(await tooMany('zh-Hant')).toMatchObject({
    code: 5003,
    msg: '山幣不足',
    wire: { next: { text: expect.stringContaining('不用山幣付款'), place: 'coins' } },
  })
  await configure(t, {})
})
