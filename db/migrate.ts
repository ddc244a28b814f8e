import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A lock number that nothing else uses: two nodes that start at once migrate one after the other. */
const migrationLock = 7_214_001

/** Brings the schema up to date: plain SQL files in order, forward only, each in a transaction of its own. */
export async function migrate(connectionString: string, folder = migrationsFolder()): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const applied = await readApplied(client)
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const done: string[] = []
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const earlier = applied.get(name)
      if (earlier !== undefined && earlier !== sha256)
        throw new Error(`${name} was changed after it had been applied; write a new migration instead`)
      if (earlier !== undefined) continue
      await apply(client, name, text, sha256)
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function apply(client: pg.Client, name: string, text: string, sha256: string) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '3s'`)
    await client.query(text)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`the migration ${name} failed and was rolled back`, { cause: error })
  }
}

/** The names of all migrations that this build knows, for the readiness check. */
export const knownMigrations = async (folder = migrationsFolder()) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/** Next to the source when run from source, next to the built server when built. */
function migrationsFolder() {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}
