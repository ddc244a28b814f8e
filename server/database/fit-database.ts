import { sql } from './db.ts'
import type { Context } from '#server/context.ts'
import { EnvironmentError } from '#server/settings/environment.ts'

interface Found {
  readonly version: number
  readonly fsync: string
  readonly fullPageWrites: string
  readonly synchronousCommit: string
  readonly checksums: string
}

/**
 * Before anything is written, refuses a database that does not answer, is too old or, in production, may lose confirmed
 * writes, and says why. Missing checksums only let damage go unnoticed, so they are a warning.
 */
export async function requireFitDatabase(
  { database, environment }: Context,
  warn: (line: string) => void,
): Promise<void> {
  const query = database.row(sql<Found>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPageWrites", current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('data_checksums') as checksums`)
  const found = await query.catch((fault: unknown) => {
    throw new EnvironmentError(`The database at DATABASE_URL cannot be reached: ${wordOf(fault)}.`)
  })
  const faults = databaseFaults(found, environment.production)
  if (faults.length > 0)
    throw new EnvironmentError(`The database at DATABASE_URL cannot be used: ${faults.join('; ')}.`)
  if (environment.production && found.checksums === 'off')
    warn('The database has no data checksums, so damage on its disk would go unnoticed.')
}

/** When a name resolves to several addresses and none answers, the error has a code but no message. */
const wordOf = (fault: unknown) =>
  fault instanceof Error ? fault.message || ('code' in fault ? String(fault.code) : fault.name) : String(fault)

export function databaseFaults(found: Found, production: boolean): readonly string[] {
  const unsafe = [
    found.fsync === 'off' && 'fsync is off, so a crash may destroy it',
    found.fullPageWrites === 'off' && 'full_page_writes is off, so a power cut may tear its pages',
    found.synchronousCommit === 'off' && 'synchronous_commit is off, so a crash may take back what was confirmed',
  ]
  const old = found.version < 150_000 && `it is PostgreSQL ${Math.floor(found.version / 10_000)}, and 15 is the oldest`
  return [old, ...(production ? unsafe : [])].filter((fault) => fault !== false)
}
