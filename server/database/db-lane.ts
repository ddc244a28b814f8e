import type pg from 'pg'
import { type ConnectionSettings, openPool, sendBy, type Statement } from './db-driver.ts'
import { isDatabaseAway } from './db-faults.ts'

export interface Lane {
  send(statement: Statement): Promise<pg.QueryResult>
  close(): Promise<void>
}

/** Longer than a read that belongs here takes: reads that come after it go elsewhere. */
const heldUpAfterMs = 20

/** Reads still unanswered by then are started again elsewhere. */
const longestMs = 250

/**
 * One connection that many calls share for their short reads: statements are pipelined. So one backend always has work,
 * instead of ten that sleep and wake for each statement and compete for the cores (decision record 36). It is
 * read-only, so that no statement waits for a row lock.
 *
 * While an answer takes long, later reads go elsewhere; only those already sent wait with it, and not for long. Reads
 * can be repeated, so one that is cut off here is run again elsewhere.
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
