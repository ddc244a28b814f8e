import { consignees } from '#contract/addresses.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const finance = await t.staff(['F'])

const meiling = await t.member({ name: 'Meiling', balances: { CNY: 100_000, HKD: 100_000 } })
const unpaid = await story.applied(meiling, { receiver: { ...(await story.receiver()), name: '100% Cotton Ltd' } })
const dollars = await story.applied(meiling, { currency: 'HKD' })
const shipped = await story.shipped(meiling)
const nanshan = await story.paid(meiling, {}, [await story.stocked(meiling, { warehouse: 3 })])
const chiho = await t.member({ name: 'Chiho' })
const other = await story.applied(chiho)

// Proves R-498
test('a list shows the newest first, with counts of every status', async () => {
  const all = await meiling.call(orders.list, {})
  expect(all.list.map(({ id }) => id)).toEqual([nanshan.id, shipped.id, dollars.id, unpaid.id])
  expect(all).toMatchObject({
    page: 1,
    pageSize: 10,
    total: 4,
    counts: { awaiting_payment: 2, paid: 1, awaiting_outbound: 0, shipped: 1, signed: 0 },
  })
  expect(all.list[3]).toMatchObject({
    statusText: 'Awaiting payment',
    channelName: expect.any(String),
    warehouseName: expect.stringContaining('Fuyong'),
    receiverName: '100% Cotton Ltd',
    dueMinor: 8200,
  })
  const second = await meiling.call(orders.list, { page: 2, pageSize: 3 })
  expect([second.total, second.list.map(({ id }) => id)]).toEqual([4, [unpaid.id]])
  expect((await meiling.call(orders.list, { page: 9 })).list).toEqual([])
})

test('a list is turned around when the oldest are asked for first', async () => {
  const oldest = async (input: object) =>
    (await meiling.call(orders.list, { sort: 'oldest', ...input })).list.map(({ id }) => id)
  expect(await oldest({})).toEqual([unpaid.id, dollars.id, shipped.id, nanshan.id])
  expect(await oldest({ page: 2, pageSize: 3 })).toEqual([nanshan.id])
  expect(await oldest({ status: 'awaiting_payment' })).toEqual([unpaid.id, dollars.id])
  expect((await meiling.ask(orders.list, { sort: 'dearest' })).code).toBe(1001)
})

test('counts travel by code, all of them', async () => {
  expect((await meiling.ask(orders.list, {})).wire).toMatchObject({
    counts: { '10': 2, '20': 1, '30': 0, '40': 1, '50': 0 },
  })
})

// Proves R-498
test.each([
  ['status', { status: 'awaiting_payment' }, () => [dollars.id, unpaid.id]],
  ['order number', { orderNumber: 'JH' }, () => [nanshan.id, shipped.id, dollars.id, unpaid.id]],
  ['currency', { currency: 'HKD' }, () => [dollars.id]],
  ['a warehouse', { warehouseCode: 3 }, () => [nanshan.id]],
  ['warehouse 1, which is all', { warehouseCode: 1 }, () => [nanshan.id, shipped.id, dollars.id, unpaid.id]],
  ['a part of the receiver’s name', { receiverName: 'COTTON' }, () => [unpaid.id]],
  ['a sign that is no wildcard', { receiverName: '0%' }, () => [unpaid.id]],
  ['the stage of a parcel', { stage: 'shipped' }, () => [shipped.id]],
  ['order type', { orderType: 'single_ticket' }, () => []],
  ['cancelled ones', { lifecycle: 'cancelled' }, () => []],
  ['a day long ago', { from: '2020-01-01', to: '2020-01-31' }, () => []],
  ['the day it left', { dateField: 'outbound', from: '2020-01-01' }, () => [shipped.id]],
] as const)('a list is narrowed by %s', async (_name, filter, expected) => {
  expect((await meiling.call(orders.list, filter)).list.map(({ id }) => id)).toEqual(expected())
})

// Proves R-498
test('a list is narrowed by exact numbers and by how they begin', async () => {
  const ids = async (filter: object) => (await meiling.call(orders.list, filter)).list.map(({ id }) => id)
  expect(await ids({ orderNumber: shipped.orderNumber.toLowerCase() })).toEqual([shipped.id])
  expect(await ids({ logisticsNumber: shipped.logisticsNumber })).toEqual([shipped.id])
  expect(await ids({ trackingNumber: dollars.parcels[0]?.trackingNumber.slice(0, -1) })).toContain(dollars.id)
  expect(await ids({ trackingNumber: dollars.parcels[0]?.trackingNumber })).toEqual([dollars.id])
  expect(await ids({ channelId: shipped.channelId, status: 'shipped' })).toEqual([shipped.id])
})

test('one search finds an order by a part of its number, its carrier’s number or a number of its parcels', async () => {
  const ids = async (search: string, filter: object = {}) =>
    (await meiling.call(orders.list, { ...filter, search })).list.map(({ id }) => id)
  const numberOf = (order: typeof dollars) => order.parcels[0]?.trackingNumber ?? ''
  expect(await ids(numberOf(dollars).slice(2).toLowerCase())).toEqual([dollars.id])
  expect(await ids(` ${shipped.orderNumber.slice(-6)} `)).toContain(shipped.id)
  expect(await ids(shipped.logisticsNumber?.slice(1) ?? '')).toEqual([shipped.id])
  expect(await ids('ｊｈ')).toHaveLength(4)
  expect(await ids('%')).toEqual([])
  expect(await ids(numberOf(dollars), { currency: 'CNY' })).toEqual([])
  expect(await ids(numberOf(other))).toEqual([])
  expect((await meiling.call(orders.list, { search: numberOf(dollars), status: 'shipped' })).counts).toMatchObject({
    awaiting_payment: 1,
    shipped: 0,
  })
})

test('a range that ends before it begins is refused', async () => {
  expect(await meiling.ask(orders.list, { from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
    code: 1001,
    wire: { fields: { to: 'The end is before the start' } },
  })
  expect((await meiling.ask(orders.list, { status: 99 })).code).toBe(1001)
})

// Proves R-499
test('an order is read by id or number, and only by its member', async () => {
  expect((await meiling.call(orders.get, { orderNumber: shipped.orderNumber })).id).toBe(shipped.id)
  expect((await meiling.ask(orders.get, {})).code).toBe(1001)
  expect((await chiho.ask(orders.get, { id: shipped.id })).code).toBe(1002)
  expect((await chiho.ask(orders.get, { orderNumber: shipped.orderNumber })).code).toBe(1002)
  expect((await t.visitor.ask(orders.get, { id: shipped.id })).http).toBe(401)
})

// Proves B-OU-01
test('staff search all members; a warehouse sees its own orders, finance sees all', async () => {
  const fuyong = await t.staff(['W'], { warehouseCodes: [2] })
  const idsFor = async (staff: typeof fuyong, filter: object = {}) =>
    (await staff.call(staffOrders.search, filter)).list.map(({ id }) => id)
  expect(await idsFor(finance)).toEqual([other.id, nanshan.id, shipped.id, dollars.id, unpaid.id])
  expect(await idsFor(fuyong)).toEqual([other.id, shipped.id, dollars.id, unpaid.id])
  expect(await idsFor(finance, { memberNumber: chiho.memberNumber.toLowerCase() })).toEqual([other.id])
  expect(await idsFor(finance, { memberNumber: 'JY0000000' })).toEqual([])
  expect(await idsFor(finance, { due: true, memberNumber: meiling.memberNumber })).toEqual([dollars.id, unpaid.id])
  expect(await idsFor(finance, { hold: true })).toEqual([])
  expect((await finance.call(staffOrders.search, { status: 'shipped' })).list).toMatchObject([
    { memberNumber: meiling.memberNumber, memberName: 'Meiling', hold: null },
  ])
  expect((await fuyong.ask(staffOrders.get, { id: nanshan.id })).code).toBe(9006)
  expect(await finance.call(staffOrders.get, { id: nanshan.id })).toMatchObject({
    memberName: 'Meiling',
    pickList: [{ goodsName: 'Shirt' }],
    packerName: null,
  })
  expect((await meiling.ask(staffOrders.search, {})).http).toBe(401)
})

// Proves R-504
test('insurance is five percent, half a cent upwards', async () => {
  const quote = async (declaredValueMinor: number, currency = 'CNY') =>
    meiling.ask(orders.quoteInsurance, { declaredValueMinor, currency })
  expect((await quote(33_333)).wire).toEqual({ rateBp: 500, insuranceMinor: 1667, currency: 'CNY' })
  expect((await quote(10, 'HKD')).wire).toMatchObject({ insuranceMinor: 1, currency: 'HKD' })
  expect((await quote(0)).code).toBe(4012)
  expect((await quote(5_000_001)).code).toBe(4012)
  expect((await quote(100, 'USD')).code).toBe(5009)
})

// Proves R-505
test('currencies come with the balance in each, and whether the line is priced in it', async () => {
  const { list, default: preset } = await meiling.call(orders.currencies, {
    channelId: await story.channelId('HK_PARCEL'),
    destinationCode: 'HK',
  })
  expect(list).toMatchObject([
    { code: 'CNY', symbol: '¥', decimals: 2, available: true },
    { code: 'HKD', symbol: 'HK$', available: true },
  ])
  expect(preset).toBe('CNY')
  const nowhere = await meiling.call(orders.currencies, {
    channelId: await story.channelId('AIR'),
    destinationCode: 'HK',
  })
  expect(nowhere.list.map(({ available }) => available)).toEqual([false, false])
})

test('currencies are asked for by a receiver or a region as well as by the destination they lead to', async () => {
  const member = await t.member()
  const { id: receiverId, regionCode } = await member.call(consignees.save, await story.receiver())
  const channelId = await story.channelId('AIR')
  const nowhere = await member.call(orders.currencies, { channelId, destinationCode: 'HK' })
  expect(await member.call(orders.currencies, { channelId, receiverId })).toEqual(nowhere)
  expect(await member.call(orders.currencies, { channelId, regionCode })).toEqual(nowhere)
  expect(await member.call(orders.currencies, { channelId })).not.toEqual(nowhere)
  expect((await member.ask(orders.currencies, { regionCode: 'nowhere' })).code).toBe(1001)
})

// Proves R-495
test('parcels that can go into an order are offered, with those of the order that is edited', async () => {
  const member = await t.member()
  const free = await story.stocked(member)
  await story.stocked(member, { scan: { abnormalCode: 'COD' } })
  const order = await story.applied(member)
  const idsFor = async (input: object) => (await member.call(orders.eligibleParcels, input)).list.map(({ id }) => id)
  expect(await idsFor({})).toEqual([free])
  expect((await idsFor({ orderId: order.id })).sort()).toEqual([free, order.parcels[0]?.id].sort())
})
