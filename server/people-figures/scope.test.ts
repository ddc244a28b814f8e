import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Figures of one warehouse are those of one warehouse, though its people also work in another one. */

const t = await openTestServer()
const [here, there] = [await openBins(t, 4), await openBins(t, 3)]
const lead = await t.staff(['W', 'S'], { warehouseCodes: [4] })
const service = await t.staff(['S'])
const { day } = await t.db.row(sql<{ day: string }>`select to_char(current_date, 'YYYY-MM-DD') as day`)

test('what a person did in another warehouse counts there, and in their own row of all warehouses', async () => {
  const { keeper } = there
  const [shelf, counted] = [await there.bin('B-1'), await there.bin('B-2')]
  const member = await t.member()
  const { id, trackingNumber } = await there.received(member, { shelf: shelf.code })
  await there.shelve(id, counted.code)
  await keeper.call(staffLabels.print, { id, size: '60x40', format: 'pdf', copies: 2 })
  const count = await keeper.call(staffBinCounts.start, { id: counted.id })
  await keeper.call(staffBinCounts.scan, { id: count.id, trackingNumber })
  const done = { received: 1, shelved: 1, putAway: 1, counted: 1, printed: 2 }
  expect(await keeper.call(staffFigures.own, {})).toMatchObject(done)
  expect((await lead.call(staffFigures.people, { warehouseId: here.warehouse, day })).list).toEqual([])
  const admin = await t.staff(['A'])
  const { list } = await admin.call(staffFigures.people, { warehouseId: there.warehouse, day })
  expect(list).toMatchObject([{ staffId: keeper.id, ...done }])
})

test('figures of people are for warehouse staff alone', async () => {
  const asked = { warehouseId: here.warehouse, day }
  expect((await service.ask(staffFigures.people, asked)).code).toBe(9001)
  expect((await t.visitor.ask(staffFigures.people, asked)).http).toBe(401)
  expect((await here.keeper.ask(staffFigures.people, { ...asked, day: '2026-02-30' })).code).toBe(9005)
  expect((await here.keeper.ask(staffFigures.people, { ...asked, day: '1000000000' })).code).toBe(9005)
})
