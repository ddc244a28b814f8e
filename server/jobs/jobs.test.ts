import { openTestServer } from '#test/harness.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/database/db.ts'
import { startJobs } from './jobs.ts'

const { context, db, member } = await openTestServer()

// Two processes of one installation start at the same moment on a new database.
const faults: unknown[] = []
const nodes = await Promise.all([1, 2].map(() => startJobs(context, (fault) => faults.push(fault))))
afterAll(() => Promise.all(nodes.map((node) => node.stop())))

const waiting = async () =>
  (await db.row(sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs`)).count

test('the hourly round clears away what is spent, done by one process', async () => {
  await db.run(
    sql`insert into captchas (scene, answer_hash, expires_at) values ('login', '', now() - interval '2 hours')`,
  )
  await db.run(sql`select graphile_worker.add_job('purge')`)
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
  expect(await db.rows(sql`select scene from captchas`)).toEqual([])
  expect(faults).toEqual([])
})

test('books that do not hold are told to the log by the nightly check', async () => {
  const { id } = await member({ balances: { CNY: 1_000 } })
  await db.run(sql`select graphile_worker.add_job('checkBooks')`)
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
  expect(faults).toEqual([])
  await db.run(sql`update ledger_accounts set balance = 2000 where member_id = ${id} and unit = 'CNY'`)
  await db.run(sql`select graphile_worker.add_job('checkBooks')`)
  await expect
    .poll(() => faults)
    .toEqual([expect.objectContaining({ message: expect.stringContaining('The books do not balance') })])
})

test('every round is known to the queue, so that a missed one is made up for', async () => {
  const known = await db.rows(
    sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs order by identifier`,
  )
  expect(known.map(({ identifier }) => identifier)).toEqual([
    'checkBooks',
    'checkStatements',
    'expireCoins',
    'expireCoupons',
    'followRules',
    'giveBackStranded',
    'purge',
    'remindOfQuestions',
    'remindOfStorage',
    'settlePayments',
    'settleReferrals',
  ])
})
