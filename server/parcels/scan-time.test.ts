import { staffHandovers } from '#contract/handovers.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { storage } from '#contract/storage.ts'
import { scanAgeMostMs } from '#domain/scan-time.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecast, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const service = await t.staff(['S'])
const member = await t.member()
const hour = 3600

/** Sent when the network was back; with a key, as another try. */
const send = (trackingNumber: string, ageSeconds: number, given = {}, key?: string) =>
  keeper.ask(
    staffParcels.receive,
    scanOf(trackingNumber, fuyong, { scannedMsAgo: Math.min(ageSeconds * 1000, Number.MAX_SAFE_INTEGER), ...given }),
    key === undefined ? {} : { key },
  )
/** Forecast so many hours ago. */
async function forecastAgo(hours: number, of: TestMember = member) {
  const made = await forecast(of)
  await t.db.run(sql`
    update parcels set forecast_at = now() - make_interval(hours => ${hours}), latest_event_at = now() - make_interval(hours => ${hours})
    where id = ${made.id}`)
  await t.db.run(
    sql`update parcel_events set at = now() - make_interval(hours => ${hours}) where parcel_id = ${made.id}`,
  )
  return made
}
/** How many seconds lie between the two times of the last receipt of a number; null: it has one. */
const delayOf = async (trackingNumber: string) =>
  (
    await t.db.row(sql<{ seconds: number | null }>`
      select round(extract(epoch from stored_at - at))::int as seconds from receipts where tracking_number = ${trackingNumber}
      order by id desc limit 1`)
  ).seconds
const secondsAgo = (at: string | null | undefined) => Math.round((Date.now() - Date.parse(at ?? '')) / 1000)
const about = (seconds: number) => ({ asymmetricMatch: (found: number) => Math.abs(found - seconds) <= 30 })

// Proves B-IN-01
test('a receipt that waited for a network has the time of its scan wherever it is shown, and says when it was stored', async () => {
  const { id, trackingNumber } = await forecastAgo(5)
  const { code } = await send(trackingNumber, 2 * hour)
  expect(code).toBe(0)
  expect(await delayOf(trackingNumber)).toBe(2 * hour)
  const own = await member.call(parcels.get, { id })
  expect(secondsAgo(own.inboundAt)).toEqual(about(2 * hour))
  expect(secondsAgo(own.weighings[0]?.weighedAt)).toEqual(about(2 * hour))
  const { list } = await member.call(tracking.listMine, { numbers: [trackingNumber] })
  expect(list[0]?.events.map(({ at }) => secondsAgo(at))).toEqual([about(2 * hour), about(5 * hour)])
  const [weighing] = (await service.call(staffParcelFiles.get, { id })).weighings
  expect(secondsAgo(weighing?.weighedAt)).toEqual(about(2 * hour))
  expect(secondsAgo(weighing?.storedAt)).toEqual(about(0))
  // The scan may have been before midnight.
  const { day } = await t.db.row(sql<{ day: string }>`
    select to_char(at, 'YYYY-MM-DD') as day from receipts where tracking_number = ${trackingNumber}`)
  const { firstAt } = await keeper.call(staffFigures.own, { day })
  expect(secondsAgo(firstAt)).toBeGreaterThan(2 * hour - 60)
})

test('a receipt that is sent at once has one time', async () => {
  for (const given of [{}, { scannedMsAgo: 0 }]) {
    const { id, trackingNumber } = await forecastAgo(5)
    await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
    expect(await delayOf(trackingNumber)).toBeNull()
    expect((await service.call(staffParcelFiles.get, { id })).weighings[0]?.storedAt).toBeNull()
  }
})

test('receipts that waited for one another for a moment keep their order, and have one time each', async () => {
  const [first, second] = [await forecastAgo(5), await forecastAgo(5)]
  await send(second.trackingNumber, 0.9)
  await send(first.trackingNumber, 2.4)
  const arrivals = await Promise.all([first, second].map(({ id }) => member.call(parcels.get, { id })))
  const [one, other] = arrivals.map(({ inboundAt }) => Date.parse(inboundAt ?? ''))
  expect(one).toBeLessThan(other ?? 0)
  expect([await delayOf(first.trackingNumber), await delayOf(second.trackingNumber)]).toEqual([null, null])
})

test.each([
  ['two hours ahead', -2 * hour],
  ['two days behind', 2 * 24 * hour],
  ['a second more than receipts wait', scanAgeMostMs / 1000 + 1],
  ['out of its mind', Number.MAX_SAFE_INTEGER],
])(
  'a device whose clock was put right meanwhile, %s, costs no receipt: it has the time of the server',
  async (_what, age) => {
    const { id, trackingNumber } = await forecastAgo(72)
    expect((await send(trackingNumber, age)).code).toBe(0)
    expect(await delayOf(trackingNumber)).toBeNull()
    expect(secondsAgo((await member.call(parcels.get, { id })).inboundAt)).toEqual(about(0))
  },
)

test('a parcel is not scanned before its forecast, before the undoing of its last receipt, or before its handover', async () => {
  const { id, trackingNumber } = await forecastAgo(1)
  const { data } = await send(trackingNumber, 9 * hour)
  expect(secondsAgo((await member.call(parcels.get, { id })).inboundAt)).toEqual(about(hour))
  await keeper.call(staffParcels.undo, { id: data?.receiptId ?? '' })
  expect((await send(trackingNumber, 9 * hour)).code).toBe(0)
  expect(secondsAgo((await member.call(parcels.get, { id })).inboundAt)).toEqual(about(0))

  const handover = await keeper.call(staffHandovers.take, { warehouseId: fuyong, courierCode: 'SF', counted: 1 })
  const brought = await forecastAgo(72)
  await send(brought.trackingNumber, 3 * hour, { handoverId: handover.id })
  const { list } = await keeper.call(staffHandovers.get, { id: handover.id, pageSize: 10 })
  expect(list.map(({ at }) => secondsAgo(at))).toEqual([about(0)])
})

test('the scans of a handover have the time of the scan', async () => {
  const { id } = await keeper.call(staffHandovers.take, { warehouseId: fuyong, courierCode: 'SF', counted: 2 })
  await t.db.run(sql`update courier_handovers set taken_at = now() - interval '4 hours' where id = ${id}`)
  const [first, second] = [await forecastAgo(72), await forecastAgo(72)]
  await send(second.trackingNumber, hour, { handoverId: id })
  await send(first.trackingNumber, 2 * hour, { handoverId: id })
  const { list } = await keeper.call(staffHandovers.get, { id, pageSize: 10 })
  expect(list.map(({ trackingNumber }) => trackingNumber)).toEqual([second.trackingNumber, first.trackingNumber])
  expect(list.map(({ at }) => secondsAgo(at))).toEqual([about(hour), about(2 * hour)])
})

test('a receipt that is sent again after a lost answer is stored once, though it has become older', async () => {
  const { trackingNumber } = await forecastAgo(72)
  const key = `offline-${trackingNumber}`
  const first = await send(trackingNumber, 60, {}, key)
  const again = await send(trackingNumber, 65, {}, key)
  expect(again).toMatchObject({ code: 0, data: { receiptId: first.data?.receiptId } })
  const { count } = await t.db.row(sql<{ count: number }>`
    select count(*)::int as count from receipts where tracking_number = ${trackingNumber}`)
  expect(count).toBe(1)
  expect(await delayOf(trackingNumber)).toBe(60)
})

// Proves B-IN-16
test('a receipt that waited is undone within five minutes after it was stored, and leaves the parcel as it was', async () => {
  const { id, trackingNumber } = await forecastAgo(72)
  const before = await member.call(parcels.get, { id })
  const { data } = await send(trackingNumber, 3 * hour, { shelf: 'Q-1' })
  expect((await keeper.ask(staffParcels.undo, { id: data?.receiptId ?? '' })).code).toBe(0)
  const after = await member.call(parcels.get, { id })
  expect({ ...after, version: before.version }).toEqual(before)
  const kept = await t.db.row(sql<{ times: number }>`
    select num_nonnulls(inbound_at, inbound_stored_at) as times from parcels where id = ${id}`)
  expect(kept.times).toBe(0)
})

test('what its member did between scan and storing does not keep a receipt from being undone', async () => {
  const { id, trackingNumber } = await forecastAgo(72)
  await t.db.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, at)
    values (${id}, 'edit', 'forecast', 'forecast', 'member', ${member.id}, now() - interval '1 hour')`)
  const { data } = await send(trackingNumber, 3 * hour)
  expect((await keeper.ask(staffParcels.undo, { id: data?.receiptId ?? '' })).code).toBe(0)
})

// Proves E-47
test('free days begin when a receipt was stored, never at its earlier scan', async () => {
  const person = await t.member()
  const [late, live] = [await forecastAgo(72, person), await forecastAgo(72, person)]
  await send(late.trackingNumber, 6 * hour)
  await send(live.trackingNumber, 0)
  const clocks = async () => (await person.call(storage.clock, { parcelIds: [late.id, live.id] })).list
  const freeUntilOf = async (id: string) =>
    Date.parse((await clocks()).find(({ parcelId }) => parcelId === id)?.freeUntil ?? '')
  expect(Math.abs((await freeUntilOf(late.id)) - (await freeUntilOf(live.id)))).toBeLessThan(30_000)
  await t.db.run(sql`
    update parcels set inbound_at = inbound_at - interval '40 days', inbound_stored_at = inbound_stored_at - interval '40 days'
    where id = any(${[late.id, live.id]}::uuid[])`)
  const [one, other] = await clocks()
  expect(one?.daysStored).toBe(other?.daysStored)
  expect(one?.isPaused).toBe(false)
})

test('an unclaimed parcel that waited keeps the time of its scan for its later owner, and its full time in the pool', async () => {
  const trackingNumber = freshNumber()
  const { data } = await send(trackingNumber, 4 * hour, { shelf: 'Q-2' })
  expect(data?.result).toBe('unclaimed')
  expect(secondsAgo(data?.unclaimed?.receivedAt)).toEqual(about(4 * hour))
  const found = await service.call(staffUnclaimedParcels.search, { trackingNumber, page: 1, pageSize: 1 })
  const [row] = found.list
  const keptDays = (Date.parse(row?.keptUntil ?? '') - Date.now()) / 86_400_000
  expect(Math.abs(keptDays - Math.round(keptDays))).toBeLessThan(0.01)
  const person = await t.member()
  await service.call(staffUnclaimedParcels.update, { id: row?.id ?? '', assignMemberNumber: person.memberNumber })
  const { list } = await person.call(parcels.list, { page: 1, pageSize: 5 })
  expect(secondsAgo(list[0]?.inboundAt)).toEqual(about(4 * hour))
  const [clock] = (await person.call(storage.clock, { parcelIds: [list[0]?.id ?? ''] })).list
  const freeDays = (Date.parse(clock?.freeUntil ?? '') - Date.now()) / 86_400_000
  expect(Math.abs(freeDays - Math.round(freeDays))).toBeLessThan(0.01)
})
