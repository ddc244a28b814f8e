import { staffOrders } from '#contract/orders.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const finance = await t.staff(['F'])

const meiling = await t.member({ balances: { CNY: 100_000 } })
const unpaid = await story.applied(meiling)
const shipped = await story.shipped(meiling)
const idsFor = async (staff: TestStaff, filter: object) =>
  (await staff.call(staffOrders.search, filter)).list.map(({ id }) => id)

test('staff find an order by its number, its carrier’s number and a number of its parcels, whole or by how they begin', async () => {
  const [parcel] = shipped.parcels
  const numbers = {
    orderNumber: shipped.orderNumber,
    logisticsNumber: shipped.logisticsNumber ?? '',
    trackingNumber: parcel?.trackingNumber ?? '',
  }
  for (const [field, number] of Object.entries(numbers)) {
    expect(await idsFor(finance, { [field]: number })).toEqual([shipped.id])
    expect(await idsFor(finance, { [field]: number.toLowerCase() })).toEqual([shipped.id])
    expect(await idsFor(finance, { [field]: number.slice(0, -1) })).toContain(shipped.id)
    expect(await idsFor(finance, { [field]: `${number}9` })).toEqual([])
    expect(await idsFor(finance, { [field]: '%' })).toEqual([])
  }
})

test('staff narrow all orders by what is due, by holds and by cancelled ones', async () => {
  expect(await idsFor(finance, { due: true })).toEqual([unpaid.id])
  expect(await idsFor(finance, { due: false })).toEqual([shipped.id])
  await t.db.run(sql`update orders set hold_reason = 'The address is in doubt' where id = ${unpaid.id}`)
  expect(await idsFor(finance, { hold: true })).toEqual([unpaid.id])
  expect(await idsFor(finance, { hold: false })).toEqual([shipped.id])
  await t.db.run(sql`update orders set hold_reason = null, lifecycle = 'cancelled' where id = ${unpaid.id}`)
  expect(await idsFor(finance, { lifecycle: 'cancelled' })).toEqual([unpaid.id])
  await t.db.run(sql`update orders set lifecycle = 'active' where id = ${unpaid.id}`)
})

test('a warehouse that somebody may not see is as empty as one that does not exist', async () => {
  const fuyong = await t.staff(['W'], { warehouseCodes: [2] })
  expect(await idsFor(fuyong, { warehouseCode: 2 })).toEqual([shipped.id, unpaid.id])
  expect(await idsFor(finance, { warehouseCode: 2 })).toEqual([shipped.id, unpaid.id])
  for (const warehouseCode of [3, 98]) {
    expect(await fuyong.call(staffOrders.search, { warehouseCode })).toMatchObject({ list: [], total: 0 })
  }
})

test('beyond the bound staff are told that there are more, and can still turn to them', async () => {
  const before = await finance.call(staffOrders.search, {})
  expect(before).toMatchObject({ total: 2, totalCapped: false })
  await t.db.run(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'JH' || n))).*
    from orders o, generate_series(1, ${countedAtMost}::int) n where o.id = ${unpaid.id}`)
  const ask = (filter: object) => finance.ask(staffOrders.search, filter)
  expect((await ask({ pageSize: 100 })).wire).toMatchObject({
    total: countedAtMost,
    totalCapped: true,
    counts: { '10': countedAtMost, '40': 1 },
  })
  expect((await ask({ status: 40 })).wire).toMatchObject({ total: 1, totalCapped: false })
  expect((await ask({ page: 6, pageSize: 100 })).wire).toMatchObject({ list: [{}, {}], totalCapped: true })
})
