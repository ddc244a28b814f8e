import { nothing, type Query, sql } from './db.ts'

/* Ranges of time that a caller gives, as conditions of a statement. */

export interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Both ends are included. */
export const inRange = (column: Query<unknown>, { from, to }: Range): Query<unknown> =>
  from === undefined && to === undefined ? nothing : sql`and ${column} >= ${since(from)} and ${column} < ${until(to)}`

export const since = (from: string | undefined) => sql`coalesce(${from ?? null}::timestamptz, '-infinity')`

/** The last second of a range is included up to its end. */
export const until = (to: string | undefined) =>
  sql`coalesce(date_trunc('second', ${to ?? null}::timestamptz) + interval '1 second', 'infinity')`
