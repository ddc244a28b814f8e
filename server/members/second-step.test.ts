import { createHash } from 'node:crypto'
import { auth } from '#contract/members.ts'
import { oauth, profiles, signIns } from '#contract/profile.ts'
import { authenticator, freshProof } from '#contract/sign-in-factors.ts'
import { sql } from '#server/database/db.ts'
import { appCode } from '#test/authenticator.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember, type TestServer } from '#test/harness.ts'
import { enterWith, linkTo, openThirdParties, returnUri, ticketFor } from '#test/third-parties.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* The second step after a third party, after linking one, and under attack. */

const { environment } = await openThirdParties()
const t = await openTestServer(environment)
const limited = await openTestServer({ ...environment, rateLimits: true })

const password = 'Meow_2026'
const withTicket = z.object({ ticket: z.string() })
const ticketIn = (wire: unknown) => withTicket.parse(wire).ticket

async function withCode(member: TestMember) {
  const drawn = await member.call(authenticator.draw, {})
  // The previous code, so that the present one can still be used.
  await member.call(authenticator.confirm, { ticket: drawn.ticket, code: appCode(drawn.secret, Date.now() - 30_000) })
  return () => appCode(drawn.secret, Date.now())
}

const credentials = async (member: TestMember, server: TestServer = t) => ({
  account: member.email,
  password,
  ...(await server.captcha('login')),
})

test('a member who signs in by a third party gives a code too, and is then proven', async () => {
  const member = await t.member()
  await linkTo(member, 'qq', 'Mei by QQ')
  const codeNow = await withCode(member)
  const { code, wire } = await enterWith(t.visitor, 'qq', 'Mei by QQ')
  expect(code).toBe(2024)
  const { token } = await t.visitor.call(authenticator.signIn, { ticket: ticketIn(wire), code: codeNow() })
  const inside = callerAt(t.url, token)
  const { list } = await inside.call(signIns.list, {})
  expect(list.find(({ current }) => current)).toMatchObject({ way: 'qq', withCode: true })
  expect((await inside.call(freshProof.get, {})).isFresh).toBe(true)
})

test('a third party alone is no fresh proof', async () => {
  const member = await t.member()
  await linkTo(member, 'wechat', 'Mei by WeChat')
  const { data } = await enterWith(t.visitor, 'wechat', 'Mei by WeChat')
  const inside = callerAt(t.url, (data as { token: string }).token)
  expect((await inside.call(freshProof.get, {})).isFresh).toBe(false)
  expect((await inside.ask(oauth.unbind, { provider: 'wechat' })).code).toBe(2029)
  const bind = { provider: 'facebook', redirectUri: returnUri, mode: 'bind' } as const
  expect((await inside.ask(oauth.authorize, bind)).code).toBe(2029)
  const token = { provider: 'facebook', accessToken: 'a', mode: 'bind' } as const
  expect((await inside.ask(oauth.signInWithToken, token)).code).toBe(2029)
  const { list } = await inside.call(signIns.list, {})
  expect(list.find(({ current }) => current)).toMatchObject({ way: 'wechat', withCode: false })
})

test('a ticket from a third party ends when that is unlinked', async () => {
  const member = await t.member()
  await linkTo(member, 'qq', 'Mei who unlinks')
  const codeNow = await withCode(member)
  const { wire } = await enterWith(t.visitor, 'qq', 'Mei who unlinks')
  await member.call(oauth.unbind, { provider: 'qq' })
  expect((await t.visitor.ask(authenticator.signIn, { ticket: ticketIn(wire), code: codeNow() })).code).toBe(2033)
})

test('linking by password asks for the code first: nothing is linked before it', async () => {
  const member = await t.member()
  const codeNow = await withCode(member)
  const bindTicket = await ticketFor(t.visitor, 'facebook', 'Mei on Facebook')
  const { code, wire } = await t.visitor.ask(oauth.signInWithToken, { bindTicket, ...(await credentials(member)) })
  expect(code).toBe(2024)
  expect((await member.call(profiles.getProfile, {})).identities).toEqual([])
  const step = { ticket: ticketIn(wire), code: codeNow() }
  expect((await t.visitor.ask(authenticator.signIn, step)).code).toBe(0)
  expect((await member.call(profiles.getProfile, {})).identities).toEqual(['facebook'])
})

test('beyond a hundred failures an hour each code wants work too, and the owner is not locked out', async () => {
  const member = await limited.member()
  const codeNow = await withCode(member)
  const { wire } = await limited.visitor.ask(auth.login, await credentials(member, limited))
  await limited.db.run(sql`
    insert into guessed_accounts (account, failures, window_start, guarded_until)
    values (${`member:${member.id}`}, 100, now(), now() + interval '1 hour')`)
  const step = { ticket: ticketIn(wire), code: codeNow() }
  const { code, wire: task } = await limited.visitor.ask(authenticator.signIn, step)
  expect([code, task]).toEqual([2023, expect.objectContaining({ salt: expect.any(String) })])
  const solved = solve(taskShape.parse(task))
  expect((await limited.visitor.ask(authenticator.signIn, { ...step, proof: solved })).code).toBe(0)
})

const taskShape = z.object({ salt: z.string(), goal: z.string(), most: z.number(), seal: z.string() })

function solve({ salt, goal, most, seal }: z.output<typeof taskShape>): string {
  for (let number = 0; number <= most; number++)
    if (createHash('sha256').update(`${salt}:${number}`).digest('hex') === goal) return `${salt}:${number}:${seal}`
  throw new Error('the task has no solution')
}
