import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { rules } from '#contract/standing-rules.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { faults, together } from '#test/orders.ts'
import { forecast, freshNumber } from '#test/parcels.ts'
import { openRulesStory } from '#test/rules.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openRulesStory(t)

test('once all parcels are in stock they are applied for after the time to stop it, and paid within the limit', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const parcelIds = [await story.stocked(member), await story.stocked(member)]
  const rule = await story.ruled(member, { payUpToMinor: 16_000 })
  await story.follow()
  const [planned] = (await member.call(rules.list, {})).list
  expect(planned?.planned?.parcelIds.toSorted()).toEqual(parcelIds.toSorted())
  expect((await member.call(orders.list, {})).total).toBe(0)
  await story.follow()
  expect(await story.steps(member)).toEqual(['planned'])
  await story.nextRound()
  const [order] = (await member.call(orders.list, {})).list
  // 24 kg by volume: 1600 + 23 × 600.
  expect(order).toMatchObject({ status: 'paid', totalMinor: 15_400, parcelCount: 2, dueMinor: 0 })
  expect((await story.balances(member)).CNY).toBe(4600)
  expect(await story.steps(member)).toEqual(['planned', 'ordered', 'paid'])
  const { list } = await member.call(rules.log, { ruleId: rule.id, page: 1, pageSize: 10 })
  expect(list[0]).toMatchObject({ orderNumber: order?.orderNumber, ruleName: 'Everything home', canStop: false })
  expect(list[0]?.text).toContain('CNY 154.00 is within your limit of CNY 160.00')
  expect(await story.mails(member)).toEqual(['RULE_PLANNED'])
  const actors = await t.db.rows(
    sql<{ kind: string }>`select distinct actor_kind as kind from order_history where order_id = ${order?.id ?? ''}`,
  )
  expect(actors).toEqual([{ kind: 'system' }])
  expect(await faults(t)).toEqual([])
})

// Proves E-46
test('above the limit it asks and takes nothing; exactly at the limit it pays', async () => {
  const [asked, paid] = [await t.member({ balances: { CNY: 20_000 } }), await t.member({ balances: { CNY: 20_000 } })]
  for (const member of [asked, paid]) await story.stocked(member)
  await story.ruled(asked, { payUpToMinor: 8199 })
  await story.ruled(paid, { payUpToMinor: 8200 })
  await story.follow()
  await story.nextRound()
  expect([await story.steps(asked), await story.steps(paid)]).toEqual([
    ['planned', 'ordered', 'asks'],
    ['planned', 'ordered', 'paid'],
  ])
  expect([(await story.balances(asked)).CNY, (await story.balances(paid)).CNY]).toEqual([20_000, 11_800])
  const [order] = (await asked.call(orders.list, {})).list
  expect(order).toMatchObject({
    status: 'awaiting_payment',
    dueMinor: 8200,
    actions: expect.arrayContaining(['pay', 'edit', 'delete']),
  })
  expect((await asked.call(rules.log, {})).list[0]?.text).toBe(
    'CNY 82.00 is above your limit of CNY 81.99, so nothing was paid. Please decide.',
  )
  expect(await story.mails(asked)).toEqual(['RULE_PLANNED', 'RULE_ASKS'])
  expect(await faults(t)).toEqual([])
})

test('without a limit it never pays, and with too little at hand it asks', async () => {
  const [never, poor] = [await t.member({ balances: { CNY: 20_000 } }), await t.member({ balances: { CNY: 8199 } })]
  for (const member of [never, poor]) await story.stocked(member)
  await story.ruled(never, { payUpToMinor: undefined })
  await story.ruled(poor)
  await story.follow()
  await story.nextRound()
  expect((await never.call(rules.log, {})).list[0]?.text).toContain('You asked us to check with you before paying')
  expect((await poor.call(rules.log, {}, { language: 'zh-Hans' })).list[0]?.text).toContain('余额不足以支付 CNY 82.00')
  expect([(await story.balances(never)).CNY, (await story.balances(poor)).CNY]).toEqual([20_000, 8199])
})

test('it waits for a forecast parcel, and after the days goes without it', async () => {
  const member = await t.member()
  await forecast(member)
  const here = await story.stocked(member)
  await story.ruled(member, { waitDays: 7 })
  await story.follow()
  expect(await story.steps(member)).toEqual([])
  await t.db.run(sql`update parcels set inbound_at = now() - interval '7 days' where id = ${here}`)
  await story.follow()
  const { list } = await member.call(rules.log, {})
  expect(list.map(({ code, text }) => [code, text.includes('waited 7 days')])).toEqual([['planned', true]])
})

test('a rule of one customer code leaves other parcels alone, and one of another warehouse too', async () => {
  const member = await t.member()
  const shop = await forecast(member, freshNumber(), { customerCode: 'SHOP-7' })
  await story.stocked(member)
  await story.ruled(member, { customerCode: 'SHOP-7' })
  await story.ruled(member, { warehouseCode: 3 })
  await story.follow()
  expect(await story.steps(member)).toEqual([])
  await t.db.run(sql`
    update parcels set status = 'in_stock', actual_weight_g = 900, inbound_at = now(), latest_event = 'received' where id = ${shop.id}`)
  await story.follow()
  const planned = (await member.call(rules.list, {})).list.flatMap((rule) => rule.planned ?? [])
  expect(planned.map(({ parcelIds }) => parcelIds)).toEqual([[shop.id]])
})

test('a parcel with something about it is left to its member', async () => {
  const member = await t.member()
  await story.stocked(member)
  await story.stocked(member, { scan: { abnormalCode: 'DAMAGED' } })
  await story.ruled(member)
  await story.follow()
  expect(await story.steps(member)).toEqual([])
})

// Proves E-45
test('stopped before it is due nothing is applied for, now or later; the second press answers the same', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const parcelId = await story.stocked(member)
  await story.ruled(member)
  await story.follow()
  const [rule] = (await member.call(rules.list, {})).list
  const runId = rule?.planned?.id ?? ''
  expect((await member.call(rules.log, {})).list[0]).toMatchObject({ canStop: true })
  const stranger = await t.member()
  expect((await stranger.ask(rules.stop, { runId })).code).toBe(1002)
  expect(await member.call(rules.stop, { runId })).toMatchObject({ state: 'stopped', orderId: null })
  expect(await member.call(rules.stop, { runId })).toMatchObject({ state: 'stopped' })
  await story.nextRound()
  await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'stopped'])
  expect((await member.call(parcels.get, { id: parcelId })).status).toBe('in_stock')
})

test('what has been applied for cannot be stopped any more; its order is deleted as any, and is not made again', async () => {
  const member = await t.member()
  await story.stocked(member)
  await story.ruled(member)
  await story.follow()
  const runId = (await member.call(rules.list, {})).list[0]?.planned?.id ?? ''
  await story.nextRound()
  expect((await member.ask(rules.stop, { runId })).code).toBe(4009)
  const [order] = (await member.call(orders.list, {})).list
  await member.call(orders.delete, { id: order?.id ?? '' })
  await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'ordered', 'asks'])
})

test('a parcel that went another way meanwhile drops the run, and the rest is planned again', async () => {
  const member = await t.member()
  const [one, two] = [await story.stocked(member), await story.stocked(member)]
  await story.ruled(member)
  await story.follow()
  await story.applied(member, {}, [one])
  await story.nextRound()
  await story.follow()
  expect(await story.steps(member)).toEqual(['planned', 'dropped', 'planned'])
  expect((await member.call(rules.list, {})).list[0]?.planned?.parcelIds).toEqual([two])
})

// Proves E-44
test('a rule that is paused, changed or deleted does nothing that it had planned', async () => {
  const [paused, deleted] = [await t.member(), await t.member()]
  for (const member of [paused, deleted]) await story.stocked(member)
  const [first, second] = [await story.ruled(paused), await story.ruled(deleted)]
  await story.follow()
  await paused.call(rules.save, await story.terms(paused, { id: first.id, version: first.version, active: false }))
  await deleted.call(rules.delete, { id: second.id })
  await story.nextRound()
  expect([await story.steps(paused), await story.steps(deleted)]).toEqual([
    ['planned', 'dropped'],
    ['planned', 'dropped'],
  ])
  expect((await deleted.call(rules.list, {})).list).toEqual([])
})

test('in the name of a member who was disabled nothing is planned, applied for or paid', async () => {
  const [idle, planned] = [await t.member(), await t.member({ balances: { CNY: 20_000 } })]
  for (const member of [idle, planned]) {
    await story.stocked(member)
    await story.ruled(member)
  }
  const disable = (state: 'disabled' | 'active', ...ids: readonly string[]) =>
    t.db.run(sql`update members set state = ${state} where id = any(${ids})`)
  await disable('disabled', idle.id)
  await story.follow()
  await disable('disabled', planned.id)
  await story.nextRound()
  await disable('active', idle.id, planned.id)
  expect([await story.steps(idle), await story.steps(planned)]).toEqual([[], ['planned', 'dropped']])
  expect((await planned.call(orders.list, {})).total).toBe(0)
  await story.nextRound()
  expect(await story.steps(idle)).toEqual(['planned'])
})

test('what cannot be applied for pauses its rule and says why, once', async () => {
  const member = await t.member()
  await story.stocked(member, { scan: { actualWeightG: 31_000 } })
  await story.ruled(member)
  await story.follow()
  await story.nextRound()
  await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'failed'])
  expect((await member.call(rules.list, {})).list[0]).toMatchObject({ active: false, planned: null })
  expect((await member.call(rules.log, {})).list[0]?.text).toContain('The rule is paused')
  expect(await story.mails(member)).toEqual(['RULE_PLANNED', 'RULE_PAUSED'])
  expect((await member.call(orders.list, {})).total).toBe(0)
})

test('two processes at once plan once, apply once and pay once', async () => {
  const members = await together(6, () => t.member({ balances: { CNY: 20_000 } }))
  for (const member of members) {
    await story.stocked(member)
    await story.ruled(member)
  }
  await together(2, story.follow)
  await t.db.run(sql`update rule_runs set due_at = now() where state = 'planned'`)
  await together(3, story.follow)
  await story.follow()
  for (const member of members) {
    expect(await story.steps(member)).toEqual(['planned', 'ordered', 'paid'])
    expect((await member.call(orders.list, {})).total).toBe(1)
    expect((await story.balances(member)).CNY).toBe(11_800)
  }
  expect(await faults(t)).toEqual([])
})
