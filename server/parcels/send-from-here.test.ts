import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const nanshan = await warehouseId(t, 3)

/** Forecast for one warehouse, weighed in another. */
async function elsewhere(member: TestMember, given: Parameters<typeof scanOf>[2] = {}) {
  const { id, trackingNumber } = await forecast(member)
  await story.keeper.call(staffParcels.receive, scanOf(trackingNumber, nanshan, given))
  return id
}
const historyOf = (id: string) =>
  t.db.rows(sql`
    select event, actor_kind as by, details from parcel_history where parcel_id = ${id} and event = 'sendFromHere' order by no`)

// Proves E-80
test('a parcel at the wrong warehouse asks its member once: sent on from there it asks no more, and lies where it lay', async () => {
  const member = await t.member()
  const id = await elsewhere(member)
  const asking = await member.call(parcels.get, { id })
  expect(asking.abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', blocking: false, also: [] })
  expect(await member.call(parcelCounts.homeCounts, {})).toMatchObject({ abnormalCount: 1, sendableCount: 1 })
  const answered = await member.call(parcels.sendFromHere, { id, version: asking.version })
  expect(answered).toMatchObject({ abnormal: null, status: 'in_stock', warehouseCode: 3, version: asking.version + 1 })
  // Repeated, even from an outdated page, it happens once.
  expect(await member.call(parcels.sendFromHere, { id, version: asking.version })).toEqual(answered)
  expect(await historyOf(id)).toEqual([{ event: 'sendFromHere', by: 'member', details: { warehouseCode: 3 } }])
  expect(await member.call(parcelCounts.homeCounts, {})).toMatchObject({ abnormalCount: 0, sendableCount: 1 })
})

// Proves E-80
test('the answer costs nothing more: an order of it is priced as of any parcel in that warehouse', async () => {
  const member = await t.member()
  const box = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  const moved = await elsewhere(member, box)
  const forecastThere = await story.stocked(member, { scan: box, warehouse: 3 })
  await member.call(parcels.sendFromHere, { id: moved })
  const [one, other] = [await story.applied(member, {}, [moved]), await story.applied(member, {}, [forecastThere])]
  expect(one.totalMinor).toBe(other.totalMinor)
})

// Proves R-195
test('what staff saw is kept beside what the system found, and one answer settles one of them', async () => {
  const member = await t.member()
  const id = await elsewhere(member, { abnormalCode: 'DAMAGED', abnormalText: 'left corner' })
  expect((await member.call(parcels.get, { id })).abnormal).toEqual({
    code: 'DAMAGED',
    text: 'Damaged · left corner · Wrong warehouse',
    blocking: false,
    also: ['WRONG_WAREHOUSE'],
  })
  expect((await member.call(parcels.sendFromHere, { id })).abnormal).toEqual({
    code: 'DAMAGED',
    text: 'Damaged · left corner',
    blocking: false,
    also: [],
  })
})

test('a damaged parcel that nobody forecast asks for its goods, and stays damaged once they are declared', async () => {
  const member = await t.member()
  const trackingNumber = freshNumber()
  const label = { memberNumber: member.memberNumber, abnormalCode: 'DAMAGED' }
  const { parcel } = await story.keeper.call(staffParcels.receive, scanOf(trackingNumber, nanshan, label))
  expect(parcel?.abnormal).toMatchObject({ code: 'DAMAGED', also: ['NO_DECLARATION'] })
  const declared = { ...forecastOf(trackingNumber, { warehouseCode: 3, courierCode: 'OTHER' }), id: parcel?.id }
  expect((await member.call(parcels.forecastOne, declared)).abnormal).toMatchObject({ code: 'DAMAGED', also: [] })
})

test('where the fault that stood first is settled, the next one stands first', async () => {
  const member = await t.member()
  const label = { memberNumber: member.memberNumber, abnormalCode: 'WRONG_WAREHOUSE' }
  const { parcel } = await story.keeper.call(staffParcels.receive, scanOf(freshNumber(), nanshan, label))
  expect(parcel?.abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', also: ['NO_DECLARATION'] })
  const { abnormal } = await member.call(parcels.sendFromHere, { id: parcel?.id ?? '' })
  expect(abnormal).toEqual({ code: 'NO_DECLARATION', text: 'Goods not declared yet', blocking: false, also: [] })
})

test('only its own member answers, on what was seen, and only while it lies in the warehouse', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const id = await elsewhere(member)
  const { version } = await member.call(parcels.get, { id })
  expect((await stranger.ask(parcels.sendFromHere, { id })).code).toBe(1002)
  expect((await t.visitor.ask(parcels.sendFromHere, { id })).http).toBe(401)
  expect((await member.ask(parcels.sendFromHere, { id, version: version + 1 })).code).toBe(1005)
  expect(await historyOf(id)).toEqual([])
  const order = await story.applied(member, {}, [id])
  expect((await member.call(parcels.sendFromHere, { id })).abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE' })
  // Nothing changes for a parcel in an order; back in stock it asks again.
  await member.call(orders.delete, { id: order.id })
  expect((await member.call(parcels.sendFromHere, { id })).abnormal).toBeNull()
})
