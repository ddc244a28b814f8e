import { staffHandovers } from '#contract/handovers.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { holdRows } from '#test/held-rows.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* What could let a difference pass: a scan in the same moment, a photo of another person, an explanation of before. */

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const colleague = await t.staff(['W'], { warehouseCodes: [2] })
const member = await t.member()

const taking = (given: object = {}) =>
  keeper.ask(staffHandovers.take, { warehouseId: fuyong, courierCode: 'SF', counted: 1, ...given })
const get = async (id: string) => (await keeper.call(staffHandovers.get, { id, pageSize: 100 })).handover
async function scan(handoverId: string) {
  const { trackingNumber } = await forecast(member)
  return keeper.ask(staffParcels.receive, scanOf(trackingNumber, fuyong, { handoverId }))
}

test('a scan that waits while it is closed is refused, and its parcel is not received', async () => {
  const { id } = (await taking()).data
  await scan(id)
  const held = await holdRows(t, 'select from courier_handovers where id = $1 for update', [id])
  const closing = keeper.ask(staffHandovers.close, { id })
  await expect.poll(held.countWaiting).toBe(1)
  const { trackingNumber } = await forecast(member)
  const late = colleague.ask(staffParcels.receive, scanOf(trackingNumber, fuyong, { handoverId: id }))
  await expect.poll(held.countWaiting).toBe(2)
  await held.release()
  expect(await closing).toMatchObject({ code: 0, data: { state: 'closed' } })
  expect(await late).toMatchObject({ code: 9005, wire: { fields: { handoverId: expect.any(String) } } })
  expect((await keeper.call(staffParcels.lookup, { trackingNumber, warehouseId: fuyong })).receipts).toEqual([])
  expect(await get(id)).toMatchObject({ state: 'closed', counted: 1, scanned: 1 })
})

test('once it is open again, what was said when it was closed says nothing about it any more', async () => {
  const { id } = (await taking({ counted: 2 })).data
  const { receiptId } = (await scan(id)).data
  await keeper.call(staffHandovers.close, { id, explanation: 'One is missing' })
  await colleague.call(staffHandovers.settle, { id, note: 'It never came' })
  await keeper.call(staffParcels.undo, { id: receiptId })
  expect(await get(id)).toMatchObject({
    state: 'open',
    explanation: '',
    closedBy: null,
    closedAt: null,
    settledBy: null,
    settledAt: null,
    settledNote: '',
  })
})

test('nothing is taken over with the photo of another person, or at a warehouse that is closed', async () => {
  expect(await taking({ photoFileIds: [await photoBy(colleague)] })).toMatchObject({ code: 9006 })
  await t.db.run(sql`update warehouses set active = false where id = ${fuyong}`)
  const refused = await taking()
  await t.db.run(sql`update warehouses set active = true where id = ${fuyong}`)
  expect(refused).toMatchObject({ code: 9005, wire: { fields: { warehouseId: expect.any(String) } } })
  expect(
    await t.db.rows(
      sql`select from courier_handovers where warehouse_id = ${fuyong} and state = 'open' and counted = 1`,
    ),
  ).toEqual([])
})

test.each([
  ['no number', { counted: 0 }],
  ['a number below zero', { counted: -1 }],
  ['a number that no courier brings', { counted: 1_000_000_000 }],
  ['a part of a parcel', { counted: 1.5 }],
  ['a courier that does not exist', { courierCode: freshNumber('X') }],
  ['a warehouse that is no id', { warehouseId: 'fuyong' }],
  ['six photos', { photoFileIds: Array.from({ length: 6 }, () => '0198c0de-0000-7000-8000-00000000dead') }],
])('%s is refused with the field that is wrong', async (_what, given) => {
  const [field] = Object.keys(given)
  expect(await taking(given)).toMatchObject({ code: 9005, wire: { fields: { [field ?? '']: expect.any(String) } } })
})
