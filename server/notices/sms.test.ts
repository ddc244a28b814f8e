import { createHmac } from 'node:crypto'
import { noticeChoices } from '#contract/notices.ts'
import { profiles } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { receivedMail } from '#server/parcels/mail.ts'
import { noticeSettings } from '#server/settings/notice-settings.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { receivingServer } from '#test/receiving-server.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { startNoticeRelay } from './notices.ts'

const gateway = await receivingServer()
const secret = 'a secret of this test'
const notices = noticeSettings({ SMS_GATEWAY_URL: `${gateway.origin}/sms`, SMS_GATEWAY_SECRET: secret }, false)
if ('wrong' in notices) throw new Error(notices.wrong)
const t = await openTestServer({ rateLimits: false, notices })
const relay = startNoticeRelay(t.context, (fault) => {
  throw fault
})
afterAll(async () => {
  await relay?.stop()
  await gateway.close()
})

const tell = (member: TestMember, kind: 'SUPPLEMENT_DUE' | 'ORDER_PAID' | 'PARCEL_RECEIVED', isUrgent = false) =>
  t.context.database.transaction((tx) =>
    sendMemberMail(tx, member.id, kind, (language) => ({ subject: `${kind} ${language}`, body: 'x.', isUrgent })),
  )
const withPhone = async () => {
  const member = await t.member({ language: 'en' })
  await member.call(profiles.updateProfile, { phone: { region: 'HK', number: '51234567' } })
  for (const group of ['orders', 'parcels'] as const)
    await member.call(noticeChoices.set, { group, channel: 'sms', isOn: true })
  return member
}
const queuedFor = (member: TestMember) =>
  t.db.rows(sql<{ id: string; state: string; attempts: number; lastError: string | null }>`
    select d.id, d.state, d.attempts, d.last_error as "lastError" from notice_deliveries d join notices n on n.id = d.notice_id
    where n.member_id = ${member.id} order by d.id`)

test('what is urgent reaches the phone of a member who asked for it, signed, and once under one key', async () => {
  const member = await withPhone()
  gateway.answer(503)
  await tell(member, 'SUPPLEMENT_DUE')
  await vi.waitFor(
    async () => expect(await queuedFor(member)).toMatchObject([{ attempts: 1, lastError: 'the gateway answered 503' }]),
    { timeout: 5000 },
  )
  gateway.answer(200)
  await t.db.run(sql`update notice_deliveries set next_at = now()`)
  await vi.waitFor(async () => expect(await queuedFor(member)).toMatchObject([{ state: 'sent', attempts: 2 }]), {
    timeout: 5000,
  })
  const [first, second] = gateway.received
  const sent = JSON.parse(String(second?.body))
  expect(sent).toEqual({
    to: '+85251234567',
    text: 'Smart Cats: SUPPLEMENT_DUE en',
    language: 'en',
    eventKey: expect.any(String),
  })
  expect(JSON.parse(String(first?.body))).toEqual(sent)
  const timestamp = String(second?.headers['x-timestamp'])
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  expect(second?.headers['x-signature']).toBe(
    `sha256=${createHmac('sha256', secret).update(`${timestamp}.${second?.body}`).digest('hex')}`,
  )
})

test('what can wait, and what nobody asked for, stays off the phone', async () => {
  const member = await withPhone()
  await tell(member, 'ORDER_PAID')
  await tell(member, 'PARCEL_RECEIVED')
  const quiet = await t.member()
  await tell(quiet, 'SUPPLEMENT_DUE')
  expect([await queuedFor(member), await queuedFor(quiet)]).toEqual([[], []])
  await tell(member, 'PARCEL_RECEIVED', true)
  expect(await queuedFor(member)).toHaveLength(1)
})

test('without a phone number nothing is sent', async () => {
  const member = await t.member()
  await member.call(noticeChoices.set, { group: 'orders', channel: 'sms', isOn: true })
  await tell(member, 'SUPPLEMENT_DUE')
  await vi.waitFor(
    async () => expect(await queuedFor(member)).toMatchObject([{ state: 'failed', lastError: 'no phone' }]),
    { timeout: 5000 },
  )
})

test.each([
  [{ VAPID_PRIVATE_KEY: 'x' }, 'belong together'],
  [{ VAPID_PRIVATE_KEY: 'x', VAPID_CONTACT: 'mailto:a@b.c' }, 'not a private key'],
  [{ SMS_GATEWAY_URL: 'https://gateway.example' }, 'belong together'],
  [{ SMS_GATEWAY_URL: 'http://gateway.example', SMS_GATEWAY_SECRET: secret }, 'unencrypted'],
  [{ PUSH_TRIAL_ORIGIN: 'http://127.0.0.1:1' }, 'trials only'],
])('%o is refused at the start of production', (given, words) => {
  expect(noticeSettings(given, true)).toEqual({ wrong: expect.stringContaining(words) })
})

test('only a parcel that is damaged, incomplete or cannot be sent is urgent', () => {
  const arrived = {
    trackingNumber: 'SF1',
    warehouse: { cn: 'x', en: 'x', sh: 'x' },
    weightG: 1,
    lengthMm: 1,
    widthMm: 1,
  }
  const urgent = (abnormalCode: 'DAMAGED' | 'COD' | 'WRONG_WAREHOUSE' | null) =>
    receivedMail('en', {
      ...arrived,
      ...{
        heightMm: 1,
        photoCount: 0,
        elsewhere: false,
        undeclared: false,
        abnormalCode,
        publicUrl: 'https://cats.example',
      },
    }).isUrgent
  expect([urgent('DAMAGED'), urgent('COD'), urgent('WRONG_WAREHOUSE'), urgent(null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
