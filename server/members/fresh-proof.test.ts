import { auth } from '#contract/members.ts'
import { myData } from '#contract/my-data.ts'
import { oauth, profiles } from '#contract/profile.ts'
import { authenticator, freshProof, passkeys } from '#contract/sign-in-factors.ts'
import { sql } from '#server/database/db.ts'
import { appCode } from '#test/authenticator.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { makePasskey, usePasskey } from '#test/software-authenticator.ts'
import { expect, test } from 'vitest'

const origin = 'https://cats.example'
const t = await openTestServer({ publicUrl: origin })

const password = 'Meow_2026'
const grownOld = (member: TestMember, age = '11 minutes') =>
  t.db.run(sql`update member_sessions set proven_at = now() - ${age}::interval where member_id = ${member.id}`)
const isFresh = async (member: TestMember) => (await member.call(freshProof.get, {})).isFresh

async function withPasskey(member: TestMember) {
  const { passkey, credential } = makePasskey(await member.call(passkeys.startAdding, {}), origin)
  await member.call(passkeys.add, { name: 'Phone', credential })
  return passkey
}

async function withCode(member: TestMember) {
  const drawn = await member.call(authenticator.draw, {})
  // The previous code, so that the present one can still be used.
  await member.call(authenticator.confirm, { ticket: drawn.ticket, code: appCode(drawn.secret, Date.now() - 30_000) })
  return drawn
}

// Proves E-127
test('a sign-in by password is a proof for ten minutes, for this session alone', async () => {
  const member = await t.member()
  await grownOld(member)
  const { token } = await t.visitor.call(auth.login, { account: member.email, password, ...(await t.captcha('login')) })
  expect((await callerAt(t.url, token).call(freshProof.get, {})).isFresh).toBe(true)
  expect(await isFresh(member)).toBe(false)
  await grownOld(member, '9 minutes')
  expect(await isFresh(member)).toBe(true)
  await grownOld(member, '10 minutes')
  expect(await isFresh(member)).toBe(false)
})

test('every member can use the password, and what else they have set up', async () => {
  const member = await t.member()
  expect((await member.call(freshProof.get, {})).ways).toEqual(['password'])
  await withPasskey(member)
  await withCode(member)
  expect((await member.call(freshProof.get, {})).ways).toEqual(['password', 'code', 'passkey'])
})

// Proves E-128, E-129
test('each of the three is a proof, and only the right one', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const [passkey, others] = [await withPasskey(member), await withPasskey(other)]
  const { recoveryCodes, secret } = await withCode(member)
  const sign = async (key: typeof passkey) => usePasskey(key, await member.call(freshProof.startPasskey, {}))
  const options = await member.call(freshProof.startPasskey, {})
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id])
  const toSignIn = usePasskey(passkey, await t.visitor.call(passkeys.startSignIn, {}))
  const wrong = [
    [{ password: 'wrong_one' }, 2016],
    [{ code: '000000' }, 2025],
    [{ code: 'AAAA-AAAA-AAAA-AAAA' }, 2025],
    [{ credential: await sign(others) }, 2030],
    [{ credential: toSignIn }, 2030],
    [{}, 1001],
  ] as const
  for (const [given, code] of wrong) {
    await grownOld(member)
    expect([given, (await member.ask(freshProof.give, given)).code]).toEqual([given, code])
    expect(await isFresh(member)).toBe(false)
  }
  const right = [
    { password },
    { code: appCode(secret, Date.now()) },
    { code: recoveryCodes[0] },
    { credential: await sign(passkey) },
  ]
  for (const given of right) {
    await grownOld(member)
    const { code, data } = await member.ask(freshProof.give, given)
    expect([given, code, await isFresh(member)]).toEqual([given, 0, true])
    expect(data.freshUntil).toMatch(/\+08:00$/)
  }
  expect((await t.visitor.ask(freshProof.give, { password })).http).toBe(401)
})

test('without a second factor no code is a proof', async () => {
  const member = await t.member()
  await grownOld(member)
  expect((await member.ask(freshProof.give, { code: '123456' })).code).toBe(2025)
  expect(await isFresh(member)).toBe(false)
})

test('of five at once with one recovery code, one is a proof', async () => {
  const member = await t.member()
  const { recoveryCodes } = await withCode(member)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.ask(freshProof.give, { code: recoveryCodes[0] })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 2025, 2025, 2025, 2025])
})

test('the account is not deleted, and no sign-in taken away, without a fresh proof', async () => {
  const member = await t.member({ language: 'en' })
  await t.db.run(sql`
    insert into member_identities (member_id, provider, subject) values (${member.id}, 'qq', 'q1'), (${member.id}, 'wechat', 'w1')`)
  await t.db.run(sql`update members set qq = 'Mei', wechat = 'Mei' where id = ${member.id}`)
  await grownOld(member)
  const { wire, ...refused } = await member.ask(myData.askDeletion, {})
  expect([refused.http, refused.code, refused.msg]).toEqual([200, 2029, 'Please confirm that it is you first'])
  expect(wire).toMatchObject({ next: { text: expect.stringContaining('password') } })
  expect((await member.ask(oauth.unbind, { provider: 'qq' })).code).toBe(2029)
  expect((await member.ask(profiles.updateProfile, { wechat: null })).code).toBe(2029)
  expect((await member.call(profiles.getProfile, {})).identities).toEqual(['qq', 'wechat'])
  // What takes nobody's sign-in away needs none.
  expect((await member.ask(oauth.unbind, { provider: 'facebook' })).code).toBe(0)
  expect((await member.ask(profiles.updateProfile, { facebook: 'mei' })).code).toBe(0)
  await member.call(freshProof.give, { password })
  expect((await member.ask(oauth.unbind, { provider: 'qq' })).code).toBe(0)
  expect((await member.ask(profiles.updateProfile, { wechat: null })).code).toBe(0)
  expect((await member.ask(myData.askDeletion, {})).code).toBe(0)
})

test('five wrong proofs lock the account for this network, as at a sign-in', async () => {
  const limited = await openTestServer({ rateLimits: true })
  const member = await limited.member()
  const codes: number[] = []
  for (let tries = 0; tries < 6; tries++)
    codes.push((await member.ask(freshProof.give, { password: 'wrong_one' })).code)
  expect(codes).toEqual([2016, 2016, 2016, 2016, 2016, 2010])
  expect((await member.ask(freshProof.give, { password })).code).toBe(2010)
})
