import { consignees } from '#contract/addresses.ts'
import { signedIn } from '#contract/signed-in.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { openTestServer, type TestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecastOf } from '#test/parcels.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from './db.ts'
import { takeKey } from '#server/http/idempotency.ts'

/* A blocked call gives up waiting, and the service goes on. The time limits are lowered to keep the test short. */

const usual = await openTestServer({}, { patience: {} })
const hasty = await openTestServer({}, { patience: { lockMs: 500, statementMs: 700 } })
const narrow = await openTestServer({}, { poolSize: 2, patience: { connectionMs: 1200 } })

/** Long enough for a busy machine, and shorter than the limits that are not lowered. */
const soonMs = 2500

test('a lock is waited for 2 s, a statement 15 s, the next one of a transaction 10 s', async () => {
  const shown = await usual.db.row(sql<Record<string, string>>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
  expect(shown).toEqual({ lock: '2s', statement: '15s', idle: '10s' })
})

test('after the wait for a rival with the same key a lock is waited for as long as before', async () => {
  const { id: userId } = await usual.member()
  const keyed = {
    userKind: 'member',
    userId,
    call: 'orders.pay',
    key: 'one-key-for-two',
    bodyHash: Buffer.of(1),
  } as const
  const { database } = usual.context
  const takeItToo = () =>
    database.transaction(async (tx) => {
      await takeKey(tx, keyed)
      return tx.row(sql<{ lock: string }>`select current_setting('lock_timeout') as lock`)
    })
  const waiting = () => usual.db.rows(sql`select from pg_locks where locktype = 'advisory' and not granted`)
  const rival = await database.transaction(async (tx) => {
    await takeKey(tx, keyed)
    const asked = takeItToo()
    await expect.poll(waiting).toHaveLength(1)
    return { asked }
  })
  expect(await rival.asked).toEqual({ lock: '2s' })
})

test('behind a lock that is held too long a call is refused in time, others are served, and nothing of it is kept', async () => {
  const meiling = await hasty.member()
  const { release } = await holdParcels(hasty)
  const [{ answer, tookMs }, home] = await Promise.all([
    timed(meiling.ask(parcels.forecastOne, forecastOf('SF200000000001'))),
    meiling.ask(signedIn.home, {}),
  ])
  expect(answer).toMatchObject({ http: 409, code: refusals.row_busy.code, msg: refusals.row_busy.text.en })
  expect(tookMs).toBeLessThan(soonMs)
  expect(home.code).toBe(0)
  await release()
  expect(await hasty.db.rows(sql`select from parcels`)).toEqual([])
  expect((await meiling.ask(parcels.forecastOne, forecastOf('SF200000000001'))).code).toBe(0)
})

test('a statement that takes too long is ended: 503 in time, others are served, and nothing of it is kept', async () => {
  const meiling = await hasty.member()
  const { receiver } = await openStory(hasty)
  await hasty.db.run(
    sql`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(20); return new; end'`,
  )
  await hasty.db.run(sql`create trigger dawdle before insert on addresses for each row execute function dawdle()`)
  const [{ answer, tookMs }, home] = await Promise.all([
    timed(meiling.ask(consignees.save, await receiver())),
    meiling.ask(signedIn.home, {}),
  ])
  expect(answer).toMatchObject(away)
  expect(tookMs).toBeLessThan(soonMs)
  expect(home.code).toBe(0)
  await hasty.db.run(sql`drop trigger dawdle on addresses`)
  expect(await hasty.db.rows(sql`select from addresses`)).toEqual([])
  expect((await meiling.ask(consignees.save, await receiver())).code).toBe(0)
})

test('without a free connection a write is answered 503 in time, members still read, and those that have one are done', async () => {
  const [meiling, chiho] = [await narrow.member(), await narrow.member()]
  const { release, countWaiting } = await holdParcels(narrow)
  const waiting = ['SF200000000002', 'SF200000000003'].map((number) =>
    chiho.ask(parcels.forecastOne, forecastOf(number)),
  )
  await expect.poll(countWaiting).toBe(2)
  const [{ answer, tookMs }, home] = await Promise.all([
    timed(meiling.ask(parcels.forecastOne, forecastOf('SF200000000004'))),
    meiling.ask(signedIn.home, {}),
  ])
  expect(answer).toMatchObject(away)
  expect(tookMs).toBeLessThan(soonMs)
  expect(home.code).toBe(0)
  await release()
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual([0, 0])
  expect((await meiling.ask(signedIn.home, {})).code).toBe(0)
})

const away = { http: 503, code: 1010, msg: 'Under maintenance, please try again later' }

async function timed<T>(asked: Promise<T>) {
  const start = performance.now()
  const answer = await asked
  return { answer, tookMs: performance.now() - start }
}

/**
 * Locks the table in another session, so that a forecast waits in the middle of its transaction until it is released.
 */
async function holdParcels({ context }: TestServer) {
  const { connectionString = '' } = context.database.pool.options
  const holder = new pg.Client({ connectionString })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query('lock table parcels in access exclusive mode')
  const countWaiting = async () => {
    const { rowCount } = await holder.query(
      'select distinct pid from pg_locks join pg_database d on d.oid = database where not granted and datname = current_database()',
    )
    return rowCount
  }
  return { release: () => holder.end(), countWaiting }
}
