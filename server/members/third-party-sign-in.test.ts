import { auth, members } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { oauth, profiles, socialProviders } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { purge } from '#server/jobs/purge.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { registerPending, registrationForm } from '#test/registering.ts'
import { comeBack, enterWith, linkTo, openThirdParties, returnUri, ticketFor } from '#test/third-parties.ts'
import { beforeEach, expect, test } from 'vitest'

const { simulator, environment } = await openThirdParties()
const t = await openTestServer(environment)
const limited = await openTestServer({ ...environment, rateLimits: true })

let meiling: TestMember
beforeEach(async () => {
  meiling = await t.member()
})
let people = 0
/** Somebody whom no other test knows. */
const newName = () => `Person ${++people}`

const password = 'Meow_2026'
const credentials = async (account: string, given = {}) => ({
  account,
  password,
  ...(await t.captcha('login')),
  ...given,
})

// Proves
test.each(socialProviders)('who linked %s is signed in with it, and the session works', async (provider) => {
  const name = newName()
  await linkTo(meiling, provider, name)
  const { data } = await enterWith(t.visitor, provider, name)
  expect(data).toMatchObject({ userId: meiling.id, memberNumber: meiling.memberNumber })
  const { token } = data as { token: string }
  const home = await t.visitor.ask(signedIn.home, {}, { headers: { token } })
  expect([home.code, home.data.userId]).toEqual([0, meiling.id])
  expect((await meiling.call(profiles.getProfile, {})).identities).toEqual([provider])
})

test.each(socialProviders)('%s: nickname as it is there, and who it is stays hidden', async (provider) => {
  const name = `靈貓 & ${newName()}`
  await linkTo(meiling, provider, name)
  const { wire, data } = await meiling.ask(profiles.getProfile, {})
  expect(data.social[provider]).toBe(name)
  const { subject } = await t.db.row(
    sql<{ subject: string }>`select subject from member_identities where member_id = ${meiling.id}`,
  )
  expect(JSON.stringify(wire)).not.toContain(subject)
})

// Proves R-474
test('somebody without an account gets a ticket; its hash alone is kept, and not for long', async () => {
  const { data } = await enterWith(t.visitor, 'wechat', newName())
  expect(data).toMatchObject({ bindRequired: true, nickname: expect.stringContaining('Person') })
  const rows = await t.db.rows(sql<{ row: string }>`select row_to_json(t)::text as row from bind_tickets t`)
  const { bindTicket } = data as { bindTicket: string }
  expect(rows.map(({ row }) => row).join()).not.toContain(bindTicket)
  await t.db.run(sql`update bind_tickets set expires_at = now() - interval '1 second'`)
  await purge(t.context)
  expect(await t.db.rows(sql`select * from bind_tickets`)).toEqual([])
})

test('a registration with a ticket is linked, and signs in with it once its address is proven', async () => {
  const name = newName()
  const bindTicket = await ticketFor(t.visitor, 'facebook', name)
  const pending = await registerPending(t, { bindTicket })
  expect((await enterWith(t.visitor, 'facebook', name)).code).toBe(2008)
  await t.visitor.call(members.activate, { token: pending.token })
  expect((await enterWith(t.visitor, 'facebook', name)).data).toMatchObject({ userId: pending.userId })
  expect(await mailsTo(t.db, pending.email)).toContainEqual(expect.objectContaining({ kind: 'SIGN_IN_LINKED' }))
})

test('a ticket that is over, used or made up is refused before anything is registered', async () => {
  const bindTicket = await ticketFor(t.visitor, 'qq', newName())
  await registerPending(t, { bindTicket })
  for (const spent of [bindTicket, 'made-up']) {
    const form = await registrationForm(t, { bindTicket: spent })
    expect((await t.visitor.ask(members.register, form)).code).toBe(2022)
    expect(await t.db.rows(sql`select id from members where email = ${form.email}`)).toEqual([])
  }
  const late = await ticketFor(t.visitor, 'qq', newName())
  await t.db.run(sql`update bind_tickets set expires_at = now() - interval '1 second'`)
  expect((await t.visitor.ask(members.register, await registrationForm(t, { bindTicket: late }))).code).toBe(2022)
  const other = { bindTicket: late, ...(await credentials(meiling.email)) }
  expect((await t.visitor.ask(oauth.signInWithToken, other)).code).toBe(2022)
})

test('two registrations at once with one ticket: one is linked, the other is refused', async () => {
  const bindTicket = await ticketFor(t.visitor, 'qq', newName())
  const forms = await Promise.all([registrationForm(t, { bindTicket }), registrationForm(t, { bindTicket })])
  const codes = await Promise.all(forms.map(async (form) => (await t.visitor.ask(members.register, form)).code))
  expect(codes.sort()).toEqual([0, 2022])
})

test('a registration that nobody confirmed gives its address and its third party free after a day', async () => {
  const [first, name] = [newName(), newName()]
  const pending = await registerPending(t, { bindTicket: await ticketFor(t.visitor, 'facebook', first) })
  await t.db.run(sql`update members set registered_at = now() - interval '25 hours' where id = ${pending.userId}`)
  // The address is registered anew by somebody else: what the first person linked does not open it.
  const again = await registerPending(t, {
    email: pending.email,
    bindTicket: await ticketFor(t.visitor, 'wechat', name),
  })
  expect(again.userId).toBe(pending.userId)
  await t.visitor.call(members.activate, { token: again.token })
  expect((await enterWith(t.visitor, 'facebook', first)).data).toMatchObject({ bindRequired: true })
  expect((await enterWith(t.visitor, 'wechat', name)).data).toMatchObject({ userId: again.userId })
  await linkTo(meiling, 'facebook', first)
})

test('a given-up registration does not hold somebody’s third party for ever', async () => {
  const name = newName()
  const pending = await registerPending(t, { bindTicket: await ticketFor(t.visitor, 'qq', name) })
  await t.db.run(sql`update members set registered_at = now() - interval '25 hours' where id = ${pending.userId}`)
  await linkTo(meiling, 'qq', name)
  expect((await enterWith(t.visitor, 'qq', name)).data).toMatchObject({ userId: meiling.id })
})

test('a ticket links an account that is proven by its password, after a wrong one too, and signs in', async () => {
  const name = newName()
  const bindTicket = await ticketFor(t.visitor, 'wangwang', name)
  const ask = async (given = {}) =>
    t.visitor.ask(oauth.signInWithToken, { bindTicket, ...(await credentials(meiling.email, given)) })
  expect((await ask({ password: 'not_this_one' })).code).toBe(2005)
  expect((await ask({ captchaCode: 'XXXX' })).code).toBe(2006)
  expect((await ask()).data).toMatchObject({ userId: meiling.id })
  expect((await ask()).code).toBe(2022)
  expect((await enterWith(t.visitor, 'wangwang', name)).data).toMatchObject({ userId: meiling.id })
})

test('with a ticket, account, password and code are asked for by name', async () => {
  const bindTicket = await ticketFor(t.visitor, 'qq', newName())
  const whole = await credentials(meiling.email)
  for (const [missing, named] of [
    ['account', 'account'],
    ['password', 'password'],
    ['captchaId', 'captchaCode'],
  ] as const) {
    const answer = await t.visitor.ask(oauth.signInWithToken, { bindTicket, ...whole, [missing]: undefined })
    expect([answer.code, answer.wire]).toEqual([1001, { fields: { [named]: expect.any(String) } }])
  }
})

test('guessing passwords with a ticket is locked as guessing without one, and a locked account stays closed', async () => {
  const [chiho, name] = [await limited.member(), newName()]
  await linkTo(chiho, 'facebook', name)
  const bindTicket = await ticketFor(limited.visitor, 'qq', newName())
  const guess = async (word: string) =>
    limited.visitor.ask(oauth.signInWithToken, {
      bindTicket,
      account: chiho.email,
      password: word,
      ...(await limited.captcha('login')),
    })
  const codes: number[] = []
  for (let guesses = 0; guesses < 5; guesses++) codes.push((await guess('not_this_one')).code)
  expect(codes).toEqual([2005, 2005, 2005, 2005, 2005])
  expect((await guess(password)).code).toBe(2010)
  await limited.db.run(sql`delete from rate_hits`)
  expect((await enterWith(limited.visitor, 'facebook', name)).code).toBe(2010)
})

test.each([
  ['disabled', 2009],
  ['pending', 2008],
])('a member who is %s is not signed in, by identity or by ticket', async (state, code) => {
  const name = newName()
  await linkTo(meiling, 'qq', name)
  await t.db.run(sql`update members set state = ${state} where id = ${meiling.id}`)
  expect((await enterWith(t.visitor, 'qq', name)).code).toBe(code)
  const bindTicket = await ticketFor(t.visitor, 'wechat', newName())
  const answer = await t.visitor.ask(oauth.signInWithToken, { bindTicket, ...(await credentials(meiling.email)) })
  expect(answer.code).toBe(code)
})

// Proves R-474
test('a token that a browser brought signs in where it can be checked to be ours, and links', async () => {
  for (const provider of ['facebook', 'qq'] as const) {
    const name = newName()
    const accessToken = simulator.ownToken(provider, name)
    const bind = { provider, accessToken, mode: 'bind' } as const
    expect((await t.visitor.ask(oauth.signInWithToken, bind)).http).toBe(401)
    expect((await meiling.ask(oauth.signInWithToken, bind)).data).toEqual({ bound: true, nickname: name })
    expect((await t.visitor.ask(oauth.signInWithToken, { provider, accessToken })).data).toMatchObject({
      userId: meiling.id,
    })
    const foreign = { provider, accessToken: simulator.foreignToken(provider, name) }
    expect((await t.visitor.ask(oauth.signInWithToken, foreign)).code).toBe(2021)
    expect((await t.visitor.ask(oauth.signInWithToken, { provider, accessToken: 'none' })).code).toBe(2021)
  }
  for (const provider of ['wechat', 'wangwang'] as const) {
    const accessToken = simulator.ownToken(provider, newName())
    expect((await t.visitor.ask(oauth.signInWithToken, { provider, accessToken })).code).toBe(2021)
  }
})

test('a sign-in is remembered like any other: listed, ended, and ten at most', async () => {
  const name = newName()
  await linkTo(meiling, 'qq', name)
  const before = await t.db.row(
    sql<{ at: string | null }>`select last_login_at as at from members where id = ${meiling.id}`,
  )
  for (let times = 0; times < 11; times++) expect((await enterWith(t.visitor, 'qq', name)).code).toBe(0)
  const { live } = await t.db.row(sql<{ live: number }>`
    select count(*)::int as live from member_sessions where member_id = ${meiling.id} and ended_at is null`)
  expect(live).toBe(10)
  const after = await t.db.row(sql<{ at: string }>`select last_login_at as at from members where id = ${meiling.id}`)
  expect(after.at).not.toBe(before.at)
})

test('an idempotency key never brings a session or a ticket back', async () => {
  const input = await comeBack(meiling, 'qq', newName())
  expect((await meiling.ask(oauth.exchangeCode, input, { key: 'one-key-for-both' })).code).toBe(0)
  expect((await meiling.ask(oauth.exchangeCode, input, { key: 'one-key-for-both' })).code).toBe(2021)
})

test('the address to come back to is ours and no other', async () => {
  for (const redirectUri of [
    'https://evil.example/web_site/signInReturn',
    `${returnUri}/../x`,
    `${returnUri}?next=https://evil.example`,
    `${returnUri}#x`,
    'http://localhost:8080/web_site/login',
    returnUri.toUpperCase(),
  ])
    expect((await t.visitor.ask(oauth.authorize, { provider: 'qq', redirectUri })).wire).toMatchObject({
      fields: { redirectUri: expect.any(String) },
    })
})

test('linking is for who is signed in', async () => {
  const ask = { provider: 'facebook', redirectUri: returnUri, mode: 'bind' } as const
  expect((await t.visitor.ask(oauth.authorize, ask)).http).toBe(401)
})

test('the password still signs in after a third party was linked and unlinked', async () => {
  await linkTo(meiling, 'facebook', newName())
  await meiling.call(oauth.unbind, { provider: 'facebook' })
  expect((await t.visitor.ask(auth.login, await credentials(meiling.email))).code).toBe(0)
})
