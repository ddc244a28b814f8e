import { readFileSync } from 'node:fs'
import { openTestServer } from '#test/harness.ts'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { sql } from './db.ts'
import { startJobs } from '#server/jobs/jobs.ts'

/* An operator divides the database's `max_connections` by what one process takes. */

const t = await openTestServer()
const faults: unknown[] = []
const jobs = await startJobs(t.context, (fault) => faults.push(fault))
const operator = new pg.Client({ connectionString: inject('templateUrl').replace(/\/smartcats(?=\?|$)/, '/postgres') })
await operator.connect()
afterAll(async () => {
  await jobs.stop()
  await operator.end()
})

test('under load a process takes the connections of its pool and six more, as the README says', async () => {
  const { database } = t.context
  const slow = sql`select pg_sleep(3)::text`
  const short = sql`select pg_sleep(0.1)::text`
  const work = Promise.all([
    ...Array.from({ length: 30 }, () => database.rows(short)),
    ...Array.from({ length: 10 }, () => database.rows(slow)),
    ...Array.from({ length: 10 }, () => database.keep((kept) => kept.rows(slow))),
    ...Array.from({ length: 10 }, () => database.reads.rows(short)),
    ...Array.from({ length: 5 }, () => database.run(sql`select graphile_worker.add_job('purge')`)),
  ])
  let most = 0
  const done = work.then(() => true)
  while (!(await Promise.race([done, Promise.resolve(false)]))) most = Math.max(most, await connections())
  const pool = database.pool.options.max ?? 0
  expect([pool, most]).toEqual([10, 16])
  expect(readFileSync('README.md', 'utf8')).toMatch(
    /`DATABASE_POOL` +\| `10` +\| connections for requests; a process uses six more/,
  )
  expect(faults).toEqual([])
})

async function connections(): Promise<number> {
  const name = new URL(t.context.database.pool.options.connectionString ?? '').pathname.slice(1)
  // PostgreSQL's own background workers, such as autovacuum, do not count.
  const { rows } = await operator.query(
    `select count(*)::int as count from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
    [name],
  )
  return rows[0].count
}
