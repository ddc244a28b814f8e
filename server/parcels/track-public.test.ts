import { staffTracking } from '#contract/orders.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { sql } from '#server/database/db.ts'
import { withinOneMinute } from '#test/one-minute.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { bareOrder, forecast, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { startPacking } from './parcels.ts'

const t = await openTestServer()
const story = await openStory(t)
const strict = await openTestServer({ rateLimits: true })
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

const receive = (trackingNumber: string, given = {}) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
const parcelOf = (trackingNumber: string) => t.visitor.ask(tracking.parcelPublic, { trackingNumber })
const orderOf = (trackedNumber: string) => t.visitor.ask(tracking.orderPublic, { trackedNumber })

test('anybody tracks a parcel by its number: where it is and since when', async () => {
  const member = await t.member({ name: 'Chan Mei Ling' })
  const { trackingNumber } = await forecast(member)
  expect((await parcelOf(trackingNumber)).data).toMatchObject({ status: 'forecast', events: [{ code: 'forecast' }] })
  await receive(trackingNumber)
  const answer = await parcelOf(` ${trackingNumber.toLowerCase()} `)
  expect(answer.data).toMatchObject({
    trackingNumber,
    courierName: 'SF Express',
    status: 'in_stock',
    statusText: 'In stock',
    events: [{ code: 'received', place: expect.any(String) }, { code: 'forecast' }],
  })
})

// Proves R-494
test('what is told of a parcel is these fields and no others', async () => {
  const member = await t.member({ name: 'Chan Mei Ling' })
  const { trackingNumber, id } = await forecast(member, freshNumber(), { customerCode: 'SHOP-77', remark: 'secret' })
  await receive(trackingNumber, { shelf: 'A-09-9' })
  const { wire } = await parcelOf(trackingNumber)
  expect(Object.keys(wire as object).sort()).toEqual(
    ['courierName', 'events', 'status', 'statusText', wirePath(tracking.parcelPublic.output, 'trackingNumber')].sort(),
  )
  const told = JSON.stringify(wire)
  for (const secret of [member.memberNumber, member.id, id, 'Chan', 'Shirt', 'SHOP-77', 'secret', 'A-09-9', '1250'])
    expect(told).not.toContain(secret)
})

test('of several parcels with one number the furthest advanced is told', async () => {
  const trackingNumber = freshNumber()
  const [early, late] = [await t.member(), await t.member()]
  await forecast(early, trackingNumber)
  await forecast(late, trackingNumber)
  await receive(trackingNumber, { memberNumber: late.memberNumber })
  expect((await parcelOf(trackingNumber)).data).toMatchObject({ status: 'in_stock' })
})

test('a number that a courier gave again means the new parcel; until then the old one is still found', async () => {
  const [before, now] = [await t.member(), await t.member()]
  const old = await forecast(before)
  await receive(old.trackingNumber)
  const orderId = await bareOrder(t, before.id)
  await t.context.database.transaction((tx) => startPacking(tx, [old.id], orderId, { kind: 'member', id: before.id }))
  await t.db.run(
    sql`update parcels set status = 'shipped', outbound_at = now() - interval '91 days' where id = ${old.id}`,
  )
  expect((await parcelOf(old.trackingNumber)).data).toMatchObject({ status: 'shipped' })
  await forecast(now, old.trackingNumber)
  expect((await parcelOf(old.trackingNumber)).data).toMatchObject({ status: 'forecast' })
})

// Proves R-494
test('an unknown, deleted or partial number is 3010, and no number at all 1001', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  expect(await parcelOf(trackingNumber.slice(0, -1))).toMatchObject({ code: 3010, msg: expect.any(String) })
  await t.db.run(sql`update parcels set deleted_at = now() where id = ${id}`)
  expect(await parcelOf(trackingNumber)).toMatchObject({ code: 3010 })
  expect(await parcelOf('%')).toMatchObject({ code: 1001 })
  expect(await t.visitor.ask(tracking.parcelPublic, {})).toMatchObject({ code: 1001 })
})

// Proves R-508
test('anybody tracks an order by its number or the carrier’s, and learns of nobody', async () => {
  const member = await t.member({ name: 'Chan Mei Ling', balances: { CNY: 100_000 } })
  const order = await story.shipped(member)
  const answer = await orderOf(order.orderNumber.toLowerCase())
  expect(answer.data).toMatchObject({
    orderNumber: order.orderNumber,
    status: 'shipped',
    channelName: expect.any(String),
    destinationCode: expect.any(String),
  })
  expect(answer.data.events.map(({ code }) => code)).toContain('shipped')
  expect(Object.keys(answer.wire as object).sort()).toEqual(
    [
      'channelName',
      'destinationCode',
      'events',
      wirePath(tracking.orderPublic.output, 'logisticsNumber'),
      wirePath(tracking.orderPublic.output, 'orderNumber'),
      'status',
      'statusText',
    ].sort(),
  )
  const told = JSON.stringify(answer.wire)
  for (const secret of [
    member.memberNumber,
    member.id,
    order.id,
    'Chan',
    order.consignee.name,
    order.consignee.phone,
    order.consignee.address,
  ])
    expect(told).not.toContain(secret)
  expect((await orderOf(order.logisticsNumber ?? '')).data).toMatchObject({ orderNumber: order.orderNumber })
  const byOtherName = await t.visitor.ask(tracking.orderPublic, { orderNumber: order.orderNumber })
  expect(byOtherName.data).toMatchObject({ orderNumber: order.orderNumber })
})

// Proves R-508
test('an order that is unknown or gone is 3010, and no number at all 1001', async () => {
  const member = await t.member()
  const id = await bareOrder(t, member.id, 'JH261121777777')
  expect((await orderOf('JH261121777777')).code).toBe(0)
  await t.db.run(sql`update orders set lifecycle = 'deleted' where id = ${id}`)
  expect(await orderOf('JH261121777777')).toMatchObject({ code: 3010 })
  expect(await orderOf('JH2611217')).toMatchObject({ code: 3010 })
  expect(await t.visitor.ask(tracking.orderPublic, {})).toMatchObject({ code: 1001 })
})

test('looking up numbers is limited to thirty a minute from one place', async () => {
  const codes = await withinOneMinute(strict.db, async () => {
    const answered: number[] = []
    for (let tried = 0; tried < 31; tried++)
      answered.push((await strict.visitor.ask(tracking.parcelPublic, { trackingNumber: freshNumber() })).code)
    return answered
  })
  expect(codes.slice(0, 30).every((code) => code === 3010)).toBe(true)
  expect(codes[30]).toBe(1004)
})

test('a member sees of a parcel every step that anybody sees of its number, in the same order (C-18, C-24, C-28)', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { orderNumber, parcels: inside } = await story.shipped(member)
  const [{ id, trackingNumber } = { id: '', trackingNumber: '' }] = inside
  for (const code of ['departed', 'arrived'] as const)
    await keeper.call(staffTracking.add, { orderNumbers: [orderNumber], code, at: new Date().toISOString() })
  const seen = (await parcelOf(trackingNumber)).data.events
  expect(seen.map(({ code }) => code).slice(0, 5)).toEqual([
    'arrived',
    'departed',
    'shipped',
    'consolidated',
    'packing',
  ])
  expect((await member.call(parcels.get, { id })).events).toEqual(seen)
  expect((await member.call(tracking.listMine, { numbers: [trackingNumber] })).list[0]?.events).toEqual(seen)
})
