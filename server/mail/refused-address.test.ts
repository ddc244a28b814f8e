import { mailAddress } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { needs } from '#contract/needs.ts'
import type { MailKind } from '#domain/member-event.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailServer } from '#test/mail-server.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { queueMail, startRelay } from './outbox.ts'
import { isRefusedForGood } from './refused-for-good.ts'

/* What the mail server says at once about an address. Mails that come back later are not read. */

const t = await openTestServer({ rateLimits: false })
const server = await mailServer()
const relay = startRelay({ ...t.context, environment: { ...t.context.environment, smtpUrl: server.url } }, (fault) => {
  throw fault
})
afterAll(async () => {
  await relay.stop()
  await server.close()
})

const noSuchBox = { code: 550, words: '5.1.1 no such mailbox' }

async function write(member: TestMember, subject: string, kind: MailKind = 'ORDER_PAID') {
  const letter = { subject, body: subject }
  await t.context.database.transaction((tx) =>
    queueMail(tx, { memberId: member.id, to: member.email, kind, language: 'en', write: () => letter }),
  )
}
const stateOf = (subject: string) =>
  t.db.find(
    sql<{ state: string; attempts: number }>`select state, attempts from mail_outbox where subject = ${subject}`,
  )
const becomes = (subject: string, state: object) =>
  vi.waitFor(async () => expect(await stateOf(subject)).toMatchObject(state), { timeout: 5000 })
const refusedOf = async (member: TestMember) => (await member.call(mailAddress.state, {})).refused

// Proves E-106, E-107
test('an address that is refused for good gets no more mails; its member sees it, and can have it tried again', async () => {
  const [member, other] = [await t.member(), await t.member()]
  server.refuseAddress(member.email, noSuchBox)
  await write(member, 'first')
  await becomes('first', { state: 'failed', attempts: 1 })
  await vi.waitFor(async () => expect(await refusedOf(member)).toMatchObject({ address: member.email }))
  expect((await member.call(needs.list, {})).refusedAddress).toMatchObject({ address: member.email })
  expect(await refusedOf(other)).toBeNull()

  await write(member, 'second')
  expect(await stateOf('second')).toBeUndefined()
  expect((await member.call(unreadNotices.countUnread, {})).count, 'notices go on').toBe(2)
  await write(other, 'to another')
  await becomes('to another', { state: 'sent' })

  await other.call(mailAddress.tryAgain, {})
  expect(await refusedOf(member), 'nobody else’s to change').not.toBeNull()
  server.refuseAddress(member.email, null)
  await member.call(mailAddress.tryAgain, {})
  expect(await refusedOf(member)).toBeNull()
  await write(member, 'third')
  await becomes('third', { state: 'sent' })
})

test('what somebody asks for is sent all the same, and one that arrives clears the mark', async () => {
  const member = await t.member()
  server.refuseAddress(member.email, noSuchBox)
  await write(member, 'refused')
  await vi.waitFor(async () => expect(await refusedOf(member)).not.toBeNull(), { timeout: 5000 })
  server.refuseAddress(member.email, null)
  await write(member, 'a new password', 'RESET')
  await becomes('a new password', { state: 'sent' })
  await vi.waitFor(async () => expect(await refusedOf(member)).toBeNull())
})

test('a mark counts only for the address that was refused', async () => {
  const member = await t.member()
  server.refuseAddress(member.email, noSuchBox)
  await write(member, 'old address')
  await vi.waitFor(async () => expect(await refusedOf(member)).not.toBeNull(), { timeout: 5000 })
  const email = `new.${member.email}`
  await t.db.run(sql`update members set email = ${email} where id = ${member.id}`)
  expect(await refusedOf(member)).toBeNull()
  await write({ ...member, email }, 'new address')
  await becomes('new address', { state: 'sent' })
})

test.each([
  [{ code: 450, words: '4.1.1 not now' }],
  [{ code: 552, words: '5.2.2 mailbox full' }],
  [{ code: 550, words: '5.7.1 we do not like you' }],
])('%o is tried again and says nothing about the address', async (answer) => {
  const member = await t.member()
  server.refuseAddress(member.email, answer)
  await write(member, answer.words)
  await becomes(answer.words, { state: 'queued', attempts: 1 })
  await vi.waitFor(async () =>
    expect(
      await t.db.find(sql`select 1 from mail_outbox where subject = ${answer.words} and last_error is not null`),
    ).toBeDefined(),
  )
  expect(await refusedOf(member)).toBeNull()
})

test('an answer about the sender, or without an enhanced code, is not one about the address', () => {
  const fault = (responseCode: number, response: string) =>
    Object.assign(new Error(response), { responseCode, response })
  expect(isRefusedForGood(fault(550, '550 5.1.1 <a@b.c>: no such user'))).toBe(true)
  expect(isRefusedForGood(fault(550, '550-5.1.1 line one\n550 5.1.1 line two'))).toBe(true)
  expect(isRefusedForGood(fault(553, '553 5.1.8 bad sender'))).toBe(false)
  expect(isRefusedForGood(fault(550, '550 no such user'))).toBe(false)
  expect(isRefusedForGood(new Error('550 5.1.1'))).toBe(false)
})
