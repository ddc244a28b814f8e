import { coins } from '#contract/ledger.ts'
import { members } from '#contract/members.ts'
import { sql } from '#server/db.ts'
import { checkBooks } from '#server/ledger/check.ts'
import { configure } from '#test/config.ts'
import { openTestHouse, type TestMember } from '#test/harness.ts'
import { tokenMailedTo } from '#test/mailbox.ts'
import { openStory } from '#test/orders.ts'
import { registerPending, registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'
import { settleReferrals } from './settle.ts'

const t = await openTestHouse({ trustedProxies: ['127.0.0.1'] })
const story = await openStory(t)

let phones = 61_000_000

async function registerFrom(inviter: TestMember, ip: string) {
  const { invitationCode } = await inviter.call(members.home, {})
  const form = await registrationForm(t, { inviteCode: invitationCode, phone: String(++phones) })
  const { code } = await t.visitor.ask(members.register, form, { headers: { 'x-forwarded-for': ip } })
  expect(code).toBe(0)
  await t.visitor.call(members.activate, { token: await tokenMailedTo(t.db, form.email, 'ACTIVATION') })
}

const statesOf = async (inviter: TestMember) =>
  (
    await t.db.rows(
      sql<{ state: string }>`select state from referrals where inviter_id = ${inviter.id} order by created_at, id`,
    )
  ).map(({ state }) => state)

const coinsOf = async (inviter: TestMember) => (await inviter.call(coins.balance, {})).coins

test('thirty accounts from one network earn what four do; from a home network nothing is held', async () => {
  const farmer = await t.member()
  for (let count = 0; count < 30; count++) await registerFrom(farmer, `203.0.113.${count + 1}`)
  expect((await statesOf(farmer)).filter((state) => state === 'rewarded')).toHaveLength(4)
  expect(await coinsOf(farmer)).toBe(4000)
  const neighbour = await t.member()
  for (let count = 0; count < 6; count++) await registerFrom(neighbour, '192.168.1.20')
  expect(await statesOf(neighbour)).toEqual(Array.from({ length: 6 }, () => 'rewarded'))
  expect(await checkBooks(t.house.database)).toEqual([])
})

test('of a network a keyed hash is kept, never the address', async () => {
  const { columns } = await t.db.row(
    sql<{ columns: string }>`select string_agg(r::text, ' ') as columns from referrals r`,
  )
  expect(columns).not.toContain('203.0.113')
})

test('where the first order earns the reward, no coins come before it has travelled for a week', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(members.home, {})
  const friend = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: friend.token })
  await settleReferrals(t.house)
  expect([await statesOf(inviter), await coinsOf(inviter)]).toEqual([['pending'], 0])
  const traveller = await t.member({ balances: { CNY: 20_000 } })
  const { id } = await story.shipped(traveller)
  await t.db.run(
    sql`update orders set member_id = ${friend.userId}, outbound_at = now() - interval '6 days' where id = ${id}`,
  )
  await settleReferrals(t.house)
  expect(await coinsOf(inviter)).toBe(0)
  await t.db.run(sql`update orders set outbound_at = now() - interval '7 days 1 minute' where id = ${id}`)
  await settleReferrals(t.house)
  await settleReferrals(t.house)
  expect([await statesOf(inviter), await coinsOf(inviter)]).toEqual([['rewarded'], 1000])
  await configure(t, {})
})

test('a reward that nobody earned within half a year lapses; a friend who never activated stays one', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(members.home, {})
  const [idle, absent] = [
    await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) }),
    await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) }),
  ]
  await t.visitor.call(members.activate, { token: idle.token })
  await t.db.run(
    sql`update referrals set created_at = created_at - interval '181 days' where inviter_id = ${inviter.id}`,
  )
  await settleReferrals(t.house)
  const states = await t.db.rows(sql<{ id: string; state: string }>`
    select invitee_id as id, state from referrals where inviter_id = ${inviter.id}`)
  expect(states.find(({ id }) => id === idle.userId)?.state).toBe('void')
  expect(states.find(({ id }) => id === absent.userId)?.state).toBe('pending')
  await configure(t, {})
})
