import { feedback } from '#contract/feedback.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: true })
const letter = {
  kind: 'feedback',
  contactName: '陳美玲',
  phone: '+852 5123 4567',
  content: '請問何時到貨？\n謝謝！',
} as const
const question = {
  kind: 'contact',
  contactName: 'Ah Keong',
  email: 'keong@example.com',
  content: 'Do you ship to Penang?',
} as const
const answers = { kind: 'survey', salutation: 'ms', opinion: 'Sea freight to Penang, please.' } as const
const code = () => t.captcha('site')
const kept = () =>
  t.db.row(sql<{ letters: number; surveys: number }>`
    select (select count(*)::int from messages) as letters, (select count(*)::int from surveys) as surveys`)

// Proves
test('feedback is kept with the lines and the language it was written in, and begins open', async () => {
  const member = await t.member()
  const { id } = await member.call(feedback.create, letter, { language: 'zh-Hant' })
  expect(
    await t.db.row(
      sql`select kind, member_id, contact_name, phone, content, language, status from messages where id = ${id}`,
    ),
  ).toEqual({
    kind: 'feedback',
    member_id: member.id,
    contact_name: '陳美玲',
    phone: '+852 5123 4567',
    content: '請問何時到貨？\n謝謝！',
    language: 'zh-Hant',
    status: 'open',
  })
  expect(
    await t.db.rows(
      sql`select event, from_status, to_status, actor_kind, actor_id from message_history where message_id = ${id}`,
    ),
  ).toEqual([{ event: 'submit', from_status: null, to_status: 'open', actor_kind: 'member', actor_id: member.id }])
})

test('a member who names no kind gives feedback, and hears M-18', async () => {
  const { kind: _kind, ...rest } = letter
  const member = await t.member()
  const answer = await member.ask(feedback.create, rest)
  expect(answer).toMatchObject({ code: 0, msg: 'Operation successful' })
})

// Proves
test.each(['contactName', 'phone', 'content'])('feedback without %s is refused on that field', async (field) => {
  const member = await t.member()
  expect(await member.ask(feedback.create, { ...letter, [field]: undefined })).toMatchObject({
    code: 1001,
    wire: { fields: { [field]: 'This field is required' } },
  })
  expect(await member.ask(feedback.create, { ...letter, [field]: '  ' })).toMatchObject({ code: 1001 })
})

test.each([
  ['contactName', 'x'.repeat(51)],
  ['phone', '12'],
  ['phone', 'call me'],
  ['content', 'x'.repeat(1001)],
  ['content', 'a bell \u0007'],
  ['kind', 'complaint'],
])('feedback whose %s is %j is refused on that field', async (field, value) => {
  const member = await t.member()
  expect(await member.ask(feedback.create, { ...letter, [field]: value })).toMatchObject({
    code: 1001,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

// Proves R-437
test('where no phone is asked for, feedback may come without one', async () => {
  await configure(t, { 'feedback.phoneRequired': false })
  const member = await t.member()
  expect(await member.ask(feedback.create, { ...letter, phone: undefined })).toMatchObject({ code: 0 })
  await configure(t, {})
})

test('feedback needs a session; a visitor who says nothing is asked what it is', async () => {
  expect(await t.visitor.ask(feedback.create, letter)).toMatchObject({ http: 401, code: 2001 })
  expect(await t.visitor.ask(feedback.create, {})).toMatchObject({
    code: 1001,
    wire: { fields: { kind: expect.any(String) } },
  })
})

test('the same key stores one letter, and its answer again', async () => {
  const member = await t.member()
  const before = await kept()
  const [first, second] = await Promise.all(
    [1, 2].map(() => member.ask(feedback.create, letter, { key: 'letter-0001' })),
  )
  expect(second?.data).toEqual(first?.data)
  expect((await kept()).letters).toBe(before.letters + 1)
})

// Proves R-518
test('a visitor’s question is kept without a state, by e-mail or by phone', async () => {
  const { id } = await t.visitor.call(feedback.create, { ...question, ...(await code()) })
  expect(await t.db.row(sql`select kind, member_id, email, status from messages where id = ${id}`)).toEqual({
    kind: 'contact',
    member_id: null,
    email: 'keong@example.com',
    status: null,
  })
  const byPhone = { ...question, email: undefined, phone: '+60 12 345 6789' }
  expect(await t.visitor.ask(feedback.create, { ...byPhone, ...(await code()) })).toMatchObject({ code: 0 })
  expect(await t.visitor.ask(feedback.create, { ...byPhone, phone: undefined, ...(await code()) })).toMatchObject({
    code: 1001,
    wire: { fields: { email: expect.any(String) } },
  })
})

// Proves
test('an answer to the survey is kept, with no address but a trace of its network', async () => {
  const { id } = await t.visitor.call(feedback.create, { ...answers, ...(await code()) }, { language: 'en' })
  expect(
    await t.db.row(
      sql`select salutation, phone, email, opinion, language, length(network_hash) as trace from surveys where id = ${id}`,
    ),
  ).toEqual({
    salutation: 'ms',
    phone: null,
    email: null,
    opinion: 'Sea freight to Penang, please.',
    language: 'en',
    trace: 32,
  })
  for (const field of ['salutation', 'opinion'])
    expect(await t.visitor.ask(feedback.create, { ...answers, [field]: undefined, ...(await code()) })).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
})

test('what visitors send needs an image code, which serves once', async () => {
  const before = await kept()
  expect(await t.visitor.ask(feedback.create, answers)).toMatchObject({
    code: 1001,
    wire: { fields: { captchaId: expect.any(String), captchaCode: expect.any(String) } },
  })
  const solved = await code()
  expect(await t.visitor.ask(feedback.create, { ...question, ...solved, captchaCode: 'WRONG' })).toMatchObject({
    code: 2006,
  })
  expect(await t.visitor.ask(feedback.create, { ...question, ...solved })).toMatchObject({ code: 2007 })
  expect(await t.visitor.ask(feedback.create, { ...question, ...(await t.captcha('login')) })).toMatchObject({
    code: 2007,
  })
  expect(await kept()).toEqual(before)
})

test('ten letters a day are taken from one member, the eleventh is refused, others go on', async () => {
  const [member, other] = [await t.member(), await t.member()]
  for (let sent = 0; sent < 10; sent += 1) await member.call(feedback.create, letter)
  expect(await member.ask(feedback.create, letter)).toMatchObject({ http: 429, code: 1004 })
  expect(await other.ask(feedback.create, letter)).toMatchObject({ code: 0 })
})

test('what was refused counts for nothing towards the ten of a day', async () => {
  const member = await t.member()
  for (let tried = 0; tried < 12; tried += 1) await member.ask(feedback.create, { ...letter, content: '' })
  expect(await member.ask(feedback.create, letter)).toMatchObject({ code: 0 })
})

test('a visitor who sends a letter again with the same key, by a new image code, has sent it once', async () => {
  const before = await kept()
  const key = 'visitor-once-0001'
  const first = await t.visitor.call(feedback.create, { ...question, ...(await code()) }, { key })
  const again = await t.visitor.call(feedback.create, { ...question, ...(await code()) }, { key })
  expect(again).toEqual(first)
  expect(await kept()).toEqual({ ...before, letters: before.letters + 1 })
  const other = { ...question, content: 'Do you ship to Ipoh?', ...(await code()) }
  expect(await t.visitor.ask(feedback.create, other, { key })).toMatchObject({ code: 1006 })
  expect(await t.db.rows(sql`select user_kind, user_id from idempotency_keys where key = ${key}`)).toEqual([
    { user_kind: 'visitor', user_id: null },
  ])
})
