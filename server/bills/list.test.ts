import { bills } from '#contract/bills.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { layBills } from '#test/bills.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const numbersOf = async (member: TestMember, asked: object) =>
  (await member.call(bills.list, asked)).list.map(({ orderNumber }) => orderNumber)

test('an order is a bill once it is packed and settled, and none any more once it is unpacked or cancelled', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  expect((await member.call(bills.list, {})).total).toBe(0)
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  expect(await member.call(bills.list, {})).toMatchObject({ total: 1, list: [{ orderId: id, collected: false }] })
  const none = { total: 0, list: [], sums: [] }
  await story.keeper.call(staffOrders.unpack, { id, reason: 'The carton tore' })
  expect(await member.call(bills.list, {})).toMatchObject(none)
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  expect((await member.call(bills.list, {})).total).toBe(1)
  await (await t.staff(['S'])).call(staffOrderActions.cancel, { id, reason: 'The receiver moved away' })
  expect(await member.call(bills.list, {})).toMatchObject(none)
})

// Proves
test('bills come by page, the newest first, and nobody sees another’s', async () => {
  const [meiling, other] = [await t.member(), await t.member()]
  await layBills(t, meiling, 25)
  await layBills(t, other, 3)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => meiling.call(bills.list, { page, pageSize: 10 })))
  expect(pages.map((page) => [page.list.length, page.total])).toEqual([
    [10, 25],
    [10, 25],
    [5, 25],
    [0, 25],
  ])
  const amounts = pages.flatMap(({ list }) => list.map(({ payableTotalMinor }) => payableTotalMinor))
  expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => (25 - index) * 100))
})

// Proves R-531
test('the sums are of all bills under the filters, each currency for itself, whatever page is shown', async () => {
  const member = await t.member()
  const [first = ''] = await layBills(t, member, 12)
  await layBills(t, member, 2, { currency: 'HKD' })
  await member.call(bills.markCollected, { ids: [first], collected: true })
  const { sums } = await member.call(bills.list, { page: 2, pageSize: 1 })
  expect(sums).toMatchObject([
    {
      currency: 'CNY',
      billCount: 12,
      quantity: 12,
      volumeMm3: 72_000_000,
      freightPayableMinor: 7800,
      freightReceivableMinor: 8400,
      vasPayableMinor: 0,
      payableMinor: 7800,
      receivableMinor: 8400,
      collectedMinor: 150,
    },
    { currency: 'HKD', billCount: 2, payableMinor: 300, receivableMinor: 400, collectedMinor: 0 },
  ])
  expect((await member.call(bills.list, { collected: false })).sums).toMatchObject([
    { billCount: 11, payableMinor: 7700, collectedMinor: 0 },
    { billCount: 2 },
  ])
})

// Proves R-531
test('each filter narrows the list, and what is empty does not', async () => {
  const member = await t.member()
  const ids = await layBills(t, member, 11)
  await layBills(t, member, 1, { currency: 'HKD', customer: 'Chan 100%' })
  const all = (await member.call(bills.list, { pageSize: 100 })).list
  const newest = all.find(({ id }) => id === ids.at(-1))
  const number = newest?.orderNumber ?? ''
  expect(await numbersOf(member, { orderNumber: ` ${number.toLowerCase()} ` })).toEqual([number])
  expect((await member.call(bills.list, { orderNumber: number.slice(0, -6) })).total).toBe(11)
  expect((await member.call(bills.list, { orderNumber: number.slice(3) })).total).toBe(0)
  expect((await member.call(bills.list, { customerName: 'shop-1' })).total).toBe(2)
  expect((await member.call(bills.list, { customerName: '0%' })).total).toBe(1)
  expect((await member.call(bills.list, { currency: 'HKD' })).total).toBe(1)
  const { channelId } = await t.db.row(
    sql<{ channelId: string }>`select channel_id as "channelId" from bills where id = ${ids[0]}`,
  )
  const ofChannel = await member.call(bills.list, { channelId, pageSize: 100 })
  expect(new Set(ofChannel.list.map(({ channelName }) => channelName)).size).toBe(1)
  expect((await member.call(bills.list, { channelId: ids[0] ?? '' })).total).toBe(0)
  expect((await member.call(bills.list, { collected: true })).total).toBe(0)
  expect((await member.call(bills.list, { orderNumber: '', customerName: '' })).total).toBe(12)
})

test('a range of time holds both its ends', async () => {
  const member = await t.member()
  await layBills(t, member, 5)
  const { list } = await member.call(bills.list, {})
  const [from, to] = [list[3]?.consolidatedAt, list[1]?.consolidatedAt]
  const found = await member.call(bills.list, { ...(from ? { from } : {}), ...(to ? { to } : {}) })
  expect(found.list).toEqual(list.slice(1, 4))
})

test('bad filters are refused field by field', async () => {
  const member = await t.member()
  const asked: readonly (readonly [string, object])[] = [
    ['channelId', { channelId: 'none' }],
    ['currency', { currency: 'USD' }],
    ['collected', { collected: 'maybe' }],
    ['from', { from: 'yesterday' }],
    ['to', { from: '2026-02-02', to: '2026-02-01' }],
    ['orderNo', { orderNumber: 'J'.repeat(21) }],
    ['customerName', { customerName: 'x'.repeat(51) }],
    ['pageSize', { pageSize: 101 }],
    ['sort', { sort: 'dearest' }],
  ]
  for (const [field, input] of asked) {
    expect(await member.ask(bills.list, input), field).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
  }
})
