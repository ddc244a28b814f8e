import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/check.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { bareOrder, forecast, freshNumber, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { listParcels } from './list.sql.ts'
import { findParcel } from './sql.ts'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)

const none = { forecast: 0, in_stock: 0, packing: 0, shipped: 0 }

/** Twelve parcels in stock, listed every seven hours up to the last second of 10 June. */
async function memberWithTwelve(): Promise<TestMember> {
  const member = await t.member()
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g, abnormal_code,
      abnormal_blocking, latest_event, latest_event_at, inbound_at, listed_at)
    select ${member.id}, ${fuyong}, 'SF', ${freshNumber()} || n, 'x', 'staff', 'in_stock', 900, case when n <= 3 then 'COD' end, n <= 2,
      'received', now(), now(), '2025-06-10T23:59:59.9+08:00'::timestamptz - n * interval '7 hours'
    from generate_series(0, 11) n`)
  return member
}

const countsOf = async (member: TestMember, filter: object = {}) => (await member.call(parcels.list, filter)).counts

const wrongCounts = async () => (await checkBooks(t.context.database)).filter(({ check }) => check === 'parcel-counts')

test('the kept counts follow whatever happens to parcels', async () => {
  const [member, other] = [await memberWithTwelve(), await t.member()]
  const of = sql`member_id = ${member.id}`
  const home = () => member.call(parcelCounts.homeCounts, {})
  expect(await home()).toMatchObject({ counts: { ...none, in_stock: 12 }, abnormalCount: 4 })
  const orderId = await bareOrder(t, member.id)
  const steps = [
    [
      sql`update parcels set status = 'packing', order_id = ${orderId} where ${of} and abnormal_code is null`,
      { packing: 8, in_stock: 4 },
    ],
    [sql`update parcels set status = 'shipped' where ${of} and status = 'packing'`, { shipped: 8, in_stock: 4 }],
    [sql`update parcels set latest_event = 'signed' where ${of} and status = 'shipped'`, { shipped: 8, in_stock: 4 }],
    [sql`update parcels set deleted_at = now() where ${of} and abnormal_blocking`, { shipped: 8, in_stock: 1 }],
    [sql`update parcels set closed_reason = 'lost' where ${of} and status = 'in_stock'`, { shipped: 8 }],
    [sql`update parcels set deleted_at = null, closed_reason = null where ${of}`, { shipped: 8, in_stock: 4 }],
    [
      sql`update parcels set listed_at = listed_at - interval '3 days', abnormal_code = null, abnormal_blocking = false where ${of}`,
      { shipped: 8, in_stock: 4 },
    ],
    [sql`update parcels set member_id = ${other.id} where ${of} and status = 'in_stock'`, { shipped: 8 }],
    [sql`delete from parcels where ${of}`, {}],
  ] as const
  for (const [statement, counts] of steps) {
    await t.db.run(statement)
    expect((await home()).counts).toEqual({ ...none, ...counts })
    expect(await wrongCounts()).toEqual([])
  }
  expect((await other.call(parcelCounts.homeCounts, {})).counts).toEqual({ ...none, in_stock: 4 })
})

test('a statement that changes no count leaves the kept ones alone', async () => {
  const member = await memberWithTwelve()
  const versions = () =>
    t.db.rows(sql`select ctid, xmin::text from parcel_counts where member_id = ${member.id} order by day`)
  const before = await versions()
  await t.db.run(sql`update parcels set shelf = 'A-1', version = version + 1 where member_id = ${member.id}`)
  expect(await versions()).toEqual(before)
})

test('parcels that come at the same time are all counted', async () => {
  const member = await t.member()
  await Promise.all(Array.from({ length: 12 }, () => forecast(member)))
  expect(await countsOf(member)).toEqual({ ...none, forecast: 12 })
  expect(await wrongCounts()).toEqual([])
})

test.each([
  ['whole days', { from: '2025-06-08', to: '2025-06-09' }],
  ['one day', { from: '2025-06-09', to: '2025-06-09' }],
  ['a part of one day', { from: '2025-06-09T06:00:00+08:00', to: '2025-06-09T20:00:00+08:00' }],
  ['from within a day', { from: '2025-06-08T12:00:00+08:00' }],
  ['until within a day', { to: '2025-06-09T12:00:00+08:00' }],
  ['from within a day until within the next', { from: '2025-06-08T12:00:00+08:00', to: '2025-06-09T12:00:00+08:00' }],
  ['across several days from within one', { from: '2025-06-07T23:00:00+08:00', to: '2025-06-10T01:00:00+08:00' }],
  ['up to the last second', { to: '2025-06-10T23:59:59+08:00' }],
  ['a moment', { from: '2025-06-10T23:59:59+08:00', to: '2025-06-10T23:59:59+08:00' }],
  ['days without any', { from: '2024-01-01', to: '2024-12-31' }],
])('counts of a range are those of its parcels: %s', async (_name, range) => {
  const member = await memberWithTwelve()
  const counts = await countsOf(member, range)
  // With the filter by courier, which all of them match, they are counted one by one.
  expect(counts).toEqual(await countsOf(member, { ...range, courierCode: 'SF' }))
  expect((await member.call(parcels.list, { ...range, pageSize: 100 })).list).toHaveLength(counts.in_stock)
})

test('a list tells of a parcel to the letter what its own row tells', async () => {
  const member = await memberWithTwelve()
  const { trackingNumber } = await forecast(member)
  const filter = { dateField: 'forecast', page: 1, pageSize: 100 } as const
  const listed = (await listParcels(t.db, member.id, filter)).parcels
  expect(listed).toHaveLength(13)
  expect(listed.map((parcel) => parcel.trackingNumber)).toContain(trackingNumber)
  for (const parcel of listed) expect(parcel).toEqual(await findParcel(t.db, member.id, parcel.id))
})
