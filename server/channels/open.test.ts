import { channels } from '#contract/channels.ts'
import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { orderAdvice } from '#contract/merge-advice.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { rules } from '#contract/standing-rules.ts'
import { consignees } from '#contract/addresses.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openRulesStory } from '#test/rules.ts'
import { afterEach, expect, test } from 'vitest'

/*
 * Decision record 42: an announced destination shows its prices and takes no orders. A fresh installation has one:
 * Malaysia.
 */

const t = await openTestServer()
const story = await openRulesStory(t)
const setOpen = (code: string, open: boolean) =>
  t.db.run(sql`update destinations set open = ${open} where code = ${code}`)
afterEach(() => setOpen('MY', false).then(() => setOpen('HK', true)))

const air = await story.channelId('AIR')
const notOpen = { code: 4017, msg: 'This destination is not open yet' }
const toMalaysia = async () => ({ channelId: air, receiver: await story.receiver('MY') })
const apply = async (member: TestMember, parcelId: string, given: object) =>
  member.ask(orders.submitConsolidation, { ...(await story.application([parcelId])), ...given })

test('Hong Kong, Taiwan and overseas are open on a fresh start, South-East Asia is announced', async () => {
  const member = await t.member()
  const lists = [await t.visitor.call(site.formOptions, {}), await member.call(parcels.formOptions, {})]
  for (const { destinations } of lists) {
    for (const { group, open } of destinations) expect([group, open]).toEqual([group, group !== 'SEA'])
    expect(new Set(destinations.map(({ group }) => group))).toEqual(new Set(['HK', 'TW', 'SEA', 'OVERSEAS']))
  }
})

test('the calculators price what is announced, and say that it is not open', async () => {
  const member = await t.member()
  const ask = { destinationCode: 'MY', totalWeightG: 2000, pieces: 1 }
  for (const { list } of [await t.visitor.call(pricing.quotePublic, ask), await member.call(pricing.quote, ask)]) {
    expect(list.length).toBeGreaterThan(0)
    for (const line of list) expect(line).toMatchObject({ available: true, open: false, unavailableReason: null })
    for (const { quote } of list) expect(quote?.totalMinor).toBeGreaterThan(0)
  }
  await setOpen('MY', true)
  expect((await t.visitor.call(pricing.quotePublic, ask)).list.every(({ open }) => open)).toBe(true)
})

test('the public table has its rows, each saying whether its destination is open', async () => {
  const rowsOf = async (destinationCode: string) =>
    (await t.visitor.call(pricing.publicTable, { destinationCode })).list.map(({ open }) => open)
  expect(new Set(await rowsOf('MY'))).toEqual(new Set([false]))
  expect(new Set(await rowsOf('TW'))).toEqual(new Set([true]))
})

// Proves R-506
test('the list of lines offers none of them, with the reason in the reader’s language', async () => {
  const member = await t.member()
  const { list } = await member.call(channels.forAddress, { destinationCode: 'MY', currency: 'CNY' })
  expect(list.length).toBeGreaterThan(0)
  for (const line of list) expect(line).toMatchObject({ available: false, unavailableReason: notOpen, estimate: null })
  const parcelIds = [await story.stocked(member)]
  for (const [language, msg] of [
    ['zh-Hans', '该目的地尚未开放'],
    ['zh-Hant', '此目的地尚未開放'],
  ] as const) {
    const ask = { destinationCode: 'MY', currency: 'CNY', parcelIds } as const
    const offered = await member.call(channels.forAddress, ask, { language })
    expect(offered.list[0]).toMatchObject({ available: false, unavailableReason: { code: 4017, msg } })
  }
})

test('one line shows its tariff and its price, and is not available', async () => {
  const member = await t.member()
  const ask = { channelId: air, destinationCode: 'MY', currency: 'CNY' } as const
  const shown = await member.call(channels.get, { ...ask, parcelIds: [await story.stocked(member)] })
  expect(shown.channel).toMatchObject({ available: false, unavailableReason: notOpen })
  expect(shown.priceRules.length).toBeGreaterThan(0)
  expect(shown.quote?.totalMinor).toBeGreaterThan(0)
})

test('nobody is advised to split an order that could not be applied for', async () => {
  const member = await t.member()
  const parcelIds = [await story.stocked(member), await story.stocked(member)]
  const ask = { parcelIds, destinationCode: 'MY', currency: 'CNY' } as const
  expect((await member.call(orderAdvice.adviseMerge, ask)).plans).toEqual([])
  await setOpen('MY', true)
  expect((await member.call(orderAdvice.adviseMerge, ask)).plans.length).toBeGreaterThan(0)
})

test('applying is refused with 4017, for a consolidation and a single ticket, and the parcel stays free', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  expect(await apply(member, parcelId, await toMalaysia())).toMatchObject(notOpen)
  const transfer = await story.transfer(parcelId, await toMalaysia())
  expect(await member.ask(orders.submitTransfer, transfer)).toMatchObject(notOpen)
  expect((await member.call(parcels.get, { id: parcelId })).status).toBe('in_stock')
  await setOpen('MY', true)
  expect(await apply(member, parcelId, await toMalaysia())).toMatchObject({ code: 0 })
})

test('an order cannot be changed to go there, and one that goes there already can still be changed and paid', async () => {
  const member = await t.member({ balances: { CNY: 500_000 } })
  const order = await story.applied(member)
  const [parcelId = ''] = order.parcels.map(({ id }) => id)
  const change = async (given: object) => apply(member, parcelId, { id: order.id, ...given })
  expect(await change(await toMalaysia())).toMatchObject(notOpen)
  await setOpen('MY', true)
  expect(await change(await toMalaysia())).toMatchObject({ code: 0 })
  await setOpen('MY', false)
  const changed = await change({ ...(await toMalaysia()), declaredValueMinor: 60_000 })
  expect([changed.code, changed.data.declaredValueMinor]).toEqual([0, 60_000])
  const paid = await member.call(orders.pay, { id: order.id, expectedDueMinor: changed.data.dueMinor })
  expect(paid).toMatchObject({ status: 'paid' })
})

test('a standing rule for it cannot be saved', async () => {
  const member = await t.member()
  const { id: receiverId } = await member.call(consignees.save, await story.receiver('MY'))
  const terms = await story.terms(member, { receiverId, channelId: air })
  expect(await member.ask(rules.save, terms)).toMatchObject(notOpen)
  await setOpen('MY', true)
  expect(await member.ask(rules.save, terms)).toMatchObject({ code: 0 })
})

test('a standing rule whose destination is closed pauses, says why, and applies for nothing', async () => {
  const member = await t.member()
  await story.stocked(member)
  await story.ruled(member)
  await story.follow()
  await setOpen('HK', false)
  await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'failed'])
  const { list } = await member.call(rules.log, { page: 1, pageSize: 1 })
  expect(list[0]?.text).toContain('This destination is not open yet')
  expect((await member.call(orders.list, {})).total).toBe(0)
  expect((await member.call(rules.list, {})).list[0]?.active).toBe(false)
})
