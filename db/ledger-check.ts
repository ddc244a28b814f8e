import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { type EmbeddedDatabase, joinEmbedded, startEmbedded } from './embedded.ts'

/**
 * `npm run ledger:check`: reports whether the books hold. Joins the database of a running server, or starts the
 * embedded one for the check. Exits with 1 when there is a finding.
 */
async function check(): Promise<void> {
  const { databaseUrl, dataDir } = readEnvironment(process.env)
  const embedded = databaseUrl ? null : await openEmbedded(resolve(dataDir))
  const database = openDatabase({ connectionString: databaseUrl ?? embedded?.connectionString ?? '', poolSize: 1 })
  try {
    const findings = await checkBooks(database)
    for (const { check, subject, fault } of findings) console.log(`${check}  ${subject}  ${fault}`)
    console.log(findings.length === 0 ? 'The books balance.' : `The books do not balance: ${findings.length} findings.`)
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  if (!existsSync(join(dataDir, 'pg')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return (await joinEmbedded(dataDir)) ?? (await startEmbedded({ dataDir }))
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
