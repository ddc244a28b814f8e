import { auth, members } from '#contract/members.ts'
import { sql } from '#server/database/db.ts'
import { newToken } from '#server/auth/session.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo, tokenMailedTo } from '#test/mailbox.ts'
import { registerPending } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const activate = (token: string) => t.visitor.ask(members.activate, { token })

const resend = async (email: string) =>
  t.visitor.ask(members.resendActivation, { email, ...(await t.captcha('register')) })

const login = async (account: string, password = 'Meow_2026') =>
  t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')) })

test('the link of the mail opens the account, and the member is welcomed once', async () => {
  const { email, token, memberNumber } = await registerPending(t, { lang: 'en' })
  expect((await login(email)).code).toBe(2008)
  expect((await activate(token)).data).toEqual({ memberNumber, email, alreadyActive: false })
  expect((await activate(token)).data).toEqual({ memberNumber, email, alreadyActive: true })
  expect((await login(email)).code).toBe(0)
  const [, welcome, ...more] = await mailsTo(t.db, email)
  expect(welcome).toMatchObject({
    kind: 'WELCOME',
    subject: `Welcome to Smart Cats: your member number is ${memberNumber}`,
  })
  expect(welcome?.body).toMatch(/^http:\/\/localhost:\d+\/web_site\/warehouseAddress$/m)
  expect(more).toEqual([])
})

test('of twenty clicks at once one activates and one mail welcomes', async () => {
  const { email, token } = await registerPending(t)
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(token)))
  expect(answers.filter(({ data }) => data.alreadyActive === false)).toHaveLength(1)
  expect(answers.filter(({ data }) => data.alreadyActive)).toHaveLength(19)
  expect((await mailsTo(t.db, email)).filter(({ kind }) => kind === 'WELCOME')).toHaveLength(1)
})

test('a link that nobody sent, that is a day old, or that only resets a password opens nothing', async () => {
  expect((await activate(newToken())).code).toBe(2012)
  const late = await registerPending(t)
  await t.db.run(sql`update auth_tokens set expires_at = now() where member_id = ${late.userId}`)
  expect((await activate(late.token)).code).toBe(2012)
  const member = await t.member()
  await t.visitor.call(auth.requestPasswordReset, { email: member.email, ...(await t.captcha('reset')) })
  expect((await activate(await tokenMailedTo(t.db, member.email, 'RESET'))).code).toBe(2012)
})

// Proves E-02
test('a token is asked for', async () => {
  const { code, wire } = await t.visitor.ask(members.activate, {})
  expect({ code, wire }).toEqual({ code: 1001, wire: { fields: { token: 'This field is required' } } })
})

test('of several mails the newest link works', async () => {
  const { email, token } = await registerPending(t)
  expect((await resend(email)).code).toBe(0)
  const newest = await tokenMailedTo(t.db, email, 'ACTIVATION')
  expect((await activate(token)).code).toBe(2012)
  expect((await activate(newest)).code).toBe(0)
})

test('asking again answers the same for an address that waits, one that is active and one that nobody has', async () => {
  const pending = await registerPending(t, { email: 'w.waiting@example.com' })
  const active = await registerPending(t, { email: 'w.active@example.com' })
  await activate(active.token)
  const answers = await Promise.all([pending.email, active.email, 'w.nobody@example.com'].map(resend))
  const seen = answers.map(({ http, code, msg, wire }) => JSON.stringify({ http, code, msg, wire }))
  expect(new Set(seen).size).toBe(1)
  expect(answers[0]?.wire).toEqual({ emailMasked: 'w***@example.com', mailDelayMinutes: { min: 1, max: 30 } })
  expect((await mailsTo(t.db, 'w.nobody@example.com')).length).toBe(0)
  expect((await mailsTo(t.db, active.email)).map(({ kind }) => kind)).toEqual(['ACTIVATION', 'WELCOME'])
})

// Proves E-03
test('asking again needs an image code', async () => {
  expect((await t.visitor.ask(members.resendActivation, { email: 'a@example.com' })).code).toBe(1001)
  const spent = await t.captcha('register')
  await t.visitor.ask(members.resendActivation, { email: 'a@example.com', ...spent })
  expect((await t.visitor.ask(members.resendActivation, { email: 'a@example.com', ...spent })).code).toBe(2007)
})
