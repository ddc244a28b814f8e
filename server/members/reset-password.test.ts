import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { newToken } from '#server/auth/session.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo, tokenMailedTo } from '#test/mailbox.ts'
import { registerPending } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const ask = async (input: object) =>
  t.visitor.ask(auth.requestPasswordReset, { ...(await t.captcha('reset')), ...input })

async function linkFor(email: string): Promise<string> {
  await ask({ email })
  return tokenMailedTo(t.db, email, 'RESET')
}

const reset = (token: string, newPassword = '1new_password', confirmPassword = newPassword) =>
  t.visitor.ask(auth.resetPassword, { token, newPassword, confirmPassword })

const login = async (account: string, password: string) =>
  t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')) })

// Proves R-472
test('a reset sets the new password and ends every session', async () => {
  const member = await t.member({ language: 'en' })
  const second = (await login(member.email, 'Meow_2026')).data.token
  const { code, msg } = await reset(await linkFor(member.email))
  expect([code, msg]).toEqual([0, 'Operation successful'])
  for (const token of [member.token, second])
    expect((await callerAt(t.url, token).ask(signedIn.home, {})).http).toBe(401)
  expect((await login(member.email, 'Meow_2026')).code).toBe(2005)
  expect((await login(member.email, '1new_password')).code).toBe(0)
  expect((await mailsTo(t.db, member.email)).map(({ subject }) => subject)).toEqual(['Reset your Smart Cats password'])
})

// Proves R-471
test('known, unknown and unconfirmed addresses are answered alike, and one of them is written to', async () => {
  const member = await t.member()
  await t.db.run(sql`update members set email = 'k.known@example.com' where id = ${member.id}`)
  await registerPending(t, { email: 'k.pending@example.com' })
  const emails = ['k.known@example.com', 'K.Unknown@example.com', 'k.pending@example.com']
  const answers = await Promise.all(emails.map((email) => ask({ email })))
  const seen = answers.map(({ http, code, msg, wire, headers }) =>
    JSON.stringify([http, code, msg, wire, headers.get('content-length')]),
  )
  expect(new Set(seen).size).toBe(1)
  expect(answers[0]).toMatchObject({
    code: 0,
    wire: { emailMasked: 'k***@example.com', mailDelayMinutes: { min: 1, max: 30 } },
  })
  const kinds = await Promise.all(
    emails.map(async (email) => (await mailsTo(t.db, email.toLowerCase())).map(({ kind }) => kind)),
  )
  expect(kinds).toEqual([['RESET'], [], ['ACTIVATION']])
})

test('for a known and an unknown address the database is given the same work', async () => {
  const member = await t.member()
  const statements = async (email: string) => {
    const before = await t.db.row(sql<{ mails: number }>`select count(*)::int as mails from mail_outbox`)
    await ask({ email })
    const after = await t.db.row(sql<{ mails: number }>`select count(*)::int as mails from mail_outbox`)
    return after.mails - before.mails
  }
  expect([await statements(member.email), await statements('stranger@example.com')]).toEqual([1, 1])
})

test('the address may be called account; without one the field is named', async () => {
  const member = await t.member()
  expect((await ask({ account: member.email })).code).toBe(0)
  expect(await tokenMailedTo(t.db, member.email, 'RESET')).toHaveLength(43)
  expect((await ask({})).wire).toEqual({ fields: { email: 'This field is required' } })
  expect((await ask({ email: 'a@b' })).code).toBe(1001)
})

// Proves R-472
test('a link works once, and of several the newest', async () => {
  const member = await t.member()
  const older = await linkFor(member.email)
  const newer = await linkFor(member.email)
  expect((await reset(older)).code).toBe(2013)
  expect((await reset(newer)).code).toBe(0)
  expect((await reset(newer, 'another_1')).code).toBe(2013)
})

test('of twenty uses at once one wins', async () => {
  const member = await t.member()
  const token = await linkFor(member.email)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, count) => reset(token, `password_${count}`)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 2013)).toHaveLength(19)
})

test('a link that is two hours old, made up, or for activation resets nothing', async () => {
  const member = await t.member()
  const token = await linkFor(member.email)
  await t.db.run(sql`update auth_tokens set expires_at = now() where member_id = ${member.id}`)
  expect((await reset(token)).code).toBe(2013)
  expect((await reset(newToken())).code).toBe(2013)
  expect((await reset((await registerPending(t)).token)).code).toBe(2013)
  expect((await login(member.email, 'Meow_2026')).code).toBe(0)
})

// Proves R-567
test('a reset link lives two hours', async () => {
  const member = await t.member()
  await linkFor(member.email)
  const { hours } = await t.db.row(sql<{ hours: number }>`
    select extract(epoch from expires_at - now())::float / 3600 as hours from auth_tokens where member_id = ${member.id} and kind = 'reset'`)
  expect(hours).toBeGreaterThan(1.9)
  expect(hours).toBeLessThanOrEqual(2)
})

// Proves R-562
test('the new password follows the rule of a change and is typed twice; a slip does not use the link up', async () => {
  const member = await t.member()
  const token = await linkFor(member.email)
  for (const password of ['abcde', 'a'.repeat(19), 'a-bcdef']) expect((await reset(token, password)).code).toBe(2014)
  expect((await reset(token, '_abcde1', '_abcde2')).code).toBe(2015)
  expect((await t.visitor.ask(auth.resetPassword, { token, newPassword: '_abcde1' })).wire).toEqual({
    fields: { confirmPassword: 'This field is required' },
  })
  expect((await reset(token, '_abcde1')).code).toBe(0)
})

test('a member who was disabled meanwhile stays out', async () => {
  const member = await t.member()
  const token = await linkFor(member.email)
  await t.db.run(sql`update members set state = 'disabled' where id = ${member.id}`)
  expect((await reset(token)).code).toBe(2013)
})

test('a reset opens an account that wrong passwords had closed', async () => {
  const member = await t.member()
  await t.db.run(sql`
    insert into sign_in_failures (account, network, failures, window_start, locked_until)
    values (${`member:${member.id}`}, '203.0.113', 5, now(), now() + interval '15 minutes')`)
  await reset(await linkFor(member.email))
  expect(await t.db.rows(sql`select account from sign_in_failures where account = ${`member:${member.id}`}`)).toEqual(
    [],
  )
})

test('of fifty tries with one image code, one is heard', async () => {
  const captcha = await t.captcha('reset')
  const codes = await Promise.all(
    Array.from({ length: 50 }, async () => (await ask({ email: 'x@example.com', ...captcha })).code),
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 49 }, () => 2007)])
})
