import { signedIn } from '#contract/signed-in.ts'
import { parcels } from '#contract/parcels.ts'
import { forecastOf } from '#test/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { sql } from './db.ts'

const t = await openTestServer()
const meiling = await t.member()

/** Ends every connection of this file's database from outside, as a restarting server would. */
async function cutConnections() {
  const { name } = await t.db.row(sql<{ name: string }>`select current_database() as name`)
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/\/smartcats(?=\?|$)/, '/postgres') })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

test('calls whose connection is cut answer 503 with the envelope, and the next ones are served', async () => {
  const { released } = await holdParcels()
  const waiting = meiling.ask(parcels.forecastOne, forecastOf('SF100000000001'))
  await untilWaiting()
  await cutConnections()
  const cut = await waiting
  expect([cut.http, cut.code, cut.msg]).toEqual([503, 1010, 'Under maintenance, please try again later'])
  await released
  expect((await meiling.ask(signedIn.home, {})).code).toBe(0)
  expect(await t.db.rows(sql`select 1 from parcels where tracking_number = 'SF100000000001'`)).toEqual([])
})

test('connections that died unseen cost no caller anything but a try', async () => {
  await meiling.call(signedIn.home, {})
  await cutConnections()
  const answers = await Promise.all(Array.from({ length: 20 }, () => meiling.ask(signedIn.home, {})))
  expect(answers.filter(({ code }) => code !== 0 && code !== 1010)).toEqual([])
  expect((await meiling.ask(signedIn.home, {})).code).toBe(0)
})

/** Locks the table in another session, so that a forecast has to wait in the middle of its transaction. */
async function holdParcels() {
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holder = t.context.database
    .transaction(async (tx) => {
      await tx.run(sql`lock table parcels in access exclusive mode`)
      isHeld()
      await tx.run(sql`select pg_sleep(14)`)
    })
    .catch(() => {})
  await held
  return { released: holder }
}

const untilWaiting = () => expect.poll(() => countWaiting(t.db)).toBeGreaterThan(0)
