import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { freshNumber, scanOf } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { warehouse, keeper, bin, received, unclaimed, shelve } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
const lead = await t.staff(['W', 'S'], { warehouseCodes: [4] })
const admin = await t.staff(['A'])
const auditor = await t.staff(['U'])
const { day } = await t.db.row(sql<{ day: string }>`select to_char(current_date, 'YYYY-MM-DD') as day`)
const [first, second] = [await bin('A-1'), await bin('A-2')]

const people = async (who: TestStaff, of = day) =>
  (await who.call(staffFigures.people, { warehouseId: warehouse, day: of })).list
const own = (who: TestStaff, given: object = {}) => who.call(staffFigures.own, given)

// Proves B-RP-25, B-RP-26
test('what each person did on a day is counted from the rows with their name, and they read it themselves', async () => {
  expect(await own(keeper)).toEqual({
    day,
    received: 0,
    shelved: 0,
    undone: 0,
    putAway: 0,
    counted: 0,
    printed: 0,
    firstAt: null,
    lastAt: null,
  })
  const member = await t.member()
  const one = await received(member, { shelf: 'A-1' })
  const two = await received(member)
  await unclaimed('A-1')
  await keeper.call(staffParcels.receive, scanOf(two.trackingNumber, warehouse, { force: true, shelf: 'A-1' }))
  const mistake = await received(member)
  const [receipt] = await t.db.rows(sql<{ id: string }>`select id from receipts where parcel_id = ${mistake.id}`)
  await keeper.call(staffParcels.undo, { id: receipt?.id ?? '' })
  await shelve(two.id, 'A-2')
  await shelve(one.id, 'A-2', colleague)
  await keeper.call(staffLabels.print, { id: one.id, size: '60x40', format: 'pdf', copies: 3 })
  const { id } = await colleague.call(staffBinCounts.start, { id: second.id })
  await colleague.call(staffBinCounts.scan, { id, trackingNumber: one.trackingNumber })
  await colleague.call(staffBinCounts.scan, { id, trackingNumber: freshNumber() })

  const keepers = { received: 4, shelved: 2, undone: 1, putAway: 1, counted: 0, printed: 3 }
  const colleagues = { received: 0, shelved: 0, undone: 0, putAway: 1, counted: 2, printed: 0 }
  expect(await own(keeper)).toMatchObject({ ...keepers, firstAt: expect.any(String), lastAt: expect.any(String) })
  expect(await own(colleague)).toMatchObject(colleagues)
  for (const reader of [lead, admin, auditor])
    expect(await people(reader)).toMatchObject([
      { staffId: keeper.id, by: keeper.username, ...keepers },
      { staffId: colleague.id, by: colleague.username, ...colleagues },
    ])
  expect(first.id).not.toBe(second.id)
})

test('a keeper reads only their own row, and of their own warehouses', async () => {
  await received(await t.member())
  expect((await people(keeper)).map(({ staffId }) => staffId)).toEqual([keeper.id])
  expect((await people(colleague)).map(({ staffId }) => staffId)).toEqual([colleague.id])
  const elsewhere = await t.staff(['W', 'S'], { warehouseCodes: [2] })
  expect((await elsewhere.ask(staffFigures.people, { warehouseId: warehouse, day })).code).toBe(9001)
  expect(await own(elsewhere)).toMatchObject({ received: 0 })
})

test('a correction of a weight is no receipt, and a day ends at midnight in the warehouse', async () => {
  const { id } = await received(await t.member())
  const before = await own(keeper)
  await t.db.run(sql`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm, volume_weight_g, result, parcel_id)
    select warehouse_id, tracking_number, courier_code, staff_id, 900, 1, 1, 1, 1, 'corrected', parcel_id from receipts where parcel_id = ${id}`)
  expect((await own(keeper)).received).toBe(before.received)
  await t.db.run(sql`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm, volume_weight_g, result, parcel_id, at)
    select warehouse_id, tracking_number, courier_code, staff_id, 900, 1, 1, 1, 1, 'duplicate', parcel_id, '2026-03-02 23:59:59+08' from receipts
    where parcel_id = ${id} and result = 'matched'`)
  expect((await own(keeper, { day: '2026-03-02' })).received).toBe(1)
  expect((await own(keeper, { day: '2026-03-03' })).received).toBe(0)
  expect(await people(admin, '2026-03-03')).toEqual([])
  expect((await admin.ask(staffFigures.people, { warehouseId: warehouse, day: '2999-01-01' })).code).toBe(9005)
  expect((await keeper.ask(staffFigures.own, { day: '2999-01-01' })).code).toBe(9005)
})
