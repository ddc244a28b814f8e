import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, traces } from '#test/orders.ts'
import { photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const service = await t.staff(['S'])

const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const kindsTo = async (member: TestMember) => (await mailsTo(t.db, member.email)).map(({ kind }) => kind)

// Proves B-OU-07, R-015
test('an order leaves with its number, and its parcels with it', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  const at = '2026-01-05T10:00:00+08:00'
  await t.db.run(sql`update orders set packed_at = '2026-01-05T10:00:59+08:00' where id = ${id}`)
  const shipped = await keeper.call(staffOrders.ship, {
    id,
    logisticsNumber: 'SC7001',
    carrier: 'Own lorry',
    batchNumber: 'B-1',
    at,
  })
  expect(shipped).toMatchObject({ status: 'shipped', logisticsNumber: 'SC7001', outboundAt: at })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({
    status: 'shipped',
    actions: ['confirm', 'track', 'details', 'receipt'],
    parcels: [{ status: 'shipped', outboundAt: at, latestEvent: { code: 'shipped', at } }],
  })
  expect(order.events.find(({ code }) => code === 'shipped')?.at).toBe(at)
  expect((await mailsTo(t.db, member.email)).at(-1)).toMatchObject({
    kind: 'ORDER_SHIPPED',
    body: expect.stringContaining('SC7001'),
  })
  expect((await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC7002' })).code).toBe(9002)
  expect(await faults(t)).toEqual([])
})

test('nothing leaves before it was packed, or is signed for before it left; whole minutes count', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  await t.db.run(sql`update orders set packed_at = '2026-01-05T10:00:59+08:00' where id = ${id}`)
  const ship = (at: string) => keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC7', at })
  const before = await traces(t, id)
  expect(await ship('2026-01-05T09:59:59+08:00')).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { at: 'The time cannot be before the order was packed' } },
  })
  expect(await traces(t, id)).toEqual(before)
  expect((await ship('2026-01-05T10:00:00+08:00')).code).toBe(0)
  const sign = (at: string) => service.ask(staffOrders.sign, { id, at })
  expect(await sign('2026-01-05T09:59:00+08:00')).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { at: 'The time cannot be before the order left the warehouse' } },
  })
  expect((await sign('2026-01-05T10:00:00+08:00')).code).toBe(0)
})

// Proves B-OU-07
test('what is not packed, held, elsewhere or in the future is not shipped', async () => {
  const member = await rich()
  const paid = await story.paid(member)
  const packed = await story.packed(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  const ship = (id: string, given = {}) => keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1', ...given })
  expect((await ship(paid.id)).code).toBe(9002)
  expect(await ship(packed.id, { at: '2099-01-01T00:00:00+08:00' })).toMatchObject({
    code: 9005,
    wire: { fields: { at: 'The time cannot be in the future' } },
  })
  expect((await ship(packed.id, { logisticsNumber: '' })).code).toBe(9005)
  expect((await elsewhere.ask(staffOrders.ship, { id: packed.id, logisticsNumber: 'SC1' })).code).toBe(9006)
  expect((await service.ask(staffOrders.ship, { id: packed.id, logisticsNumber: 'SC1' })).code).toBe(9001)
  await t.db.run(sql`update orders set hold_reason = 'Customs' where id = ${packed.id}`)
  expect((await ship(packed.id)).code).toBe(9002)
  expect(await story.statusOf(member, packed.id)).toBe('awaiting_outbound')
})

// Proves B-OU-09
test('a step is added to many orders; each row has its own answer, and the same step is there once', async () => {
  const member = await rich()
  const [one, two] = [await story.shipped(member), await story.shipped(member)]
  const paid = await story.paid(member)
  const step = {
    orderNumbers: [one.orderNumber, two.orderNumber.toLowerCase(), paid.orderNumber, 'JH000000000000'],
    code: 'departed' as const,
    at: '2026-02-01T08:00:00+08:00',
    place: { cn: 'Shenzhen Wan', en: 'Shenzhen Wan', sh: 'Shenzhen Bay' },
  }
  const first = await keeper.call(staffTracking.add, step)
  expect(first.list.map(({ code }) => code)).toEqual([0, 0, 9002, 9006])
  expect(first.list[3]).toEqual({ orderNumber: 'JH000000000000', code: 9006, msg: 'We could not find this' })
  expect((await keeper.call(staffTracking.add, step)).list.map(({ code }) => code)).toEqual([0, 0, 9002, 9006])
  const { events } = await member.call(orders.get, { id: one.id })
  expect(events.filter(({ code }) => code === 'departed')).toEqual([
    { code: 'departed', text: 'Departed', place: 'Shenzhen Bay', at: step.at },
  ])
})

test('an exception may come before shipping too; forecast steps and the future are refused', async () => {
  const member = await rich()
  const [paid, unpaid, packed] = [await story.paid(member), await story.applied(member), await story.packed(member)]
  const add = (given: object) =>
    service.ask(staffTracking.add, {
      orderNumbers: [paid.orderNumber, unpaid.orderNumber, packed.orderNumber],
      code: 'exception',
      at: '2026-02-01T08:00:00+08:00',
      ...given,
    })
  expect((await add({})).data.list.map(({ code }) => code)).toEqual([0, 9002, 0])
  for (const code of ['forecast', 'consolidated', 'shipped', 'signed']) expect((await add({ code })).code).toBe(9005)
  expect((await add({ at: '2099-02-01T08:00:00+08:00' })).code).toBe(9005)
  expect((await add({ orderNumbers: [] })).code).toBe(9005)
  expect(
    (
      await member.ask(staffTracking.add, {
        orderNumbers: [paid.orderNumber],
        code: 'exception',
        at: '2026-02-01T08:00:00+08:00',
      })
    ).http,
  ).toBe(401)
})

test('a warehouse tracks its own orders alone', async () => {
  const member = await rich()
  const order = await story.shipped(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [5] })
  const step = { orderNumbers: [order.orderNumber], code: 'arrived' as const, at: '2026-02-01T08:00:00+08:00' }
  expect((await elsewhere.call(staffTracking.add, step)).list).toMatchObject([{ code: 9006 }])
})

test('ready for pick-up is mailed once', async () => {
  const member = await rich()
  const order = await story.shipped(member)
  const step = { orderNumbers: [order.orderNumber], code: 'ready_for_pickup' as const, at: '2026-02-02T08:00:00+08:00' }
  await service.call(staffTracking.add, step)
  await service.call(staffTracking.add, step)
  expect((await kindsTo(member)).filter((kind) => kind === 'ORDER_READY')).toHaveLength(1)
})

// Proves
test('receipt is confirmed once, and confirmed again answers the same time', async () => {
  const member = await rich()
  const { id, parcels: rows } = await story.shipped(member)
  const first = await member.call(orders.confirmReceipt, { id })
  expect(first).toMatchObject({ status: 'signed', signedAt: expect.any(String) })
  expect(await member.ask(orders.confirmReceipt, { id }, { method: 'GET' })).toMatchObject({ code: 0, data: first })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({
    status: 'signed',
    signedAt: first.signedAt,
    actions: ['track', 'details', 'again', 'receipt'],
  })
  expect(order.events.filter(({ code }) => code === 'signed')).toHaveLength(1)
  expect((await member.call(parcels.get, { id: rows[0]?.id ?? '' })).latestEvent.code).toBe('signed')
  expect(await faults(t)).toEqual([])
})

// Proves R-502
test('only what was shipped is confirmed, and only by its member', async () => {
  const member = await rich()
  const [paid, shipped] = [await story.paid(member), await story.shipped(member)]
  const stranger = await rich()
  expect((await member.ask(orders.confirmReceipt, { id: paid.id })).code).toBe(4009)
  expect((await stranger.ask(orders.confirmReceipt, { id: shipped.id })).code).toBe(1002)
})

// Proves B-OU-10, R-016
test('staff note who signed, with a proof; two who sign at once sign once', async () => {
  const member = await rich()
  const { id } = await story.shipped(member)
  const proofFileId = await photoBy(service)
  const before = await traces(t, id)
  expect((await keeper.ask(staffOrders.sign, { id, proofFileId })).code).toBe(9006)
  expect((await service.ask(staffOrders.sign, { id, at: '2099-01-01T00:00:00+08:00' })).code).toBe(9005)
  expect(await traces(t, id)).toEqual(before)
  const answers = await Promise.all([
    service.ask(staffOrders.sign, { id, signedBy: 'Mr Chan', proofFileId }),
    member.ask(orders.confirmReceipt, { id }),
  ])
  expect(['0,0', '0,9002']).toContain(
    answers
      .map(({ code }) => code)
      .sort()
      .join(),
  )
  expect((await member.call(orders.get, { id })).events.filter(({ code }) => code === 'signed')).toHaveLength(1)
  expect((await service.ask(staffOrders.sign, { id })).code).toBe(9002)
})
