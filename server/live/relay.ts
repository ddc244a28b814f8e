import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#server/database/db.ts'
import { isAnythingTold, keepLast, lockRelay, numberChanges } from './sql.ts'

const pauseMs = 200
const takenAtOnce = 5000

/**
 * Numbers what was told, in whichever process is free to, and tells all processes. Only here is NOTIFY sent: in the
 * transaction of a deed it would make commits wait for each other.
 */
export async function relayWhile(database: Database, isRunning: () => boolean, onFault: (error: unknown) => void) {
  while (isRunning()) {
    const taken = await relay(database).catch((fault: unknown) => {
      onFault(fault)
      return 0
    })
    if (taken < takenAtOnce) await delay(pauseMs)
  }
}

/** Returns how many changes it numbered. */
export async function relay(database: Database): Promise<number> {
  if (!(await isAnythingTold(database.reads))) return 0
  return database.transaction(async (tx) => {
    const last = await lockRelay(tx)
    if (last === null) return 0
    const { taken, numbered } = await numberChanges(tx, last, takenAtOnce)
    if (numbered > 0) await keepLast(tx, last + numbered)
    return taken
  })
}
