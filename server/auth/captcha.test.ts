import { randomUUID } from 'node:crypto'
import { captchas } from '#contract/captchas.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { alphabet, inOurLetters } from './captcha-letters.ts'
import { drawCode } from './captcha-picture.ts'
import { spendCaptcha } from './captcha.ts'

const t = await openTestServer()

type Typed = { captchaId: string; captchaCode: string }

const spend = (typed: Typed, scene: 'login' | 'reset' = 'login', requestId: string = randomUUID()) =>
  spendCaptcha({ context: t.context, requestId, ip: '127.0.0.1', network: '127.0.0' }, scene, typed).then(
    () => 'heard',
    (refused: Error) => refused.message,
  )

/** The grey value of each dot, as a program that reads pictures would see it. */
const dotsOf = async (image: string) =>
  sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })

// Proves E-01
test('an image is a JPEG of four characters, none of which look alike, and holds nothing but dots', async () => {
  const { wire, data } = await t.visitor.ask(captchas.create, { scene: 'login' })
  const { answer = '' } = data
  expect(answer).toMatch(/^[A-HJKMNP-Z2-9]{4}$/)
  expect(wire).toMatchObject({ length: 4, image: expect.stringMatching(/^data:image\/jpeg;base64,/) })
  const bytes = Buffer.from(data.image.split(',')[1] ?? '', 'base64')
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(bytes.toString('latin1')).not.toMatch(/svg|path|<text/i)
  expect(bytes.toString('latin1')).not.toContain(answer)
  const { format, exif, iptc, xmp, comments } = await sharp(bytes).metadata()
  expect({ format, exif, iptc, xmp, comments }).toEqual({ format: 'jpeg' })
  const { info } = await dotsOf(data.image)
  expect([info.width, info.height]).toEqual([320, 112])
})

test('two pictures of one code have hardly more in common than pictures of two codes', async () => {
  const pictures = await Promise.all(
    ['K7PX', 'K7PX', 'K7PX', 'K7PX', 'M3VA', 'D9TR'].map(async (code) => inkOf(await drawCode(code))),
  )
  const [first = [], ...others] = pictures
  const shares = others.map((other) => common(first, other))
  // The share of ink dots that two pictures have in common; two prints of one font would share nearly all.
  for (const share of shares.slice(0, 3)) expect(share).toBeLessThan(0.6)
  for (const share of shares) expect(share).toBeGreaterThan(0)
})

const inkOf = async (picture: Buffer) =>
  [...(await sharp(picture).grayscale().raw().toBuffer())].map((grey) => grey < 120)

function common(one: readonly boolean[], other: readonly boolean[]): number {
  const count = (isInk: (at: number) => boolean) => one.filter((_each, at) => isInk(at)).length
  return count((at) => Boolean(one[at] && other[at])) / count((at) => Boolean(one[at] || other[at]))
}

test('what somebody reads for a letter that looks alike is heard as that letter', () => {
  expect(inOurLetters('sbgzu4')).toBe('586' + '2VA')
  for (const letter of alphabet) expect(inOurLetters(letter)).toBe(letter)
})

test('a code is heard once, in small letters or full-width ones too', async () => {
  const small = await t.captcha('login')
  expect(await spend({ ...small, captchaCode: small.captchaCode.toLowerCase() })).toBe('heard')
  expect(await spend(small)).toBe('captcha_expired')
  const wide = await t.captcha('login')
  const captchaCode = wide.captchaCode.replace(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))
  expect(await spend({ ...wide, captchaCode })).toBe('heard')
})

test('a handler that runs again after a database retry has its right code accepted again, and no wrong one', async () => {
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
  const strict = await openTestServer({ captchaEcho: false })
  expect((await strict.visitor.ask(captchas.create, { scene: 'login' })).wire).not.toHaveProperty('answer')
})
