import { feedback, staffFeedback } from '#contract/feedback.ts'
import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: false })
const service = await t.staff(['S'])
const write = async (member: TestMember, content: string) =>
  (await member.call(feedback.create, { kind: 'feedback', contactName: '林志豪', phone: '0912345678', content })).id
const unread = async (member: TestMember) => (await member.call(signedIn.home, {})).unreadReplies

// Proves
test('a member sees the own letters, newest first, each with all that was written and replied', async () => {
  const member = await t.member()
  await write(await t.member(), 'of somebody else')
  const first = await write(member, 'first')
  const second = await write(member, 'second')
  await service.call(staffFeedback.reply, { id: first, text: 'Thank you!' })
  const { wire } = await member.ask(feedback.listMine, {})
  expect(wire).toEqual({
    page: 1,
    pageSize: 10,
    total: 2,
    list: [
      {
        id: second,
        contactName: '林志豪',
        phone: '0912345678',
        content: 'second',
        createdAt: expect.any(String),
        status: 0,
        statusText: 'Awaiting a reply',
        reply: null,
        repliedAt: null,
        isNew: false,
      },
      {
        id: first,
        contactName: '林志豪',
        phone: '0912345678',
        content: 'first',
        createdAt: expect.any(String),
        status: 1,
        statusText: 'Replied',
        reply: 'Thank you!',
        repliedAt: expect.any(String),
        isNew: true,
      },
    ],
  })
})

test('seeing a reply marks it as read, on the home page too; a second reply is new again', async () => {
  const member = await t.member()
  const id = await write(member, 'When do you open?')
  expect(await unread(member)).toBe(0)
  await service.call(staffFeedback.reply, { id, text: 'At nine.' })
  expect(await unread(member)).toBe(1)
  expect((await member.call(feedback.listMine, {})).list[0]).toMatchObject({ isNew: true, reply: 'At nine.' })
  expect(await unread(member)).toBe(0)
  expect((await member.call(feedback.listMine, {})).list[0]?.isNew, 'asked twice by one page').toBe(true)
  await t.db.run(
    sql`update messages set read_at = read_at - interval '2 minutes', replied_at = replied_at - interval '2 minutes' where id = ${id}`,
  )
  expect((await member.call(feedback.listMine, {})).list[0]?.isNew).toBe(false)
  await service.call(staffFeedback.reply, { id, text: 'At ten, on Sundays.' })
  expect(await unread(member)).toBe(1)
  expect((await member.call(feedback.listMine, {})).list[0]).toMatchObject({
    isNew: true,
    reply: 'At ten, on Sundays.',
  })
})

test('a reply that was not on the page stays new', async () => {
  const member = await t.member()
  const old = await write(member, 'old')
  await write(member, 'young')
  await service.call(staffFeedback.reply, { id: old, text: 'Yes.' })
  await member.call(feedback.listMine, { pageSize: 1 })
  expect(await unread(member)).toBe(1)
})

test('letters are found by day, and by whether they were answered', async () => {
  const member = await t.member()
  const answered = await write(member, 'one')
  await write(member, 'two')
  await service.call(staffFeedback.reply, { id: answered, text: 'Yes.' })
  const contents = async (input: object) =>
    (await member.call(feedback.listMine, input)).list.map(({ content }) => content)
  expect(await contents({ replied: true })).toEqual(['one'])
  expect(await contents({ replied: false })).toEqual(['two'])
  expect(await contents({ to: '2020-01-01' })).toEqual([])
  expect(await contents({ from: '2020-01-01' })).toHaveLength(2)
  expect(await contents({ pageSize: 1, page: 2 })).toEqual(['one'])
})

test('a wrong filter is refused on its field, and nobody reads without a session', async () => {
  const member = await t.member()
  const refused = async (input: object, field: string) =>
    expect(await member.ask(feedback.listMine, input)).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
  await refused({ from: '2026-02-01', to: '2026-01-01' }, 'to')
  await refused({ from: 'yesterday' }, 'from')
  await refused({ pageSize: 0 }, 'pageSize')
  await refused({ replied: 'maybe' }, 'replied')
  expect(await t.visitor.ask(feedback.listMine, {})).toMatchObject({ http: 401 })
})
