import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { ownPassword } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo, tokenMailedTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const limited = await openTestServer({ rateLimits: true })
const old = 'Meow_2026'
const asked = { oldPassword: old, newPassword: '1abcdef', confirmPassword: '1abcdef' }

const change = (member: TestMember, given: object = {}) =>
  member.ask(ownPassword.changePassword, { ...asked, ...given })
const login = async (account: string, password: string) =>
  t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')) })

// Proves
test('the new password signs in, the old one does not, and every session has ended', async () => {
  const member = await t.member()
  const other = callerAt(t.url, (await login(member.email, old)).data.token)
  const { code, msg, wire } = await change(member)
  expect({ code, msg, wire }).toEqual({ code: 0, msg: 'Operation successful', wire: { relogin: true } })
  expect((await member.ask(signedIn.home, {})).http).toBe(401)
  expect((await other.ask(signedIn.home, {})).http).toBe(401)
  expect((await login(member.email, old)).code).toBe(2005)
  expect((await login(member.email, '1abcdef')).code).toBe(0)
})

test('its owner is told by mail, in their language', async () => {
  const member = await t.member({ language: 'zh-Hans' })
  await change(member)
  expect(await mailsTo(t.db, member.email)).toMatchObject([
    { kind: 'PASSWORD_CHANGED', language: 'zh-Hans', subject: '您的灵猫集运密码已修改' },
  ])
})

test('a reset link that waited in the mailbox is dead', async () => {
  const member = await t.member()
  await t.visitor.call(auth.requestPasswordReset, { email: member.email, ...(await t.captcha('reset')) })
  const token = await tokenMailedTo(t.db, member.email, 'RESET')
  await change(member)
  const reset = { token, newPassword: 'thief_2026', confirmPassword: 'thief_2026' }
  expect((await t.visitor.ask(auth.resetPassword, reset)).code).toBe(2013)
})

// Proves
test.each(['1abcdef', '_abcde1', 'abcdef', 'a'.repeat(18), '123456'])('%s is taken', async (newPassword) => {
  const member = await t.member()
  expect((await change(member, { newPassword, confirmPassword: newPassword })).code).toBe(0)
  expect((await login(member.email, newPassword)).code).toBe(0)
})

// Proves
test.each(['abcde', 'a'.repeat(19), 'a-bcdef', '密码密码密码', 'abc def'])(
  '%s is refused as a form',
  async (newPassword) => {
    const member = await t.member()
    expect((await change(member, { newPassword, confirmPassword: newPassword })).code).toBe(2014)
    expect((await member.ask(signedIn.home, {})).code).toBe(0)
  },
)

// Proves R-403
test.each(['oldPassword', 'newPassword', 'confirmPassword'] as const)(
  'without %s nothing is changed',
  async (field) => {
    const member = await t.member()
    for (const given of [undefined, '']) {
      const { code, wire } = await change(member, { [field]: given })
      expect([code, wire]).toEqual([1001, { fields: { [field]: 'This field is required' } }])
    }
  },
)

// Proves R-468
test('two that differ are refused, and so is a wrong old one', async () => {
  const member = await t.member()
  expect((await change(member, { confirmPassword: '1abcdeg' })).code).toBe(2015)
  const { code, msg } = await change(member, { oldPassword: 'Meow_2027' })
  expect([code, msg]).toEqual([2016, 'The current password is incorrect'])
  expect((await member.ask(signedIn.home, {})).code).toBe(0)
})

test('a visitor changes nobody’s password', async () => {
  expect((await t.visitor.ask(ownPassword.changePassword, asked)).http).toBe(401)
})

test('after five wrong tries the right one is refused as well, for a while', async () => {
  const member = await limited.member()
  for (let tries = 0; tries < 5; tries++) expect((await change(member, { oldPassword: 'wrong_one' })).code).toBe(2016)
  expect((await change(member)).code).toBe(2010)
})

test('of two changes at once one holds, and the other is told that its old password is wrong', async () => {
  const member = await t.member()
  const answers = await Promise.all(
    ['first_1', 'second2'].map((newPassword) => change(member, { newPassword, confirmPassword: newPassword })),
  )
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect([2016, 2002]).toContain(codes.find((code) => code !== 0))
  const logins = await Promise.all(['first_1', 'second2'].map((password) => login(member.email, password)))
  expect(logins.map(({ code }) => code).sort()).toEqual([0, 2005])
})

// Proves R-262
test('the history says that it happened, and no answer or row says to what', async () => {
  const member = await t.member()
  const answer = await change(member)
  const steps = await t.db.rows(
    sql`select event, fields, actor_kind as actor from member_history where member_id = ${member.id}`,
  )
  expect(steps).toEqual([{ event: 'password', fields: [], actor: 'member' }])
  expect(JSON.stringify(answer.wire)).not.toMatch(/1abcdef|argon2/)
})
