import { sql } from '#server/database/db.ts'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { TestServer } from './harness.ts'

/** Another session locks rows until it is told to release them, e.g. `select from orders where id = $1 for update`. */
export async function holdRows({ context, db }: TestServer, statement: string, values: readonly unknown[] = []) {
  const { connectionString = '' } = context.database.pool.options
  const holder = new pg.Client({ connectionString })
  await holder.connect()
  let isOver = false
  const release = async () => {
    if (!isOver) await holder.end()
    isOver = true
  }
  onTestFinished(release)
  await holder.query('begin')
  await holder.query(statement, [...values])
  return { release, countWaiting: () => countWaiting(db) }
}

/** How many sessions of this database wait for a lock. */
export const countWaiting = (db: TestServer['db']) =>
  db.run(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
