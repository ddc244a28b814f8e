import { signedIn } from '#contract/signed-in.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

// Proves R-476
test('home tells who the member is and what is on the accounts', async () => {
  const member = await t.member({ name: '林志豪', balances: { CNY: 20_000, HKD: 8_600, COIN: 1_200 } })
  const { wire } = await member.ask(signedIn.home, {}, { language: 'en' })
  expect(wire).toMatchObject({
    userId: member.id,
    memberNo: member.memberNumber,
    displayName: '林志豪',
    email: member.email,
    level: { code: 'ordinary' },
    lastLoginAt: null,
    balanceMinor: 20_000,
    foreignBalanceMinor: 8_600,
    foreignCurrency: 'HKD',
    balances: [
      { currency: 'CNY', balanceMinor: 20_000 },
      { currency: 'HKD', balanceMinor: 8_600 },
    ],
    coins: 1_200,
    coupons: { available: 0, used: 0, expired: 0 },
    unreadReplies: 0,
    permissions: [],
  })
})

// Proves R-122
test('without a real name the member is called by the local part of the e-mail', async () => {
  const member = await t.member()
  expect((await member.call(signedIn.home, {})).displayName).toBe(member.email.split('@')[0])
})

test('the level is named in the language of the caller', async () => {
  const member = await t.member()
  const names = new Set<string>()
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const)
    names.add((await member.ask(signedIn.home, {}, { language })).data.level.name)
  expect(names.size).toBeGreaterThan(1)
  expect([...names].every(Boolean)).toBe(true)
})

test('home needs a session, and the user id of the header must be its own', async () => {
  const member = await t.member()
  expect((await t.visitor.ask(signedIn.home, {})).code).toBe(2001)
  const foreign = await member.ask(signedIn.home, {}, { headers: { userid: (await t.member()).id } })
  expect([foreign.http, foreign.code]).toEqual([401, 2003])
  expect((await member.ask(signedIn.home, {}, { headers: { userid: member.id } })).code).toBe(0)
})
