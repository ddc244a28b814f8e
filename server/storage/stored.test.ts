import { parcels, staffParcels } from '#contract/parcels.ts'
import { reports } from '#contract/reports.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { storage } from '#contract/storage.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { openStory, together } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'
import { remindOfStorage } from './storage.ts'

const t = await openTestServer()
const story = await openStory(t)
const moving = await openTransfers(t)
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const [service, admin] = [await t.staff(['S']), await t.staff(['A'])]

const lying = async (member: TestMember, days: number, number = freshNumber()) => {
  const made = await forecast(member, number)
  await keeper.call(staffParcels.receive, scanOf(made.trackingNumber, fuyong))
  await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${made.id}`)
  return made
}
type List = Input<typeof staffStorage.list>
const listed = (member: TestMember, given: Partial<List> = {}, by: TestStaff = service) =>
  by.call(staffStorage.list, { memberNumber: member.memberNumber, pageSize: 50, ...given })
const idsOf = async (member: TestMember, given: Partial<List> = {}) =>
  (await listed(member, given)).list.map(({ id }) => id)
const rowOf = async (member: TestMember, id: string) => (await listed(member)).list.find((row) => row.id === id)
const extending = (id: string, given: object = {}, by: TestStaff = service) =>
  by.ask(staffStorage.extend, { id, days: 10, reason: 'The member is travelling', ...given })
const mailsOf = (member: TestMember, kind: string) =>
  t.db.rows(sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where member_id = ${member.id} and kind = ${kind} order by created_at, id`)
const nextDay = (member: TestMember) =>
  t.db.run(sql`update storage_mails set day = day - 1 where member_id = ${member.id}`)
const clockOf = async (member: TestMember, id: string) =>
  (await member.call(storage.clock, { parcelIds: [id] })).list[0]
const asksToClose = async (id: string, given: object = {}, by: TestStaff = service) =>
  by.ask(staffParcelClosings.ask, {
    id,
    reason: 'returned',
    cause: 'storage',
    note: 'Past its storage',
    photoFileIds: [await photoBy(by)],
    ...given,
  })
const closing = async (trackingNumber: string) =>
  (await admin.call(staffParcelClosings.list, { state: 'asked', trackingNumber, pageSize: 1 })).list[0]
const fileOf = async (member: TestMember, format: 'csv' | 'xlsx', by: TestStaff = service) => {
  const response = await by.raw(`/api/admin/stored-parcels?format=${format}&pageSize=1&memberNo=${member.memberNumber}`)
  return Buffer.from(await response.arrayBuffer())
}
const entries = () => t.db.row(sql<{ count: number }>`select count(*)::int as count from ledger_entries`)

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

// Proves B-IN-56
test('more free days move the end, the fee and the longest stay; the member is told and reads who granted them', async () => {
  await configure(t, { 'storage.perDayMinor': { CNY: 50, HKD: 60 } })
  const member = await t.member({ language: 'en' })
  const { id, trackingNumber } = await lying(member, 27)
  const before = await rowOf(member, id)
  expect(await extending(id)).toMatchObject({ code: 0, data: { addedDays: 10 } })
  const after = await listed(member, { trackingNumber })
  expect(after.list).toEqual([])
  const clock = await clockOf(member, id)
  expect(clock).toMatchObject({
    freeDaysLeft: 13,
    inSevenDaysMinor: { CNY: 0, HKD: 0 },
    extensions: [{ days: 10, by: service.username, reason: '' }],
  })
  expect(Date.parse(clock?.freeUntil ?? '') - Date.parse(before?.freeUntil ?? '')).toBe(10 * 86_400_000)
  expect(await extending(id, { days: 5, showsReason: true })).toMatchObject({ code: 0 })
  expect((await clockOf(member, id))?.extensions.map(({ reason }) => reason)).toEqual(['The member is travelling', ''])
  const mails = await mailsOf(member, 'STORAGE_EXTENDED')
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Parcel ${trackingNumber} can stay 10 more days free of charge`,
    `Parcel ${trackingNumber} can stay 5 more days free of charge`,
  ])
  expect([mails[0]?.body, mails[1]?.body].map((body) => body?.includes('travelling'))).toEqual([false, true])
  const { deeds } = await service.call(staffParcelFiles.get, { id })
  expect(deeds.map(({ event, by, note }) => [event, by, note])).toEqual([
    ['extendStorage', service.username, 'The member is travelling'],
    ['extendStorage', service.username, 'The member is travelling'],
  ])
  await configure(t, {})
})

// Proves B-IN-56
test('once the free days are over, the granted ones count from now, and the parcel may stay as long', async () => {
  const member = await t.member()
  const { id } = await lying(member, 120)
  expect((await rowOf(member, id))?.staysBecause).toBe('reminders')
  await extending(id, { days: 5 })
  expect(await rowOf(member, id)).toMatchObject({ staysBecause: 'stay', freeDaysLeft: 6 })
  const { stayUntil, freeUntil } = (await rowOf(member, id)) ?? {}
  expect(stayUntil).toBe(freeUntil)
})

test('an extension is refused beyond what is set, for a parcel that is not in stock, and without a reason', async () => {
  await configure(t, { 'storage.extendDaysMax': 14 })
  const member = await t.member()
  const { id } = await lying(member, 20)
  expect(await extending(id, { days: 15 })).toMatchObject({ code: 9002, msg: expect.stringContaining('14') })
  for (const given of [{ days: 0 }, { days: -3 }, { days: 61 }, { days: 1.5 }, { reason: ' ' }])
    expect((await extending(id, given)).code).toBe(9005)
  expect((await extending(id, {}, keeper)).code).toBe(9001)
  const awaited = await forecast(member)
  expect((await extending(awaited.id)).code).toBe(9002)
  expect((await extending('0198c0de-0000-7000-8000-00000000dead')).code).toBe(9006)
  expect((await clockOf(member, id))?.freeDaysLeft).toBe(10)
  await configure(t, {})
})

test('ten extensions at once are ten extensions, and none is lost', async () => {
  const member = await t.member()
  const { id } = await lying(member, 20)
  await together(10, () => extending(id, { days: 2 }))
  expect(await clockOf(member, id)).toMatchObject({ freeDaysLeft: 30, extensions: { length: 10 } })
})

// Proves B-IN-58
test('over the days a member is told once at 7, 3 and 1 days and at the end, of all parcels in one mail a day', async () => {
  const member = await t.member({ language: 'en' })
  const both = [await lying(member, 21), await lying(member, 20)]
  for (let day = 0; day < 14; day++) {
    await together(2, () => remindOfStorage(t.context))
    await nextDay(member)
    await t.db.run(
      sql`update parcels set inbound_at = inbound_at - interval '1 day' where id = any(${both.map(({ id }) => id)})`,
    )
  }
  expect((await mailsOf(member, 'STORAGE_REMINDER')).map(({ subject }) => subject)).toEqual([
    'A parcel has 7 free storage days left',
    'A parcel has 7 free storage days left',
    'A parcel has 3 free storage days left',
    'A parcel has 3 free storage days left',
    'A parcel has 1 free storage day left',
    'Free storage has ended for a parcel',
    'Free storage has ended for a parcel',
  ])
})

// Proves B-IN-58
test('after an extension its member is reminded again, and what was sent before no longer counts', async () => {
  const member = await t.member({ language: 'en' })
  const { id } = await lying(member, 23)
  await remindOfStorage(t.context)
  await extending(id, { days: 7 })
  await nextDay(member)
  await t.db.run(sql`update parcels set inbound_at = now() - interval '30 days' where id = ${id}`)
  await remindOfStorage(t.context)
  expect(await mailsOf(member, 'STORAGE_REMINDER')).toHaveLength(2)
  expect((await rowOf(member, id))?.reminders).toMatchObject([
    { daysLeft: 7, isOutdated: false },
    { daysLeft: 7, isOutdated: true },
  ])
})

// Proves B-IN-58
test('a person reminds a member once a day, of all their parcels, and the daily run does not repeat it', async () => {
  const member = await t.member({ language: 'en' })
  const [over, soon, later] = [await lying(member, 40), await lying(member, 25), await lying(member, 2)]
  expect(await service.ask(staffStorage.remind, { id: over.id })).toMatchObject({ code: 0, data: { parcels: 2 } })
  expect(await admin.ask(staffStorage.remind, { id: soon.id })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining(service.username),
  })
  await remindOfStorage(t.context)
  const mails = await mailsOf(member, 'STORAGE_REMINDER')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain(over.trackingNumber)
  expect(mails[0]?.body).toContain(soon.trackingNumber)
  expect((await rowOf(member, over.id))?.reminders).toMatchObject([{ daysLeft: null, by: service.username }])
  await nextDay(member)
  await remindOfStorage(t.context)
  expect((await rowOf(member, soon.id))?.reminders.map(({ daysLeft }) => daysLeft)).toEqual([7, null])
  expect((await service.ask(staffStorage.remind, { id: later.id })).code).toBe(9002)
  expect((await keeper.ask(staffStorage.remind, { id: over.id })).code).toBe(9001)
})

test('ten people who remind at once send one mail', async () => {
  const member = await t.member()
  const { id } = await lying(member, 40)
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.ask(staffStorage.remind, { id })))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await mailsOf(member, 'STORAGE_REMINDER')).toHaveLength(1)
})

// Proves B-IN-09
test('for its storage a parcel is closed only after the longest stay and three reminders, and the refusal says when', async () => {
  const member = await t.member()
  const young = await lying(member, 60)
  const { stayUntil = '' } = (await rowOf(member, young.id)) ?? {}
  const refused = await asksToClose(young.id)
  expect(refused).toMatchObject({ code: 9002, msg: expect.stringContaining(stayUntil.slice(0, 10)) })
  expect(await asksToClose(young.id, { cause: undefined })).toMatchObject({ code: 0 })

  const old = await lying(await t.member(), 95)
  for (const sent of [0, 1, 2]) {
    expect(await asksToClose(old.id)).toMatchObject({
      code: 9002,
      msg: expect.stringMatching(new RegExp(`${sent}.*3|3.*${sent}`)),
    })
    await service.call(staffStorage.remind, { id: old.id })
    await t.db.run(
      sql`update storage_mails m set day = day - 1 from parcels p where p.id = ${old.id} and m.member_id = p.member_id`,
    )
  }
  expect(await asksToClose(old.id, { reason: 'handed_over' })).toMatchObject({ code: 9005 })
  expect(await asksToClose(old.id)).toMatchObject({ code: 0, data: { state: 'asked' } })
  expect(await closing(old.trackingNumber)).toMatchObject({ cause: 'storage', reason: 'returned' })
})

test('an extension after a closing was asked for keeps the parcel', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await lying(member, 95)
  await t.db.run(sql`insert into storage_reminders (parcel_id, days_left) values (${id}, 7), (${id}, 3), (${id}, 1)`)
  expect((await asksToClose(id)).code).toBe(0)
  const asked = await closing(trackingNumber)
  expect((await rowOf(member, id))?.isClosing).toBe(true)
  await extending(id, { days: 3 })
  expect(await keeper.ask(staffParcelClosings.confirm, { id: asked?.id ?? '' })).toMatchObject({ code: 9002 })
  expect((await member.call(parcels.get, { id })).status).toBe('in_stock')
  await keeper.call(staffParcelClosings.refuse, { id: asked?.id ?? '', reason: 'It was extended' })
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

test('no reminder, extension, list or closing of storage posts to the ledger, whatever it would cost', async () => {
  await configure(t, { 'storage.perDayMinor': { CNY: 500, HKD: 600 } })
  const member = await t.member({ balances: { CNY: 100_000, HKD: 100_000 } })
  const [first, second] = [await lying(member, 200), await lying(member, 200)]
  const before = await entries()
  await remindOfStorage(t.context)
  await extending(second.id)
  for (const _day of [1, 2, 3]) {
    await nextDay(member)
    await service.call(staffStorage.remind, { id: first.id })
  }
  await listed(member)
  await fileOf(member, 'csv')
  expect(await clockOf(member, first.id)).toMatchObject({ feeMinor: { CNY: 170 * 500 + 500, HKD: 170 * 600 + 600 } })
  await asksToClose(first.id, { reason: 'disposed' })
  await keeper.call(staffParcelClosings.confirm, { id: (await closing(first.trackingNumber))?.id ?? '' })
  expect(await entries()).toEqual(before)
  const told = await mailsOf(member, 'PARCEL_CLOSED')
  expect(told[0]?.body).toContain('存放時間超過了最長存放期')
  const fees = await t.db.row(sql<{ count: number }>`
    select count(*)::int as count from ledger_entries where event = 'STORAGE_FEE'`)
  expect(fees.count).toBe(0)
  await configure(t, {})
})
