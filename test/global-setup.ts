import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import type { TestProject } from 'vitest/node'
import { testContext } from './test-context.ts'

/** One PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-test-'))
  const embedded = await startEmbedded({ dataDir, durable: false })
  await migrate(embedded.connectionString)
  const context = await testContext(embedded.connectionString, dataDir)
  await seedReference(context)
  await context.database.close()
  project.provide('templateUrl', embedded.connectionString)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}
