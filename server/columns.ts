import { unfilled } from '#contract/unfilled.ts'
import { type Query, sql } from './db.ts'
import { isoTime } from './db-driver.ts'

/** What one column of a row is in the statement; a time is marked as one. */
type Column = Query<unknown> | { readonly time: Query<unknown> }

/** Ends with its second, whether the driver reads it or PostgreSQL writes it into JSON. */
export const time = (column: Query<unknown>): Column => ({ time: column })

/** The columns of a row by the names that it has here. */
export interface Columns<Row> {
  /** As rows are selected. */
  readonly selected: Query<unknown>
  /** A row as one JSON array: PostgreSQL writes a page of them, without the names, in half the time of JSON objects. */
  readonly packed: Query<unknown>
  /** Reads what `packed` wrote. */
  readonly unpack: (rows: readonly Packed[]) => Row[]
}

export type Packed = readonly unknown[]

interface Named {
  readonly name: string
  readonly isTime: boolean
  readonly sql: Query<unknown>
}

/** No column of the row is forgotten, and none has a name that it does not know. */
export function columnsOf<Row>(columns: { readonly [Name in keyof Row]-?: Column }): Columns<Row> {
  const named: readonly Named[] = Object.entries<Column>(columns).map(([name, column]) => ({
    name,
    isTime: 'time' in column,
    sql: sqlOf(column),
  }))
  const empty = unfilled(named.map(({ name }) => name))
  const rowOf = (values: Packed) => {
    const row = { ...empty }
    named.forEach(({ name, isTime }, index) => {
      const value = values[index]
      row[name] = isTime && typeof value === 'string' ? isoTime(value) : value
    })
    return row as Row
  }
  return {
    selected: together(named, ({ name }) => ` as "${name}"`),
    packed: sql`json_build_array(${together(named, () => '')})`,
    unpack: (rows) => rows.map(rowOf),
  }
}

const together = (named: readonly Named[], ending: (column: Named) => string): Query<unknown> => ({
  parts: ['', ...named.map((column, index) => `${ending(column)}${index < named.length - 1 ? ', ' : ''}`)],
  values: named.map((column) => column.sql),
})

const sqlOf = (column: Column) => ('time' in column ? column.time : column)
