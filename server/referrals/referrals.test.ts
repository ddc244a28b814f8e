import { coins } from '#contract/ledger.ts'
import { members } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { referrals, staffReferrals } from '#contract/referrals.ts'
import { staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { registerPending, registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

let phones = 91_000_000

/** A friend registers with the inviter's code; returns the token of the activation mail. */
async function invited(inviter: TestMember, changes: Record<string, unknown> = {}) {
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const phone = String(++phones)
  const friend = await registerPending(t, { inviteCode: invitationCode, phone, ...changes })
  return { ...friend, activate: () => t.visitor.ask(members.activate, { token: friend.token }) }
}

const stateOf = (inviteeId: string) =>
  t.db.row(sql<{ state: string; coins: number; reasons: string[] }>`
    select state, coins, hold_reasons as reasons from referrals where invitee_id = ${inviteeId}`)

const coinsOf = async (member: TestMember) => (await member.call(coins.balance, {})).coins

// Proves R-041, R-565
test('a friend who activates earns the inviter 1000 coins, once', async () => {
  const inviter = await t.member({ language: 'en' })
  const friend = await invited(inviter)
  expect(await coinsOf(inviter)).toBe(0)
  const answers = await Promise.all(Array.from({ length: 10 }, () => friend.activate()))
  expect(answers.every(({ code }) => code === 0)).toBe(true)
  expect((await friend.activate()).data.alreadyActive).toBe(true)
  expect(await coinsOf(inviter)).toBe(1000)
  expect((await inviter.call(coins.listEntries, {}, { language: 'en' })).list).toMatchObject([
    { eventCode: 'REFERRAL', event: 'Referral reward', coins: 1000, remark: 'A friend you invited' },
  ])
  expect(await stateOf(friend.userId)).toMatchObject({ state: 'rewarded', coins: 1000 })
  expect(await checkBooks(t.context.database)).toEqual([])
})

// Proves E-07, R-181
test('the page tells code, link, reward and each friend, masked', async () => {
  const inviter = await t.member()
  const [one, two] = [await invited(inviter, { email: 'one.friend@example.com' }), await invited(inviter)]
  await one.activate()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const summary = await inviter.call(referrals.summary, {}, { language: 'en' })
  expect(summary).toMatchObject({
    invitationCode,
    inviteUrl: `${t.context.environment.publicUrl}/web_site/register?code=${invitationCode}`,
    rewardCoins: 1000,
    rewardOn: 'activation',
    firstOrderMinor: { CNY: 3000, HKD: 3000 },
    firstOrderDays: 7,
    coinName: 'cat coins',
    invitedCount: 2,
    rewardedCount: 1,
    heldCount: 0,
    coinsEarned: 1000,
    total: 2,
  })
  expect(summary.list).toMatchObject([
    { state: 'pending', stateText: 'Waiting', coins: 0 },
    { emailMasked: 'o***@example.com', state: 'rewarded', stateText: 'Rewarded', coins: 1000 },
  ])
  expect(JSON.stringify(summary)).not.toContain(two.email)
  expect((await (await t.member()).call(referrals.summary, {})).list).toEqual([])
  expect((await inviter.call(referrals.summary, { page: 2, pageSize: 1 })).list).toHaveLength(1)
  expect((await inviter.ask(referrals.summary, { page: 0 })).code).toBe(1001)
  expect((await t.visitor.ask(referrals.summary, {})).code).toBe(2001)
})

// Proves R-565
test('a friend who never activates earns nothing', async () => {
  const inviter = await t.member()
  const friend = await invited(inviter)
  expect(await stateOf(friend.userId)).toMatchObject({ state: 'pending' })
  expect(await coinsOf(inviter)).toBe(0)
})

test('where no activation is asked for, registering earns the reward', async () => {
  await configure(t, { 'registration.requireActivation': false, 'referral.rewardCoins': 250 })
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  await t.visitor.call(
    members.register,
    (await registrationForm(t, { inviteCode: invitationCode, phone: '92000001' })) as never,
  )
  expect(await coinsOf(inviter)).toBe(250)
  await configure(t, {})
})

// Proves R-564
test('one setting drives what is paid and what is told', async () => {
  await configure(t, { 'referral.rewardCoins': 100 })
  const inviter = await t.member()
  const friend = await invited(inviter)
  expect((await inviter.call(referrals.summary, {})).rewardCoins).toBe(100)
  await friend.activate()
  expect(await coinsOf(inviter)).toBe(100)
  await configure(t, {})
})

test.each<[string, (inviter: TestMember) => Promise<Record<string, unknown>>, string]>([
  [
    'the phone of the inviter',
    async (inviter) => {
      await t.db.run(sql`update members set phone_e164 = '+85298765432' where id = ${inviter.id}`)
      return { phone: '98765432' }
    },
    'samePhone',
  ],
  [
    'the phone of another friend',
    async (inviter) => {
      await (await invited(inviter, { phone: '98765431' })).activate()
      return { phone: '98765431' }
    },
    'samePhone',
  ],
  [
    'another spelling of the inviter’s address',
    async (inviter) => {
      await t.db.run(
        sql`update members set email = ${`m.ei.${inviter.memberNumber.toLowerCase()}@gmail.com`} where id = ${inviter.id}`,
      )
      return { email: `mei${inviter.memberNumber.toLowerCase()}+2@gmail.com` }
    },
    'sameEmail',
  ],
  [
    'an address that lasts for minutes',
    async (inviter) => ({ email: `${inviter.id}@mailinator.com` }),
    'throwAwayMail',
  ],
])('with %s the reward is held, shown, and paid when a person lets it go', async (_what, arrange, reason) => {
  const inviter = await t.member()
  const changes = await arrange(inviter)
  const before = await coinsOf(inviter)
  const friend = await invited(inviter, changes)
  expect((await friend.activate()).code).toBe(0)
  expect(await stateOf(friend.userId)).toEqual({ state: 'held', coins: 1000, reasons: [reason] })
  expect(await coinsOf(inviter)).toBe(before)
  expect((await inviter.call(referrals.summary, {}, { language: 'en' })).list[0]).toMatchObject({
    state: 'held',
    stateText: 'Under review',
    coins: 1000,
  })
  const { list } = await service.call(staffReferrals.search, { memberNumber: inviter.memberNumber, state: 'held' })
  expect(list).toMatchObject([{ inviterNumber: inviter.memberNumber, holdReasons: [reason], coins: 1000 }])
  const id = list[0]?.id ?? ''
  const codes = (await Promise.all([1, 2, 3].map(() => service.ask(staffReferrals.release, { id })))).map(
    ({ code }) => code,
  )
  expect(codes.sort()).toEqual([0, 9002, 9002])
  expect(await coinsOf(inviter)).toBe(before + 1000)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('beyond the rewards of a month, of all time, or with an inviter who is gone, the reward is held', async () => {
  await configure(t, { 'referral.perMonthMax': 2, 'referral.inAllMax': 3 })
  const inviter = await t.member()
  const friends = [await invited(inviter), await invited(inviter), await invited(inviter), await invited(inviter)]
  await Promise.all(friends.map(({ activate }) => activate()))
  const states = await Promise.all(friends.map(async ({ userId }) => (await stateOf(userId)).state))
  expect(states.sort()).toEqual(['held', 'held', 'rewarded', 'rewarded'])
  expect(await coinsOf(inviter)).toBe(2000)
  // The whole month counts, from its first moment in Shanghai.
  await t.db.run(
    sql`update referrals set rewarded_at = date_trunc('month', now()) where inviter_id = ${inviter.id} and state = 'rewarded'`,
  )
  const late = await invited(inviter)
  await late.activate()
  expect((await stateOf(late.userId)).reasons).toEqual(['monthCap'])
  await t.db.run(
    sql`update referrals set rewarded_at = now() - interval '40 days' where inviter_id = ${inviter.id} and state = 'rewarded'`,
  )
  const fifth = await invited(inviter)
  await fifth.activate()
  expect(await stateOf(fifth.userId)).toMatchObject({ state: 'rewarded' })
  const sixth = await invited(inviter)
  await sixth.activate()
  expect((await stateOf(sixth.userId)).reasons).toEqual(['totalCap'])
  await configure(t, {})
  const gone = await t.member()
  const orphan = await invited(gone)
  await t.db.run(sql`update members set state = 'disabled' where id = ${gone.id}`)
  await orphan.activate()
  expect((await stateOf(orphan.userId)).reasons).toEqual(['inviterInactive'])
})

// Proves B-CS-10
test('a void reward is taken back; what was spent is written off and shown, and the friend keeps the account', async () => {
  const inviter = await t.member()
  const friend = await invited(inviter)
  await friend.activate()
  await finance.call(staffCoins.adjust, { memberNumber: inviter.memberNumber, coins: -400, reason: 'spent elsewhere' })
  const { list } = await finance.call(staffReferrals.search, { memberNumber: friend.memberNumber })
  const id = list[0]?.id ?? ''
  expect((await finance.ask(staffReferrals.void, { id })).code).toBe(9005)
  expect(await finance.call(staffReferrals.void, { id, reason: 'own account' })).toMatchObject({
    state: 'void',
    writtenOffCoins: 400,
    voidReason: 'own account',
  })
  expect(await coinsOf(inviter)).toBe(0)
  expect((await finance.ask(staffReferrals.void, { id, reason: 'again' })).code).toBe(9002)
  expect((await finance.ask(staffReferrals.release, { id })).code).toBe(9002)
  expect((await inviter.call(referrals.summary, {})).coinsEarned).toBe(0)
  expect(await checkBooks(t.context.database)).toEqual([])
})

// Proves B-CS-10
test('what waits or is held can be made void before anything was paid', async () => {
  const inviter = await t.member()
  const friend = await invited(inviter)
  const { list } = await service.call(staffReferrals.search, { memberNumber: inviter.memberNumber })
  await service.call(staffReferrals.void, { id: list[0]?.id ?? '', reason: 'farm' })
  expect((await friend.activate()).code).toBe(0)
  expect(await stateOf(friend.userId)).toMatchObject({ state: 'void' })
  expect(await coinsOf(inviter)).toBe(0)
})

// Proves B-CS-11
test('nobody lets a reward of their own go', async () => {
  const inviter = await t.member()
  await t.db.run(sql`update staff set email = ${inviter.email} where id = ${service.id}`)
  const friend = await invited(inviter)
  await friend.activate()
  const { list } = await service.call(staffReferrals.search, { memberNumber: inviter.memberNumber })
  expect((await service.ask(staffReferrals.void, { id: list[0]?.id ?? '', reason: 'x' })).code).toBe(9003)
  await t.db.run(sql`update staff set email = '' where id = ${service.id}`)
})
