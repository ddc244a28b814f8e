import { type Query, sql } from './db.ts'

/**
 * The select list of a row: each column under the name that the row type has here. It does not compile when a column is
 * missing or has a name that the row type does not have.
 */
export const columnsOf = <Row>(columns: { readonly [Name in keyof Row]-?: Query<unknown> }): Query<unknown> =>
  Object.entries<Query<unknown>>(columns)
    .map(([name, column]): Query<unknown> => ({ parts: ['', ` as "${name}"`], values: [column] }))
    .reduce((all, column) => sql`${all}, ${column}`)
