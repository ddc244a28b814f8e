import { tracking } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { bareOrder, forecast, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { markConsolidated, shipParcels, signParcels, startPacking } from './parcels.ts'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

/** A parcel that was forecast, received, packed and shipped, with a transit step of its order. */
async function travelled() {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong))
  const orderNumber = `JH${freshNumber('')}`
  const orderId = await bareOrder(t, member.id, orderNumber)
  const actor = { kind: 'staff', id: keeper.id } as const
  for (const step of [
    (tx: Parameters<typeof startPacking>[0]) => startPacking(tx, [id], orderId, { kind: 'member', id: member.id }),
    (tx: Parameters<typeof startPacking>[0]) => markConsolidated(tx, [id], actor),
    (tx: Parameters<typeof startPacking>[0]) => shipParcels(tx, [id], actor, null),
  ]) {
    await t.context.database.transaction(step)
  }
  const logisticsNumber = `log-${freshNumber('')}`
  await t.db.run(sql`
    update orders set status = 'shipped', logistics_number = ${logisticsNumber}, carrier = 'Cat Line', paid_minor = total_minor where id = ${orderId}`)
  const place = JSON.stringify({ cn: 'HK', en: 'HK', sh: 'Hong Kong' })
  await t.db.run(sql`
    insert into order_events (order_id, code, place, actor_kind, at)
    values (${orderId}, 'shipped', null, 'staff', now()), (${orderId}, 'arrived', ${place}, 'staff', now() + interval '1 second')`)
  return { member, id, trackingNumber, orderId, orderNumber, logisticsNumber }
}

// Proves R-490
test('a parcel’s track is its own steps and those of its order, newest first, each once', async () => {
  const { member, trackingNumber } = await travelled()
  const answer = await member.ask(tracking.listMine, { numbers: [trackingNumber] })
  expect(answer.data.list).toMatchObject([
    { trackedNumber: trackingNumber, kind: 'parcel', status: 40, statusText: 'Shipped out', carrier: 'SF Express' },
  ])
  expect(answer.data.list[0]?.events.map((step) => step.code)).toEqual([
    'arrived',
    'shipped',
    'consolidated',
    'packing',
    'received',
    'forecast',
  ])
  expect(answer.data.list[0]?.events[0]).toMatchObject({
    place: 'Hong Kong',
    text: 'Arrived at the port or Hong Kong warehouse',
  })
  expect(answer.data.notFound).toEqual([])
})

test('an order is found by its number and by its carrier’s, in any letters', async () => {
  const { member, orderNumber, logisticsNumber } = await travelled()
  const { list, notFound } = await member.call(tracking.listMine, {
    numbers: [orderNumber.toLowerCase(), 'nothing-here'],
  })
  expect(list).toMatchObject([
    {
      trackedNumber: orderNumber,
      kind: 'order',
      status: 40,
      carrier: 'Cat Line',
      events: [{ code: 'arrived' }, { code: 'shipped' }],
    },
  ])
  expect(notFound).toEqual(['nothing-here'])
  const both = await member.call(tracking.listMine, { numbers: [logisticsNumber, orderNumber] })
  expect(both).toMatchObject({ list: [{ trackedNumber: logisticsNumber }], notFound: [] })
})

test('a parcel and an order are found by their ids', async () => {
  const { member, id, orderId, trackingNumber, orderNumber } = await travelled()
  expect((await member.call(tracking.listMine, { parcelId: id })).list).toMatchObject([
    { kind: 'parcel', trackedNumber: trackingNumber },
  ])
  expect((await member.call(tracking.listMine, { orderId })).list).toMatchObject([
    { kind: 'order', trackedNumber: orderNumber },
  ])
})

test('what was signed ends the track', async () => {
  const { member, id } = await travelled()
  await t.context.database.transaction((tx) =>
    signParcels(tx, [id], { kind: 'member', id: member.id }, '2099-01-01T00:00:00+08:00'),
  )
  const [entry] = (await member.call(tracking.listMine, { parcelId: id })).list
  expect(entry?.events[0]).toMatchObject({ code: 'signed', place: null, at: '2099-01-01T00:00:00+08:00' })
})

// Proves R-490
test('nothing found says so, and somebody else’s numbers are nothing', async () => {
  const { id, orderId, trackingNumber, orderNumber, logisticsNumber } = await travelled()
  const stranger = await t.member()
  const said = 'No record information related to your order number has been found, please try again later'
  for (const asked of [
    { numbers: ['XX000000'] },
    { numbers: [trackingNumber, orderNumber, logisticsNumber] },
    { parcelId: id },
    { orderId },
  ]) {
    expect(await stranger.ask(tracking.listMine, asked)).toMatchObject({ code: 3010, msg: said })
  }
})

test.each([
  [{}, 'numbers'],
  [{ numbers: Array.from({ length: 21 }, (_, index) => `SF10000${index}`) }, 'numbers'],
  [{ numbers: ['x'.repeat(41)] }, 'numbers[0]'],
  [{ orderId: 'x' }, 'orderId'],
])('a question without a proper number is refused: %o', async (asked, field) => {
  expect(await (await t.member()).ask(tracking.listMine, asked)).toMatchObject({
    code: 1001,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('nobody tracks without signing in', async () => {
  expect(await t.visitor.ask(tracking.listMine, { numbers: ['SF100000'] })).toMatchObject({ code: 2001, http: 401 })
})
