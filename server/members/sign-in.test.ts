import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { staff } from '#contract/staff.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { configure } from '#test/config.ts'
import { withinOneMinute } from '#test/one-minute.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { registerPending } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const limited = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'] })

const login = async (account: string, password = 'Meow_2026', more: object = {}) =>
  t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')), ...more })

const home = (token: string) => callerAt(t.url, token).ask(signedIn.home, {})

const setState = (member: TestMember, state: string) =>
  t.db.run(sql`update members set state = ${state} where id = ${member.id}`)

// Proves R-467
test('a member signs in with the e-mail in any case or the member number', async () => {
  const member = await t.member({ name: '陈美玲', language: 'zh-Hant' })
  for (const account of [
    member.email,
    ` ${member.email.toUpperCase()} `,
    member.memberNumber,
    member.memberNumber.toLowerCase(),
  ]) {
    const { code, msg, wire, data } = await login(account)
    expect({ code, msg }).toEqual({ code: 0, msg: 'Operation successful' })
    expect(wire).toMatchObject({
      userId: member.id,
      memberNo: member.memberNumber,
      displayName: '陈美玲',
      lang: 'en',
      permissions: [],
    })
    expect(Date.parse(data.tokenExpiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect((await home(data.token)).code).toBe(0)
  }
})

// Proves R-123
test('home shows the sign-in before this one, and the language that was chosen stays', async () => {
  const member = await t.member()
  const first = (await login(member.email, 'Meow_2026', { lang: 'zh-Hans' })).data
  expect(first.lang).toBe('cn')
  expect((await home(first.token)).data.lastLoginAt).toBeNull()
  const second = (await login(member.email)).data
  expect(second.lang).toBe('cn')
  expect((await home(second.token)).data.lastLoginAt).not.toBeNull()
})

// Proves R-379, R-380, R-381
test.each(['account', 'password', 'captchaId', 'captchaCode'] as const)(
  'without %s nothing is tried',
  async (field) => {
    const { [field]: _left, ...rest } = {
      account: 'a@example.com',
      password: 'Meow_2026',
      ...(await t.captcha('login')),
    }
    const { code, wire } = await t.visitor.ask(auth.login, rest)
    expect({ code, wire }).toEqual({ code: 1001, wire: { fields: { [field]: 'This field is required' } } })
  },
)

// Proves R-382
test('a wrong image code is answered before anybody looks at the password', async () => {
  const member = await t.member()
  for (const password of ['Meow_2026', 'wrong_one']) {
    const { code, msg } = await login(member.email, password, { captchaCode: '????' })
    expect([code, msg]).toEqual([2006, 'The verification code entered is incorrect'])
  }
})

// Proves R-382, R-550
test.each([
  ['zh-Hans', '您输入的验证码不正确'],
  ['zh-Hant', '你輸入的驗證碼不正確'],
  ['en', 'The verification code entered is incorrect'],
] as const)('a wrong image code is said in %s (M-01)', async (language, msg) => {
  const form = { account: 'a@example.com', password: 'Meow_2026', ...(await t.captcha('login')), captchaCode: '????' }
  expect(await t.visitor.ask(auth.login, form, { language })).toMatchObject({ code: 2006, msg })
})

// Proves R-467
test('a wrong password and a name that nobody has are answered byte for byte alike', async () => {
  const member = await t.member()
  const answers = [
    await login(member.email, 'wrong_one'),
    await login('nobody@example.com'),
    await login('JY0000000'),
    await login('%'),
  ]
  const seen = answers.map(({ http, code, msg, wire }) => JSON.stringify([http, code, msg, wire]))
  expect(new Set(seen).size).toBe(1)
  expect(answers[0]).toMatchObject({ http: 200, code: 2005, msg: 'The account or password is incorrect' })
})

test('what became of an account is told only to who knows its password', async () => {
  const disabled = await t.member()
  await setState(disabled, 'disabled')
  const pending = await registerPending(t)
  expect([(await login(disabled.email, 'wrong_one')).code, (await login(pending.email, 'wrong_one')).code]).toEqual([
    2005, 2005,
  ])
  expect([(await login(disabled.email)).code, (await login(pending.email)).code]).toEqual([2009, 2008])
})

test('a disabled member is signed out at once', async () => {
  const member = await t.member()
  await setState(member, 'disabled')
  expect((await member.ask(signedIn.home, {})).http).toBe(401)
})

test('an eleventh sign-in ends the oldest', async () => {
  const member = await t.member()
  const tokens = [member.token]
  for (let count = 0; count < 10; count += 1) tokens.push((await login(member.email)).data.token)
  const codes = await Promise.all(tokens.map(async (token) => (await home(token)).code))
  expect(codes).toEqual([2002, ...Array.from({ length: 10 }, () => 0)])
})

test('of fifteen sign-ins at once ten live, none more', async () => {
  const member = await t.member()
  const answers = await Promise.all(Array.from({ length: 15 }, () => login(member.email)))
  const codes = await Promise.all(answers.map(async ({ data }) => (await home(data.token)).code))
  expect(codes.filter((code) => code === 0)).toHaveLength(10)
})

// Proves R-374, R-469
test('signing out ends that session alone, and again, and for no session at all, is answered with 0', async () => {
  const member = await t.member()
  const other = (await login(member.email)).data.token
  for (const query of [`?token=${member.token}`, `?token=${member.token}`, '?token=nobody', '', '?token=a&token=b']) {
    const answer = await t.visitor.raw(`/api/scan/logout${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 0, data: {} }])
  }
  expect([(await home(member.token)).http, (await home(other)).http]).toEqual([401, 200])
  await callerAt(t.url, other).call(signedIn.logout, {}, { method: 'POST' })
  expect((await home(other)).code).toBe(2002)
})

// Proves B-AU-03
test('a member is no staff and staff are no member', async () => {
  const member = await t.member()
  const keeper = await t.staff(['W'])
  expect((await member.ask(staff.me, {})).code).toBe(2002)
  expect((await keeper.ask(signedIn.home, {})).code).toBe(2002)
  expect((await t.visitor.ask(staff.me, {})).code).toBe(2001)
})

test('a stolen database opens no session', async () => {
  const member = await t.member()
  const { token } = (await login(member.email)).data
  const tables = await t.db.rows(
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables) {
    const { rows } = await t.context.database.pool.query(
      `select count(*)::int as hits from ${name} as each where each::text like '%' || $1 || '%'`,
      [token],
    )
    expect([name, rows[0].hits]).toEqual([name, 0])
  }
})

test('a crowd of sign-ins holds up nobody else, and an overlong password is not hashed', async () => {
  const member = await t.member()
  const captchas = await Promise.all(Array.from({ length: 100 }, () => t.captcha('login')))
  const crowd = captchas.map((captcha) =>
    t.visitor.ask(auth.login, { account: member.email, password: 'wrong_one', ...captcha }),
  )
  const before = performance.now()
  expect((await member.ask(signedIn.home, {})).code).toBe(0)
  expect(performance.now() - before).toBeLessThan(1000)
  expect(new Set((await Promise.all(crowd)).map(({ code }) => code))).toEqual(new Set([2005]))
  expect((await login(member.email, 'x'.repeat(60_000))).code).toBe(1001)
  // A body this large is not even read.
  expect((await login(member.email, 'x'.repeat(1_000_000))).code).toBe(1007)
})

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function tryPassword(account: string, password: string, ip: string) {
  const captcha = await (await limited.visitor.raw('/api/auth/captcha?scene=login', from(ip))).json()
  const { captchaId, answer: captchaCode } = captcha.data
  // These tests are not about the limit of sign-ins per minute.
  await limited.db.run(sql`delete from rate_hits`)
  return (await limited.visitor.ask(auth.login, { account, password, captchaId, captchaCode }, from(ip))).code
}

test('the fifth wrong password closes the account to that network, and to no other', async () => {
  const member = await limited.member()
  const codes: number[] = []
  for (let count = 0; count < 6; count += 1)
    codes.push(await tryPassword(member.email, 'wrong_one', `203.0.113.${count}`))
  expect(codes).toEqual([2005, 2005, 2005, 2005, 2005, 2010])
  expect(await tryPassword(member.memberNumber, 'Meow_2026', '203.0.113.200')).toBe(2010)
  expect(await tryPassword(member.email, 'Meow_2026', '198.51.100.7')).toBe(0)
  await limited.db.run(sql`update sign_in_failures set locked_until = now() - interval '1 second'`)
  expect(await tryPassword(member.email, 'wrong_one', '203.0.113.9')).toBe(2005)
  expect(await tryPassword(member.email, 'Meow_2026', '203.0.113.9')).toBe(0)
})

test('names that nobody has close alike', async () => {
  const codes: number[] = []
  for (let count = 0; count < 6; count += 1)
    codes.push(await tryPassword('nobody@example.com', 'wrong_one', '192.0.2.1'))
  expect(codes).toEqual([2005, 2005, 2005, 2005, 2005, 2010])
})

test('a success forgets the failures before it', async () => {
  const member = await limited.member()
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1)
      expect(await tryPassword(member.email, 'wrong_one', '192.0.2.2')).toBe(2005)
    expect(await tryPassword(member.email, 'Meow_2026', '192.0.2.2')).toBe(0)
  }
})

test('failures that lie apart by a quarter of an hour close nothing', async () => {
  const member = await limited.member()
  for (let count = 0; count < 8; count += 1) {
    expect(await tryPassword(member.email, 'wrong_one', '192.0.2.3')).toBe(2005)
    if (count === 3)
      await limited.db.run(sql`update sign_in_failures set window_start = now() - interval '15 minutes 1 second'`)
  }
})

test('many guesses at once learn no more than five', async () => {
  const member = await limited.member()
  // From thirty addresses of one network: otherwise the limit per address would answer before the account's.
  const guesses = Array.from({ length: 30 }, (_, each) =>
    tryPassword(member.email, 'wrong_one', `192.0.2.${100 + each}`),
  )
  const codes = await Promise.all(guesses)
  expect(codes.filter((code) => code === 2005).length).toBeLessThanOrEqual(5)
  expect(codes.filter((code) => code === 2010).length).toBeGreaterThanOrEqual(25)
})

test('a right guess that ends after the account was closed learns nothing', async () => {
  const member = await limited.member()
  const captcha = await limited.captcha('login')
  // All hashing threads are busy for a while, so that the guess waits between its two checks of the account.
  const busy = Promise.all(Array.from({ length: 4 }, () => promisify(pbkdf2)('', '', 700_000, 32, 'sha256')))
  const input = { account: member.email, password: 'Meow_2026', ...captcha }
  const guess = limited.visitor.ask(auth.login, input, from('192.0.2.5'))
  const codes = sql`select from captchas where id = ${captcha.captchaId}`
  await expect.poll(() => limited.db.run(codes)).toBe(0)
  await limited.db.run(sql`
    insert into sign_in_failures (account, network, failures, window_start, locked_until)
    values (${`member:${member.id}`}, '192.0.2', 5, now(), now() + interval '15 minutes')`)
  expect((await guess).code).toBe(2010)
  await busy
})

test('ten sign-ins a minute from one address, then 1004', async () => {
  const member = await limited.member()
  const typed = { account: member.email, password: 'Meow_2026', captchaId: 'none', captchaCode: 'none' }
  const codes = await withinOneMinute(limited.db, async () => {
    const answered: number[] = []
    for (let count = 0; count < 11; count += 1)
      answered.push((await limited.visitor.ask(auth.login, typed, from('192.0.2.5'))).code)
    return answered
  })
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 2007), 1004])
})

test('how long a sign-in lasts is a setting', async () => {
  const member = await t.member()
  await configure(t, { 'session.memberDays': 2 })
  const { data } = await login(member.email)
  await configure(t, {})
  expect(Math.round((Date.parse(data.tokenExpiresAt) - Date.now()) / 3_600_000)).toBe(48)
})
