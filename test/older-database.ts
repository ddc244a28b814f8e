import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { restoreSnapshot, type Snapshot } from '#db/snapshot.ts'

/* Databases at an earlier schema, for testing the later migrations. */

const templateUrl = inject('templateUrl')
const names: string[] = []
const folders: string[] = []

export const readFixture = async (fixture: string): Promise<Snapshot> =>
  JSON.parse(gunzipSync(await readFile(join('test/fixtures', fixture))).toString()) as Snapshot

/** A database with the data of a snapshot, at its schema. */
export async function databaseOf(snapshot: Snapshot) {
  const older = await databaseAt(snapshot.migrations)
  await restoreSnapshot(older.client, snapshot)
  return older
}

/** An empty database with the migrations before the named one. */
export async function databaseBefore(name: string) {
  const known = (await readdir('db/migrations')).filter((file) => file.endsWith('.sql')).sort()
  return databaseAt(known.filter((file) => file < name))
}

async function databaseAt(migrations: readonly string[]) {
  const url = await emptyDatabase()
  await migrate(url, await folderOf(migrations))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { url, client }
}

async function emptyDatabase(): Promise<string> {
  const name = `older_${process.pid}_${names.length}_${Date.now()}`
  await asAdmin(`create database ${name}`)
  names.push(name)
  return templateUrl.replace(/\/smartcats(?=\?|$)/, `/${name}`)
}

async function asAdmin(statement: string) {
  const client = new pg.Client({ connectionString: templateUrl.replace(/\/smartcats(?=\?|$)/, '/postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The migrations as they were when the snapshot was taken. */
async function folderOf(migrations: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-cats-migrations-'))
  folders.push(folder)
  for (const name of migrations) await cp(join('db/migrations', name), join(folder, name))
  return folder
}

afterAll(async () => {
  for (const name of names) await asAdmin(`drop database ${name} with (force)`)
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})
