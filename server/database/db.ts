import type pg from 'pg'
import { type ConnectionSettings, openPool, type Statement, sendBy } from './db-driver.ts'
import { openLane } from './db-lane.ts'
import { refuse } from '#server/http/refuse.ts'

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

/**
 * A limit that stands in the text of the statement; only for the few numbers that are ours. One that is a parameter is
 * unknown to a plan that is kept: PostgreSQL then reckons with a tenth of the table and plans every call anew instead,
 * which takes longer than reading a page (measured: 0.5 of 1 ms).
 */
export const limitTo = (rows: number): Query<unknown> => ({ parts: [`limit ${Math.trunc(rows)}`], values: [] })

/** A bound that holds a page and all before it: 100 rows, 1,000 rows and so on, so that a list is a handful of plans. */
export const limitForPage = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  limitTo(10 ** Math.max(2, Math.ceil(Math.log10(page * pageSize))))

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

/** One transaction. What a deed is given first, so that it cannot write outside of it. */
export interface Tx extends Db {
  readonly inTransaction: true
}

export interface Database extends Db {
  /** Runs a deed in one transaction; a Refusal or a fault rolls everything back. */
  transaction<T>(deed: (tx: Tx) => Promise<T>): Promise<T>
  /** The same, for the few facts that must survive a refusal of the deed that asks for it (a spent code, a failure). */
  keep<T>(deed: (tx: Tx) => Promise<T>): Promise<T>
  /** Short reads of what belongs to one caller, side by side on one connection; it refuses to write. */
  readonly reads: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(settings: ConnectionSettings): Database {
  const pool = openPool(settings, settings.poolSize ?? 10)
  // Asked for in the middle of a deed: were it the same pool, deeds that hold its last connections would wait for each
  // other. Nothing inside `keep` asks for another connection.
  const keepers = openPool(settings, keepersSize)
  const alone = (statement: Statement) => byItself(pool, statement)
  const lane = openLane(settings, alone)
  return {
    ...runner(alone),
    reads: runner(lane.send),
    transaction: (deed) => inTransaction(pool, deed),
    keep: (deed) => inTransaction(keepers, deed),
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

async function inTransaction<T>(pool: pg.Pool, deed: (tx: Tx) => Promise<T>): Promise<T> {
  // Taken with the first statement: a deed that first waits for something else (a password's hash) holds none meanwhile.
  let opening: Promise<pg.PoolClient> | undefined
  const open = () => (opening ??= pool.connect().then(begin))
  let broken: Error | undefined
  try {
    const tx = runner(async (statement) => sendBy(await open(), statement))
    const answer = await deed({ ...tx, inTransaction: true })
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

/** Not awaited: `begin` travels with the first statement of the deed. Its failure is that one's too. */
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
      // The driver's own stack ends at the socket; from here it leads back to who asked.
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

/** For an `update … where <old state> returning`: no row means that somebody was first. */
export function orRefuse<Row>(row: Row | undefined, word: Parameters<typeof refuse>[0]): Row {
  if (row === undefined) refuse(word)
  return row
}

/** Makes typed text safe between the `%` of a `like`: what it holds is looked for letter for letter. */
export const escapeLike = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')
