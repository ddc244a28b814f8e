import { join } from 'node:path'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import { Client } from 'pg'
import { openContext } from './context.ts'

/** A separate PostgreSQL with the product's settings, and as many databases on it as the workloads want. */
export interface Databases {
  readonly version: string
  /** How another program names this server. */
  readonly host: string
  readonly port: number
  readonly user: string
  /** A new database with the product's schema and reference data; returns its connection string. */
  create(name: string): Promise<string>
  /** A new, empty database. */
  createEmpty(name: string): Promise<string>
  stop(): Promise<void>
}

export async function startDatabases(folder: string): Promise<Databases> {
  const dataDir = join(folder, 'data')
  const embedded = await startEmbedded({ dataDir, durable: true })
  try {
    await refuseForgetful(embedded.connectionString)
    await migrate(embedded.connectionString)
    const context = openContext(embedded.connectionString, dataDir)
    await seedReference(context)
    await context.database.close()
    const version = await withClient(embedded.connectionString, (client) => show(client, 'server_version'))
    const { host, port, user, database } = embedded.connection
    const addressOf = (name: string) => `postgresql://${user}@${encodeURIComponent(host)}:${port}/${name}`
    const create = async (name: string, template: string) => {
      await withClient(addressOf('postgres'), (client) => client.query(`create database ${name} template ${template}`))
      return addressOf(name)
    }
    return {
      version,
      host,
      port,
      user,
      create: (name) => create(name, database),
      createEmpty: (name) => create(name, 'template0'),
      stop: embedded.stop,
    }
  } catch (fault) {
    await embedded.stop()
    throw fault
  }
}

/** If answers did not wait for the disk, both sides would look faster than they can be. */
async function refuseForgetful(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      if ((await show(client, name)) !== 'on') throw new Error(`${name} is off: these figures would not count.`)
    }
  })
}

const show = async (client: Client, name: string) =>
  (await client.query<{ value: string }>(`select current_setting('${name}') as value`)).rows[0]?.value ?? ''

/** One connection without the product's time limits, for preparing and inspecting a workload's data. */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Each turn begins with fresh statistics and an empty log, so that no turn pays for another. */
export async function settle(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}
