import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { knownMigrations } from '#db/migrate.ts'
import { openDatabase } from '#server/database/db.ts'
import type { ConnectionSettings } from '#server/database/db-driver.ts'
import { diskStore } from '#server/files/file-store.ts'
import type { Context } from '#server/context.ts'
import { readEnvironment, type Environment } from '#server/settings/environment.ts'

/** A busy machine must not cause "try later" answers: only patience.test.ts tests how long the product waits. */
const patience = { lockMs: 30_000, statementMs: 50_000, idleMs: 50_000, connectionMs: 30_000 }

/** A test server on a given database, with settings for tests. */
export async function testContext(
  connectionString: string,
  dataDir: string,
  settings: Partial<Environment> = {},
  connection: Partial<ConnectionSettings> = {},
): Promise<Context> {
  const read = readEnvironment({
    NODE_ENV: 'test',
    CAPTCHA_ECHO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    DATA_DIR: dataDir,
  })
  return {
    environment: { ...read, ...settings },
    database: openDatabase({ connectionString, poolSize: 10, patience, ...connection }),
    knownMigrations: await knownMigrations(),
    stopping: new AbortController().signal,
    files: diskStore(join(dataDir, 'files')),
    keyFor: (purpose) => createHmac('sha256', 'a secret of the tests alone').update(purpose).digest(),
  }
}
