import { feedback, staffFeedback } from '#contract/feedback.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: false })
const service = await t.staff(['S'])
const nobody = '00000000-0000-7000-8000-000000000000'

async function letter(language: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hant') {
  const member = await t.member({ language })
  const { id } = await member.call(feedback.create, {
    kind: 'feedback',
    contactName: '陳美玲',
    phone: '51234567',
    content: '星期日可以取件嗎？\n謝謝',
  })
  return { id, member }
}
const question = async (given: object) =>
  t.visitor.call(feedback.create, {
    kind: 'contact',
    contactName: 'Keong',
    content: 'Do you ship to Penang?',
    ...given,
    ...(await t.captcha('site')),
  })
const historyOf = (id: string) =>
  t.db.rows(sql`select event, from_status, to_status, note from message_history where message_id = ${id} order by no`)

// Proves R-182
test('a reply is shown to the member and mailed in their language', async () => {
  const { id, member } = await letter('zh-Hant')
  const row = await service.call(staffFeedback.reply, { id, text: '可以，\n10:00 至 20:00。' })
  expect(row).toMatchObject({
    id,
    kind: 'feedback',
    memberNumber: member.memberNumber,
    status: 'replied',
    reply: '可以，\n10:00 至 20:00。',
    repliedBy: service.username,
    version: 2,
  })
  const [mail, ...more] = await mailsTo(t.db, member.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'FEEDBACK_REPLY', subject: '我們已回覆你的留言' })
  for (const part of ['可以，\n10:00 至 20:00。', '> 星期日可以取件嗎？\n> 謝謝', '/web_site/feedback'])
    expect(mail?.body).toContain(part)
})

// Proves B-CS-07
test('a second reply replaces what is shown, and the first stays in the history', async () => {
  const { id } = await letter()
  await service.call(staffFeedback.reply, { id, text: 'first' })
  const row = await service.call(staffFeedback.reply, { id, text: 'second' })
  expect(row).toMatchObject({ reply: 'second', version: 3 })
  expect(await historyOf(id)).toEqual([
    { event: 'submit', from_status: null, to_status: 'open', note: '' },
    { event: 'reply', from_status: 'open', to_status: 'replied', note: 'first' },
    { event: 'reply', from_status: 'replied', to_status: 'replied', note: 'second' },
  ])
})

test('a closed letter is not answered any more, and nothing of the try is left', async () => {
  const { id, member } = await letter()
  await t.db.run(sql`update messages set status = 'closed' where id = ${id}`)
  expect(await service.ask(staffFeedback.reply, { id, text: 'late' })).toMatchObject({ http: 409, code: 9002 })
  expect(await mailsTo(t.db, member.email)).toEqual([])
  expect(await historyOf(id)).toHaveLength(1)
})

test('a visitor’s question is answered by mail in the language it was asked in, and noted', async () => {
  const { id } = await question({ email: 'keong@example.com' })
  const row = await service.call(staffFeedback.reply, { id, text: 'Yes, by sea and by air.' })
  expect(row).toMatchObject({ kind: 'contact', status: null, memberNumber: null, reply: 'Yes, by sea and by air.' })
  const [mail] = await mailsTo(t.db, 'keong@example.com')
  expect(mail).toMatchObject({ kind: 'FEEDBACK_REPLY', subject: 'We have replied to your message' })
  expect(mail?.body).not.toContain('/web_site/')
})

test('who left a phone number alone is called back: the answer is noted, no mail goes out', async () => {
  const { id } = await question({ phone: '+60 12 345 6789' })
  const before = await t.db.row(sql<{ mails: number }>`select count(*)::int as mails from mail_outbox`)
  expect(await service.ask(staffFeedback.reply, { id, text: 'Called back.' })).toMatchObject({ code: 0 })
  expect(await t.db.row(sql`select count(*)::int as mails from mail_outbox`)).toEqual(before)
})

test('the same key answers once, and two replies at once leave one shown reply and both in the history', async () => {
  const { id, member } = await letter()
  await Promise.all([1, 2].map(() => service.call(staffFeedback.reply, { id, text: 'once' }, { key: 'reply-0001' })))
  expect(await mailsTo(t.db, member.email)).toHaveLength(1)
  const other = await t.staff(['A'])
  await Promise.all([service, other].map((who) => who.call(staffFeedback.reply, { id, text: 'at once' })))
  expect((await historyOf(id)).map(({ event }) => event)).toEqual(['submit', 'reply', 'reply', 'reply'])
})

// Proves B-CS-07
test('a reply needs words, a letter and the right role', async () => {
  const { id } = await letter()
  for (const text of [undefined, ' \n ', 'x'.repeat(2001)])
    expect(await service.ask(staffFeedback.reply, { id, text })).toMatchObject({
      code: 9005,
      wire: { fields: { text: expect.any(String) } },
    })
  expect(await service.ask(staffFeedback.reply, { id: nobody, text: 'x' })).toMatchObject({ http: 404, code: 9006 })
  for (const role of ['W', 'F', 'E'] as const)
    expect(await (await t.staff([role])).ask(staffFeedback.reply, { id, text: 'x' })).toMatchObject({ code: 9001 })
  expect(await t.visitor.ask(staffFeedback.reply, { id, text: 'x' })).toMatchObject({ http: 401 })
})

test('the audit trail names the letter and its states, never its words', async () => {
  const { id } = await letter()
  await service.call(staffFeedback.reply, { id, text: 'a private word' })
  expect(await t.db.row(sql`select call, target_kind, before, after from audit_log where target_id = ${id}`)).toEqual({
    call: 'staffMessages.reply',
    target_kind: 'message',
    before: { status: 'open' },
    after: { status: 'replied' },
  })
})
