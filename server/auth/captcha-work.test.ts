import { pbkdf2Sync, randomUUID } from 'node:crypto'
import { captchas } from '#contract/captchas.ts'
import { members } from '#contract/members.ts'
import type { Output } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { spendCaptcha, wrongAllowed } from './captcha.ts'
import { limits } from '#server/http/limits.ts'

/*
 * Decision record 48: work in place of a picture, for people who cannot read it and for networks that got many codes
 * wrong.
 */

const t = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'], captchaEcho: false })
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const create = (ip: string) => t.visitor.ask(captchas.create, { scene: 'register' }, from(ip))
const work = async (ip: string) => t.visitor.ask(captchas.work, { scene: 'register' }, from(ip))

/** As a browser does it: by trying. */
function solve({ salt, goal, most, iterations }: Output<typeof captchas.work>): string {
  for (let number = 0; number <= most; number += 1)
    if (pbkdf2Sync(salt, String(number), iterations, 32, 'sha256').toString('hex') === goal) return String(number)
  throw new Error('the task has no solution')
}

const spend = (typed: { captchaId: string; captchaCode: string }, ip = '203.0.113.1', scene = 'register' as const) =>
  spendCaptcha(
    { context: t.context, requestId: randomUUID(), ip, network: ip.split('.').slice(0, 3).join('.') },
    scene,
    typed,
  ).then(
    () => 'heard',
    (refused: Error) => refused.message,
  )

const failFrom = async (ip: string, times: number) => {
  for (let time = 0; time < times; time += 1) {
    const { data } = await work('203.0.113.250')
    expect(await spend({ captchaId: data.captchaId, captchaCode: 'no' }, ip)).toBe('captcha_wrong')
    await t.db.run(sql`delete from rate_hits where bucket like 'captcha%' or bucket like 'code-work%'`)
  }
}

// Proves E-89
test('a browser that did the work is heard once, in the scene that it was for', async () => {
  const { data, wire } = await work('203.0.113.1')
  expect(wire).not.toHaveProperty('answer')
  const typed = { captchaId: data.captchaId, captchaCode: solve(data) }
  expect(await spend(typed)).toBe('heard')
  expect(await spend(typed)).toBe('captcha_expired')
  const other = (await t.visitor.ask(captchas.work, { scene: 'login' }, from('203.0.113.1'))).data
  expect(await spend({ captchaId: other.captchaId, captchaCode: '1' })).toBe('captcha_expired')
})

test('a number that was not found by work is wrong', async () => {
  const { data } = await work('203.0.113.2')
  const captchaCode = String(data.most + 1)
  expect(await spend({ captchaId: data.captchaId, captchaCode }, '203.0.113.2')).toBe('captcha_wrong')
})

// Proves E-89
test('after ten wrong codes within an hour a network gets work in place of pictures, and more of it with each ten', async () => {
  const [here, neighbour, elsewhere] = ['198.51.100.7', '198.51.100.8', '192.0.2.7']
  await failFrom(here, wrongAllowed - 1)
  expect((await create(here)).code).toBe(0)
  await failFrom(here, 1)
  for (const ip of [here, neighbour]) expect(await create(ip)).toMatchObject({ code: 2028 })
  expect((await create(elsewhere)).code).toBe(0)
  const usual = (await work(elsewhere)).data.iterations
  expect((await work(here)).data.iterations).toBe(usual)
  const counted = (hits: number) =>
    t.db.run(sql`update rate_hits set hits = ${hits} where bucket = 'wrong-codes:198.51.100'`)
  for (const [hits, times] of [
    [20, 2],
    [30, 4],
    [500, 4],
  ] as const) {
    await counted(hits)
    expect((await work(here)).data.iterations).toBe(times * usual)
  }
  await t.db.run(
    sql`update rate_hits set window_start = window_start - interval '1 hour' where bucket like 'wrong-codes%'`,
  )
  expect((await create(here)).code).toBe(0)
})

test('nobody on this machine is counted, nor anybody without limits', async () => {
  for (const ip of ['127.0.0.1', '127.3.2.1', '::1']) await failFrom(ip, wrongAllowed)
  expect(
    await t.db.rows(
      sql`select bucket from rate_hits where bucket like 'wrong-codes:127%' or bucket like 'wrong-codes:0%'`,
    ),
  ).toEqual([])
  expect((await t.visitor.ask(captchas.create, { scene: 'login' })).code).toBe(0)
  const unlimited = await openTestServer({ rateLimits: false, trustedProxies: ['127.0.0.1'] })
  for (let time = 0; time <= wrongAllowed; time += 1) {
    const { data } = await unlimited.visitor.ask(captchas.create, { scene: 'register' }, from('198.51.100.9'))
    const wrong = { captchaId: data.captchaId, captchaCode: 'no', email: 'a@example.com' }
    expect((await unlimited.visitor.ask(members.resendActivation, wrong, from('198.51.100.9'))).code).toBe(2006)
  }
  expect((await unlimited.visitor.ask(captchas.create, { scene: 'register' }, from('198.51.100.9'))).code).toBe(0)
})

test('work is given sixty times an hour to an address', async () => {
  await work('192.0.2.200')
  await t.db.run(sql`update rate_hits set hits = ${limits.codeWork.hits - 1} where bucket = 'code-work:192.0.2.200'`)
  expect((await work('192.0.2.200')).code).toBe(0)
  expect((await work('192.0.2.200')).code).toBe(1004)
  expect((await work('192.0.2.201')).code).toBe(0)
})
