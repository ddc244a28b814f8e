import { createHash } from 'node:crypto'
import { coins } from '#contract/ledger.ts'
import { consignees } from '#contract/addresses.ts'
import { auth, members } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { callerAt } from '#test/caller.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { tokenMailedTo } from '#test/mailbox.ts'
import { openStory } from '#test/orders.ts'
import { registerPending, registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'
import { settleReferrals } from './settle.ts'

const t = await openTestServer({ trustedProxies: ['127.0.0.1'] })
const story = await openStory(t)

let phones = 61_000_000

/** The address and browser of a caller. */
const at = (ip: string, userAgent = 'Firefox') => ({ headers: { 'x-forwarded-for': ip, 'user-agent': userAgent } })

async function registerFrom(inviter: TestMember, ip: string, userAgent?: string) {
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const form = await registrationForm(t, { inviteCode: invitationCode, phone: String(++phones) })
  const { code } = await t.visitor.ask(members.register, form, at(ip, userAgent))
  expect(code).toBe(0)
  await t.visitor.call(members.activate, { token: await tokenMailedTo(t.db, form.email, 'ACTIVATION') })
  return form.email
}

const signIn = async (account: string, ip: string, userAgent?: string) =>
  t.visitor.call(auth.login, { account, password: 'Meow_2026', ...(await t.captcha('login')) }, at(ip, userAgent))

const reasonsOf = async (inviter: TestMember) =>
  (
    await t.db.rows(
      sql<{ reasons: string[] }>`
        select hold_reasons as reasons from referrals where inviter_id = ${inviter.id} order by created_at, id`,
    )
  ).map(({ reasons }) => reasons)

/** A shipped order with CNY 82.00 of freight that left so many days ago, as if this friend had sent it. */
async function sentBy(friendId: string, daysAgo: number) {
  const { id } = await story.shipped(await t.member({ balances: { CNY: 20_000 } }))
  await t.db.run(sql`
    update orders set member_id = ${friendId}, outbound_at = now() - make_interval(days => ${daysAgo}::int, mins => 1) where id = ${id}`)
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
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('a friend who registers with the inviter’s own browser and network waits for review, others of that household do not', async () => {
  const inviter = await t.member()
  await signIn(inviter.email, '198.51.100.7')
  await registerFrom(inviter, '198.51.100.8')
  await registerFrom(inviter, '198.51.100.7', 'Safari')
  await registerFrom(inviter, '198.51.101.7')
  expect(await reasonsOf(inviter)).toEqual([['sameDevice'], [], []])
  expect(await coinsOf(inviter)).toBe(2000)
  const neighbour = await t.member()
  await signIn(neighbour.email, '192.168.1.20')
  await registerFrom(neighbour, '192.168.1.20')
  expect(await statesOf(neighbour)).toEqual(['rewarded'])
})

test('of a network a keyed hash is kept, never the address', async () => {
  const { columns } = await t.db.row(
    sql<{ columns: string }>`select string_agg(r::text, ' ') as columns from referrals r`,
  )
  expect(columns).toMatch(/\\x[0-9a-f]{64}\b/)
  const network = Buffer.from('203.0.113')
  for (const trace of [network.toString(), network.toString('hex'), createHash('sha256').update(network).digest('hex')])
    expect(columns).not.toContain(trace)
})

test('where the first order earns the reward, no coins come before it has travelled for a week', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const friend = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: friend.token })
  await settleReferrals(t.context)
  expect([await statesOf(inviter), await coinsOf(inviter)]).toEqual([['pending'], 0])
  const traveller = await t.member({ balances: { CNY: 20_000 } })
  const { id } = await story.shipped(traveller)
  await t.db.run(
    sql`update orders set member_id = ${friend.userId}, outbound_at = now() - interval '6 days' where id = ${id}`,
  )
  await settleReferrals(t.context)
  expect(await coinsOf(inviter)).toBe(0)
  await t.db.run(sql`update orders set outbound_at = now() - interval '7 days 1 minute' where id = ${id}`)
  await settleReferrals(t.context)
  await settleReferrals(t.context)
  expect([await statesOf(inviter), await coinsOf(inviter)]).toEqual([['rewarded'], 1000])
  await configure(t, {})
})

test('how much freight earns it, how long it has to be on its way and when it lapses are settings', async () => {
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const friend = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: friend.token })
  await sentBy(friend.userId, 3)
  const rule = { 'referral.rewardOn': 'firstOrder', 'referral.firstOrderDays': 3 } as const
  await configure(t, { ...rule, 'referral.firstOrderMinor': { CNY: 100_000, HKD: 0 } })
  await settleReferrals(t.context)
  expect(await statesOf(inviter)).toEqual(['pending'])
  await t.db.run(sql`update referrals set created_at = now() - interval '11 days' where inviter_id = ${inviter.id}`)
  await configure(t, { 'referral.rewardOn': 'firstOrder', 'referral.lapseDays': 10 })
  await settleReferrals(t.context)
  expect(await statesOf(inviter)).toEqual(['pending'])
  await configure(t, { ...rule, 'referral.lapseDays': 10 })
  await settleReferrals(t.context)
  expect(await statesOf(inviter)).toEqual(['rewarded'])
  const idle = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: idle.token })
  await t.db.run(sql`update referrals set created_at = now() - interval '11 days' where invitee_id = ${idle.userId}`)
  await settleReferrals(t.context)
  expect(await statesOf(inviter)).toEqual(['rewarded', 'void'])
  await configure(t, {})
})

test('who travels with the browser and from the network of the inviter waits for a person too', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  await signIn(inviter.email, '2001:db8:1:2::7')
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const friend = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: friend.token })
  await signIn(friend.email, '2001:db8:1:2::9')
  await sentBy(friend.userId, 7)
  await settleReferrals(t.context)
  expect([await statesOf(inviter), await reasonsOf(inviter)]).toEqual([['held'], [['sameDevice']]])
  await configure(t, {})
})

test('who sends to the phone of a receiver of the inviter’s waits for a person too, however it is written', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  const receiver = await story.receiver()
  await inviter.call(consignees.save, receiver)
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const friend = await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) })
  await t.visitor.call(members.activate, { token: friend.token })
  const { token } = await signIn(friend.email, '127.0.0.1')
  await callerAt(t.url, token).call(consignees.save, { ...receiver, name: 'Somebody Else', phone: '+85251234567' })
  await sentBy(friend.userId, 7)
  await settleReferrals(t.context)
  expect(await reasonsOf(inviter)).toEqual([['sameReceiver']])
  await configure(t, {})
})

test('a reward that nobody earned within half a year lapses; a friend who never activated stays one', async () => {
  await configure(t, { 'referral.rewardOn': 'firstOrder' })
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const [idle, absent] = [
    await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) }),
    await registerPending(t, { inviteCode: invitationCode, phone: String(++phones) }),
  ]
  await t.visitor.call(members.activate, { token: idle.token })
  await t.db.run(
    sql`update referrals set created_at = created_at - interval '181 days' where inviter_id = ${inviter.id}`,
  )
  await settleReferrals(t.context)
  const states = await t.db.rows(sql<{ id: string; state: string }>`
    select invitee_id as id, state from referrals where inviter_id = ${inviter.id}`)
  expect(states.find(({ id }) => id === idle.userId)?.state).toBe('void')
  expect(states.find(({ id }) => id === absent.userId)?.state).toBe('pending')
  await configure(t, {})
})
