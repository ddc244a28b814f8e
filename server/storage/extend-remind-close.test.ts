import { parcels } from '#contract/parcels.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { together } from '#test/orders.ts'
import { forecast } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { remindOfStorage } from './storage.ts'

import { openStored } from '#test/stored.ts'

const t = await openTestServer()
const {
  keeper,
  service,
  admin,
  lying,
  listed,
  rowOf,
  extending,
  mailsOf,
  nextDay,
  clockOf,
  asksToClose,
  closing,
  fileOf,
  entries,
} = await openStored(t)

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

  const owner = await t.member()
  const old = await lying(owner, 95)
  for (const sent of [0, 1, 2]) {
    expect(await asksToClose(old.id)).toMatchObject({
      code: 9002,
      msg: expect.stringMatching(new RegExp(`${sent}.*3|3.*${sent}`)),
    })
    await service.call(staffStorage.remind, { id: old.id })
    await nextDay(owner)
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
