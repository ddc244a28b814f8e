import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import type { Language } from '#domain/language.ts'
import { type Query, sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

/*
 * An unpaid order whose price hold has expired, and of which something is no longer offered: 4016 says what, and the
 * member can edit or delete it.
 */

const t = await openTestServer()
const story = await openStory(t)

async function overdue(member: TestMember) {
  const vas = [{ id: await story.serviceId('REPACK'), qty: 1 }]
  const order = await story.applied(member, { vas })
  await story.endHold(order.id)
  return order
}

/** Withdraws something for the duration of a test. */
async function without(off: Query<unknown>, on: Query<unknown>, work: () => Promise<void>) {
  await t.db.run(off)
  try {
    await work()
  } finally {
    await t.db.run(on)
  }
}
const repack = (active: boolean) => sql`update vas_items set active = ${active} where code = 'REPACK'`
const parcelLine = (active: boolean) => sql`update channels set active = ${active} where code = 'HK_PARCEL'`

test.each([
  ['en', 'no longer offered: Reinforced packing'],
  ['zh-Hans', '”已停止提供，无法'],
  ['zh-Hant', '」已停止提供，無法'],
] as const)('a service that was withdrawn is named (%s), and nothing changes', async (language: Language, named) => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id, dueMinor } = await overdue(member)
  await without(repack(false), repack(true), async () => {
    const before = await traces(t, id)
    for (const answer of [
      await member.ask(orders.quotePayment, { id }, { language }),
      await member.ask(orders.pay, { id, expectedDueMinor: dueMinor }, { language }),
    ]) {
      expect(answer).toMatchObject({ code: 4016, msg: expect.stringContaining(named), wire: { reason: 1001 } })
    }
    expect(await traces(t, id)).toEqual(before)
  })
})

test('a line that was withdrawn is told as 4016 with its own sentence', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id, dueMinor } = await overdue(member)
  await without(parcelLine(false), parcelLine(true), async () => {
    const told = { code: 4016, msg: 'This channel does not deliver to this address', wire: { reason: 4006 } }
    expect(await member.ask(orders.quotePayment, { id })).toMatchObject(told)
    expect(await member.ask(orders.pay, { id, expectedDueMinor: dueMinor })).toMatchObject(told)
  })
})

test('as long as the price holds, what was withdrawn can still be paid', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id, dueMinor } = await story.applied(member, { vas: [{ id: await story.serviceId('REPACK'), qty: 1 }] })
  await without(repack(false), repack(true), async () => {
    expect((await member.call(orders.pay, { id, expectedDueMinor: dueMinor })).status).toBe('paid')
  })
})

test('the member leaves the service out and pays', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const order = await overdue(member)
  await without(repack(false), repack(true), async () => {
    const parcelIds = order.parcels.map((parcel) => parcel.id)
    const { dueMinor } = await member.call(
      orders.submitConsolidation,
      await story.application(parcelIds, { id: order.id, version: order.version }),
    )
    expect((await member.call(orders.pay, { id: order.id, expectedDueMinor: dueMinor })).status).toBe('paid')
  })
})

test('the member takes another line and pays, or deletes the order and has the parcels back', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const moved = await overdue(member)
  const deleted = await overdue(member)
  await without(parcelLine(false), parcelLine(true), async () => {
    const parcelIds = moved.parcels.map((parcel) => parcel.id)
    const channelId = await story.channelId('HK_BULK')
    const { dueMinor } = await member.call(
      orders.submitConsolidation,
      await story.application(parcelIds, { id: moved.id, channelId }),
    )
    expect((await member.call(orders.pay, { id: moved.id, expectedDueMinor: dueMinor })).status).toBe('paid')
    await member.call(orders.delete, { id: deleted.id })
    expect((await member.call(parcels.get, { id: deleted.parcels[0]?.id ?? '' })).status).toBe('in_stock')
  })
})
