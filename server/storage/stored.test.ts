import { reports } from '#contract/reports.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { remindOfStorage } from './storage.ts'

import { openStored } from '#test/stored.ts'

const t = await openTestServer()
const { story, moving, fuyong, keeper, service, lying, listed, idsOf, rowOf, extending, asksToClose, fileOf } =
  await openStored(t)

// Proves B-IN-55
test('each filter shows the parcels whose free days end within 7, 3 or 1 days, have ended, or are past the longest stay', async () => {
  const member = await t.member()
  const made = []
  for (const days of [5, 24, 28, 29, 31, 95]) made.push((await lying(member, days)).id)
  const [, in6, in2, in1, over, past] = made
  expect(await idsOf(member)).toEqual([past, over, in1, in2, in6])
  expect(await idsOf(member, { show: 'within7' })).toEqual([in1, in2, in6])
  expect(await idsOf(member, { show: 'within3' })).toEqual([in1, in2])
  expect(await idsOf(member, { show: 'within1' })).toEqual([in1])
  expect(await idsOf(member, { show: 'ended' })).toEqual([past, over])
  expect(await idsOf(member, { show: 'past' })).toEqual([past])
  expect(await idsOf(member, { warehouseId: await warehouseId(t, 4) })).toEqual([])
  expect(await idsOf(await t.member())).toEqual([])
})

// Proves B-IN-55
test('a row says how long it lies, until when it is free, what a day costs then, and what its member was told', async () => {
  await configure(t, { 'storage.perDayMinor': { CNY: 50, HKD: 60 } })
  const member = await t.member({ name: '陈美玲' })
  const { id, trackingNumber } = await lying(member, 32)
  await remindOfStorage(t.context)
  const answer = await listed(member, { trackingNumber: trackingNumber.slice(0, -1) })
  expect(answer).toMatchObject({ freeDays: 30, longestDays: 90, perDayMinor: { CNY: 50, HKD: 60 }, total: 1 })
  expect(answer.list).toMatchObject([
    {
      id,
      trackingNumber,
      memberName: '陈美玲',
      daysStored: 32,
      freeDaysLeft: 0,
      feeMinor: { CNY: 150, HKD: 180 },
      reminders: [{ daysLeft: 0, by: null, isOutdated: false }],
      remindedToday: true,
      extensions: [],
      isClosing: false,
      staysBecause: 'stay',
    },
  ])
  const row = answer.list[0]
  expect(Math.round((Date.parse(row?.freeUntil ?? '') - Date.parse(row?.inboundAt ?? '')) / 86_400_000)).toBe(30)
  expect(Math.round((Date.parse(row?.stayUntil ?? '') - Date.parse(row?.inboundAt ?? '')) / 86_400_000)).toBe(90)
  await configure(t, {})
})

test('pages follow each other without a gap or a repetition', async () => {
  const member = await t.member()
  const made = []
  for (const days of [40, 39, 38, 37, 36]) made.push((await lying(member, days)).id)
  const first = await listed(member, { pageSize: 2 })
  const second = await listed(member, { pageSize: 2, after: first.next ?? '' })
  const third = await listed(member, { pageSize: 2, after: second.next ?? '' })
  expect([...first.list, ...second.list, ...third.list].map(({ id }) => id)).toEqual(made)
  expect([first.total, first.totalCapped, third.next]).toEqual([5, false, null])
})

// Proves B-IN-55
test('as a file, in both formats, it holds all that match, and no cell is a formula', async () => {
  const member = await t.member({ name: '=1+1' })
  const { id, trackingNumber } = await lying(member, 50)
  await extending(id, { days: 3, reason: '=cmd()' })
  await lying(member, 49)
  const lines = (await fileOf(member, 'csv')).toString().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(trackingNumber)
  expect(lines[1]).toContain(`'=1+1`)
  expect((await fileOf(member, 'xlsx')).subarray(0, 2).toString()).toBe('PK')
})

test('what is past its stay waits in the work queue until somebody asks to close it or it is extended', async () => {
  const member = await t.member()
  const [first, second, young] = [await lying(member, 400), await lying(member, 399), await lying(member, 80)]
  await t.db.run(
    sql`insert into storage_reminders (parcel_id, days_left) values (${first.id}, 7), (${first.id}, 3), (${first.id}, 1)`,
  )
  const waits = async (who: TestStaff) =>
    (await who.call(reports.dashboard, {})).urgent.flatMap((row) => (row.queue === 'pastStay' ? [row.number] : []))
  expect(await waits(service)).toEqual(expect.arrayContaining([first.trackingNumber, second.trackingNumber]))
  expect(await waits(service)).not.toContain(young.trackingNumber)
  expect(await waits(keeper)).toEqual([])
  await asksToClose(first.id)
  await extending(second.id)
  const left = await waits(service)
  expect(left).not.toContain(first.trackingNumber)
  expect(left).not.toContain(second.trackingNumber)
})

test('a parcel in a paid order or elsewhere is not in the list, and one whose weighing is checked is marked', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const [ordered, disputed] = [await lying(member, 40), await lying(member, 40)]
  await story.paid(member, {}, [ordered.id])
  await t.db.run(sql`
    insert into disputes (member_id, parcel_id, receipt_id, reason, state, opened_at, answer_by, weight_g, length_mm, width_mm, height_mm)
    select ${member.id}, ${disputed.id}, r.id, 'too heavy', 'open', now() - interval '2 days', now(), 1, 1, 1, 1
    from receipts r where r.parcel_id = ${disputed.id} limit 1`)
  const { list } = await listed(member)
  expect(list).toMatchObject([{ id: disputed.id, isPaused: true, daysPaused: 2, daysStored: 38 }])
})

test('days of a paid transfer move the end, and the parcel is found by the end that it has then', async () => {
  const member = await t.member({ balances: { CNY: 10_000 } })
  const { id } = await moving.misdirected(member)
  await t.db.run(sql`update parcels set inbound_at = now() - interval '33 days' where id = ${id}`)
  const transfer = await moving.asked(member, id)
  await t.db.run(sql`
    update warehouse_transfers set asked_at = now() - interval '9 days', state = 'refused', closed_at = now() - interval '1 day', reason = 'No van', closed_by = ${service.id}
    where id = ${transfer.id}`)
  await t.db.run(sql`update parcels set transfer_state = null where id = ${id}`)
  expect(await rowOf(member, id)).toMatchObject({ daysStored: 25, daysPaused: 8, freeDaysLeft: 5 })
  expect(await idsOf(member, { show: 'within7' })).toEqual([id])
  expect(await idsOf(member, { show: 'ended' })).toEqual([])
})

// Proves B-IN-55
test('keepers read their own warehouses, in the list and in its file', async () => {
  const member = await t.member()
  const here = await lying(member, 40)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  const reads = async (by: TestStaff) => [
    (await listed(member, {}, by)).list.map(({ id }) => id),
    (await fileOf(member, 'csv', by)).toString().includes(here.trackingNumber),
  ]
  expect(await reads(keeper)).toEqual([[here.id], true])
  expect(await reads(elsewhere)).toEqual([[], false])
  expect((await listed(member, { warehouseId: fuyong }, elsewhere)).total).toBe(0)
})
