import { orders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { faults, openStory, traces } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)

/** Changes the price of the parcel line's first kilogram for a while. */
const setFirstPrice = (minor: number) =>
  t.db.run(sql`
    update price_rules set first_price_minor = ${minor} where currency = 'CNY' and destination_code = 'HK'
      and channel_id = (select id from channels where code = 'HK_PARCEL')`)

// Proves
test('paying takes what is due once, and tells the member', async () => {
  const member = await t.member({ balances: { CNY: 10_000, HKD: 700 }, language: 'en' })
  const { id, orderNumber } = await story.applied(member)
  const answer = await member.ask(orders.pay, { id, expectedDueMinor: 8200 })
  expect(answer).toMatchObject({
    code: 0,
    msg: 'Payment successful',
    data: {
      orderId: id,
      status: 'paid',
      paidMinor: 8200,
      currency: 'CNY',
      balanceAfterMinor: 1800,
      coinsUsed: 0,
      entryId: expect.any(String),
    },
  })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({
    status: 'paid',
    paidMinor: 8200,
    refundedMinor: 0,
    dueMinor: 0,
    paidAt: expect.any(String),
    actions: ['cancel', 'track', 'details', 'receipt'],
  })
  expect(await story.balances(member)).toEqual({ CNY: 1800, HKD: 700, COIN: 0 })
  const mail = (await mailsTo(t.db, member.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'ORDER_PAID', language: 'en', subject: `Order ${orderNumber} is paid` })
  expect(mail?.body).toContain(`/web_site/orderDetails?id=${id}\n`)
  expect(await faults(t)).toEqual([])
})

test('an order in Hong Kong dollars is paid from that balance', async () => {
  const member = await t.member({ balances: { CNY: 50_000, HKD: 9600 } })
  const { id, dueMinor } = await story.applied(member, { currency: 'HKD' })
  expect(dueMinor).toBe(1800 + 11 * 700)
  expect(await member.call(orders.pay, { id, expectedDueMinor: dueMinor })).toMatchObject({
    currency: 'HKD',
    balanceAfterMinor: 100,
  })
})

// Proves
test('a balance that is too small is refused with what is missing, and changes nothing', async () => {
  const member = await t.member({ balances: { CNY: 8199 } })
  const { id } = await story.applied(member)
  const before = await traces(t, id)
  const answer = await member.ask(orders.pay, { id, expectedDueMinor: 8200 })
  expect(answer).toMatchObject({
    code: 5001,
    msg: 'Your balance is not enough',
    wire: { balanceMinor: 8199, dueMinor: 8200, shortfallMinor: 1 },
  })
  expect(await traces(t, id)).toEqual(before)
})

// Proves R-500
test('the dialog shows what is due, the balance and what is missing, and changes nothing', async () => {
  const member = await t.member({ balances: { CNY: 5000, COIN: 30 } })
  const { id, orderNumber } = await story.applied(member)
  const before = await traces(t, id)
  expect(await member.call(orders.quotePayment, { id })).toMatchObject({
    orderNumber,
    kind: 'initial',
    dueMinor: 8200,
    walletBalanceMinor: 5000,
    sufficient: false,
    shortfallMinor: 3200,
    coinsBalance: 30,
    coinsMax: 30,
    usableCoupons: [],
    priceChanged: false,
    rechargePath: '/onlinetopUp',
    quote: { totalMinor: 8200 },
  })
  expect((await member.ask(orders.quotePayment, { id, coins: 31 })).code).toBe(5003)
  expect((await member.ask(orders.quotePayment, { id, couponId: id })).code).toBe(5002)
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 8200, couponId: id })).code).toBe(5002)
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 8200, coins: 31 })).code).toBe(5003)
  expect(await traces(t, id)).toEqual(before)
})

test('another amount than the due one is refused with the right one', async () => {
  const member = await t.member({ balances: { CNY: 10_000 } })
  const { id } = await story.applied(member)
  expect(await member.ask(orders.pay, { id, expectedDueMinor: 8199 })).toMatchObject({
    code: 4011,
    wire: { dueMinor: 8200, quote: { totalMinor: 8200 } },
  })
  expect((await member.ask(orders.pay, { id, expectedDueMinor: -1 })).code).toBe(1001)
  expect((await member.ask(orders.pay, { id })).code).toBe(1001)
  expect(await story.statusOf(member, id)).toBe('awaiting_payment')
})

test('a price that is no longer held is made again, kept, and waits for the member to see it', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id } = await story.applied(member)
  await setFirstPrice(1700)
  try {
    // Held: the agreed price is the price paid.
    expect((await member.call(orders.quotePayment, { id })).dueMinor).toBe(8200)
    await story.endHold(id)
    expect(await member.call(orders.quotePayment, { id })).toMatchObject({ dueMinor: 8300, priceChanged: true })
    expect((await member.call(orders.get, { id })).totalMinor).toBe(8200)
    expect(await member.ask(orders.pay, { id, expectedDueMinor: 8200 })).toMatchObject({
      code: 4011,
      wire: { dueMinor: 8300, quote: { totalMinor: 8300 } },
    })
    expect(await member.call(orders.get, { id })).toMatchObject({
      totalMinor: 8300,
      dueMinor: 8300,
      status: 'awaiting_payment',
    })
    expect(await member.call(orders.pay, { id, expectedDueMinor: 8300 })).toMatchObject({
      status: 'paid',
      paidMinor: 8300,
    })
  } finally {
    await setFirstPrice(1600)
  }
  expect(await faults(t)).toEqual([])
})

test('who has seen the new price pays it at the first try', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id } = await story.applied(member)
  await story.endHold(id)
  expect(await member.call(orders.pay, { id, expectedDueMinor: 8200 })).toMatchObject({
    status: 'paid',
    paidMinor: 8200,
  })
})

test('what owes nothing is refused with 4010, what is deleted or another’s with 1002', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const stranger = await t.member({ balances: { CNY: 20_000 } })
  const order = await story.paid(member)
  expect((await member.ask(orders.pay, { id: order.id, expectedDueMinor: 0 })).code).toBe(4010)
  expect((await member.ask(orders.quotePayment, { id: order.id })).code).toBe(4010)
  const gone = await story.applied(member)
  await member.call(orders.delete, { id: gone.id })
  expect((await member.ask(orders.pay, { id: gone.id, expectedDueMinor: 8200 })).code).toBe(1002)
  expect((await member.ask(orders.quotePayment, { id: gone.id })).code).toBe(1002)
  expect((await stranger.ask(orders.pay, { id: order.id, expectedDueMinor: 8200 })).code).toBe(1002)
  expect((await stranger.ask(orders.quotePayment, { id: order.id })).code).toBe(1002)
  expect((await t.visitor.ask(orders.pay, { id: order.id, expectedDueMinor: 0 })).code).toBe(2001)
  expect(await story.balances(stranger)).toMatchObject({ CNY: 20_000 })
})

test('an order that costs nothing is paid without an entry', async () => {
  const member = await t.member()
  const { id } = await story.applied(member)
  await t.db.run(sql`update orders set total_minor = 0, freight_minor = 0, freight_payable_minor = 0 where id = ${id}`)
  expect(await member.call(orders.pay, { id, expectedDueMinor: 0 })).toMatchObject({
    status: 'paid',
    paidMinor: 0,
    entryId: null,
    balanceAfterMinor: 0,
  })
})
