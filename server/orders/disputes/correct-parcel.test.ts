import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { parcelCorrections } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { carton, openStory } from '#test/orders.ts'
import { forecast, freshNumber, powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const service = await t.staff(['S'])
const meiling = await t.member({ balances: { CNY: 1_000_000 } })

const correct = (id: string, given: object, who = keeper) =>
  who.ask(parcelCorrections.correct, { id, reason: 'scale was not at zero', ...given })
const read = (id: string) => meiling.call(parcels.get, { id })

// Proves B-IN-05
test('a corrected weight is billed, and the wrong one stays beside it in the evidence', async () => {
  const id = await story.stocked(meiling)
  const answer = await correct(id, { actualWeightG: 13_000 })
  expect(answer.wire).toMatchObject({ id, status: 30, actualWeightG: 13_000, billableWeightG: 13_000, version: 3 })
  expect((await read(id)).weighings.map(({ actualWeightG, weighedBy }) => [actualWeightG, weighedBy])).toEqual([
    [13_000, keeper.username],
    [2300, keeper.username],
  ])
  const [note] = await t.db.rows(
    sql<{
      event: string
    }>`select event, note, actor_id as "actorId", details from parcel_history where parcel_id = ${id}`,
  )
  expect(note).toMatchObject({
    event: 'correct',
    note: 'scale was not at zero',
    actorId: keeper.id,
    details: { before: { actualWeightG: 2300 }, after: { actualWeightG: 13_000 } },
  })
})

test('the same measures again are no second weighing', async () => {
  const id = await story.stocked(meiling)
  await correct(id, { actualWeightG: 2300, lengthMm: 600 })
  expect((await read(id)).weighings).toHaveLength(1)
})

test('an unpaid order is priced again on what was corrected, and the payment asks the member first', async () => {
  const id = await story.stocked(meiling)
  const order = await story.applied(meiling, {}, [id])
  await correct(id, { actualWeightG: 14_200 })
  const repriced = await meiling.call(orders.get, { id: order.id })
  expect([repriced.billableWeightG, repriced.dueMinor > order.dueMinor]).toEqual([15_000, true])
  const pay = { id: order.id, expectedDueMinor: order.dueMinor }
  expect(await meiling.ask(orders.pay, pay)).toMatchObject({ code: 4011 })
  expect(await meiling.ask(orders.pay, { ...pay, expectedDueMinor: repriced.dueMinor })).toMatchObject({ code: 0 })
})

test('a paid order keeps its price until it is packed', async () => {
  const id = await story.stocked(meiling)
  const order = await story.applied(meiling, {}, [id])
  await meiling.call(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor })
  expect(await correct(id, { actualWeightG: 14_200 })).toMatchObject({ code: 0 })
  expect(await meiling.call(orders.get, { id: order.id })).toMatchObject({ totalMinor: order.totalMinor, dueMinor: 0 })
})

test('what has left is not corrected any more', async () => {
  const id = await story.stocked(meiling)
  const order = await story.applied(meiling, {}, [id])
  await meiling.call(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor })
  await keeper.call(staffOrders.pack, { id: order.id, cartons: [{ ...carton, parcelIds: [id] }] })
  await keeper.call(staffOrders.ship, { id: order.id, logisticsNumber: freshNumber('SC') })
  expect(await correct(id, { actualWeightG: 1 })).toMatchObject({ http: 409, code: 9002 })
})

test('a forecast’s number and courier are corrected, but it has no weight yet', async () => {
  const { id } = await forecast(meiling)
  const [number, taken] = [freshNumber(), (await forecast(meiling)).trackingNumber]
  expect((await correct(id, { trackingNumber: ` ${number.toLowerCase()} `, courierCode: 'ZTO' })).wire).toMatchObject({
    trackingNo: number,
    courierCode: 'ZTO',
  })
  expect(await correct(id, { trackingNumber: taken })).toMatchObject({ code: 3001 })
  expect(await correct(id, { actualWeightG: 1000 })).toMatchObject({ code: 9002 })
})

test('customer service declares goods for a member, the warehouse does not', async () => {
  const id = await story.stocked(meiling)
  expect(await correct(id, { goods: [powerBank] })).toMatchObject({ http: 403, code: 9001 })
  expect((await correct(id, { goods: [powerBank] }, service)).wire).toMatchObject({
    goodsName: 'Power bank',
    goodsType: 2,
    totalGoodsValueMinor: 9900,
    totalPieces: 1,
  })
})

test('what cannot be a correction is refused by its field, and so is a person who may not correct', async () => {
  const id = await story.stocked(meiling)
  const wrong: [object, string][] = [
    [{ reason: '' }, 'reason'],
    [{ actualWeightG: 0 }, 'actualWeightG'],
    [{ lengthMm: 20_001 }, 'lengthMm'],
    [{ pieces: 0 }, 'pieces'],
    [{ trackingNumber: 'a b' }, 'trackingNo'],
    [{ courierCode: 'NOBODY' }, 'courierCode'],
  ]
  for (const [given, field] of wrong)
    expect(await correct(id, given)).toMatchObject({ code: 9005, wire: { fields: { [field]: expect.any(String) } } })
  for (const role of ['F', 'E'] as const)
    expect(await correct(id, { pieces: 2 }, await t.staff([role]))).toMatchObject({ code: 9001 })
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  expect(await correct(id, { pieces: 2 }, elsewhere)).toMatchObject({ code: 9001 })
  expect(await correct('00000000-0000-7000-8000-000000000000', { pieces: 2 })).toMatchObject({ code: 9006 })
  const { version } = await read(id)
  expect(await correct(id, { pieces: 2, version: version + 1 })).toMatchObject({ http: 409, code: 1005 })
  expect(await correct(id, { pieces: 2, version })).toMatchObject({ code: 0 })
})

test('a correction and the payment of its order at once: the member pays what they saw, or is asked again', async () => {
  const id = await story.stocked(meiling)
  const order = await story.applied(meiling, {}, [id])
  const [corrected, paid] = await Promise.all([
    correct(id, { actualWeightG: 14_200 }),
    meiling.ask(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor }),
  ])
  expect(corrected.code).toBe(0)
  expect([0, 4011]).toContain(paid.code)
  const { totalMinor, paidMinor } = await meiling.call(orders.get, { id: order.id })
  if (paid.code === 0) expect([totalMinor, paidMinor]).toEqual([order.totalMinor, order.totalMinor])
  else expect([totalMinor > order.totalMinor, paidMinor]).toEqual([true, 0])
})
