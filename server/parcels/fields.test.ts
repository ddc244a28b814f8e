import { orders, staffOrders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, openStory } from '#test/orders.ts'
import { forecast, forecastOf, freshNumber, photoBy, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* What a parcel shows, field by field, in wire names. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const fuyong = await warehouseId(t, 2)
const meiling = await t.member({ balances: { CNY: 100_000 } })
const readParcel = async (id: string) => (await meiling.ask(parcels.get, { id })).wire
const coded = z.object({ status: z.int() })
const statusOnWire = async (id: string) => coded.parse(await readParcel(id)).status
const listed = z.object({ data: z.object({ list: z.array(coded) }) })

/** A parcel that went all the way, with a photo and a dent; returns its status after each step. */
async function travelled() {
  const { id, trackingNumber } = await forecast(meiling, freshNumber('YT'), {
    courierCode: 'YTO',
    customerCode: 'Shop 7',
    goods: [shirt, powerBank],
  })
  const statuses = [await statusOnWire(id)]
  const photo = await photoBy(keeper)
  const seen = { abnormalCode: 'DAMAGED', abnormalText: 'left corner', photoFileIds: [photo] }
  const size = { actualWeightG: 1250, lengthMm: 400, widthMm: 300, heightMm: 245 }
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, { ...size, ...seen }))
  statuses.push(await statusOnWire(id))
  const order = await story.applied(meiling, {}, [id])
  statuses.push(await statusOnWire(id))
  await meiling.call(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor })
  const box = { ...carton, weightG: 1250, lengthMm: 400, widthMm: 300, heightMm: 250 }
  await keeper.call(staffOrders.pack, { id: order.id, cartons: [{ ...box, parcelIds: [id] }] })
  await keeper.call(staffOrders.ship, { id: order.id, logisticsNumber: freshNumber('SC') })
  statuses.push(await statusOnWire(id))
  return { id, trackingNumber, photo, statuses }
}
const gone = await travelled()
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

// Proves,
//
test.each<[string, object]>([
  ['its warehouse by id and name', { warehouseId: fuyong, warehouseName: 'Shenzhen Fuyong' }],
  ['its courier by code and name', { courierCode: 'YTO', courierName: 'YTO Express' }],
  ['the tracking number of the courier', { trackingNo: gone.trackingNumber }],
  ['every goods line', { goods: [expect.any(Object), expect.any(Object)] }],
  ['the product of each goods line', { goods: [{ productName: 'Shirt' }, { productName: 'Power bank' }] }],
  ['the specification of each goods line', { goods: [{ specification: 'XL, blue' }, { specification: '10 Ah' }] }],
  ['the goods type of each goods line', { goods: [{ goodsType: 1 }, { goodsType: 2 }] }],
  ['the quantity of each goods line', { goods: [{ quantity: 3 }, { quantity: 1 }] }],
  ['the unit price of each goods line', { goods: [{ unitPriceMinor: 1250 }, { unitPriceMinor: 9900 }] }],
  ['the computed total of each goods line', { goods: [{ totalPriceMinor: 3750 }, { totalPriceMinor: 9900 }] }],
  ['its status as code and text', { status: 40, statusText: 'Shipped out' }],
  ['what is wrong with it', { abnormal: { code: 'DAMAGED', text: 'Damaged · left corner', blocking: false } }],
  ['its actual weight', { actualWeightG: 1250 }],
  ['its billable weight', { billableWeightG: 5000 }],
  ['its volume weight', { volumeWeightG: 4900 }],
  ['its pieces', { totalPieces: 4 }],
  ['the value of its goods', { totalGoodsValueMinor: 13_650 }],
  ['the photos of the warehouse', { photos: [{ fileId: gone.photo, url: expect.any(String), takenAt: time }] }],
  ['when it was forecast', { forecastAt: time }],
  ['when it came into stock', { inboundAt: time }],
  ['when it went into packing', { packingAt: time }],
  ['when it left', { outboundAt: time }],
  ['the code of the member’s customer', { customerCode: 'Shop 7' }],
])('a parcel shows %s', async (_field, expected) => {
  expect(await readParcel(gone.id)).toMatchObject(expected)
})

// Proves
test('a parcel reads 20 once forecast, 30 once received, 35 in an order and 40 once it left', () => {
  expect(gone.statuses).toEqual([20, 30, 35, 40])
})

// Proves
test('each of the five filters leaves its status alone, and the home counts are their totals', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  await forecast(member)
  await story.stocked(member)
  await story.stocked(member)
  await story.applied(member)
  await story.shipped(member)
  const statusesBy = async (status: string) => {
    const answer = await (await member.raw(`${parcels.list.path}?status=${status}`)).json()
    return listed.parse(answer).data.list.map((row) => row.status)
  }
  expect(await statusesBy('20')).toEqual([20])
  expect(await statusesBy('30')).toEqual([30, 30])
  expect(await statusesBy('35')).toEqual([35])
  expect(await statusesBy('40')).toEqual([40])
  expect(await statusesBy('')).toHaveLength(5)
  const { wire } = await member.ask(parcelCounts.homeCounts, {})
  expect(Object.entries(z.object({ counts: z.record(z.string(), z.int()) }).parse(wire).counts)).toEqual([
    ['20', 1],
    ['30', 2],
    ['35', 1],
    ['40', 1],
  ])
})

// Proves
test.each(['productName', 'specification', 'goodsType', 'quantity', 'unitPriceMinor'] as const)(
  'a forecast whose second goods line has no %s is refused by that field',
  async (part) => {
    const { [part]: _left, ...rest } = shirt
    const forecastWithGap = { ...forecastOf(freshNumber()), goods: [powerBank, rest] }
    expect(await meiling.ask(parcels.forecastOne, forecastWithGap)).toMatchObject({
      code: 1001,
      wire: { fields: { [`goods[1].${part}`]: expect.any(String) } },
    })
  },
)
