import { auth } from '#contract/members.ts'
import { signIns } from '#contract/profile.ts'
import { authenticator } from '#contract/sign-in-factors.ts'
import { sql } from '#server/database/db.ts'
import { appCode, bytesOf } from '#test/authenticator.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

const t = await openTestServer()

// Only the clock that codes depend on stands still; timers run on.
const start = Math.floor(Date.now() / 30_000) * 30_000 + 5_000
const at = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000)
afterEach(() => vi.restoreAllMocks())
const codeFrom = (secret: string, seconds = 0) => appCode(secret, start + seconds * 1000)

const login = async (account: string, password = 'Meow_2026', server = t) =>
  server.visitor.ask(auth.login, { account, password, ...(await server.captcha('login')) })

/** Switched on with the previous code, so that the present one can still be used. */
async function switchedOn(member: TestMember) {
  at(0)
  const drawn = await member.call(authenticator.draw, {})
  await member.call(authenticator.confirm, { ticket: drawn.ticket, code: codeFrom(drawn.secret, -30) })
  return drawn
}

const withTicket = z.object({ ticket: z.string() })

/** The ticket that a right password is answered with. */
async function ticketOf(member: TestMember, server = t): Promise<string> {
  const { code, wire } = await login(member.email, 'Meow_2026', server)
  expect(code).toBe(2024)
  return withTicket.parse(wire).ticket
}

const second = async (member: TestMember, code: string) =>
  t.visitor.ask(authenticator.signIn, { ticket: await ticketOf(member), code })

// Proves E-122, E-123, E-124, E-126
test('once switched on, a password needs a code as well; both together sign in', async () => {
  const member = await t.member()
  expect(await member.call(authenticator.get, {})).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  const { secret } = await switchedOn(member)
  expect(await member.call(authenticator.get, {})).toEqual({ isOn: true, recoveryCodesLeft: 8 })
  expect((await second(member, codeFrom(secret, 3600))).code).toBe(2025)
  const { code, data } = await second(member, ` ${codeFrom(secret).replace(/^(...)/, '$1 ')} `)
  expect([code, data.userId]).toEqual([0, member.id])
  const { list } = await callerAt(t.url, data.token).call(signIns.list, {})
  expect(list.find(({ current }) => current)).toMatchObject({ way: 'password', withCode: true })
})

test('whether an account wants a code is told only after its password', async () => {
  const member = await t.member()
  await switchedOn(member)
  const wrong = await login(member.email, 'wrong_one')
  const nobody = await login('nobody@example.com', 'wrong_one')
  expect([wrong.code, wrong.msg, wrong.wire]).toEqual([2005, nobody.msg, nobody.wire])
})

test('a code serves once, in order, and of twenty at once one', async () => {
  const member = await t.member()
  const { secret } = await switchedOn(member)
  const ticket = await ticketOf(member)
  const guess = (seconds: number) => t.visitor.ask(authenticator.signIn, { ticket, code: codeFrom(secret, seconds) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(0)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(19).fill(2025)])
  expect((await guess(-30)).code).toBe(2025)
  at(30)
  expect((await guess(30)).code).toBe(0)
})

test('a recovery code serves once, also of ten at once, and its owner is told how many are left', async () => {
  const member = await t.member({ language: 'en' })
  const { recoveryCodes } = await switchedOn(member)
  const [first = '', other = ''] = recoveryCodes
  expect((await second(member, first.toLowerCase().replaceAll('-', ' '))).code).toBe(0)
  expect((await second(member, first)).code).toBe(2025)
  const ticket = await ticketOf(member)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => t.visitor.ask(authenticator.signIn, { ticket, code: other })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect((await member.call(authenticator.get, {})).recoveryCodesLeft).toBe(6)
  const used = (await mailsTo(t.db, member.email)).filter(({ subject }) => subject.includes('recovery code'))
  expect(used).toHaveLength(2)
  expect(used.map(({ body }) => body).join()).toContain('Codes left: 6')
})

test('a ticket is good for ten minutes, and for what was proven', async () => {
  const member = await t.member()
  const { secret } = await switchedOn(member)
  const ticket = await ticketOf(member)
  const use = (given: string, seconds = 0) =>
    t.visitor.ask(authenticator.signIn, { ticket: given, code: codeFrom(secret, seconds) })
  expect((await use(`${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`)).code).toBe(2033)
  expect((await use('x')).code).toBe(2033)
  at(601)
  expect((await use(ticket, 601)).code).toBe(2033)
  at(0)
  await t.db.run(sql`update members set password_hash = password_hash || 'x' where id = ${member.id}`)
  expect((await use(ticket)).code).toBe(2033)
})

test('what was drawn is good for its member and a quarter of an hour, and a wrong code names its field', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  at(0)
  const { secret, ticket, uri, recoveryCodes } = await meiling.call(authenticator.draw, {})
  expect(uri).toContain(encodeURIComponent(meiling.email))
  expect(new Set(recoveryCodes).size).toBe(8)
  expect((await chiho.ask(authenticator.confirm, { ticket, code: codeFrom(secret) })).code).toBe(2033)
  const wrong = await meiling.ask(authenticator.confirm, { ticket, code: codeFrom(secret, 3600) })
  expect([wrong.code, wrong.wire]).toEqual([1001, { fields: { code: expect.any(String) } }])
  at(901)
  expect((await meiling.ask(authenticator.confirm, { ticket, code: codeFrom(secret, 901) })).code).toBe(2033)
  expect((await meiling.call(authenticator.get, {})).isOn).toBe(false)
})

// Proves E-125
test('switched off, the password is enough again; each change is told to its owner', async () => {
  const member = await t.member({ language: 'en' })
  await switchedOn(member)
  expect((await t.visitor.ask(authenticator.end, {})).http).toBe(401)
  await member.call(authenticator.end, {})
  expect((await login(member.email)).code).toBe(0)
  expect((await member.ask(authenticator.end, {})).code, 'again, nothing changes').toBe(0)
  const subjects = (await mailsTo(t.db, member.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Authenticator codes were switched on for your Smart Cats account',
    'Authenticator codes were switched off for your Smart Cats account',
  ])
  const stored = await t.db.row(sql<{ totp: Buffer | null; codes: number }>`
    select totp_sealed as totp, cardinality(recovery_hashes) as codes from members where id = ${member.id}`)
  expect(stored).toEqual({ totp: null, codes: 0 })
})

test('switching on ends the sessions that were opened without a code, but not this one', async () => {
  const member = await t.member()
  const { data } = await login(member.email)
  await switchedOn(member)
  expect((await callerAt(t.url, data.token).ask(signIns.list, {})).http).toBe(401)
  expect((await member.call(signIns.list, {})).list).toHaveLength(1)
})

test('drawing, confirming and switching off want a fresh proof', async () => {
  const member = await t.member()
  const { ticket, secret } = await switchedOn(member)
  await t.db.run(sql`update member_sessions set proven_at = null where member_id = ${member.id}`)
  const answers = [
    await member.ask(authenticator.draw, {}),
    await member.ask(authenticator.confirm, { ticket, code: codeFrom(secret) }),
    await member.ask(authenticator.end, {}),
  ]
  expect(answers.map(({ code }) => code)).toEqual([2029, 2029, 2029])
  expect((await member.call(authenticator.get, {})).isOn).toBe(true)
})

test('a stolen database holds neither the secret nor a recovery code', async () => {
  const member = await t.member()
  const { secret, recoveryCodes } = await switchedOn(member)
  const { row } = await t.db.row(
    sql<{ row: string }>`select to_jsonb(m)::text as row from members m where id = ${member.id}`,
  )
  expect(row).not.toContain(bytesOf(secret).toString('hex'))
  expect(row).not.toContain(secret)
  for (const code of recoveryCodes) {
    const plain = code.replaceAll('-', '')
    expect(row).not.toContain(plain)
    expect(row).not.toContain(Buffer.from(plain).toString('hex'))
  }
})

test('five wrong codes lock the account for this network, the right one too', async () => {
  const limited = await openTestServer({ rateLimits: true })
  const member = await limited.member()
  at(0)
  const drawn = await member.call(authenticator.draw, {})
  await member.call(authenticator.confirm, { ticket: drawn.ticket, code: codeFrom(drawn.secret, -30) })
  const ticket = await ticketOf(member, limited)
  const guess = (code: string) => limited.visitor.ask(authenticator.signIn, { ticket, code })
  const codes: number[] = []
  for (let tries = 0; tries < 6; tries++) codes.push((await guess(codeFrom(drawn.secret, 3600 + tries * 30))).code)
  expect(codes).toEqual([2025, 2025, 2025, 2025, 2025, 2010])
  expect((await guess(codeFrom(drawn.secret))).code).toBe(2010)
})
