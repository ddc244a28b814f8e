import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffDays } from '#contract/day-end.ts'
import { disputes } from '#contract/disputes.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { parcels } from '#contract/parcels.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { disputeReason } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { beforeEach, expect, test } from 'vitest'

/* What must not make a day look better, or worse, than it was: other warehouses, and parcels that only seem shelved. */

const t = await openTestServer()
const [here, there] = [await openBins(t, 4), await openBins(t, 3)]
const moving = await openTransfers(t)
await here.bin('A-1')
await there.bin('B-1')
const { day } = await t.db.row(sql<{ day: string }>`select to_char(current_date, 'YYYY-MM-DD') as day`)

type At = typeof here
const get = ({ keeper, warehouse }: At) => keeper.call(staffDays.get, { warehouseId: warehouse, day })
const figures = async (at: At) => (await get(at)).figures

beforeEach(async () => {
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(sql`update receipts set at = at - interval '40 days'`)
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
})

test('handovers, counts and signatures of another warehouse are not those of this one', async () => {
  await here.received(await t.member(), { shelf: 'A-1' })
  await there.keeper.call(staffHandovers.take, { warehouseId: there.warehouse, courierCode: 'SF', counted: 5 })
  const [open, done] = [await there.bin(freshNumber('C')), await there.bin(freshNumber('D'))]
  await there.keeper.call(staffBinCounts.start, { id: open.id })
  const { id } = await there.keeper.call(staffBinCounts.start, { id: done.id })
  await there.keeper.call(staffBinCounts.scan, { id, trackingNumber: freshNumber() })
  await there.keeper.call(staffBinCounts.finish, { id })
  expect(await figures(there)).toMatchObject({ handovers: 1, handedOver: 5, countsOpen: 1, countDifferences: 1 })
  const own = await get(here)
  expect(own.figures).toMatchObject({ received: 1, handovers: 0, handoversOpen: 0, countsOpen: 0, countDifferences: 0 })
  expect([own.differences, own.handovers, own.counts]).toEqual([[], [], []])
  const signed = await here.keeper.call(staffDays.sign, { warehouseId: here.warehouse, day })
  expect(signed.state).toBe('signed')
  expect((await get(there)).signature).toBeNull()
  const list = async ({ keeper, warehouse }: At) =>
    (await keeper.call(staffDays.list, { warehouseId: warehouse, days: 1 })).list
  expect(await list(here)).toMatchObject([{ day, received: 1, signature: { id: signed.id } }])
  expect(await list(there)).toMatchObject([{ day, received: 0, signature: null }])
  await there.keeper.call(staffDays.sign, {
    warehouseId: there.warehouse,
    day,
    handovers: 'The van is late',
    counts: 'Tomorrow',
  })
  expect((await get(here)).signature).toMatchObject({ id: signed.id, state: 'signed' })
})

test('a parcel with a fault that lies on no shelf has to be explained too', async () => {
  await here.received(await t.member(), { abnormalCode: 'DAMAGED' })
  const told = await get(here)
  expect(told.figures).toMatchObject({ received: 1, exceptions: 1, exceptionsNotShelved: 1, notShelved: 0 })
  expect(told.differences).toEqual(['notShelved'])
  const signing = { warehouseId: here.warehouse, day }
  expect((await here.keeper.ask(staffDays.sign, signing)).code).toBe(9005)
})

test('one whose weighing is in doubt is an exception, though it lies on its shelf', async () => {
  const member = await t.member()
  const { id } = await here.received(member, { shelf: 'A-1' })
  expect(await figures(here)).toMatchObject({ shelved: 1, exceptions: 0 })
  const weighingId = (await member.call(parcels.get, { id })).weighings[0]?.id ?? ''
  await member.call(disputes.open, { weighingId, reason: disputeReason })
  expect(await figures(here)).toMatchObject({ received: 1, shelved: 0, exceptions: 1, exceptionsNotShelved: 0 })
})

test('an unclaimed parcel that was closed has left', async () => {
  const { id } = await here.unclaimed('A-1')
  expect(await figures(here)).toMatchObject({ received: 1, exceptions: 1, left: 0 })
  await t.db.run(sql`update unclaimed_parcels set closed_reason = 'disposed', shelf = null where id = ${id}`)
  expect(await figures(here)).toMatchObject({ received: 1, exceptions: 0, left: 1 })
})

test('a parcel that was moved to another warehouse has left where it was received, and is not received there', async () => {
  const way = { from: 3, to: 4 }
  const { trackingNumber } = await moving.onTheWay(await t.member({ balances: { CNY: 10_000 } }), way)
  const arrived = { warehouseId: here.warehouse, trackingNumber, shelf: 'A-1' }
  expect(await figures(there)).toMatchObject({ received: 1, left: 0 })
  await here.keeper.call(staffWarehouseTransfers.receive, arrived)
  expect(await figures(there)).toMatchObject({ received: 1, left: 1, shelved: 0, notShelved: 0 })
  expect((await figures(here)).received).toBe(0)
})
