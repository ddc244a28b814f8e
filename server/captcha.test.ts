import { randomUUID } from 'node:crypto'
import { captchas } from '#contract/members.ts'
import { sql } from '#server/db.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { spendCaptcha } from './captcha.ts'

const t = await openTestHouse()

type Typed = { captchaId: string; captchaCode: string }

const spend = (typed: Typed, scene: 'login' | 'reset' = 'login', requestId: string = randomUUID()) =>
  spendCaptcha({ house: t.house, requestId }, scene, typed).then(
    () => 'heard',
    (refused: Error) => refused.message,
  )

test('an image has four characters, none of which look alike, and tells nothing in its text', async () => {
  const { wire, data } = await t.visitor.ask(captchas.create, { scene: 'login' })
  const { answer = '' } = data
  expect(answer).toMatch(/^[A-HJKMNP-Z2-9]{4}$/)
  expect(wire).toMatchObject({ length: 4, image: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
  const svg = Buffer.from(data.image.split(',')[1] ?? '', 'base64').toString()
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain(answer)
})

test('a code is heard once, in small letters or full-width ones too', async () => {
  const small = await t.captcha('login')
  expect(await spend({ ...small, captchaCode: small.captchaCode.toLowerCase() })).toBe('heard')
  expect(await spend(small)).toBe('captcha_expired')
  const wide = await t.captcha('login')
  const captchaCode = wide.captchaCode.replace(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))
  expect(await spend({ ...wide, captchaCode })).toBe('heard')
})

test('a deed that the database lets run again has its right code heard again, and no wrong one', async () => {
  const right = await t.captcha('login')
  const requestId = randomUUID()
  expect([await spend(right, 'login', requestId), await spend(right, 'login', requestId)]).toEqual(['heard', 'heard'])
  expect(await spend(right)).toBe('captcha_expired')
  const wrong = { ...(await t.captcha('login')), captchaCode: 'no' }
  await spend(wrong, 'login', requestId)
  expect(await spend(wrong, 'login', requestId)).toBe('captcha_expired')
})

test('a wrong try spends it', async () => {
  const captcha = await t.captcha('login')
  expect(await spend({ ...captcha, captchaCode: 'no' })).toBe('captcha_wrong')
  expect(await spend(captcha)).toBe('captcha_expired')
})

test('it belongs to one scene and lives five minutes', async () => {
  const captcha = await t.captcha('login')
  expect(await spend(captcha, 'reset')).toBe('captcha_expired')
  await t.db.run(sql`update captchas set expires_at = now() where id = ${captcha.captchaId}`)
  expect(await spend(captcha)).toBe('captcha_expired')
})

test.each(['', 'x', '-'.repeat(36), '00000000-0000-7000-8000-000000000000'])('%j names no image', async (captchaId) => {
  expect(await spend({ captchaId, captchaCode: 'ABCD' })).toBe('captcha_expired')
})

test('of fifty tries at once one is heard', async () => {
  const captcha = await t.captcha('login')
  const heard = await Promise.all(Array.from({ length: 50 }, () => spend(captcha)))
  expect(heard.filter((each) => each === 'heard')).toHaveLength(1)
})

test('a scene must be named, and the answer is told in trials alone', async () => {
  expect((await t.visitor.ask(captchas.create, { scene: 'elsewhere' })).code).toBe(1001)
  const strict = await openTestHouse({ captchaEcho: false })
  expect((await strict.visitor.ask(captchas.create, { scene: 'login' })).wire).not.toHaveProperty('answer')
})
