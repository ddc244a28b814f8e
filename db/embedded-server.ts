import { spawn } from 'node:child_process'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, databaseEnv } from './embedded-account.ts'
import type { Binaries } from './embedded-binaries.ts'
import { answers, type Connection, databaseName } from './embedded-connection.ts'
import { endServer, ownerSetting } from './embedded-process.ts'

export type Cluster = { dataDir: string; socketDir: string; binaries: Binaries; account: Account; durable: boolean }

export type RunningServer = { connection: Connection; ended: Promise<void>; stop: () => Promise<void> }

/** Only part of the socket file's name: nothing listens on the network. */
const port = 5432

/** Starts the server and waits until it answers; if it ends instead, returns why. */
export async function launch(cluster: Cluster): Promise<RunningServer | { fault: string }> {
  const logFile = await openLog(cluster.dataDir)
  const logStart = (await logFile.stat()).size
  const [program = '', ...words] = [...cluster.account.prefix, cluster.binaries.postgres, ...settingsOf(cluster)]
  // Its own process group: Ctrl-C reaches only our server, which finishes its requests and then stops the database.
  const child = spawn(program, words, { detached: true, env: databaseEnv, stdio: ['ignore', logFile.fd, logFile.fd] })
  child.unref()
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(() => {
    hasEnded = true
  })
  const connection = { host: cluster.socketDir, port, user: databaseName, database: databaseName }
  const stop = async () => {
    if (hasEnded || child.pid === undefined) return
    child.ref()
    await endServer(child.pid)
    await ended
  }
  try {
    if (await answers(connection, async () => !hasEnded)) return { connection, ended, stop }
    return { fault: await lastWords(logFile, logStart) }
  } catch (fault) {
    await stop()
    throw fault
  } finally {
    await logFile.close()
  }
}

function settingsOf({ dataDir, socketDir, durable }: Cluster): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    [ownerSetting]: String(process.pid),
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Errors only, without statements, parameters or the failing row: nothing personal in logs.
    log_min_messages: 'error',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  return ['-D', join(dataDir, 'pg'), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function openLog(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, 'pg.log')
  const sizeBytes = (await stat(path).catch(() => null))?.size ?? 0
  if (sizeBytes > 10_000_000) await rename(path, `${path}.1`)
  return await open(path, 'a+', 0o600)
}

async function lastWords(logFile: FileHandle, start: number): Promise<string> {
  const { size } = await logFile.stat()
  const length = Math.min(size - start, 4_000)
  const { buffer } = await logFile.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.toString('utf8').trim() || 'it ended without a word.'
}
