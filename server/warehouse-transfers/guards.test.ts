import { parcels } from '#contract/parcels.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { faults } from '#test/orders.ts'
import { freshNumber, warehouseId } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'

/* Who may not act, and what is not accepted: nothing is charged, given back or moved then. */

const t = await openTestServer()
const moving = await openTransfers(t)
const [fuyong, nanshan, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 3), await warehouseId(t, 4)]
const there = await t.staff(['W'], { warehouseCodes: [3] })
const here = await t.staff(['W'], { warehouseCodes: [2] })
const nobody = '0198c0de-0000-7000-8000-00000000dead'

const rich = () => t.member({ balances: { CNY: 10_000, HKD: 10_000 }, language: 'en' })
const balanceOf = async (member: TestMember) =>
  (
    await t.db.row(sql<{ balance: number }>`
      select balance from ledger_accounts where member_id = ${member.id} and kind = 'member' and unit = 'CNY'`)
  ).balance
const stateOf = (id: string) => t.db.row(sql<{ state: string }>`select state from warehouse_transfers where id = ${id}`)
const asking = (parcelId: string, given: object = {}) =>
  ({ parcelId, warehouseId: fuyong, currency: 'CNY', expectedMinor: 1000, ...given }) as const
const owns = (staff: TestStaff, member: TestMember) =>
  t.db.run(sql`update staff set email = ${member.email} where id = ${staff.id}`)

test('nobody sends, refuses, receives or looks for a parcel of their own', async () => {
  const member = await rich()
  const { id, trackingNumber } = await moving.misdirected(member)
  const { id: transferId } = await moving.asked(member, id)
  const mine = await t.staff(['W', 'A'])
  await owns(mine, member)
  const scan = { trackingNumber, warehouseId: nanshan }
  const refuses = { id: transferId, reason: 'No van' }
  expect(await mine.ask(staffWarehouseTransfers.send, scan)).toMatchObject({ code: 9003 })
  expect(await mine.ask(staffWarehouseTransfers.refuse, refuses)).toMatchObject({ code: 9003 })
  expect(await stateOf(transferId)).toEqual({ state: 'asked' })
  expect(await balanceOf(member)).toBe(9000)
  await there.call(staffWarehouseTransfers.send, scan)
  await moving.makeLate(transferId)
  expect(await mine.ask(staffWarehouseTransfers.noteMissing, { id: transferId, note: 'Not there' })).toMatchObject({
    code: 9003,
  })
  const arrives = { trackingNumber, warehouseId: fuyong }
  expect(await mine.ask(staffWarehouseTransfers.receive, arrives)).toMatchObject({ code: 9003 })
  expect(await stateOf(transferId)).toEqual({ state: 'on_the_way' })
})

test('two who refuse at once give the fee back once', async () => {
  const member = await rich()
  const { id } = await moving.misdirected(member)
  const transfer = await moving.asked(member, id)
  const both = [there, await t.staff(['S'])]
  const answers = await Promise.all(
    both.map((who) => who.ask(staffWarehouseTransfers.refuse, { id: transfer.id, reason: 'No van' })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
  expect(await balanceOf(member)).toBe(10_000)
  expect(await faults(t)).toEqual([])
})

test('a warehouse that was closed is no destination, and what is not a price is not charged', async () => {
  const member = await rich()
  const { id } = await moving.misdirected(member)
  await t.db.run(sql`update warehouses set active = false where id = ${baiyun}`)
  const { destinations } = await member.call(warehouseTransfers.options, { parcelId: id })
  const closed = await member.ask(warehouseTransfers.ask, asking(id, { warehouseId: baiyun }))
  await t.db.run(sql`update warehouses set active = true where id = ${baiyun}`)
  expect(destinations.map((each) => each.warehouseId)).not.toContain(baiyun)
  expect(closed).toMatchObject({ code: 1001, wire: { fields: { warehouseId: expect.any(String) } } })
  expect(await member.ask(warehouseTransfers.ask, asking(id, { expectedMinor: 1_000_000_000 }))).toMatchObject({
    code: 4011,
    wire: { dueMinor: 1000 },
  })
  for (const given of [{ expectedMinor: -1 }, { expectedMinor: 999.5 }, { currency: 'USD' }, { warehouseId: 'x' }])
    expect((await member.ask(warehouseTransfers.ask, asking(id, given))).code).toBe(1001)
  expect(await member.ask(warehouseTransfers.ask, asking(nobody))).toMatchObject({ code: 1002 })
  expect(await balanceOf(member)).toBe(10_000)
  expect((await member.call(parcels.get, { id })).transferState).toBeNull()
})

test('unknown ids and numbers are answered with not found, whoever asks', async () => {
  const admin = await t.staff(['A'])
  for (const who of [here, admin]) {
    expect((await who.ask(staffWarehouseTransfers.get, { id: nobody })).code).toBe(9006)
    expect((await who.ask(staffWarehouseTransfers.refuse, { id: nobody, reason: 'x' })).code).toBe(9006)
    expect((await who.ask(staffWarehouseTransfers.noteMissing, { id: nobody, note: 'x' })).code).toBe(9006)
    const scan = { trackingNumber: freshNumber(), warehouseId: fuyong }
    expect((await who.ask(staffWarehouseTransfers.send, scan)).code).toBe(9006)
    expect((await who.ask(staffWarehouseTransfers.receive, scan)).code).toBe(9006)
  }
  const away = { trackingNumber: freshNumber(), warehouseId: nobody }
  expect((await admin.ask(staffWarehouseTransfers.send, away)).code).toBe(9006)
  expect((await here.ask(staffWarehouseTransfers.send, away)).code).toBe(9001)
  expect((await (await rich()).ask(warehouseTransfers.withdraw, { id: nobody })).code).toBe(1002)
})

test('a shelf is where it was put, also in a warehouse without bins', async () => {
  const member = await rich()
  const { trackingNumber, id } = await moving.onTheWay(member)
  const receiving = { trackingNumber, warehouseId: fuyong, shelf: 'A-09' }
  expect(await here.call(staffWarehouseTransfers.receive, receiving)).toMatchObject({ state: 'arrived', shelf: 'A-09' })
  expect((await member.call(parcels.get, { id })).shelf).toBe('A-09')
})
