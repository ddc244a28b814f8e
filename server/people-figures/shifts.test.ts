import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffStations } from '#contract/stations.ts'
import type { Output } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openBins } from '#test/bins.ts'
import { type Caller, callerAt } from '#test/caller.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { forecast, freshNumber, scanOf } from '#test/parcels.ts'
import { openXlsx } from '#test/open-xlsx.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { warehouse, keeper, bin, unclaimed } = await openBins(t)
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
const lead = await t.staff(['W', 'S'], { warehouseCodes: [4] })
const admin = await t.staff(['A'])
const auditor = await t.staff(['U'])
const [first, second] = [await bin('A-1'), await bin('A-2')]
const { day, yesterday } = await t.db.row(sql<{ day: string; yesterday: string }>`
  select to_char(current_date, 'YYYY-MM-DD') as day, to_char(current_date - 1, 'YYYY-MM-DD') as yesterday`)

type Row = Output<typeof staffFigures.shifts>['list'][number]

let stations = 0
async function openStation() {
  const name = `Desk ${++stations}`
  const { id } = await admin.call(staffStations.create, { warehouseId: warehouse, name, printerPaper: '60x40' })
  const { stationKey } = await admin.call(staffStations.open, { id })
  return { id, name, stationKey }
}
const badges = new Map<string, string>()
async function at({ stationKey }: { stationKey: string }, who: TestStaff): Promise<Caller> {
  const badge = badges.get(who.id) ?? (await admin.call(staffAccounts.drawBadge, { id: who.id })).badge
  badges.set(who.id, badge)
  const { token } = await t.visitor.call(staffStations.signIn, { stationKey, badge })
  return callerAt(t.url, token)
}
const member = await t.member()
async function receive(by: Caller, given: Parameters<typeof scanOf>[2] = {}) {
  const { id, trackingNumber } = await forecast(member, freshNumber(), { warehouseCode: 4 })
  await t.db.run(
    sql`update parcels set forecast_at = now() - interval '3 days', latest_event_at = now() - interval '3 days' where id = ${id}`,
  )
  const { receiptId } = await by.call(staffParcels.receive, scanOf(trackingNumber, warehouse, given))
  return { id, trackingNumber, receiptId }
}
const shifts = async (who: Caller = lead, of = day) =>
  (await who.call(staffFigures.shifts, { warehouseId: warehouse, day: of })).list
const rowsOf = async (station: string | null, who: Caller = lead, of = day) =>
  (await shifts(who, of)).filter(({ shift }) => (shift?.stationName ?? null) === station)
const rowOf = (list: readonly Row[], { id }: TestStaff) => list.find(({ staffId }) => staffId === id)
/** The last minute of yesterday, in which the shift was opened. */
const openedBeforeMidnight = (station: { id: string }) =>
  t.db.run(
    sql`update station_shifts set opened_at = current_date - interval '1 minute' where station_id = ${station.id} and closed_at is null`,
  )

// Proves B-RP-31
test('each deed at a station counts for the person who was signed in, and for the shift', async () => {
  const station = await openStation()
  const one = await at(station, keeper)
  const shelved = await receive(one, { shelf: 'A-1' })
  const { id, trackingNumber } = await receive(one)
  const mistake = await receive(one)
  await one.call(staffParcels.undo, { id: mistake.receiptId })
  const other = await at(station, colleague)
  expect((await one.ask(staffFigures.own, {})).http).toBe(401)
  await other.call(staffParcels.shelve, { id, shelf: 'A-2' })
  await other.call(staffLabels.print, { id, size: '60x40', format: 'pdf', copies: 3 })
  const count = await other.call(staffBinCounts.start, { id: second.id })
  await other.call(staffBinCounts.scan, { id: count.id, trackingNumber })
  const back = await at(station, keeper)
  await back.call(staffParcels.shelve, { id: shelved.id, shelf: 'A-2' })

  for (const reader of [lead, admin, auditor]) {
    const list = await rowsOf(station.name, reader)
    expect(list).toHaveLength(2)
    expect(rowOf(list, keeper)).toMatchObject({
      ...{ by: keeper.username, received: 2, shelved: 1, undone: 1, putAway: 1, counted: 0, printed: 0 },
      shift: { stationName: station.name, endedAt: null },
    })
    expect(rowOf(list, colleague)).toMatchObject({ received: 0, undone: 0, putAway: 1, counted: 1, printed: 3 })
  }
})

test('what somebody does on a device of their own counts at no station, also while they are signed in at one', async () => {
  const station = await openStation()
  const worker = await at(station, keeper)
  const before = rowOf(await rowsOf(null), keeper)?.received ?? 0
  const beforePutAway = rowOf(await rowsOf(null), keeper)?.putAway ?? 0
  await receive(worker)
  await receive(keeper)
  const stray = await unclaimed('A-1')
  await keeper.call(staffParcels.receive, scanOf(freshNumber(), warehouse))
  await t.db.run(sql`
    update unclaimed_parcels set shelved_at = created_at + interval '1 millisecond', shelved_by = ${keeper.id} where id = ${stray.id}`)
  expect(rowOf(await rowsOf(station.name), keeper)).toMatchObject({ received: 1, putAway: 0 })
  expect(rowOf(await rowsOf(null), keeper)).toMatchObject({
    received: before + 3,
    putAway: beforePutAway + 1,
    shift: null,
  })
})

test('a shift over midnight is one shift, of the day on which it was opened', async () => {
  const station = await openStation()
  await openedBeforeMidnight(station)
  const worker = await at(station, keeper)
  const sinceLastNight = await t.db.row(sql<{ seconds: number }>`
    select floor(extract(epoch from now() - current_date))::int + 30 as seconds`)
  await receive(worker, { scannedMsAgo: sinceLastNight.seconds * 1000 })
  await receive(worker)
  const [row, ...more] = await rowsOf(station.name, lead, yesterday)
  expect([row?.received, more]).toEqual([2, []])
  expect(row?.firstAt?.slice(0, 10)).toBe(yesterday)
  expect(row?.lastAt?.slice(0, 10)).toBe(day)
  expect(await rowsOf(station.name)).toEqual([])
  // By day each of the two has its own.
  expect((await keeper.call(staffFigures.own, { day: yesterday })).received).toBe(1)
})

test('a receipt that waited counts for the shift in which it was scanned, not for the one in which it was stored', async () => {
  const station = await openStation()
  await receive(await at(station, keeper))
  await t.db.run(sql`update station_shifts set opened_at = now() - interval '9 hours' where station_id = ${station.id}`)
  await admin.call(staffStations.close, { id: station.id })
  await t.db.run(sql`update station_shifts set closed_at = now() - interval '1 hour' where station_id = ${station.id}`)
  const { stationKey } = await admin.call(staffStations.open, { id: station.id })
  const worker = await at({ stationKey }, keeper)
  await receive(worker, { scannedMsAgo: 3 * 3_600_000 })
  await receive(worker, { scannedMsAgo: 1_800_000 })
  const all = [...(await rowsOf(station.name)), ...(await rowsOf(station.name, lead, yesterday))]
  const byShift = all.map(({ received, shift }) => [shift?.endedAt === null, received])
  expect(byShift.sort()).toEqual([
    [false, 2],
    [true, 1],
  ])
})

// Proves B-RP-32
test('a person reads their own shifts in all warehouses, and the present one whenever it was opened', async () => {
  const there = await openBins(t, 3)
  const both = await t.staff(['W'], { warehouseCodes: [3, 4] })
  const station = await openStation()
  const worker = await at(station, both)
  await receive(worker)
  await openedBeforeMidnight(station)
  await both.call(staffParcels.receive, scanOf(freshNumber(), there.warehouse))
  const own = await worker.call(staffFigures.ownShifts, {})
  expect(own.list).toMatchObject([
    {
      shift: { stationName: station.name, endedAt: null },
      isPresent: true,
      received: 1,
      warehouseName: expect.any(String),
    },
    { shift: null, isPresent: false, received: 1, warehouseName: null },
  ])
  expect((await both.call(staffFigures.ownShifts, {})).list.map(({ shift }) => shift)).toEqual([null])
  expect((await both.call(staffFigures.ownShifts, { day: yesterday })).list).toMatchObject([
    { shift: { stationName: station.name }, isPresent: false, received: 1 },
  ])
  expect((await both.ask(staffFigures.ownShifts, { day: '2999-01-01' })).code).toBe(9005)
})

test('a keeper reads only their own rows, and of their own warehouses', async () => {
  const station = await openStation()
  await receive(await at(station, keeper))
  await receive(await at(station, colleague))
  const ids = async (who: TestStaff) => new Set((await shifts(who)).map(({ staffId }) => staffId))
  expect(await ids(keeper)).toEqual(new Set([keeper.id]))
  expect(await ids(colleague)).toEqual(new Set([colleague.id]))
  const elsewhere = await t.staff(['W', 'S'], { warehouseCodes: [2] })
  const service = await t.staff(['S'])
  for (const other of [elsewhere, service])
    expect((await other.ask(staffFigures.shifts, { warehouseId: warehouse, day })).code).toBe(9001)
  expect((await lead.ask(staffFigures.shifts, { warehouseId: warehouse, day: '2999-01-01' })).code).toBe(9005)
})

test('over two days the shifts and what was done at no station are together what was done by day', async () => {
  const sumOf = (list: readonly { received: number; putAway: number; counted: number; printed: number }[]) =>
    list.reduce(
      (sum, row) => sum + row.received * 1_000_000 + row.putAway * 10_000 + row.counted * 100 + row.printed,
      0,
    )
  const byDay = async (of: string) => (await admin.call(staffFigures.people, { warehouseId: warehouse, day: of })).list
  const inShifts = [...(await shifts(admin)), ...(await shifts(admin, yesterday))]
  expect(first.id).not.toBe(second.id)
  expect(sumOf(inShifts)).toBe(sumOf([...(await byDay(day)), ...(await byDay(yesterday))]))
})

test('the same rows are saved as a file, with the names of the columns in the reader’s language', async () => {
  const { list } = await lead.call(staffFigures.shifts, { warehouseId: warehouse, day })
  const file = async (format: string, lang = 'sh') => {
    const answer = await lead.raw(`/api/admin/reports/shifts?warehouseId=${warehouse}&day=${day}&format=${format}`, {
      headers: { lang },
    })
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="shifts-${day}.${format}"`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const lines = (await file('csv')).toString('utf8').trim().split('\r\n')
  expect(lines[0]).toContain('Station,Opened,Closed,Person,Received')
  expect(lines).toHaveLength(list.length + 1)
  expect(lines.at(-1)).toMatch(/^No station,,,/)
  const sheet = openXlsx(await file('xlsx', 'cn'))
  expect(sheet.rows[0]?.[0]?.value).toBe('工作站')
  expect(sheet.rows).toHaveLength(list.length + 1)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [2] })
  const refused = await elsewhere.raw(`/api/admin/reports/shifts?warehouseId=${warehouse}&day=${day}&format=csv`)
  expect(await refused.json()).toMatchObject({ code: 9001 })
})
