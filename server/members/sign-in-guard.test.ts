import { createHash, randomUUID } from 'node:crypto'
import { auth } from '#contract/members.ts'
import { staff } from '#contract/staff.ts'
import { sql } from '#server/database/db.ts'
import { newTask, redeemProof, type Task } from '#server/auth/proof-of-work.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo, tokenMailedTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

/* A hundred failures an hour on one account from anywhere. */

const t = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'] })

let networks = 0
/** A new network for each attempt. */
const elsewhere = () => {
  networks += 1
  return { headers: { 'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.1` } }
}

async function captcha(scene = 'login') {
  await t.db.run(sql`delete from rate_hits`)
  return t.captcha(scene)
}

const login = async (account: string, password: string, more: object = {}) =>
  t.visitor.ask(auth.login, { account, password, ...(await captcha()), ...more }, elsewhere())

/** As if so many had failed within the last minutes. */
const failed = (account: string, failures: number) =>
  t.db.run(sql`
    insert into guessed_accounts (account, failures, window_start) values (${account}, ${failures}, now() - interval '10 minutes')
    on conflict (account) do update set failures = excluded.failures`)

async function attacked(): Promise<TestMember> {
  const member = await t.member()
  await failed(`member:${member.id}`, 99)
  expect((await login(member.email, 'wrong_one')).code).toBe(2005)
  return member
}

function solve({ salt, goal, most, seal }: Task): string {
  for (let number = 0; number <= most; number += 1) {
    if (createHash('sha256').update(`${salt}:${number}`).digest('hex') === goal) return `${salt}:${number}:${seal}`
  }
  throw new Error('the task has no solution')
}

async function proofFor(account: string) {
  const { code, wire } = await login(account, 'Meow_2026')
  expect(code).toBe(2023)
  return solve(wire as unknown as Task)
}

const spent = { captchaId: 'spent', captchaCode: 'XXXX' }

test('after a hundred failures from anywhere even the right password needs a solved task, and then comes in', async () => {
  const member = await attacked()
  for (const password of ['wrong_one', 'Meow_2026']) {
    const { code, msg, wire } = await login(member.email, password)
    expect([code, msg]).toEqual([2023, expect.stringContaining('security check')])
    expect(Object.keys(wire as object).sort()).toEqual(['goal', 'most', 'next', 'salt', 'seal'])
  }
  const proof = await proofFor(member.email)
  const answer = await login(member.email, 'Meow_2026', { ...spent, proof })
  expect([answer.code, answer.data.userId]).toEqual([0, member.id])
})

test('a wrong image code gets no task, and a wrong password with a solved one is still wrong', async () => {
  const member = await attacked()
  expect((await login(member.email, 'Meow_2026', { captchaCode: '????' })).code).toBe(2006)
  const proof = await proofFor(member.email)
  expect((await login(member.email, 'wrong_one', { ...spent, proof })).code).toBe(2005)
  expect((await login(member.email, 'Meow_2026', { ...spent, proof })).code).toBe(2007)
})

test('a name that nobody has is guarded alike, and nobody is written to', async () => {
  await failed('member:nobody@example.com', 99)
  const member = await attacked()
  const [stranger, known] = [await login('nobody@example.com', 'wrong_one'), await login(member.email, 'wrong_one')]
  expect([stranger.code, (await login('nobody@example.com', 'wrong_one')).code, known.code]).toEqual([2005, 2023, 2023])
  expect(await mailsTo(t.db, 'nobody@example.com')).toEqual([])
})

test('the owner reads of it once a day, in the language of the account', async () => {
  const member = await attacked()
  await login(member.email, 'wrong_one')
  const mails = async () => (await mailsTo(t.db, member.email)).filter(({ kind }) => kind === 'SIGN_IN_GUESSED')
  expect(await mails()).toMatchObject([
    { language: 'zh-Hant', body: expect.stringContaining('/web_site/retrievePassword') },
  ])
  const again = async (toldBefore: string) => {
    await t.db.run(sql`
      update guessed_accounts set failures = 99, guarded_until = null, told_at = now() - ${toldBefore}::interval where account = ${`member:${member.id}`}`)
    expect((await login(member.email, 'wrong_one')).code).toBe(2005)
    return (await mails()).length
  }
  expect([await again('23 hours'), await again('25 hours')]).toEqual([1, 2])
})

test('failures of more than an hour ago count no more, and an hour without one takes the guard away', async () => {
  const member = await t.member()
  await failed(`member:${member.id}`, 99)
  await t.db.run(sql`update guessed_accounts set window_start = now() - interval '61 minutes'`)
  await login(member.email, 'wrong_one')
  expect((await login(member.email, 'Meow_2026')).code).toBe(0)
  await failed(`member:${member.id}`, 99)
  await login(member.email, 'wrong_one')
  expect((await login(member.email, 'Meow_2026')).code).toBe(2023)
  await t.db.run(sql`update guessed_accounts set guarded_until = now() - interval '1 second'`)
  expect((await login(member.email, 'Meow_2026')).code).toBe(0)
})

test('a right password in between takes nothing off the count', async () => {
  const member = await t.member()
  await failed(`member:${member.id}`, 98)
  await login(member.email, 'wrong_one')
  expect((await login(member.email, 'Meow_2026')).code).toBe(0)
  await login(member.email, 'wrong_one')
  expect((await login(member.email, 'Meow_2026')).code).toBe(2023)
})

test('after a reset by mail no proof of work is required', async () => {
  const member = await attacked()
  expect(
    (await t.visitor.ask(auth.requestPasswordReset, { email: member.email, ...(await captcha('reset')) })).code,
  ).toBe(0)
  const token = await tokenMailedTo(t.db, member.email, 'RESET')
  await t.visitor.call(auth.resetPassword, { token, newPassword: 'Purr_2027', confirmPassword: 'Purr_2027' })
  expect((await login(member.email, 'Purr_2027')).code).toBe(0)
})

test('of many guesses at once those beyond the hundredth learn nothing', async () => {
  const member = await t.member()
  await failed(`member:${member.id}`, 95)
  const captchas = []
  for (let count = 0; count < 20; count += 1) captchas.push(await captcha())
  const codes = await Promise.all(
    captchas.map(async (code) => {
      const form = { account: member.email, password: 'wrong_one', ...code }
      return (await t.visitor.ask(auth.login, form, elsewhere())).code
    }),
  )
  expect(codes.filter((code) => code === 2005)).toHaveLength(5)
  expect(codes.filter((code) => code === 2023)).toHaveLength(15)
})

// Proves B-AU-01
test('staff are guarded alike', async () => {
  const keeper = await t.staff(['W'])
  await failed(`staff:${keeper.id}`, 99)
  const attempt = async (password: string, more: object = {}) =>
    t.visitor.ask(staff.login, { username: keeper.username, password, ...(await captcha()), ...more }, elsewhere())
  expect((await attempt('wrong_password')).code).toBe(2005)
  const asked = await attempt('Meow_2026_staff')
  expect(asked.code).toBe(2023)
  const proof = solve(asked.wire as unknown as Task)
  expect((await attempt('Meow_2026_staff', { ...spent, proof })).code).toBe(0)
})

test('a task is of one name, for five minutes, once, and only as it was given', async () => {
  const task = newTask(t.context, 'a@example.com')
  const proof = solve(task)
  const [salt = '', number = '', seal = ''] = proof.split(':')
  const forged = [
    `${salt}:${Number(number) + 1}:${seal}`,
    `${salt}:0${number}:${seal}`,
    `z${salt}:${number}:${seal}`,
    `${salt}:${number}`,
    `${salt}:${number}:${seal.slice(1)}`,
    '::',
    '',
  ]
  const redeem = (name: string, given: string, requestId: string = randomUUID()) =>
    redeemProof({ context: t.context, requestId }, name, given)
  for (const each of forged) expect([each, await redeem('a@example.com', each)]).toEqual([each, false])
  expect(await redeem('b@example.com', proof)).toBe(false)
  const late = solve(newTask(t.context, 'a@example.com', Date.now() - 301_000))
  expect(await redeem('a@example.com', late)).toBe(false)
  const handedIn = await Promise.all(Array.from({ length: 20 }, () => redeem('a@example.com', proof)))
  expect(handedIn.filter(Boolean)).toHaveLength(1)
  const again = solve(newTask(t.context, 'a@example.com'))
  expect([await redeem('a@example.com', again, 'one'), await redeem('a@example.com', again, 'one')]).toEqual([
    true,
    true,
  ])
  expect(await redeem('a@example.com', again, 'two')).toBe(false)
})

test('where limits are off nothing is counted', async () => {
  const open = await openTestServer()
  const member = await open.member()
  await open.visitor.ask(auth.login, { account: member.email, password: 'wrong_one', ...(await open.captcha('login')) })
  expect(await open.db.rows(sql`select account from guessed_accounts`)).toEqual([])
})
