import { signedIn } from '#contract/signed-in.ts'
import { ownPassword } from '#contract/profile.ts'
import { staff as staffSession } from '#contract/staff.ts'
import { connect } from 'node:net'
import { sql } from '#server/database/db.ts'
import { openSecondServer, openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { goLive, memberPath, openStream, staffPath, type TestStream } from '#test/live-streams.ts'
import { expect, test } from 'vitest'
import { streamsOf } from './live.ts'

/* When a stream opens, and when it ends. */

// A connection that a client opened and never used ends after this time.
const t = await openTestServer({ requestSeconds: 5 })
const other = await openSecondServer(t)
await goLive(t)
await goLive(other)

const fiveSeconds = { timeout: 5000, interval: 50 }
const whyOf = ({ events }: TestStream) =>
  events.filter(({ name }) => name === 'end').map(({ data }) => JSON.parse(data).why)

test('a stream is never buffered, compressed or kept, and says at once that it is ready', async () => {
  const member = await t.member()
  const { headers, events } = await openStream(t.url, member.token)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
  expect(headers.get('content-encoding')).toBeNull()
  expect(events.map(({ name }) => name)).toEqual(['ready'])
})

test('without a token, or with one in the address, there is no stream', async () => {
  const member = await t.member()
  for (const query of ['', `?token=${member.token}`, `?token=${member.token}&userid=${member.id}`])
    expect((await fetch(t.url + memberPath + query)).status).toBe(401)
  expect((await fetch(t.url + memberPath, { method: 'HEAD', headers: { token: member.token } })).status).toBe(405)
})

test('members open no stream of staff, and staff none of members', async () => {
  const [member, keeper] = [await t.member(), await t.staff(['W'])]
  expect((await openStream(t.url, member.token, { path: staffPath })).status).toBe(401)
  expect((await openStream(t.url, keeper.token)).status).toBe(401)
})

type Ending = readonly [deed: string, path: string, end: (person: never) => Promise<unknown>]
const endings: readonly Ending[] = [
  [
    'signs out',
    memberPath,
    (member: TestMember) =>
      other.visitor.raw(signedIn.logout.path, { method: 'POST', headers: { token: member.token } }),
  ],
  ['changes the password', memberPath, changePassword],
  [
    'is disabled',
    memberPath,
    ({ id }: TestMember) => t.db.run(sql`update members set state = 'disabled' where id = ${id}`),
  ],
  [
    'comes to the end of the session',
    memberPath,
    ({ id }: TestMember) => t.db.run(sql`update member_sessions set expires_at = now() where member_id = ${id}`),
  ],
  [
    'signs out (staff)',
    staffPath,
    (keeper: TestStaff) =>
      other.visitor.raw(staffSession.logout.path, { method: 'DELETE', headers: { token: keeper.token } }),
  ],
  [
    'is disabled (staff)',
    staffPath,
    ({ id }: TestStaff) => t.db.run(sql`update staff set disabled = true where id = ${id}`),
  ],
  [
    'gets another role',
    staffPath,
    ({ id }: TestStaff) => t.db.run(sql`update staff set roles = '{F}' where id = ${id}`),
  ],
  [
    'leaves a warehouse',
    staffPath,
    ({ id }: TestStaff) => t.db.run(sql`update staff set warehouse_ids = '{}' where id = ${id}`),
  ],
  [
    'is idle for two hours',
    staffPath,
    ({ id }: TestStaff) =>
      t.db.run(sql`update staff_sessions set last_seen_at = now() - interval '2 hours' where staff_id = ${id}`),
  ],
]

test.each(endings)(
  'within five seconds the streams of somebody who %s have ended at every server',
  async (_deed, path, end) => {
    const person = path === memberPath ? await t.member() : await t.staff(['W'])
    const streams = [
      await openStream(t.url, person.token, { path }),
      await openStream(other.url, person.token, { path }),
    ]
    const bystander = await openStream(t.url, (await t.member()).token)
    await end(person as never)
    await expect.poll(() => streams.map(whyOf), fiveSeconds).toEqual([['session'], ['session']])
    await Promise.all(streams.map(({ ended }) => ended))
    expect(bystander.hasEnded()).toBe(false)
  },
)

async function changePassword(member: TestMember) {
  const asked = { oldPassword: 'Meow_2026', newPassword: 'Meow_2027', confirmPassword: 'Meow_2027' }
  expect((await member.ask(ownPassword.changePassword, asked)).code).toBe(0)
}

test('a sixth stream ends the oldest of the five, and says why', async () => {
  const member = await t.member()
  const streams: TestStream[] = []
  for (let each = 0; each < 6; each++) streams.push(await openStream(t.url, member.token))
  await streams[0]?.ended
  expect(streams.map(whyOf)).toEqual([['too_many'], [], [], [], [], []])
  expect(streams.map(({ hasEnded }) => hasEnded())).toEqual([true, false, false, false, false, false])
})

test('a stream that is closed makes room', async () => {
  const member = await t.member()
  const before = streamsOf(t.context).count()
  const stream = await openStream(t.url, member.token)
  expect(streamsOf(t.context).count()).toBe(before + 1)
  stream.close()
  await expect.poll(() => streamsOf(t.context).count()).toBe(before)
})

test('a reader that does not read is cut off, so that nothing piles up for it', async () => {
  const member = await t.member()
  const { port, hostname } = new URL(t.url)
  const before = streamsOf(t.context).count()
  const socket = connect(Number(port), hostname).on('error', () => {})
  socket.write(`GET ${memberPath} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ntoken: ${member.token}\r\n\r\n`)
  socket.pause()
  await expect.poll(() => streamsOf(t.context).count()).toBe(before + 1)
  const subjectId = member.id
  const event = { topic: 'orders', memberId: member.id, warehouseId: null, subjectId, everybody: false } as const
  for (let sequence = 1_000_000; streamsOf(t.context).count() > before && sequence < 1_400_000; sequence += 1000)
    await streamsOf(t.context).hand(
      Array.from({ length: 1000 }, (_, each) => ({ ...event, sequence: sequence + each })),
    )
  expect(streamsOf(t.context).count()).toBe(before)
  socket.destroy()
})
