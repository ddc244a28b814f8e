import { captchas } from '#contract/captchas.ts'
import { pricing } from '#contract/pricing.ts'
import { openTestServer } from '#test/harness.ts'
import { withinOneMinute } from '#test/one-minute.ts'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

const t = await openTestServer({ rateLimits: true })

test('the visitors’ calculator answers thirty times a minute, then 429', async () => {
  const input = { destinationCode: 'HK', totalWeightG: 1000, pieces: 1 }
  const codes: number[] = []
  for (let asked = 0; asked < 62 && codes.at(-1) !== 1004; asked++)
    codes.push((await t.visitor.ask(pricing.quotePublic, input)).code)
  expect(codes.at(-1)).toBe(1004)
  expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(30)
  const refused = await t.visitor.ask(pricing.quotePublic, input)
  expect([refused.http, refused.code, refused.msg]).toEqual([429, 1004, 'Too many requests, please try again later'])
})

test('a forged X-Forwarded-For opens no new bucket, and other spellings of the path share it', async () => {
  const path = '/api/vjiyunfinance/JiyunSiteCountFreightFee?destinationCode=HK&totalWeightG=1000&pieces=1'
  const answers = await withinOneMinute(t.db, async () => {
    for (let each = 0; each < 35; each++)
      await t.visitor.raw(path, { headers: { 'x-forwarded-for': `203.0.113.${each}` } })
    const disguises = [path, path.replace('vjiyunfinance', 'VJIYUNFINANCE')]
    return Promise.all(disguises.map((each) => t.visitor.raw(each, { headers: { 'x-forwarded-for': '198.51.100.7' } })))
  })
  expect(answers.map(({ status }) => status)).toEqual([429, 429])
})

// Proves E-01
test('image codes are sixty a minute', async () => {
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => t.visitor.ask(captchas.create, { scene: 'login' })),
  )
  expect(answers.filter(({ code }) => code === 1004).length).toBeGreaterThan(0)
  expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThanOrEqual(60)
})

test('networks are /24 and /64', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  // A caller who has hung up no longer has an address; that is not a fault.
  expect(networkOf(undefined)).toBe('')
})
