import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* Couriers reuse tracking numbers (decision record 14). */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const fuyong = await warehouseId(t, 2)

const receive = (trackingNumber: string, given = {}) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
const tryReceive = (trackingNumber: string, given = {}) =>
  keeper.ask(staffParcels.receive, scanOf(trackingNumber, fuyong, given))

/** A parcel of this member that left so many days ago. */
async function left(member: TestMember, daysAgo: number) {
  const order = await story.shipped(member)
  const { id, trackingNumber } = (await member.call(parcels.list, {})).list[0]!
  expect(order.parcels.map((parcel) => parcel.id)).toEqual([id])
  await t.db.run(sql`update parcels set outbound_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`)
  return { id, trackingNumber }
}
const rich = () => t.member({ balances: { CNY: 100_000 } })

test('a number whose parcel left long ago is received again, for another member and for the same', async () => {
  const [meiling, chiho] = [await rich(), await rich()]
  const first = await left(meiling, 91)
  const found = await keeper.call(staffParcels.lookup, { trackingNumber: first.trackingNumber })
  expect(found).toMatchObject({ receipts: [], forecasts: [] })
  const mine = await forecast(chiho, first.trackingNumber)
  expect(await receive(first.trackingNumber)).toMatchObject({ result: 'matched', parcel: { id: mine.id } })

  const second = await left(meiling, 91)
  const again = await receive(second.trackingNumber, { memberNumber: meiling.memberNumber })
  expect(again).toMatchObject({ result: 'direct', parcel: { memberId: meiling.id, status: 'in_stock' } })
  expect(again.parcel?.id).not.toBe(second.id)
  expect(await meiling.call(parcels.get, { id: second.id })).toMatchObject({ status: 'shipped', weighings: [{}] })
  expect(await tryReceive(second.trackingNumber)).toMatchObject({ code: 9002 })
})

test('a number whose parcel left lately is a slip: the scan is refused, and so is a forecast of its member', async () => {
  const member = await rich()
  const { id, trackingNumber } = await left(member, 89)
  expect(await tryReceive(trackingNumber)).toMatchObject({ code: 9002 })
  expect(await receive(trackingNumber, { force: true })).toMatchObject({ result: 'duplicate', parcel: { id } })
  expect(await member.ask(parcels.forecastOne, forecastOf(trackingNumber))).toMatchObject({ code: 3001 })
  const other = await forecast(member)
  const edit = { ...forecastOf(trackingNumber), id: other.id }
  expect(await member.ask(parcels.forecastOne, edit)).toMatchObject({ code: 3001 })
  await t.db.run(sql`update parcels set outbound_at = now() - interval '91 days' where id = ${id}`)
  expect(await member.ask(parcels.forecastOne, edit)).toMatchObject({ code: 0 })
  expect(await member.ask(parcels.forecastOne, forecastOf(trackingNumber))).toMatchObject({ code: 3001 })
})

test('ten forecasts at once of a number that is free again make one parcel', async () => {
  const member = await rich()
  const { trackingNumber } = await left(member, 91)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.ask(parcels.forecastOne, forecastOf(trackingNumber))),
  )
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3001)])
})

test('of ten scans at once of a number that is free again one receives it', async () => {
  const member = await rich()
  const { trackingNumber } = await left(member, 91)
  const given = { memberNumber: member.memberNumber }
  const answers = await Promise.all(Array.from({ length: 10 }, () => tryReceive(trackingNumber, given)))
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
})

test('a parcel that staff closed does not keep its number', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  await t.db.run(sql`update parcels set closed_reason = 'returned' where id = ${id}`)
  expect(await receive(trackingNumber, { memberNumber: member.memberNumber })).toMatchObject({ result: 'direct' })
})

test('an unclaimed parcel keeps its number until it is disposed of, and as long as the parcel that it became', async () => {
  const [disposed, claimed] = [freshNumber(), freshNumber()]
  const { unclaimed } = await receive(disposed)
  await t.db.run(sql`update unclaimed_parcels set closed_reason = 'disposed' where id = ${unclaimed?.id}`)
  expect(await receive(disposed)).toMatchObject({ result: 'unclaimed' })

  const member = await t.member()
  const waiting = await receive(claimed)
  const { id } = await forecast(member, claimed)
  await t.db.run(
    sql`update parcels set status = 'in_stock', actual_weight_g = 1250, inbound_at = now() where id = ${id}`,
  )
  await t.db.run(
    sql`update unclaimed_parcels set state = 'claimed', parcel_id = ${id} where id = ${waiting.unclaimed?.id}`,
  )
  expect(await tryReceive(claimed)).toMatchObject({ code: 9002 })
  expect(await receive(claimed, { force: true })).toMatchObject({ result: 'duplicate', parcel: { id } })
  expect((await keeper.call(staffParcels.lookup, { trackingNumber: claimed })).receipts).toHaveLength(2)
})
