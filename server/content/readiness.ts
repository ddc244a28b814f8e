import { statfs } from 'node:fs/promises'
import type { House } from '#server/house.ts'
import { findAppliedMigrations, findOldestWait } from './sql.ts'

/** Whether the server can do its work, part by part (reliability op6). No part names a person or a path. */
interface Readiness {
  readonly ready: boolean
  readonly parts: Readonly<Record<'server' | 'database' | 'migrations' | 'disk' | 'jobs', 'ok' | 'failed'>>
}

/** Less than this and the next pictures and the database's own log would not fit. */
const leastFreeBytes = 200 * 1024 * 1024

/** A mail or a job that waits longer means that nothing works them off any more. */
const longestWaitSeconds = 300

/**
 * `known` are the migrations of this build. A database that does not answer fails every part that asks it; a server that
 * was told to stop is not ready at once, so that nothing new is sent to it while it still answers.
 */
export async function readiness({ database, settings, stopping }: House, known: readonly string[]): Promise<Readiness> {
  const [applied, oldestSeconds, freeBytes] = await Promise.all([
    findAppliedMigrations(database).catch(() => null),
    findOldestWait(database).catch(() => null),
    freeSpace(settings.dataDir).catch(() => 0),
  ])
  const isOk = {
    server: !stopping.aborted,
    database: applied !== null,
    migrations: applied !== null && known.every((name) => applied.includes(name)),
    disk: freeBytes >= leastFreeBytes,
    jobs: oldestSeconds !== null && oldestSeconds < longestWaitSeconds,
  }
  const word = (ok: boolean) => (ok ? 'ok' : 'failed')
  return {
    ready: Object.values(isOk).every(Boolean),
    parts: {
      server: word(isOk.server),
      database: word(isOk.database),
      migrations: word(isOk.migrations),
      disk: word(isOk.disk),
      jobs: word(isOk.jobs),
    },
  }
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
