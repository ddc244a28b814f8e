import { consignees } from '#contract/addresses.ts'
import { orderAdvice } from '#contract/merge-advice.ts'
import { needs } from '#contract/needs.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { openRulesStory } from '#test/rules.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openRulesStory(t)

const needsOf = (member: TestMember) => member.call(needs.list, {}, { language: 'en' })

test('free days that end are told by warehouse too, the soonest first, and the list of that warehouse shows the same', async () => {
  const member = await t.member()
  const lyingIn = async (warehouse: number, days: number) => {
    const id = await story.stocked(member, { warehouse })
    await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${id}`)
  }
  for (const days of [24, 25]) await lyingIn(2, days)
  for (const days of [28, 26, 24]) await lyingIn(4, days)
  await lyingIn(4, 3)
  const { endingByWarehouse, endingFreeDays } = await needsOf(member)
  expect(endingByWarehouse).toEqual([
    {
      warehouseCode: 4,
      warehouseName: 'Guangzhou Baiyun',
      count: 3,
      endedCount: 0,
      firstFreeUntil: endingFreeDays.list[0]?.freeUntil,
    },
    { warehouseCode: 2, warehouseName: 'Shenzhen Fuyong', count: 2, endedCount: 0, firstFreeUntil: expect.any(String) },
  ])
  for (const { warehouseCode, count } of endingByWarehouse)
    expect((await member.call(parcels.list, { endingFreeDays: true, warehouseCode })).total).toBe(count)
})

test('what may be sent is told by warehouse, with the cheapest way to the receiver whom an application starts with', async () => {
  const member = await t.member()
  const light = { actualWeightG: 400, lengthMm: 100, widthMm: 100, heightMm: 100 }
  const ids = [await story.stocked(member, { scan: light }), await story.stocked(member, { scan: light })]
  await story.stocked(member, { warehouse: 4, scan: light })
  await story.stocked(member, { scan: { ...light, abnormalCode: 'PROHIBITED' } })
  expect((await needsOf(member)).sendable).toEqual([
    { warehouseCode: 2, warehouseName: 'Shenzhen Fuyong', count: 2, way: null },
    { warehouseCode: 4, warehouseName: 'Guangzhou Baiyun', count: 1, way: null },
  ])
  const { id: receiverId } = await member.call(consignees.save, await story.receiver())
  const [fuyong, baiyun] = (await needsOf(member)).sendable
  // By the pick-up line 1 kg is CNY 12.00.
  expect(fuyong?.way).toEqual({
    destinationName: 'Hong Kong',
    currency: 'CNY',
    orderCount: 1,
    costMinor: 1200,
    oneOrderMinor: 1200,
    eachAloneMinor: 2400,
  })
  expect(baiyun?.way).toMatchObject({ orderCount: 1, costMinor: 1200 })
  const { plans } = await member.call(orderAdvice.adviseMerge, { parcelIds: ids, receiverId, currency: 'CNY' })
  expect(fuyong?.way).toMatchObject({ costMinor: plans[0]?.costMinor, eachAloneMinor: plans[0]?.eachAloneMinor })
  const listed = await Promise.all(
    [2, 4].map((warehouseCode) => member.call(orders.eligibleParcels, { warehouseCode })),
  )
  expect(listed.map(({ total }) => total)).toEqual([fuyong?.count, baiyun?.count])
})

test('with a charge for storage, parcels past their free days are told apart, and all may still go into one box', async () => {
  const member = await t.member()
  await member.call(consignees.save, await story.receiver())
  for (const days of [31, 40, 28, 25]) {
    const id = await story.stocked(member)
    await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${id}`)
  }
  const free = await needsOf(member)
  expect(free.endingByWarehouse).toMatchObject([{ warehouseCode: 2, count: 2, endedCount: 0 }])
  await configure(t, { 'storage.perDayMinor': { CNY: 50, HKD: 60 } })
  const charged = await needsOf(member)
  expect(charged.endingByWarehouse).toMatchObject([{ warehouseCode: 2, count: 4, endedCount: 2 }])
  for (const { sendable } of [free, charged])
    expect(sendable).toMatchObject([{ warehouseCode: 2, count: 4, way: { orderCount: 1 } }])
  expect((await member.call(orders.eligibleParcels, { warehouseCode: 2 })).total).toBe(4)
  await configure(t, {})
})

test('a cancelled order is no longer told or summed up as unpaid, and its parcel may be sent again', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const service = await t.staff(['S'])
  const [left, gone] = [await story.applied(member), await story.applied(member)]
  const paid = await story.paid(member)
  await story.keeper.call(staffOrders.pack, await story.packing(member, paid.id, { lengthMm: 900 }))
  const before = await needsOf(member)
  expect([before.unpaid.count, before.supplements.count]).toEqual([2, 1])
  for (const { id } of [gone, paid]) await service.call(staffOrderActions.cancel, { id, reason: 'as asked' })
  const after = await needsOf(member)
  expect(after.unpaid).toMatchObject({ count: 1, list: [{ id: left.id }], sums: [{ currency: 'CNY', dueMinor: 8200 }] })
  expect(after.supplements).toEqual({ count: 0, list: [], sums: [], measuredAgainCount: 0 })
  expect(after.sendable).toMatchObject([{ count: 2 }])
  const listed = await member.call(orders.list, { status: 'awaiting_payment' })
  expect([listed.total, listed.counts.awaiting_payment]).toEqual([1, 1])
})

test('many parcels are counted without a price, so that the answer stays quick', async () => {
  const member = await t.member()
  await member.call(consignees.save, await story.receiver())
  for (let number = 0; number < 13; number++) await story.stocked(member)
  expect((await needsOf(member)).sendable).toMatchObject([{ count: 13, way: null }])
})

test('first steps follow what the member did, and end with the first order', async () => {
  const member = await t.member()
  const steps = async () => (await needsOf(member)).firstSteps
  await member.call(parcels.forecastOne, forecastOf(freshNumber()))
  expect(await steps()).toEqual({ hasForecast: true, hasArrived: false })
  const id = await story.stocked(member)
  expect(await steps()).toEqual({ hasForecast: true, hasArrived: true })
  const order = await story.applied(member, {}, [id])
  expect(await steps()).toBeNull()
  await member.call(orders.delete, { id: order.id })
  expect(await steps(), 'a deleted order was never placed').toEqual({ hasForecast: true, hasArrived: true })
})
