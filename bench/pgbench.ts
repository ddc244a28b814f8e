import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Databases } from './database.ts'

const places = ['/usr/bin/pgbench', ...[18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)]

/** PostgreSQL's own load generator; on Debian, when running as root, it is installed if missing. */
export function findPgbench(): string | null {
  const found = () => places.find((path) => existsSync(path)) ?? null
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (found() === null && mayInstall) {
    console.log('Installing pgbench (postgresql-15) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql-15'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  return found()
}

export const pgbenchVersion = (pgbench: string) =>
  spawnSync(pgbench, ['--version'], { encoding: 'utf8' }).stdout.match(/[\d.]+/)?.[0] ?? 'of unknown version'

interface PgbenchRun {
  readonly database: string
  readonly clients: number
  readonly seconds: number
  readonly base: number
  readonly ordersPerClient: number
}

/** Transactions a second, without the time to connect. Throws if one of them failed. */
export async function runPgbench(pgbench: string, { host, port, user }: Databases, plan: PgbenchRun): Promise<number> {
  const server = ['-h', host, '-p', port, '-U', user]
  const run = ['-n', '-M', 'prepared', '-c', plan.clients, '-j', 2, '-T', plan.seconds]
  const orders = ['-D', `base=${plan.base}`, '-D', `per=${plan.ordersPerClient}`, '-D', 'i=0']
  const words = [...server, ...run, ...orders, '-f', script, plan.database].map(String)
  const { stdout } = await promisify(execFile)(pgbench, words)
  const failed = stdout.match(/failed transactions: (\d+)/)?.[1] ?? '0'
  const perSecond = stdout.match(/tps = ([\d.]+) \(without/)?.[1]
  if (failed !== '0' || perSecond === undefined) throw new Error(`pgbench did not pay every order:\n${stdout}`)
  return Number(perSecond)
}

const script = fileURLToPath(new URL('limit/pay.pgbench', import.meta.url))
