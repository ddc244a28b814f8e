import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'

/** `host` is the folder of the unix socket. */
export type Connection = { host: string; port: number; user: string; database: string }

/** The database's owner has the same name. */
export const databaseName = 'smartcats'

/**
 * Waits until the server accepts connections, including during recovery after a crash; false when it dies meanwhile.
 */
export async function answers(connection: Connection, isAlive: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + 300_000; await isAlive(); await delay(25)) {
    try {
      await ask(connection, 'select 1')
      return true
    } catch (fault) {
      if (performance.now() > deadline) throw new Error('The database does not answer.', { cause: fault })
      if (isLasting(fault)) throw fault
    }
  }
  return false
}

export async function createDatabase(connection: Connection): Promise<void> {
  for (let triesLeft = 20; ; triesLeft -= 1) {
    if ((await ask(connection, `select from pg_database where datname = '${databaseName}'`)) > 0) return
    try {
      await ask(connection, `create database ${databaseName}`)
    } catch (fault) {
      if (triesLeft === 0 || !isMadeByAnother(fault)) throw fault
      await delay(50)
    }
  }
}

/** Two first starts at once: duplicate_database, unique_violation, or object_in_use while the other one copies. */
function isMadeByAnother(fault: unknown): boolean {
  return fault instanceof DatabaseError && ['42P04', '23505', '55006'].includes(fault.code ?? '')
}

/** Returns the number of rows. The database "postgres" always exists. */
async function ask(connection: Connection, question: string): Promise<number> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5_000 })
  // A broken connection also fails the query; without a listener its event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(question)).rowCount ?? 0
  } finally {
    await client.end().catch(() => {})
  }
}

/** A folder without access stays so; everything else (no socket yet, recovering, too many clients) may pass. */
function isLasting(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && (fault.code === 'EACCES' || fault.code === 'EPERM')
}
