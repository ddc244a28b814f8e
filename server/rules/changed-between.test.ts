import { orders } from '#contract/orders.ts'
import { rules } from '#contract/standing-rules.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { holdRows } from '#test/held-rows.ts'
import { faults } from '#test/orders.ts'
import { openRulesStory } from '#test/rules.ts'
import { expect, test } from 'vitest'

/*
 * A rule that its member changes after it has applied for an order, and before it pays: the newly saved rule applies.
 */

const t = await openTestServer({}, { patience: { lockMs: 500 } })
const story = await openRulesStory(t)

/** The rule has applied, and the run ended before it could pay: somebody else held the account all the time. */
async function applied(member: TestMember) {
  await story.stocked(member)
  const rule = await story.ruled(member)
  await story.follow()
  const held = await holdRows(t, 'select from ledger_accounts where member_id = $1 for update', [member.id])
  await expect(story.nextRound()).rejects.toThrow('1 runs of standing rules failed')
  await held.release()
  expect(await story.steps(member)).toEqual(['planned', 'ordered'])
  return rule
}

/** Saves the rule again and runs the next round; returns its last log entry. */
async function changed(member: TestMember, given: Partial<Parameters<typeof story.ruled>[1]>) {
  const { id, version } = await applied(member)
  await member.call(rules.save, await story.terms(member, { id, version, ...given }))
  await story.follow()
  return (await member.call(rules.log, {})).list[0]?.text
}

const orderOf = async (member: TestMember) => (await member.call(orders.list, {})).list[0]
const rich = () => t.member({ balances: { CNY: 20_000, HKD: 20_000 } })

test('in another currency now, it asks: the order stays in its own, and neither balance is touched', async () => {
  const member = await rich()
  const said = await changed(member, { currency: 'HKD', declaredValueMinor: 30_000, payUpToMinor: 20_000 })
  expect(said).toBe('The order or the rule was changed, so nothing was paid. CNY 82.00 is due. Please decide.')
  expect(await orderOf(member)).toMatchObject({ status: 'awaiting_payment', currency: 'CNY', dueMinor: 8200 })
  expect(await story.balances(member)).toMatchObject({ CNY: 20_000, HKD: 20_000 })
  expect(await story.mails(member)).toEqual(['RULE_PLANNED', 'RULE_ASKS'])
  await story.follow()
  expect(await story.steps(member)).toEqual(['planned', 'ordered', 'asks'])
})

test('with a lower limit now, it asks', async () => {
  const member = await rich()
  expect(await changed(member, { payUpToMinor: 8199 })).toContain('CNY 82.00 is above your limit of CNY 81.99')
  expect(await story.balances(member)).toMatchObject({ CNY: 20_000 })
})

test('paused now, it asks', async () => {
  const member = await rich()
  expect(await changed(member, { active: false })).toContain('so nothing was paid')
  expect(await orderOf(member)).toMatchObject({ status: 'awaiting_payment' })
})

test('within the limit that is saved now, it pays', async () => {
  const member = await rich()
  expect(await changed(member, { payUpToMinor: 8200 })).toContain('is within your limit of CNY 82.00')
  expect(await orderOf(member)).toMatchObject({ status: 'paid', dueMinor: 0 })
  expect(await story.balances(member)).toMatchObject({ CNY: 11_800, HKD: 20_000 })
  expect(await faults(t)).toEqual([])
})

test('paid meanwhile by its member, the run ends without another word to them', async () => {
  const member = await rich()
  await applied(member)
  const { id = '' } = (await orderOf(member)) ?? {}
  await member.call(orders.pay, { id, expectedDueMinor: 8200 })
  await story.follow()
  expect(await story.steps(member)).toEqual(['planned', 'ordered', 'asks'])
  expect((await member.call(rules.log, {})).list[0]?.text).toContain('You’ve handled this order')
  expect(await story.mails(member)).toEqual(['RULE_PLANNED'])
  expect(await story.balances(member)).toMatchObject({ CNY: 11_800 })
})
