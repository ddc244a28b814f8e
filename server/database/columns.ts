import { type Query, sql } from './db.ts'

/**
 * The select list of a row: each column under the name that the row has here. It does not compile when a column of the row
 * is forgotten, or when one has a name that the row does not know.
 */
export const columnsOf = <Row>(columns: { readonly [Name in keyof Row]-?: Query<unknown> }): Query<unknown> =>
  Object.entries<Query<unknown>>(columns)
    .map(([name, column]): Query<unknown> => ({ parts: ['', ` as "${name}"`], values: [column] }))
    .reduce((all, column) => sql`${all}, ${column}`)
