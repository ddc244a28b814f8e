import { operations } from '#contract/index.ts'
import { staff } from '#contract/staff.ts'
import { sql } from '#server/database/db.ts'
import { appCode, bytesOf } from '#test/authenticator.ts'
import { type Caller, callerAt } from '#test/caller.ts'
import { openTestServer, type TestServer, type TestStaff } from '#test/harness.ts'
import { afterEach, expect, test, vi } from 'vitest'

const t = await openTestServer()
const production = await openTestServer({ production: true })

// Only the clock that codes depend on stands still; timers run on.
const start = Math.floor(Date.now() / 30_000) * 30_000 + 5_000
const at = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000)
afterEach(() => vi.restoreAllMocks())

const login = async (username: string, totp?: string, context: TestServer = t) =>
  context.visitor.ask(staff.login, {
    username,
    password: 'Meow_2026_staff',
    ...(await context.captcha('login')),
    ...(totp === undefined ? {} : { totp }),
  })

const codeFrom = (secret: string, seconds = 0) => appCode(secret, start + seconds * 1000)

/** Enrolled with the previous code, so that the present one can still be used. */
async function enrolled(person: Caller & { username: string }) {
  at(0)
  const drawn = await person.call(staff.drawTotp, {})
  const code = codeFrom(drawn.secret, -30)
  const { token } = await person.call(staff.confirmTotp, { ticket: drawn.ticket, code })
  return { ...drawn, token }
}

test('outside production the cast signs in without a second factor, as before', async () => {
  const keeper = await t.staff(['W'])
  const { code, data } = await login(keeper.username)
  expect([code, data.mustEnrolTotp]).toEqual([0, false])
  const me = await callerAt(t.url, data.token).call(staff.me, {})
  expect([me.mustEnrolTotp, me.totp]).toEqual([false, { isOn: false, recoveryCodesLeft: 0 }])
})

test('in production the first sign-in opens the enrolment and nothing else, until it is confirmed', async () => {
  const admin = await production.staff(['A'])
  const { data } = await login(admin.username, undefined, production)
  expect(data.mustEnrolTotp).toBe(true)
  const first = callerAt(production.url, data.token)
  expect(await first.call(staff.me, {})).toMatchObject({ mustEnrolTotp: true, totp: { isOn: false } })
  for (const operation of operations.filter(({ who }) => typeof who === 'object')) {
    const { http, code } = await first.ask(operation, { id: '00000000-0000-7000-8000-000000000000' })
    expect([operation.name, http, code]).toEqual([operation.name, 403, 9001])
  }
  const photo = new FormData()
  photo.set('purpose', 'photo')
  expect((await first.raw('/api/admin/files', { method: 'POST', body: photo })).status).toBe(403)
  const { token } = await enrolled({ ...first, username: admin.username })
  expect((await first.ask(staff.me, {})).http).toBe(401)
  const me = await callerAt(production.url, token).call(staff.me, {})
  expect([me.mustEnrolTotp, me.totp]).toEqual([false, { isOn: true, recoveryCodesLeft: 8 }])
  expect(me.permissions.some((name) => !/^(staff|files)\./.test(name))).toBe(true)
  expect((await login(admin.username, undefined, production)).code).toBe(2024)
})

// Proves B-AU-01
test('once enrolled, a sign-in needs a code; a wrong one is told only to who knows the password', async () => {
  const keeper = await t.staff(['W'])
  const { secret } = await enrolled(keeper)
  expect((await login(keeper.username)).code).toBe(2024)
  expect((await login(keeper.username, '  ')).code).toBe(2024)
  const wrong = await login(keeper.username, codeFrom(secret, 3600))
  expect([wrong.code, wrong.msg]).toEqual([2025, expect.stringContaining('wrong')])
  const guess = { username: keeper.username, password: 'wrong_password', totp: codeFrom(secret) }
  expect((await t.visitor.ask(staff.login, { ...guess, ...(await t.captcha('login')) })).code).toBe(2005)
  const { code, data } = await login(keeper.username, ` ${codeFrom(secret).replace(/^(...)/, '$1 ')} `)
  expect([code, data.mustEnrolTotp]).toEqual([0, false])
})

test('a code serves once, in order, and of twenty at once one', async () => {
  const keeper = await t.staff(['W'])
  const { secret } = await enrolled(keeper)
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(keeper.username, codeFrom(secret))))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 2025]))
  // The previous code would be valid for another half minute, had a later one not been used.
  expect((await login(keeper.username, codeFrom(secret, -30))).code).toBe(2025)
  at(30)
  expect((await login(keeper.username, codeFrom(secret, 30))).code).toBe(0)
})

test('the code that confirmed the enrolment signs nobody in', async () => {
  const keeper = await t.staff(['W'])
  const { secret } = await enrolled(keeper)
  expect((await login(keeper.username, codeFrom(secret, -30))).code).toBe(2025)
})

test('a recovery code serves once, as people type it', async () => {
  const keeper = await t.staff(['W'])
  const { recoveryCodes, token } = await enrolled(keeper)
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  expect(new Set(recoveryCodes).size).toBe(8)
  const handwritten = first
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll('o', '0')
    .replaceAll('i', '1')
    .replaceAll('b', '8')
  expect((await login(keeper.username, handwritten)).code).toBe(0)
  expect((await login(keeper.username, first)).code).toBe(2025)
  const now = callerAt(t.url, token)
  expect((await now.call(staff.me, {})).totp).toEqual({ isOn: true, recoveryCodesLeft: 7 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(keeper.username, second)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

// Proves B-AU-09
test('nothing is stored before a right code confirms it, and a wrong one names its field', async () => {
  const keeper = await t.staff(['W'])
  at(0)
  const { ticket, secret } = await keeper.call(staff.drawTotp, {})
  const refused = await keeper.ask(staff.confirmTotp, { ticket, code: codeFrom(secret, 3600) })
  expect([refused.http, refused.code, Object.keys((refused.wire as { fields: object }).fields)]).toEqual([
    422,
    9005,
    ['code'],
  ])
  expect((await login(keeper.username)).code).toBe(0)
})

// Proves B-AU-09
test('a ticket is of one person, for a quarter of an hour, and only as it was given', async () => {
  const [keeper, packer] = [await t.staff(['W']), await t.staff(['W'])]
  at(0)
  const { ticket, secret } = await keeper.call(staff.drawTotp, {})
  const attempt = async (who: TestStaff, given: string, seconds = 0) =>
    (await who.ask(staff.confirmTotp, { ticket: given, code: codeFrom(secret, seconds) })).code
  expect(await attempt(packer, ticket)).toBe(9002)
  expect(await attempt(keeper, `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`)).toBe(9002)
  expect(await attempt(keeper, 'x')).toBe(9002)
  at(901)
  expect(await attempt(keeper, ticket, 901)).toBe(9002)
  at(899)
  expect(await attempt(keeper, ticket, 899)).toBe(0)
})

// Proves B-AU-10
test('replacing a second factor takes the old one, and the others who are signed in are signed out', async () => {
  const keeper = await t.staff(['W'])
  const old = await enrolled(keeper)
  const other = callerAt(t.url, (await login(keeper.username, codeFrom(old.secret))).data.token)
  const now = callerAt(t.url, old.token)
  const drawn = await now.call(staff.drawTotp, {})
  const replace = (current: object) =>
    now.ask(staff.confirmTotp, { ticket: drawn.ticket, code: codeFrom(drawn.secret), ...current })
  expect((await replace({})).code).toBe(2024)
  expect((await replace({ current: codeFrom(old.secret) })).code).toBe(2025)
  const replaced = await replace({ current: old.recoveryCodes[0] })
  expect(replaced.code).toBe(0)
  const renewed = callerAt(t.url, replaced.data.token)
  const stillIn = await Promise.all([other, now, renewed].map(async (each) => (await each.ask(staff.me, {})).http))
  expect(stillIn).toEqual([401, 401, 200])
  at(30)
  expect((await login(keeper.username, codeFrom(old.secret, 30))).code).toBe(2025)
  expect((await login(keeper.username, old.recoveryCodes[1])).code).toBe(2025)
  expect((await login(keeper.username, codeFrom(drawn.secret, 30))).code).toBe(0)
})

test('wrong codes close the account to that network as wrong passwords do, missing ones do not', async () => {
  const limited = await openTestServer({ rateLimits: true })
  const keeper = await limited.staff(['W'])
  const { secret } = await enrolled(keeper)
  const attempt = async (totp?: string) => {
    await limited.db.run(sql`delete from rate_hits`)
    return (await login(keeper.username, totp, limited)).code
  }
  for (let count = 0; count < 6; count += 1) expect(await attempt()).toBe(2024)
  const codes: number[] = []
  for (let count = 0; count < 6; count += 1) codes.push(await attempt('000000'))
  expect(codes).toEqual([2025, 2025, 2025, 2025, 2025, 2010])
  expect(await attempt(codeFrom(secret))).toBe(2010)
})

test('the session that set it up ends when it would have, under a token of its own', async () => {
  const keeper = await t.staff(['W'])
  await t.db.run(sql`update staff_sessions set expires_at = now() + interval '1 hour' where staff_id = ${keeper.id}`)
  const { token } = await enrolled(keeper)
  expect((await keeper.ask(staff.me, {})).http).toBe(401)
  expect((await callerAt(t.url, token).ask(staff.me, {})).http).toBe(200)
  const sessions = await t.db.rows(sql`
    select ended_at is null as "isOpen", expires_at < now() + interval '61 minutes' as "isShort" from staff_sessions
    where staff_id = ${keeper.id} order by created_at, id`)
  expect(sessions).toEqual([
    { isOpen: false, isShort: true },
    { isOpen: true, isShort: true },
  ])
})

test('a stolen database holds neither the secret nor a recovery code', async () => {
  const keeper = await t.staff(['W'])
  const { secret, recoveryCodes, ticket, token } = await enrolled(keeper)
  const plain = bytesOf(secret)
  const codes = recoveryCodes.map((code) => code.replaceAll('-', ''))
  const traces = [token, secret, plain.toString('hex'), ticket, ...recoveryCodes, ...codes]
  const tables = await t.db.rows(
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables) {
    const { rows } = await t.context.database.pool.query(
      `select count(*)::int as hits from ${name} as each where exists (select from unnest($1::text[]) as trace where each::text like '%' || trace || '%')`,
      [traces],
    )
    expect([name, rows[0].hits]).toEqual([name, 0])
  }
})

// Proves B-AU-10
test('enrolling stands in the audit trail, without what was drawn', async () => {
  const keeper = await t.staff(['W'])
  await enrolled(keeper)
  const audit = await t.db.rows(sql`
    select call, target_id as "targetId", before, after from audit_log where staff_id = ${keeper.id}`)
  expect(audit).toEqual([{ call: 'staff.confirmTotp', targetId: keeper.id, before: null, after: null }])
})
