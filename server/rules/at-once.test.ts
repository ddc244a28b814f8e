import { rules } from '#contract/standing-rules.ts'
import { startPacking } from '#server/parcels/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import { bareOrder } from '#test/parcels.ts'
import { openRulesStory } from '#test/rules.ts'
import { expect, test } from 'vitest'
import { insertRun, lockRule } from './sql.ts'

/* What happens to a rule or its parcels at the very moment at which the rule acts. */

const t = await openTestServer()
const story = await openRulesStory(t)

test('a change that waited for the planning of its rule drops what was planned by the old terms', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  const { id, version } = await story.ruled(member)
  const terms = await story.terms(member, { id, version, customerCode: 'SHOP-7' })
  const saving = await t.context.database.transaction(async (tx) => {
    const rule = await lockRule(tx, member.id, id)
    const saved = member.ask(rules.save, terms)
    while ((await countWaiting(t.db)) === 0);
    if (rule) await insertRun(tx, rule, { parcelIds: [parcelId], graceHours: 12, details: {} })
    return [saved] as const
  })
  expect(await saving[0]).toMatchObject({ code: 0, data: { customerCode: 'SHOP-7', planned: null } })
  await story.nextRound()
  expect(await story.steps(member)).toEqual(['planned', 'dropped'])
})

test('a parcel that goes another way while the rule applies for it drops the run, and the rule stays on', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  await story.ruled(member)
  await story.follow()
  const orderId = await bareOrder(t, member.id)
  const following = await t.context.database.transaction(async (tx) => {
    await startPacking(tx, [parcelId], orderId, { kind: 'member', id: member.id })
    const followed = story.nextRound()
    while ((await countWaiting(t.db)) === 0);
    return [followed] as const
  })
  await following[0]
  expect(await story.steps(member)).toEqual(['planned', 'dropped'])
  expect((await member.call(rules.list, {})).list[0]).toMatchObject({ active: true, planned: null })
  expect(await story.mails(member)).toEqual(['RULE_PLANNED'])
})
