import type { Writable } from 'node:stream'
import pg from 'pg'

/* The driver as we use it: its pool, its statements, and columns as our values. */

export interface ConnectionSettings {
  readonly connectionString: string
  readonly poolSize?: number
  readonly onFault?: (error: Error) => void
  /** Only tests set shorter limits. */
  readonly patience?: Partial<Patience>
}

/** How long a call waits before it is told to come back later. */
export interface Patience {
  readonly lockMs: number
  readonly statementMs: number
  /** For the next statement of a transaction. */
  readonly idleMs: number
  /** For a free connection. */
  readonly connectionMs: number
}

const usual: Patience = { lockMs: 2000, statementMs: 15_000, idleMs: 10_000, connectionMs: 5000 }

/** A fixed +08:00: the business time zone without the daylight saving time of past decades. */
const businessZone = '<+08>-08'

export function openPool(settings: ConnectionSettings, max: number, options = ''): pg.Pool {
  const { connectionString, onFault = () => {}, patience } = settings
  const { lockMs, statementMs, idleMs, connectionMs } = { ...usual, ...patience }
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 60_000,
    pipeline: true,
    options: `-c timezone=${businessZone} -c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${idleMs} ${options}`,
    types: { getTypeParser },
  })
  // A backend that dies fails one statement, never the process. While we disconnect, a server that closes its end first
  // is no fault.
  const tell = (error: Error) => {
    if (!pool.ending) onFault(error)
  }
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return pool
}

export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/**
 * Passed as a query object of the driver's own class: a plain configuration would be copied property by property each
 * time.
 */
export const sendBy = (client: pg.PoolClient, { name, text, values }: Statement) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    gather(client)
    const callback = (fault: Error | null, result: pg.QueryResult) => (fault ? reject(fault) : resolve(result))
    client.query(Object.assign(new pg.Query(text, values), { name, callback }))
  })

/**
 * What is sent through a connection until the running work waits for something goes out in one packet: writing to a
 * socket and waking PostgreSQL for it costs the server more than the rest of a statement (decision record 107).
 */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & { readonly connection: { readonly stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const { builtins } = pg.types

const parsers = new Map<number, (value: string) => unknown>()

/** Called for every column of every answer. */
function getTypeParser(oid: number) {
  const known = parsers.get(oid)
  if (known) return known
  const parser = typeParser(oid)
  parsers.set(oid, parser)
  return parser
}

/** Whole numbers stay numbers (all ours are below 2^53), times are ISO texts in the business zone. */
function typeParser(oid: number): (value: string) => unknown {
  if (oid === builtins.INT8) return (value: string) => Number(value)
  if (oid === builtins.NUMERIC) return (value: string) => Number(value)
  if (oid === builtins.TIMESTAMPTZ) return isoTime
  return pg.types.getTypeParser(oid, 'text')
}

/** `2026-11-21 14:05:09.123+08`, or as JSON has it → `2026-11-21T14:05:09+08:00`. */
export const isoTime = (value: string) => `${value.slice(0, 10)}T${value.slice(11, 19)}+08:00`
