import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '#server/database/db.ts'
import { diskStore } from '#server/files/file-store.ts'
import type { Context } from '#server/context.ts'
import { readEnvironment } from '#server/settings/environment.ts'

/** The product as in production, but without per-caller limits: here one member calls as often as a thousand would. */
export function openContext(connectionString: string, dataDir: string): Context {
  const environment = readEnvironment({ NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', DATA_DIR: dataDir })
  return {
    environment,
    database: openDatabase({ connectionString, poolSize: environment.databasePool }),
    knownMigrations: [],
    stopping: new AbortController().signal,
    files: diskStore(join(dataDir, 'files')),
    keyFor: (purpose) => createHmac('sha256', 'a secret of the measurements alone').update(purpose).digest(),
  }
}
