import { Socket } from 'node:net'
import pg from 'pg'
import { refuse } from './refuse.ts'

/**
 * SQL stands in each room's `sql.ts` as a template: values become parameters, nested templates are spliced in, and
 * every distinct text becomes a named prepared statement (measured: ×1.2 on lists).
 */
export interface Query<Row> {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
  /** Never set; carries the type of a row. */
  readonly row?: Row
}

export function sql<Row = Record<string, never>>(
  parts: TemplateStringsArray,
  ...values: readonly unknown[]
): Query<Row> {
  return { parts, values }
}

/** A fragment that is left out. */
export const nothing = sql``

/** Where statements run: inside a transaction, or each by itself. */
export interface Db {
  /** All rows. */
  rows<Row>(query: Query<Row>): Promise<Row[]>
  /** The row, or undefined. */
  find<Row>(query: Query<Row>): Promise<Row | undefined>
  /** The row; its absence is a fault of ours. */
  row<Row>(query: Query<Row>): Promise<Row>
  /** Runs it and says how many rows it touched. */
  run(query: Query<unknown>): Promise<number>
}

/** One transaction. What a deed is given first, so that it can not write outside of it. */
export interface Tx extends Db {
  readonly inTransaction: true
  /**
   * Leaves writes for the end, as common table expressions: those of the whole deed go in one statement, in one flight
   * with the commit (decision 34). Nobody reads an answer; their failure undoes the deed.
   */
  atEnd(...writes: readonly Query<unknown>[]): void
}

export interface Database extends Db {
  /** Runs a deed in one transaction; a Refusal or a fault rolls everything back. */
  transaction<T>(deed: (tx: Tx) => Promise<T>): Promise<T>
  /** The same, for the few facts that must survive a refusal of the deed that asks for it (a spent code, a failure). */
  keep<T>(deed: (tx: Tx) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionSettings {
  readonly connectionString: string
  readonly poolSize?: number
  readonly onFault?: (error: Error) => void
}

/** Fixed +08:00: the business zone without the summer times of the past (decision 11, reliability op8). */
const businessZone = '<+08>-08'

export function openDatabase({ connectionString, poolSize = 10, onFault = () => {} }: ConnectionSettings): Database {
  const pool = openPool(connectionString, poolSize, onFault)
  // Asked for in the middle of a deed: were it the same pool, deeds that hold its last connections would wait for each
  // other. Nothing inside `keep` asks for another connection.
  const keepers = openPool(connectionString, keepersSize, onFault)
  return {
    ...runner((query) => pool.query(query)),
    transaction: (deed) => inTransaction(pool, deed),
    keep: (deed) => inTransaction(keepers, deed),
    pool,
    close: async () => {
      await Promise.all([pool.end(), keepers.end()])
    },
  }
}

const keepersSize = 3

function openPool(connectionString: string, max: number, onFault: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    pipeline: true,
    stream: openSocket,
    options: `-c timezone=${businessZone} -c statement_timeout=15000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000`,
    types: { getTypeParser },
  })
  // A backend that dies is a fault of one statement, never of the process (reliability cr3).
  // When we leave ourselves, a server that closes the door first is no fault at all.
  const tell = (error: Error) => {
    if (!pool.ending) onFault(error)
  }
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return pool
}

/**
 * The driver corks its socket around each statement. Letting go only when this turn of the program has ended sends the
 * statements that travel together in one packet instead of one each (a fifth of what a payment costs this process).
 */
function openSocket(): Socket {
  const socket = new Socket()
  const uncork = socket.uncork.bind(socket)
  socket.uncork = () => process.nextTick(uncork)
  return socket
}

async function inTransaction<T>(pool: pg.Pool, deed: (tx: Tx) => Promise<T>): Promise<T> {
  // Taken with the first statement: a deed that first waits for something else (a password's hash) holds none meanwhile.
  let opening: Promise<pg.PoolClient> | undefined
  const open = () => (opening ??= pool.connect().then(begin))
  const last: Query<unknown>[] = []
  let broken: Error | undefined
  try {
    const tx = runner(async (query) => (await open()).query(query))
    const answer = await deed({ ...tx, inTransaction: true, atEnd: (...writes) => last.push(...writes) })
    if (opening || last.length > 0) await commit(await open(), last)
    return answer
  } catch (error) {
    const client = await opening?.catch(() => undefined)
    await client?.query('rollback').catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    const client = await opening?.catch(() => undefined)
    client?.release(broken)
  }
}

/** Not awaited: `begin` travels with the first statement of the deed (decision 34). Its failure is that one's too. */
function begin(client: pg.PoolClient): pg.PoolClient {
  client.query(bare.begin).catch(() => {})
  return client
}

/** When the last statement fails, the `commit` behind it ends the transaction without keeping anything of it. */
async function commit(client: pg.PoolClient, [write, ...others]: readonly Query<unknown>[]): Promise<void> {
  const together = write && others.reduce((all, other) => sql`${all}, ${other}`, write)
  const written = together && client.query(compile(sql`with ${together} select 1`))
  await inOneFlight(Promise.resolve(written), client.query(bare.commit))
}

/** Prepared like all others, so that they go into the same packet. */
const bare = { begin: { name: 'begin', text: 'begin' }, commit: { name: 'commit', text: 'commit' } }

type Send = (query: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>

function runner(send: Send): Db {
  const ask = async <Row>(query: Query<Row>): Promise<{ rows: Row[]; count: number }> => {
    const { rows, rowCount } = await send(compile(query))
    return { rows, count: rowCount ?? 0 }
  }
  return {
    rows: async (query) => (await ask(query)).rows,
    find: async (query) => (await ask(query)).rows[0],
    run: async (query) => (await ask(query)).count,
    row: async (query) => {
      const [row] = (await ask(query)).rows
      if (row === undefined) throw new Error(`no row: ${query.parts[0]?.trim().slice(0, 60)}`)
      return row
    },
  }
}

const names = new Map<string, string>()

function compile(query: Query<unknown>) {
  const values: unknown[] = []
  const text = flatten(query, values)
  let name = names.get(text)
  if (!name) names.set(text, (name = `s${names.size + 1}`))
  return { name, text, values }
}

function flatten(query: Query<unknown>, values: unknown[]): string {
  let text = query.parts[0] ?? ''
  query.values.forEach((value, index) => {
    text += isQuery(value) ? flatten(value, values) : `$${values.push(value)}`
    text += query.parts[index + 1] ?? ''
  })
  return text
}

const isQuery = (value: unknown): value is Query<unknown> =>
  typeof value === 'object' && value !== null && 'parts' in value && 'values' in value

const { builtins } = pg.types

/** Whole numbers stay numbers (all ours are below 2^53), times are ISO texts in the business zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === builtins.INT8) return (value: string) => Number(value)
  if (oid === builtins.NUMERIC) return (value: string) => Number(value)
  if (oid === builtins.TIMESTAMPTZ) return isoTime
  return pg.types.getTypeParser(oid, format ?? 'text')
}

/** `2026-11-21 14:05:09.123+08` → `2026-11-21T14:05:09+08:00`. */
const isoTime = (value: string) => `${value.slice(0, 10)}T${value.slice(11, 19)}+08:00`

/** Whether a fault is the database being away, so that the caller is told to come back (503) instead of 1000. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|57P|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '55P03', '57014', '25P03'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Client has encountered/.test(
      error.message,
    )
  )
}

/** Whether the database asks to try the same transaction again. */
export const isRetry = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Whether a unique key or exclusion said no, and which. */
export const violated = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

/**
 * Steps of one transaction that do not need each other's answers: their statements travel together (decision 34). All
 * of them have ended before a refusal goes on, so that nothing is sent behind the rollback. The step that may refuse
 * comes first: the database tells the others only that the transaction is over.
 */
export async function inOneFlight<const Steps extends readonly Promise<unknown>[]>(...steps: Steps) {
  await Promise.allSettled(steps)
  return Promise.all(steps)
}

/** For an `update … where <old state> returning`: no row means that somebody was first. */
export function orRefuse<Row>(row: Row | undefined, word: Parameters<typeof refuse>[0]): Row {
  if (row === undefined) refuse(word)
  return row
}

/** Makes typed text safe between the `%` of a `like`: what it holds is looked for letter for letter. */
export const escapeLike = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')
