import { wallets } from '#contract/ledger.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { storage } from '#contract/storage.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { mailsTo as mailsOf } from '#test/mailbox.ts'
import { faults, openStory } from '#test/orders.ts'
import { scanOf, warehouseId } from '#test/parcels.ts'
import { configure } from '#test/config.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'

/* What a transfer costs: paid once at the price shown, given back in full if it is not sent. */

const t = await openTestServer()
const story = await openStory(t)
const moving = await openTransfers(t)
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const there = await t.staff(['W'], { warehouseCodes: [3] })
const here = await t.staff(['W'], { warehouseCodes: [2] })
const [elsewhere, service] = [await t.staff(['W'], { warehouseCodes: [4] }), await t.staff(['S'])]

const rich = () => t.member({ balances: { CNY: 10_000, HKD: 10_000 }, language: 'en' })
const misdirected = (member: TestMember, given: Parameters<typeof scanOf>[2] = {}) =>
  moving.misdirected(member, {}, given)
const asked = (member: TestMember, parcelId: string) => moving.asked(member, parcelId)
const onTheWay = (member: TestMember) => moving.onTheWay(member)
const moneyOf = async (member: TestMember) =>
  Object.fromEntries(
    (
      await t.db.rows(sql<{ unit: string; balance: number }>`
        select unit, balance from ledger_accounts where member_id = ${member.id} and kind = 'member' and unit <> 'COIN'`)
    ).map(({ unit, balance }) => [unit, balance]),
  )
const asking = (parcelId: string, given = {}) =>
  ({ parcelId, warehouseId: fuyong, currency: 'CNY', expectedMinor: 1000, ...given }) as const
const options = (member: TestMember, parcelId: string) => member.call(warehouseTransfers.options, { parcelId })
const sending = (trackingNumber: string, by: TestStaff = there, given = {}) =>
  by.ask(staffWarehouseTransfers.send, { warehouseId: nanshan, trackingNumber, ...given })
const receiving = (trackingNumber: string, by: TestStaff = here, given = {}) =>
  by.ask(staffWarehouseTransfers.receive, { warehouseId: fuyong, trackingNumber, ...given })
const mailsTo = async (member: TestMember) =>
  (await mailsOf(t.db, member.email)).filter(({ kind }) => kind === 'PARCEL_TRANSFER')
const entriesOf = (transferId: string) =>
  t.db.rows(sql<{ event: string; amount: number }>`
    select event, amount from ledger_entries where source_kind = 'warehouse_transfer' and source_id = ${transferId} order by no`)
const fee = { event: 'TRANSFER_FEE', amount: 1000 }
const refund = { event: 'TRANSFER_REFUND', amount: 1000 }

// Proves E-135, E-136
test('the member sees where a parcel may go and what that costs, and pays exactly that; the parcel is blocked', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const shown = await options(member, id)
  expect(shown.destinations[0]).toMatchObject({ warehouseId: fuyong, isForecast: true })
  expect(shown.destinations.map((each) => each.warehouseId)).not.toContain(nanshan)
  expect(shown).toMatchObject({
    priceMinor: { CNY: 1000, HKD: 1200 },
    weightG: 2300,
    balancesMinor: { CNY: 10_000, HKD: 10_000 },
    transfers: [],
  })
  const transfer = await member.call(warehouseTransfers.ask, asking(id, { currency: 'HKD', expectedMinor: 1200 }))
  expect(transfer).toMatchObject({ state: 'asked', currency: 'HKD', amountMinor: 1200, weightG: 2300 })
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 8800 })
  const after = await options(member, id)
  expect(after.destinations).toEqual([])
  expect(after.transfers).toMatchObject([{ id: transfer.id, state: 'asked' }])
  expect(await member.call(parcels.get, { id })).toMatchObject({
    status: 'in_stock',
    transferState: 'asked',
    abnormal: { code: 'WRONG_WAREHOUSE', blocking: true },
  })
  expect((await member.call(parcelCounts.homeCounts, {})).sendableCount).toBe(0)
  expect(await faults(t)).toEqual([])
})

test('a heavier parcel costs each started kilogram, by its actual weight', async () => {
  const member = await rich()
  const { id } = await misdirected(member, { actualWeightG: 7001, lengthMm: 900, widthMm: 900, heightMm: 900 })
  expect((await options(member, id)).priceMinor).toEqual({ CNY: 2400, HKD: 2800 })
})

test('its entry in the wallet says what it was for', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  await asked(member, id)
  const { list } = await member.call(wallets.listEntries, { page: 1, pageSize: 10 })
  expect(list.find(({ eventCode }) => eventCode === 'TRANSFER_FEE')).toMatchObject({
    amountMinor: -1000,
    referenceNumber: trackingNumber,
    remark: expect.stringContaining('→'),
  })
})

test.each([
  ['another price than shown', { expectedMinor: 999 }, 4011],
  ['the warehouse where it is', { warehouseId: nanshan }, 1001],
  ['a warehouse that does not exist', { warehouseId: '00000000-0000-7000-8000-000000000000' }, 1001],
])('%s is refused and nothing is charged', async (_what, given, code) => {
  const member = await rich()
  const { id } = await misdirected(member)
  expect(await member.ask(warehouseTransfers.ask, asking(id, given))).toMatchObject({ code })
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
  expect(await member.call(parcels.get, { id })).toMatchObject({ transferState: null, abnormal: { blocking: false } })
})

test('a balance that is too low, somebody else’s parcel, one at the right warehouse and a prohibited one are refused', async () => {
  const [poor, member] = [await t.member({ balances: { CNY: 999 } }), await rich()]
  const hers = (await misdirected(poor)).id
  expect(await poor.ask(warehouseTransfers.ask, asking(hers))).toMatchObject({ code: 5001 })
  expect((await poor.call(parcels.get, { id: hers })).transferState).toBeNull()
  expect(await member.ask(warehouseTransfers.ask, asking(hers))).toMatchObject({ code: 1002 })
  expect(await member.ask(warehouseTransfers.options, { parcelId: hers })).toMatchObject({ code: 1002 })
  const right = await story.stocked(member)
  expect(await member.ask(warehouseTransfers.ask, asking(right))).toMatchObject({ code: 3003 })
  const prohibited = (await misdirected(member, { abnormalCode: 'PROHIBITED' })).id
  expect(await member.ask(warehouseTransfers.ask, asking(prohibited))).toMatchObject({ code: 3003 })
  expect((await options(member, prohibited)).destinations).toEqual([])
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
})

test('a price that staff change is shown again before it is charged; what was paid stays as it was', async () => {
  const member = await rich()
  const [first, second] = [await misdirected(member), await misdirected(member)]
  const paid = await asked(member, first.id)
  await configure(t, { 'transfer.atLeastMinor': { CNY: 1500, HKD: 1500 } })
  const dearer = await member.ask(warehouseTransfers.ask, asking(second.id))
  await configure(t, {})
  expect(dearer).toMatchObject({ code: 4011, wire: { dueMinor: 1500 } })
  await member.call(warehouseTransfers.withdraw, { id: paid.id })
  expect(await entriesOf(paid.id)).toEqual([fee, refund])
})

test('of ten asks at once one is paid', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.ask(warehouseTransfers.ask, asking(id))))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3003)])
  expect(await moneyOf(member)).toEqual({ CNY: 9000, HKD: 10_000 })
  expect(await faults(t)).toEqual([])
})

// Proves E-137
test('withdrawn before it is sent, everything is back at once, once, and the member may choose again', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const transfer = await asked(member, id)
  expect(await (await rich()).ask(warehouseTransfers.withdraw, { id: transfer.id })).toMatchObject({ code: 1002 })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.ask(warehouseTransfers.withdraw, { id: transfer.id })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 3003, 3003, 3003, 3003])
  expect(await entriesOf(transfer.id)).toEqual([fee, refund])
  expect(await moneyOf(member)).toEqual({ CNY: 10_000, HKD: 10_000 })
  expect(await member.call(parcels.get, { id })).toMatchObject({
    transferState: null,
    abnormal: { code: 'WRONG_WAREHOUSE', blocking: false },
  })
  expect((await options(member, id)).destinations).not.toEqual([])
  expect(await faults(t)).toEqual([])
})

test('a withdrawal that races a scan ends in one outcome: sent and paid, or here and refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id, trackingNumber } = await misdirected(member)
    const transfer = await asked(member, id)
    const race = [
      () => member.ask(warehouseTransfers.withdraw, { id: transfer.id }),
      () => sending(trackingNumber),
      () => service.ask(staffWarehouseTransfers.refuse, { id: transfer.id, reason: 'No van' }),
    ]
    const answers = await Promise.all((round % 2 === 0 ? race : race.reverse()).map((start) => start()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const { transferState } = await member.call(parcels.get, { id })
    const isSent = transferState === 'on_the_way'
    expect(await entriesOf(transfer.id)).toEqual(isSent ? [fee] : [fee, refund])
    expect((await moneyOf(member)).CNY).toBe(isSent ? 9000 : 10_000)
  }
  expect(await faults(t)).toEqual([])
})

// Proves B-IN-42
test('refused with a reason before it is sent, the fee is back in full and its member is told why', async () => {
  const member = await rich()
  const { id, trackingNumber } = await misdirected(member)
  const transfer = await asked(member, id)
  const refusing = (by: TestStaff) =>
    by.ask(staffWarehouseTransfers.refuse, { id: transfer.id, reason: 'Too large for the van' })
  expect((await refusing(elsewhere)).code).toBe(9006)
  expect((await refusing(here)).code).toBe(9001)
  expect(await moneyOf(member)).toEqual({ CNY: 9000, HKD: 10_000 })
  expect(await refusing(there)).toMatchObject({
    code: 0,
    data: { state: 'refused', reason: 'Too large for the van', closedBy: there.username },
  })
  expect((await refusing(there)).code).toBe(9002)
  expect((await sending(trackingNumber)).code).toBe(9006)
  expect(await entriesOf(transfer.id)).toEqual([fee, refund])
  expect((await member.call(parcels.get, { id })).abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', blocking: false })
  const [mail] = await mailsTo(member)
  expect(mail?.body).toContain('Too large for the van')
  expect(mail?.body).toContain('CNY 10.00')
  expect(await faults(t)).toEqual([])
})

test('once it is sent nobody refuses or withdraws it', async () => {
  const member = await rich()
  const { transferId } = await onTheWay(member)
  expect((await service.ask(staffWarehouseTransfers.refuse, { id: transferId, reason: 'No' })).code).toBe(9002)
  expect((await member.ask(warehouseTransfers.withdraw, { id: transferId })).code).toBe(3003)
  expect(await entriesOf(transferId)).toEqual([fee])
})

test('the days from asking to arrival cost no storage; a transfer that its member withdrew stops nothing', async () => {
  const member = await rich()
  const [moved, kept] = [await misdirected(member), await misdirected(member)]
  const back = (id: string) =>
    t.db.run(sql`update parcels set inbound_at = now() - interval '20 days' where id = ${id}`)
  const clockOf = async (id: string) => (await member.call(storage.clock, { parcelIds: [id] })).list[0]
  await back(moved.id)
  await back(kept.id)
  const transfer = await asked(member, moved.id)
  await t.db.run(sql`update warehouse_transfers set asked_at = now() - interval '8 days' where id = ${transfer.id}`)
  expect(await clockOf(moved.id)).toMatchObject({ daysPaused: 8, isPaused: true, daysStored: 12 })
  await sending(moved.trackingNumber)
  await receiving(moved.trackingNumber)
  expect(await clockOf(moved.id)).toMatchObject({ daysPaused: 8, isPaused: false })
  const withdrawn = await asked(member, kept.id)
  await t.db.run(sql`update warehouse_transfers set asked_at = now() - interval '8 days' where id = ${withdrawn.id}`)
  await member.call(warehouseTransfers.withdraw, { id: withdrawn.id })
  expect(await clockOf(kept.id)).toMatchObject({ daysPaused: 0, isPaused: false, daysStored: 20 })
})

test('the nightly check finds a transfer whose fee is missing, doubled or not given back', async () => {
  const member = await rich()
  const { id } = await misdirected(member)
  const transfer = await asked(member, id)
  await t.db.run(sql`update warehouse_transfers set amount_minor = 900 where id = ${transfer.id}`)
  expect(await faults(t)).toMatchObject([{ check: 'warehouse-transfer', subject: transfer.id }])
  await t.db.run(sql`
    update warehouse_transfers set amount_minor = 1000, state = 'withdrawn', closed_at = now() where id = ${transfer.id}`)
  expect((await faults(t)).map((fault) => (fault as { check: string }).check)).toEqual([
    'warehouse-transfer',
    'warehouse-transfer',
  ])
  await t.db.run(sql`update warehouse_transfers set state = 'asked', closed_at = null where id = ${transfer.id}`)
  expect(await faults(t)).toEqual([])
})
