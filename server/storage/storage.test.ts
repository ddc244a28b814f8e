import { disputes } from '#contract/disputes.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { storage } from '#contract/storage.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { configure } from '#test/config.ts'
import { disputeReason, openStory, together } from '#test/orders.ts'
import { forecast } from '#test/parcels.ts'
import { dayPasses } from '#test/stored.ts'
import { expect, test } from 'vitest'
import { remindOfStorage } from './storage.ts'

const t = await openTestServer()
const story = await openStory(t)
type Member = Awaited<ReturnType<typeof t.member>>

const lying = async (member: Member, days: number) => {
  const id = await story.stocked(member)
  await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${id}`)
  return id
}
const clockOf = async (member: Member, parcelId: string) => {
  const { list } = await member.call(storage.clock, { parcelIds: [parcelId] })
  return list[0]
}
const reminders = async (member: Member) =>
  await t.db.rows(sql<{ subject: string; body: string }>`
      select subject, body from mail_outbox where member_id = ${member.id} and kind = 'STORAGE_REMINDER' order by created_at, id`)

// Proves E-47
test('a parcel says how long it has lain, how many free days are left, and that nothing is charged', async () => {
  const member = await t.member()
  const id = await lying(member, 12)
  const answer = await member.call(storage.clock, { parcelIds: [id] })
  expect(answer).toMatchObject({ freeDays: 30, perDayMinor: { CNY: 0, HKD: 0 } })
  expect(answer.list).toMatchObject([
    {
      parcelId: id,
      daysStored: 12,
      daysPaused: 0,
      isPaused: false,
      freeDaysLeft: 18,
      feeMinor: { CNY: 0, HKD: 0 },
      inSevenDaysMinor: { CNY: 0, HKD: 0 },
    },
  ])
  const free = Date.parse(answer.list[0]?.freeUntil ?? '') - Date.now()
  expect(Math.round(free / 86_400_000)).toBe(18)
})

test('where a price is set, the fee and its forecast follow the days', async () => {
  await configure(t, { 'storage.perDayMinor': { CNY: 50, HKD: 60 } })
  const member = await t.member()
  const [over, near] = [await lying(member, 33), await lying(member, 28)]
  // A started day counts as a whole one: the moments since it was stored make the fourth.
  expect(await clockOf(member, over)).toMatchObject({ freeDaysLeft: 0, feeMinor: { CNY: 200, HKD: 240 } })
  expect(await clockOf(member, near)).toMatchObject({
    freeDaysLeft: 2,
    feeMinor: { CNY: 0, HKD: 0 },
    inSevenDaysMinor: { CNY: 300, HKD: 360 },
  })
  await configure(t, {})
})

test('days in a paid order are ours: the clock stands, and goes on where it stood once the parcel is back', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const id = await lying(member, 10)
  const { id: orderId, dueMinor } = await story.applied(member, {}, [id])
  expect(await clockOf(member, id)).toMatchObject({ isPaused: false, daysStored: 10 })
  await member.call(orders.pay, { id: orderId, expectedDueMinor: dueMinor })
  expect(await clockOf(member, id)).toMatchObject({ isPaused: true, daysStored: 10 })
  await t.db.run(sql`
    update orders set paid_at = now() - interval '4 days' where id = ${orderId}`)
  await t.db.run(sql`update order_parcels set added_at = now() - interval '5 days' where order_id = ${orderId}`)
  expect(await clockOf(member, id)).toMatchObject({ isPaused: true, daysStored: 6, daysPaused: 4 })
  await t.db.run(sql`update order_parcels set removed_at = now() - interval '1 day' where order_id = ${orderId}`)
  expect(await clockOf(member, id)).toMatchObject({ isPaused: false, daysStored: 7, daysPaused: 3 })
})

test('a weighing in doubt stands the clock still too, and times that overlap count once', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const id = await lying(member, 20)
  await t.db.run(sql`
    insert into disputes (member_id, parcel_id, receipt_id, reason, state, opened_at, closed_at, answer_by, weight_g, length_mm, width_mm, height_mm, decided_by)
    select ${member.id}, ${id}, r.id, 'too heavy', 'confirmed', now() - interval '8 days', now() - interval '2 days', now(), 1, 1, 1, 1, s.id
    from receipts r, staff s where r.parcel_id = ${id} limit 1`)
  expect(await clockOf(member, id)).toMatchObject({ daysStored: 14, daysPaused: 6, isPaused: false })
  const { id: orderId, dueMinor } = await story.applied(member, {}, [id])
  await member.call(orders.pay, { id: orderId, expectedDueMinor: dueMinor })
  await t.db.run(sql`update orders set paid_at = now() - interval '5 days' where id = ${orderId}`)
  await t.db.run(sql`update order_parcels set added_at = now() - interval '5 days' where order_id = ${orderId}`)
  // From 8 days ago until now; three of these days are in both pauses.
  expect(await clockOf(member, id)).toMatchObject({ daysStored: 12, daysPaused: 8, isPaused: true })
})

test('nothing is said of parcels of others, of what has not come, and of what has left', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const theirs = await lying(stranger, 3)
  const awaited = await forecast(member)
  expect((await member.call(storage.clock, { parcelIds: [theirs, awaited.id] })).list).toEqual([])
  expect((await member.ask(storage.clock, { parcelIds: [] })).code).toBe(1001)
  expect((await member.ask(storage.clock, { parcelIds: ['x'] })).code).toBe(1001)
  expect((await t.visitor.ask(storage.clock, { parcelIds: [theirs] })).http).toBe(401)
})

test('a member is written to once at each mark, of all their parcels together, however many processes do it', async () => {
  const member = await t.member({ language: 'en' })
  const [soon, later] = [await lying(member, 23), await lying(member, 26)]
  await lying(member, 5)
  await together(3, () => remindOfStorage(t.context))
  const [mail, ...others] = await reminders(member)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('A parcel has 4 free storage days left')
  expect(mail?.body).toMatch(/: 7 days left\n+.*: 4 days left|: 4 days left\n+.*: 7 days left/)
  expect(mail?.body).toContain('We currently do not charge for storage')
  await remindOfStorage(t.context)
  expect(await reminders(member)).toHaveLength(1)
  await t.db.run(sql`update parcels set inbound_at = inbound_at - interval '1 day' where id in (${soon}, ${later})`)
  await remindOfStorage(t.context)
  // One mail a day, whatever has been reached.
  expect(await reminders(member)).toHaveLength(1)
  await dayPasses(t, member)
  await remindOfStorage(t.context)
  expect((await reminders(member)).map(({ subject }) => subject)).toEqual([
    'A parcel has 4 free storage days left',
    'A parcel has 3 free storage days left',
  ])
})

test('what is over is said once, and what waits for us is not said at all', async () => {
  const member = await t.member({ language: 'en' })
  const over = await lying(member, 45)
  await remindOfStorage(t.context)
  await remindOfStorage(t.context)
  expect((await reminders(member)).map(({ subject }) => subject)).toEqual(['Free storage has ended for a parcel'])
  const busy = await t.member({ balances: { CNY: 100_000 } })
  const packing = await lying(busy, 45)
  await story.paid(busy, {}, [packing])
  const disputed = await story.stocked(busy)
  const weighingId = (await busy.call(parcels.get, { id: disputed })).weighings[0]?.id ?? ''
  await busy.call(disputes.open, { weighingId, reason: disputeReason })
  await t.db.run(sql`update parcels set inbound_at = now() - interval '45 days' where id = ${disputed}`)
  await t.db.run(sql`update disputes set opened_at = now() - interval '2 days' where parcel_id = ${disputed}`)
  await remindOfStorage(t.context)
  expect(await reminders(busy)).toEqual([])
  expect((await clockOf(member, over))?.freeDaysLeft).toBe(0)
})
