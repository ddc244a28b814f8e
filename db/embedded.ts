import { mkdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chooseAccount } from './embedded-account.ts'
import { findBinaries } from './embedded-binaries.ts'
import { createCluster, openSocketDir } from './embedded-cluster.ts'
import { answers, type Connection, createDatabase, databaseName } from './embedded-connection.ts'
import { endServer, type FoundServer, findServer, isAlive } from './embedded-process.ts'
import { launch, type Cluster, type RunningServer } from './embedded-server.ts'

export type EmbeddedDatabase = { connection: Connection; connectionString: string; stop: () => Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  /** False for tests: fast, but lost in a power cut. */
  durable?: boolean
  log?: (line: string) => void
}

/**
 * Starts PostgreSQL on `<dataDir>/pg`, creating it on the first run, and keeps it running until stop(): if the database
 * dies it is started again. If another process already runs one on this data, that one is used; stop() does not end it,
 * and when its owner ends, this process takes over. Call it on the main thread: the database ends with the thread that
 * started it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => {})
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const first = await startOrJoin(dataDir, options.durable ?? true, log)
  const stop = keepRunning(first, () => startOrJoin(dataDir, options.durable ?? true, log), log)
  try {
    await createDatabase(first.connection)
  } catch (fault) {
    await stop()
    throw fault
  }
  return handleOf(first.connection, stop)
}

/** The database that already runs on this data, or null. Its stop() does nothing: another process owns it. */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedDatabase | null> {
  const pgDir = await realpath(resolve(dataDir, 'pg')).catch(() => null)
  const found = pgDir === null ? null : await findServer(pgDir)
  if (!found || !(await answers(connectionOf(found), () => isAlive(found.pid)))) return null
  await createDatabase(connectionOf(found))
  return handleOf(connectionOf(found), async () => {})
}

async function startOrJoin(dataDir: string, durable: boolean, log: (line: string) => void): Promise<RunningServer> {
  const pgDir = join(dataDir, 'pg')
  for (const deadline = performance.now() + 30_000; ; await delay(100)) {
    const found = await findServer(pgDir)
    if (found?.isOrphan) {
      log(`The database process ${found.pid} has lost its server. Stopping and restarting it.`)
      await endServer(found.pid)
    } else if (found) {
      if (await answers(connectionOf(found), () => isAlive(found.pid))) return joined(found)
      continue
    }
    const started = await launch(await prepare(dataDir, durable))
    if (!('fault' in started)) return started
    // Another start was faster, or the processes of a killed database have not yet released its shared memory.
    const isPassing = /lock file ".*" already exists|pre-existing shared memory block/.test(started.fault)
    if (!isPassing || performance.now() > deadline) throw new Error(`The database did not start: ${started.fault}`)
  }
}

async function prepare(dataDir: string, durable: boolean): Promise<Cluster> {
  const binaries = await findBinaries()
  const account = await chooseAccount(binaries, join(dataDir, 'pg'))
  await createCluster(dataDir, binaries, account, durable)
  return { dataDir, binaries, account, durable, socketDir: await openSocketDir(dataDir, account) }
}

function joined(found: FoundServer): RunningServer {
  const watch = async () => {
    while (await isAlive(found.pid)) await delay(500, undefined, { ref: false })
  }
  return { connection: connectionOf(found), ended: watch(), stop: async () => {} }
}

/** Returns the function that ends both the watch and the server. */
function keepRunning(
  first: RunningServer,
  startAgain: () => Promise<RunningServer>,
  log: (line: string) => void,
): () => Promise<void> {
  let isStopping = false
  let current: Promise<RunningServer | null> = Promise.resolve(first)

  async function untilStarted(): Promise<RunningServer | null> {
    // A full disk or a slow recovery may pass; the server answers 503 until then.
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, 2_000)) {
      try {
        return await startAgain()
      } catch (fault) {
        log(`${fault instanceof Error ? fault.message : fault} Trying again.`)
        await delay(pauseMs)
      }
    }
    return null
  }

  async function watch(): Promise<void> {
    for (let server = await current; server; server = await current) {
      await server.ended
      if (isStopping) return
      log('The database has stopped. Starting it again.')
      current = untilStarted()
    }
  }

  void watch()
  return async () => {
    isStopping = true
    await (await current)?.stop()
  }
}

function connectionOf(found: FoundServer): Connection {
  return { host: found.socketDir, port: found.port, user: databaseName, database: databaseName }
}

function handleOf(connection: Connection, stop: () => Promise<void>): EmbeddedDatabase {
  const { host, port, user, database } = connection
  return { connection, connectionString: `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`, stop }
}
