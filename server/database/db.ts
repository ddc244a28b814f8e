import type pg from 'pg'
import { type ConnectionSettings, openPool, type Statement, sendBy } from './db-driver.ts'
import { openLane } from './db-lane.ts'
import { refuse } from '#server/http/refuse.ts'

/**
 * SQL is written in each module's `sql.ts` as a template: values become parameters, nested templates are spliced in,
 * and every distinct text becomes a named prepared statement (measured: lists are 1.2 times as fast).
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

/** A fragment that adds nothing. */
export const nothing = sql``

/**
 * A limit written into the text of the statement; only for the few numbers that are ours. With a parameter, the generic
 * plan does not know it: PostgreSQL then assumes a tenth of the table and plans every call again instead, which takes
 * longer than reading a page (measured: 0.5 of 1 ms).
 */
export const limitTo = (rows: number): Query<unknown> => ({ parts: [`limit ${Math.trunc(rows)}`], values: [] })

/**
 * A limit that covers a page and all before it: 100 rows, 1,000 rows and so on, so that a list needs only a handful of
 * plans.
 */
export const limitForPage = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  limitTo(10 ** Math.max(2, Math.ceil(Math.log10(page * pageSize))))

/** Where statements run: inside a transaction, or each on its own. */
export interface Db {
  rows<Row>(query: Query<Row>): Promise<Row[]>
  find<Row>(query: Query<Row>): Promise<Row | undefined>
  /** The row; if it is missing, that is a fault of ours. */
  row<Row>(query: Query<Row>): Promise<Row>
  /** Returns how many rows it touched. */
  run(query: Query<unknown>): Promise<number>
}

/** One transaction. Handlers of writes are given one, so that they cannot write outside of it. */
export interface Tx extends Db {
  readonly inTransaction: true
}

export interface Database extends Db {
  /** Runs a handler in one transaction; a refusal or a fault rolls everything back. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same, for the few facts that must survive a refusal of the call that writes them (a spent code, a failed
   * sign-in).
   */
  keep<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Short reads of one caller's own data, side by side on one connection; it refuses to write. */
  readonly reads: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(settings: ConnectionSettings): Database {
  const pool = openPool(settings, settings.poolSize ?? 10)
  // Requested in the middle of a handler: with one pool for both, handlers that hold its last connections would wait
  // for each other. Nothing inside `keep` asks for another connection.
  const keepers = openPool(settings, keepersSize)
  const alone = (statement: Statement) => byItself(pool, statement)
  const lane = openLane(settings, alone)
  return {
    ...runner(alone),
    reads: runner(lane.send),
    transaction: (work) => inTransaction(pool, work),
    keep: (work) => inTransaction(keepers, work),
    pool,
    close: async () => {
      await Promise.all([lane.close(), pool.end(), keepers.end()])
    },
  }
}

const keepersSize = 3

async function byItself(pool: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    return await sendBy(client, statement)
  } finally {
    client.release()
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Taken with the first statement: a handler that first waits for something else (hashing a password) holds no
  // connection meanwhile.
  let opening: Promise<pg.PoolClient> | undefined
  const open = () => (opening ??= pool.connect().then(begin))
  let broken: Error | undefined
  try {
    const tx = runner(async (statement) => sendBy(await open(), statement))
    const answer = await work({ ...tx, inTransaction: true })
    if (opening) await sendBy(await opening, bare.commit)
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

/** Not awaited: `begin` is sent along with the first statement, which fails if `begin` does. */
function begin(client: pg.PoolClient): pg.PoolClient {
  sendBy(client, bare.begin).catch(() => {})
  return client
}

/** Prepared like all other statements. */
const bare = {
  begin: { name: 'begin', text: 'begin', values: [] },
  commit: { name: 'commit', text: 'commit', values: [] },
}

type Send = (statement: Statement) => Promise<pg.QueryResult>

function runner(send: Send): Db {
  const ask = async <Row>(query: Query<Row>): Promise<{ rows: Row[]; count: number }> => {
    try {
      const { rows, rowCount } = await send(compile(query))
      return { rows, count: rowCount ?? 0 }
    } catch (error) {
      // The driver's own stack ends at the socket; this one leads back to the caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
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

function compile(query: Query<unknown>): Statement {
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

/** For an `update … where <old state> returning`: no row means that another call was first. */
export function orRefuse<Row>(row: Row | undefined, word: Parameters<typeof refuse>[0]): Row {
  if (row === undefined) refuse(word)
  return row
}

/** Escapes typed text for use between the `%` of a `like`, so that it is searched for literally. */
export const escapeLike = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')
