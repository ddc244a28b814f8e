import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { signedIn } from '#contract/signed-in.ts'
import { noticeChoices, pushSubscriptions } from '#contract/notices.ts'
import { sql } from '#server/database/db.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { noticeSettings } from '#server/settings/notice-settings.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openPushMessage } from '#test/push-receiver.ts'
import { receivingServer } from '#test/receiving-server.ts'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startNoticeRelay } from '#server/notices/notices.ts'
import { pushMessage } from './send.ts'

/* Push messages as a browser and its push service see them: a real server, and a receiver that shares no code with us. */

const service = await receivingServer()
const keys = createECDH('prime256v1')
keys.generateKeys()
const notices = noticeSettings(
  {
    VAPID_PRIVATE_KEY: keys.getPrivateKey('base64url'),
    VAPID_CONTACT: 'mailto:ops@cats.example',
    PUSH_TRIAL_ORIGIN: service.origin,
  },
  false,
)
if ('wrong' in notices) throw new Error(notices.wrong)
const t = await openTestServer({ rateLimits: false, notices })
const relay = startNoticeRelay(t.context, (fault) => {
  throw fault
})
afterAll(async () => {
  await relay?.stop()
  await service.close()
})
afterEach(async () => {
  service.answer(201)
  await t.db.run(sql`delete from push_subscriptions`)
})

let browsers = 0
function newBrowser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const endpoint = `${service.origin}/push/${(browsers += 1)}`
  const [publicKey, privateKey, secret] = [pair.getPublicKey(), pair.getPrivateKey(), randomBytes(16)]
  const asked = { endpoint, publicKey: publicKey.toString('base64url'), secret: secret.toString('base64url') }
  const received = () => service.received.filter(({ path }) => endpoint.endsWith(path))
  const read = (index: number) =>
    openPushMessage({ publicKey, privateKey, secret }, received()[index]?.body ?? Buffer.alloc(0))
  return { endpoint, asked, received, read }
}

const tell = (member: TestMember, words: string, kind: 'ORDER_PAID' | 'PASSWORD_CHANGED' = 'ORDER_PAID') =>
  t.context.database.transaction((tx) =>
    sendMemberMail(tx, member.id, kind, (language) => ({
      subject: `${words} ${language}`,
      body: `${words}.\n\nhttps://cats.example/web_site/orderDetails?id=1`,
    })),
  )
const comes = (browser: ReturnType<typeof newBrowser>, times = 1) =>
  vi.waitFor(() => expect(browser.received()).toHaveLength(times), { timeout: 5000 })
const deliveries = (member: TestMember) =>
  t.db.rows(sql<{ state: string; attempts: number; lastError: string | null }>`
    select d.state, d.attempts, d.last_error as "lastError" from notice_deliveries d join notices n on n.id = d.notice_id
    where n.member_id = ${member.id} order by d.id`)
const becomes = (member: TestMember, state: object) =>
  vi.waitFor(async () => expect((await deliveries(member))[0]).toMatchObject(state), { timeout: 5000 })
const subscriptionsOf = (member: TestMember) =>
  t.db.rows(
    sql<{ endpoint: string }>`select endpoint from push_subscriptions where member_id = ${member.id} order by id`,
  )

// Proves E-108
test('a browser that subscribed reads the notice in the member’s language, and only that browser can', async () => {
  const member = await t.member({ language: 'zh-Hant' })
  const browser = newBrowser()
  expect((await member.call(noticeChoices.list, {})).pushKey).toBe(keys.getPublicKey('base64url'))
  await member.call(pushSubscriptions.save, browser.asked)
  await tell(member, 'paid')
  await comes(browser)
  expect(JSON.parse(await browser.read(0))).toEqual({
    id: expect.any(String),
    title: 'paid zh-Hant',
    text: 'paid.',
    link: '/orderDetails?id=1',
  })
  expect(browser.received()[0]?.body.toString('latin1')).not.toContain('paid')
  expect(browser.received()[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  await becomes(member, { state: 'sent' })
})

test('the push service is shown who asks, signed for it alone and for half a day', async () => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  await tell(member, 'signed')
  await comes(browser)
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(browser.received()[0]?.headers.authorization ?? '') ?? []
  const [head = '', words = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  expect(key).toBe(keys.getPublicKey('base64url'))
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${words}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
  const said = JSON.parse(Buffer.from(words, 'base64url').toString())
  expect(said).toMatchObject({ aud: service.origin, sub: 'mailto:ops@cats.example' })
  expect(said.exp - Date.now() / 1000).toBeLessThan(24 * 3600)
})

test.each([404, 410])('a push service that answers %i is not asked again', async (status) => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  service.answer(status)
  await tell(member, 'gone')
  await vi.waitFor(async () => expect(await subscriptionsOf(member)).toEqual([]), { timeout: 5000 })
  expect(await deliveries(member)).toEqual([])
  service.answer(201)
  await tell(member, 'after')
  expect(await deliveries(member)).toEqual([])
})

test('a push service that fails is asked again after a pause, and six times at most', async () => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  service.answer(503)
  await tell(member, 'later')
  await becomes(member, { state: 'queued', attempts: 1, lastError: 'the push service answered 503' })
  service.answer(201)
  await t.db.run(sql`update notice_deliveries set next_at = now() where state = 'queued'`)
  await comes(browser, 2)
  await becomes(member, { state: 'sent', attempts: 2 })
  service.answer(503)
  await tell(member, 'never')
  await t.db.run(sql`update notice_deliveries set attempts = 5, next_at = now() where state = 'queued'`)
  await vi.waitFor(async () => expect((await deliveries(member))[1]).toMatchObject({ state: 'failed' }), {
    timeout: 5000,
  })
})

test('a redirect is not followed', async () => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  service.answer(307, { location: `${service.origin}/elsewhere` })
  await tell(member, 'redirected')
  await becomes(member, { state: 'queued', lastError: 'the push service answered 307' })
  expect(service.received.some(({ path }) => path === '/elsewhere')).toBe(false)
})

test('an address of no push service is refused, also one inside our network, and so is a key that is none', async () => {
  const member = await t.member()
  const { asked } = newBrowser()
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://169.254.169.254/', 'https://evil.example/push', 'x'])
    expect(await member.ask(pushSubscriptions.save, { ...asked, endpoint })).toMatchObject({ code: 1001 })
  expect(await member.ask(pushSubscriptions.save, { ...asked, publicKey: 'AAAA' })).toMatchObject({ code: 1001 })
  expect(await member.ask(pushSubscriptions.save, { ...asked, secret: 'AAAA' })).toMatchObject({ code: 1001 })
  expect(await subscriptionsOf(member)).toEqual([])
})

test('an address that left the list is not asked though it is stored', async () => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  const asked = service.received.length
  await t.db.run(sql`update push_subscriptions set endpoint = replace(endpoint, '127.0.0.1', 'localhost')`)
  await tell(member, 'unlisted')
  await becomes(member, { state: 'failed', lastError: 'no such browser' })
  expect(service.received).toHaveLength(asked)
})

// Proves E-109
test('a browser is unsubscribed by its member alone, and hears nothing after logging out', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  await other.call(pushSubscriptions.drop, { endpoint: browser.endpoint })
  expect(await subscriptionsOf(member)).toHaveLength(1)
  await member.call(signedIn.logout, { token: member.token })
  await tell(member, 'logged out')
  expect(await deliveries(member)).toEqual([])
  await other.call(pushSubscriptions.save, browser.asked)
  expect(await subscriptionsOf(member)).toEqual([])
  await other.call(pushSubscriptions.drop, { endpoint: browser.endpoint })
  expect(await subscriptionsOf(other)).toEqual([])
})

test('a member has ten browsers at most, and the oldest gives way', async () => {
  const member = await t.member()
  const all = Array.from({ length: 12 }, newBrowser)
  for (const { asked } of all) await member.call(pushSubscriptions.save, asked)
  expect((await subscriptionsOf(member)).map(({ endpoint }) => endpoint)).toEqual(
    all.slice(2).map(({ endpoint }) => endpoint),
  )
})

test('push messages of a group can be switched off, but not about the account', async () => {
  const member = await t.member()
  const browser = newBrowser()
  await member.call(pushSubscriptions.save, browser.asked)
  await member.call(noticeChoices.set, { group: 'orders', channel: 'push', isOn: false })
  expect(await member.ask(noticeChoices.set, { group: 'account', channel: 'push', isOn: false })).toMatchObject({
    code: 1001,
  })
  await tell(member, 'quiet')
  await tell(member, 'password', 'PASSWORD_CHANGED')
  await comes(browser)
  expect(await browser.read(0)).toContain('password')
})

test('a text that is too long for one message is left out, and the title stays', () => {
  const long = { cn: '字'.repeat(3000), en: '', sh: '' }
  const title = { cn: '标题', en: '', sh: '' }
  const message = pushMessage({ noticeId: '1', title, text: long, link: '/x', language: 'zh-Hans' })
  expect(JSON.parse(message.toString())).toEqual({ id: '1', title: '标题', text: '', link: '/x' })
})

test('without keys nothing is offered, and nothing can be subscribed', async () => {
  const { openSecondServer } = await import('#test/harness.ts')
  const plain = await openSecondServer(t, { notices: { vapid: null, pushTrialOrigin: null, sms: null } })
  const member = await plain.member()
  const { pushKey, list } = await member.call(noticeChoices.list, {})
  expect([pushKey, list.some(({ channel }) => channel === 'push' || channel === 'sms')]).toEqual([null, false])
  expect(await member.ask(pushSubscriptions.save, newBrowser().asked)).toMatchObject({ code: 1001 })
  expect(startNoticeRelay(plain.context, () => {})).toBeNull()
})
