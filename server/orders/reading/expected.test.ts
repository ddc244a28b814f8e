import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { tracking } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { afterEach, expect, test } from 'vitest'
import { forgetUsualDays } from './expected.ts'

const t = await openTestServer()
const story = await openStory(t)
const rich = () => t.member({ balances: { CNY: 50_000 } })

/** By this line to Hong Kong, and since so many hours on its way. */
async function underWay(member: TestMember, code: string, hoursAgo = 1, given: object = {}) {
  const { id } = await story.paid(member, { channelId: await story.channelId(code) })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  const logisticsNumber = freshNumber('SC')
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber, ...given })
  await t.db.run(sql`update orders set outbound_at = now() - ${hoursAgo} * interval '1 hour' where id = ${id}`)
  return member.call(orders.get, { id })
}

const step = async (orderNumber: string, code: 'arrived' | 'ready_for_pickup') =>
  story.keeper.call(staffTracking.add, { orderNumbers: [orderNumber], code, at: new Date().toISOString() })

const hoursAfter = ({ outboundAt }: { outboundAt: string | null }, at: string | undefined | null) =>
  (Date.parse(at ?? '') - Date.parse(outboundAt ?? '')) / 3_600_000

afterEach(async () => {
  await t.db.run(sql`update orders set signed_at = null where order_number like 'U%'`)
  forgetUsualDays(t.context)
})

test('the parcel line promises 48 hours to the door, counted from when the order left', async () => {
  const member = await rich()
  const order = await underWay(member, 'HK_PARCEL')
  expect(order.expectedArrival).toMatchObject({ kind: 'promised', to: 'door', from: null, isOver: false })
  expect(hoursAfter(order, order.expectedArrival?.by)).toBe(48)
  const late = await underWay(member, 'HK_PARCEL', 49)
  expect(late.expectedArrival).toMatchObject({ kind: 'promised', isOver: true })
  await member.call(orders.confirmReceipt, { id: order.id })
  expect((await member.call(orders.get, { id: order.id })).expectedArrival).toBe(null)
})

test('the bulk line promises the port within 24 hours, and nothing more once the order is there', async () => {
  const member = await rich()
  const order = await underWay(member, 'HK_BULK')
  expect(order.expectedArrival).toMatchObject({ kind: 'promised', to: 'port' })
  expect(hoursAfter(order, order.expectedArrival?.by)).toBe(24)
  await step(order.orderNumber, 'arrived')
  expect((await member.call(orders.get, { id: order.id })).expectedArrival).toBe(null)
})

test('a line without a promise says what orders usually take, once thirty were signed for', async () => {
  const member = await rich()
  await t.db.run(sql`update channels set promise = '{"cn": "", "en": "", "sh": ""}' where code = 'HK_BULK'`)
  const order = await underWay(member, 'HK_BULK')
  expect(order.expectedArrival).toBe(null)
  await t.db.run(sql`
    insert into orders (order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, currency,
      goods_type, goods_name, parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote,
      freight_minor, freight_payable_minor, vas_minor, insurance_minor, total_minor, consignee, logistics_number, ordered_at, outbound_at, signed_at)
    select 'U' || n, member_id, order_type, 'signed', warehouse_id, channel_id, destination_code, currency, goods_type, goods_name, 1, 1, 1, 1,
      false, price_rule_id, quote, 0, 0, 0, 0, 0, consignee, 'L', now() - interval '9 days', now() - interval '8 days',
      now() - interval '8 days' + (case when n <= 20 then 2 else 4 end) * interval '1 day'
    from orders, generate_series(1, 30) n where id = ${order.id}`)
  // Kept from the reading before.
  expect((await member.call(orders.get, { id: order.id })).expectedArrival).toBe(null)
  forgetUsualDays(t.context)
  const { expectedArrival } = await member.call(orders.get, { id: order.id })
  expect(expectedArrival).toMatchObject({ kind: 'usual', to: 'door', isOver: false })
  expect([hoursAfter(order, expectedArrival?.from), hoursAfter(order, expectedArrival?.by)]).toEqual([48, 96])
})

test('tracking tells the same of an order and of its parcels; one that can be collected is no longer expected', async () => {
  const member = await rich()
  const order = await underWay(member, 'HK_PARCEL')
  const numbers = [order.orderNumber, order.parcels[0]?.trackingNumber ?? '']
  const shown = async () => (await member.call(tracking.listMine, { numbers })).list
  const tracks = await shown()
  expect(tracks.map(({ kind }) => kind).toSorted()).toEqual(['order', 'parcel'])
  for (const track of tracks) expect(track).toMatchObject({ orderId: order.id, expectedArrival: order.expectedArrival })
  await step(order.orderNumber, 'ready_for_pickup')
  for (const track of await shown()) expect(track.expectedArrival).toBe(null)
})

test('the carrier’s own page is linked where the carrier is one that we know, by code or name', async () => {
  const member = await rich()
  for (const carrier of ['SF', 'sf express', '顺丰速运', '順豐速運']) {
    const order = await underWay(member, 'HK_PARCEL', 1, { carrier, logisticsNumber: 'SF/1 2' })
    expect(order).toMatchObject({
      carrier,
      carrierUrl: 'https://www.sf-express.com/we/ow/chn/sc/waybill/waybill-detail/SF%2F1%202',
    })
  }
  expect(await underWay(member, 'HK_PARCEL', 1, { carrier: 'Smart Cats' })).toMatchObject({
    carrier: 'Smart Cats',
    carrierUrl: null,
  })
  const plain = await underWay(member, 'HK_PARCEL')
  expect(plain).toMatchObject({ carrier: null, carrierUrl: null })
  const trackingNumber = plain.parcels[0]?.trackingNumber ?? ''
  const [parcel] = (await member.call(tracking.listMine, { numbers: [trackingNumber] })).list
  expect(parcel?.carrierUrl).toContain(`waybill-detail/${trackingNumber}`)
})
