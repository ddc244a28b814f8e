import type pg from 'pg'
import { type ConnectionSettings, openPool, sendBy, type Statement } from './db-driver.ts'
import { isDatabaseAway } from './db-faults.ts'

export interface Lane {
  send(statement: Statement): Promise<pg.QueryResult>
  close(): Promise<void>
}

/** Longer than a read that belongs here takes: what comes after it goes elsewhere. */
const heldUpAfterMs = 20

/** What is still not answered then begins anew elsewhere. */
const longestMs = 250

/**
 * One connection that many calls share for their short reads: a statement travels behind those that have no answer yet.
 * So one backend always has work, instead of ten that are put to sleep and woken for each statement and take turns on
 * the cores (decision record 36). Nothing can be written here, so that nothing waits for a lock of somebody's rows.
 *
 * While an answer takes long, what comes after it goes elsewhere; only what is already on its way waits with it, and
 * not for long. A read may be asked twice, so one that is ended here, or cut, is asked once more elsewhere.
 */
export function openLane(settings: ConnectionSettings, elsewhere: Lane['send']): Lane {
  const pool = openPool(settings, 1, `-c default_transaction_read_only=on -c statement_timeout=${longestMs}`)
  let connection: Promise<pg.PoolClient> | undefined
  let waiting = 0
  let movedAtMs = 0

  const connect = async () => {
    const client = await pool.connect()
    client.once('end', () => {
      if (!connection) return
      connection = undefined
      client.release(true)
    })
    return client
  }
  const connected = () => {
    connection ??= connect().catch((fault: unknown) => {
      connection = undefined
      throw fault
    })
    return connection
  }
  const send = async (statement: Statement) => {
    const nowMs = performance.now()
    if (waiting > 0 && nowMs - movedAtMs > heldUpAfterMs) return elsewhere(statement)
    if (waiting === 0) movedAtMs = nowMs
    waiting++
    try {
      return await sendBy(await connected(), statement)
    } catch (fault) {
      if (isDatabaseAway(fault)) return elsewhere(statement)
      throw fault
    } finally {
      waiting--
      movedAtMs = performance.now()
    }
  }
  const close = async () => {
    const last = connection
    connection = undefined
    const client = await last?.catch(() => undefined)
    client?.release()
    await pool.end()
  }
  return { send, close }
}
