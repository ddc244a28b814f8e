import type pg from 'pg'

/*
 * A small snapshot of a database at one schema, as JSON: every released schema has one under `test/fixtures/`, so that
 * upgrades from each can be tested.
 */

export interface Snapshot {
  /** The migrations that had been applied. */
  readonly migrations: readonly string[]
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

/** Reference data come from the seed; jobs and rate limits are not worth keeping. */
const leftOut = ['migrations', 'regions', 'rate_hits', 'captchas', 'idempotency_keys']

export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const names = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [leftOut],
  )
  const applied = await client.query<{ name: string }>('select name from migrations order by name')
  const tables: Record<string, readonly unknown[]> = {}
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ rows: unknown[] }>(
      `select coalesce(json_agg(t), '[]') as rows from ${quoted(name)} t`,
    )
    tables[name] = rows[0]?.rows ?? []
  }
  return { migrations: applied.rows.map((row) => row.name), tables }
}

/**
 * Loads a snapshot into an empty database of its own schema; foreign keys and triggers are off while the rows are
 * inserted.
 */
export async function restoreSnapshot(client: pg.Client, { tables }: Snapshot): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  for (const [name, rows] of Object.entries(tables)) {
    // What the migrations insert themselves (the house accounts) is in the snapshot too.
    await client.query(`delete from ${quoted(name)}`)
    await client.query(
      `insert into ${quoted(name)} overriding system value select * from json_populate_recordset(null::${quoted(name)}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await client.query(`set session_replication_role = origin`)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
