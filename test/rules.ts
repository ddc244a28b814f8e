import { consignees } from '#contract/addresses.ts'
import type { Input } from '#contract/wire/operation.ts'
import { rules } from '#contract/standing-rules.ts'
import { sql } from '#server/database/db.ts'
import { followRules } from '#server/rules/rules.ts'
import type { TestServer, TestMember } from './harness.ts'
import { openStory } from './orders.ts'

type Terms = Input<typeof rules.save>

export async function openRulesStory(t: TestServer) {
  const story = await openStory(t)

  /** To the member's home by the parcel line, paying up to CNY 100.00. */
  const terms = async (member: TestMember, given: Partial<Terms> = {}): Promise<Terms> => ({
    name: 'Everything home',
    warehouseCode: 2,
    receiverId: (await member.call(consignees.save, await story.receiver())).id,
    channelId: await story.channelId('HK_PARCEL'),
    currency: 'CNY',
    insured: false,
    payUpToMinor: 10_000,
    active: true,
    ...given,
  })

  const ruled = async (member: TestMember, given: Partial<Terms> = {}) =>
    member.call(rules.save, await terms(member, given))

  /** The next round of the scheduler, with everything planned due at once. */
  const nextRound = async () => {
    await t.db.run(sql`update rule_runs set due_at = now() where state = 'planned'`)
    await followRules(t.context)
  }

  const steps = async (member: TestMember) =>
    (await member.call(rules.log, { page: 1, pageSize: 50 })).list.map(({ code }) => code).toReversed()

  const mails = async (member: TestMember) =>
    (
      await t.db.rows(
        sql<{
          kind: string
        }>`select kind from mail_outbox where member_id = ${member.id} and kind like 'RULE%' order by created_at, id`,
      )
    ).map(({ kind }) => kind)

  return { ...story, terms, ruled, nextRound, follow: () => followRules(t.context), steps, mails }
}
