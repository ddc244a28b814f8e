import { staffParcels } from '#contract/receiving.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openSecondServer, openTestServer } from '#test/harness.ts'
import { goLive, openStream, staffPath } from '#test/live-streams.ts'
import { forecast, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import pg from 'pg'
import { expect, test } from 'vitest'

/* Two processes over one database; people look at the first, and everything happens on the second. */

const t = await openTestServer()
const other = await openSecondServer(t)
await goLive(t)
await goLive(other)
const fuyong = await warehouseId(t, 2)
const keeper = await other.staff(['W'])

const receive = (trackingNumber: string) => keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong))

/** One more change, after which everything before it has arrived. */
async function settle(memberId: string, changes: () => readonly unknown[]) {
  const id = await tell(memberId, 'bills')
  await expect.poll(() => JSON.stringify(changes())).toContain(id)
}
async function tell(memberId: string, topic = 'rules'): Promise<string> {
  const { id } = await t.db.row(sql<{ id: string }>`select gen_random_uuid() as id`)
  await t.db.run(sql`insert into live_changes values (${topic}, ${memberId}, null, ${id})`)
  return id
}

// Proves E-110
test('a parcel that is received at one server is told to its member at another, by its kind and id alone', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  const stream = await openStream(t.url, member.token)
  await settle(member.id, stream.changes)
  const before = stream.events.length
  await receive(trackingNumber)
  await expect.poll(() => stream.events.slice(before)).toHaveLength(2)
  const told = stream.events.slice(before)
  expect(told).toContainEqual({ name: 'change', data: JSON.stringify({ topic: 'parcels', id }) })
  // The member is told in the bell too.
  expect(told.map(({ data }) => JSON.parse(data).topic)).toEqual(expect.arrayContaining(['parcels', 'notices']))
})

test('a top-up is told as soon as it is credited: the transfer, and the money', async () => {
  const member = await t.member()
  const clerk = await other.staff(['F'])
  const { id } = await handIn(member)
  const stream = await openStream(t.url, member.token)
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  await clerk.call(staffBankTransfers.credit, { id })
  await expect.poll(() => stream.changes().map(({ topic }) => topic)).toContain('money')
  expect(stream.changes()).toContainEqual({ topic: 'topUps', id })
})

test('nobody hears of what belongs to somebody else', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const [hers, his] = [await openStream(t.url, meiling.token), await openStream(t.url, chiho.token)]
  const { id, trackingNumber } = await forecast(meiling)
  await receive(trackingNumber)
  await settle(meiling.id, hers.changes)
  await settle(chiho.id, his.changes)
  expect(hers.changes()).toContainEqual({ topic: 'parcels', id })
  expect(his.changes().map(({ topic }) => topic)).toEqual(['bills'])
})

// Proves B-RP-30
test('staff hear what their role sees, in the warehouses they work in', async () => {
  const at = async (roles: Parameters<typeof t.staff>[0], codes?: readonly number[]) => {
    const person = await t.staff(roles, codes ? { warehouseCodes: codes } : {})
    return openStream(t.url, person.token, { path: staffPath })
  }
  const [here, there, service, finance, editor, admin] = [
    await at(['W'], [2]),
    await at(['W'], [3]),
    await at(['S']),
    await at(['F']),
    await at(['E']),
    await at(['A']),
  ]
  const member = await t.member()
  const { id } = await forecast(member)
  const { id: transferId } = await handIn(member)
  const elsewhere = freshNumber()
  const { id: theirs } = await forecast(member, elsewhere, { warehouseCode: 3 })
  const knows = (stream: typeof here) =>
    expect.poll(() =>
      stream
        .changes()
        .map((change) => change.id)
        .filter((each) => [id, transferId, theirs].includes(each ?? '')),
    )
  await knows(here).toEqual([id])
  await knows(there).toEqual([theirs])
  await knows(service).toEqual(expect.arrayContaining([id, transferId, theirs]))
  await knows(admin).toEqual(expect.arrayContaining([id, transferId, theirs]))
  await knows(finance).toEqual([transferId])
  expect(editor.changes()).toEqual([])
})

test('what is rolled back is told to nobody', async () => {
  const member = await t.member()
  const stream = await openStream(t.url, member.token)
  await expect(
    t.context.database.transaction(async (tx) => {
      await tx.run(sql`update ledger_accounts set balance = balance where member_id = ${member.id}`)
      await tx.run(sql`insert into live_changes values ('money', ${member.id}, null, ${member.id})`)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await settle(member.id, stream.changes)
  expect(stream.changes().map(({ topic }) => topic)).toEqual(['bills'])
})

test('a transaction that told first and ends last is not missed', async () => {
  const member = await t.member()
  const stream = await openStream(t.url, member.token)
  const { connectionString = '' } = t.context.database.pool.options
  const slow = new pg.Client({ connectionString })
  await slow.connect()
  await slow.query('begin')
  await slow.query(`insert into live_changes values ('orders', $1, null, $1)`, [member.id])
  await settle(member.id, stream.changes)
  expect(stream.changes().map(({ topic }) => topic)).toEqual(['bills'])
  await slow.query('commit')
  await slow.end()
  await expect.poll(() => stream.changes().map(({ topic }) => topic)).toEqual(['bills', 'orders'])
})

test('a stream that was cut goes on where it ended, at whichever server, and repeats nothing', async () => {
  const member = await t.member()
  const first = await openStream(t.url, member.token)
  const seen = await tell(member.id)
  await expect.poll(() => JSON.stringify(first.changes())).toContain(seen)
  first.close()
  const missed = [await tell(member.id)]
  await expect.poll(async () => JSON.stringify(await numbered(member.id))).toContain(missed[0])
  missed.push(await tell(member.id))
  const second = await openStream(other.url, member.token, { lastEventId: first.lastEventId() })
  await expect.poll(() => second.changes().map(({ id }) => id)).toEqual(missed)
})

const numbered = (memberId: string) =>
  t.db.rows(sql<{ id: string }>`select subject_id as id from live_events where member_id = ${memberId}`)

test('who comes for the first time is told what happened during the last minute', async () => {
  const member = await t.member()
  const id = await tell(member.id)
  await expect.poll(async () => JSON.stringify(await numbered(member.id))).toContain(id)
  const stream = await openStream(t.url, member.token)
  await expect.poll(() => stream.changes().map((change) => change.id)).toContain(id)
})

test('who was away for longer than events are kept is told to read everything again', async () => {
  const member = await t.member()
  const stream = await openStream(t.url, member.token, { lastEventId: '999999999' })
  await expect.poll(() => stream.events.map(({ name }) => name)).toEqual(['ready', 'reset'])
})

test('a listener whose connection is cut opens it again, and catches up with what it did not hear', async () => {
  const member = await t.member()
  const stream = await openStream(t.url, member.token)
  const cut = await t.db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'smart-cats live' and datname = current_database()`)
  expect(cut).toBe(2)
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  await expect.poll(() => stream.changes()).toContainEqual({ topic: 'parcels', id })
  await expect
    .poll(() =>
      t.db.run(
        sql`select from pg_stat_activity where application_name = 'smart-cats live' and datname = current_database()`,
      ),
    )
    .toBe(2)
})

test('events have numbers without a gap, whichever process gave them', async () => {
  const member = await t.member()
  const stream = await openStream(t.url, member.token)
  await Promise.all(Array.from({ length: 20 }, () => tell(member.id)))
  await settle(member.id, stream.changes)
  const { gaps } = await t.db.row(sql<{ gaps: number }>`
    select max(sequence) - min(sequence) + 1 - count(*) as gaps from live_events`)
  expect(gaps).toBe(0)
})
