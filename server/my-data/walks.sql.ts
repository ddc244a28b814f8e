import type { Json } from '#contract/wire/wire-names.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'

/*
 * How a member's rows are read for the archive, some hundred at a time. Long tables are read along the indexes of the
 * lists that members see, so that each page costs as much as a page of such a list.
 */

/** In all of its SQL, `r` is a row that belongs to the member. */
export interface Source {
  readonly from: Query<unknown>
  /** Only these rows. Several conditions are read one after the other, so that each can use its own index. */
  readonly where?: readonly Query<unknown>[]
  /** `r.member_id` unless given. */
  readonly member?: Query<unknown>
  readonly walk: Walk
}

export interface Rows extends Source {
  readonly cells: readonly Query<unknown>[]
}

interface Page {
  /** Where this row stands: the next page begins behind the last one's. */
  readonly after: string
  /** Null for a parcel or order to which nothing belongs. */
  readonly cells: readonly Json[] | null
}

interface Walk {
  readonly first: string
  readonly page: (rows: Record<'cells' | 'from' | 'where', Query<unknown>>, after: string) => Query<Page>
}

/** The cells of the member's rows, page by page. */
export async function* pages(rows: Rows, db: Db, memberId: string): AsyncGenerator<(readonly Json[])[]> {
  const { from, where = [sql`true`], member = sql`r.member_id`, walk } = rows
  const cells = rows.cells.reduce((all, cell) => sql`${all}, ${cell}`)
  for (const condition of where) {
    const theirs = { cells, from, where: sql`${member} = ${memberId} and ${condition}` }
    for (let after: string | undefined = walk.first; after !== undefined; ) {
      const page: Page[] = await db.rows(walk.page(theirs, after))
      yield page.map((row) => row.cells).filter((row) => row !== null)
      after = page.at(-1)?.after
    }
  }
}

/** The newest first. */
export const newest = (at: Query<unknown>): Walk => ({
  first: beyond,
  page: ({ cells, from, where }, after) => sql`
    select ${at}::text || '|' || r.id as after, jsonb_build_array(${cells}) as cells from ${from}
    where ${where} and (${at}, r.id) < ${behind(after)} order by ${at} desc, r.id desc limit 500`,
})

/** The rows that belong to each parcel or order, as `e`. They stay together: a page is a hundred with all of theirs. */
export const ofEach = (at: Query<unknown>, parts: Query<unknown>, order: Query<unknown>): Walk => ({
  first: beyond,
  page: ({ cells, from, where }, after) => sql`
    with page as materialized (
      select r.* from ${from} where ${where} and (${at}, r.id) < ${behind(after)} order by ${at} desc, r.id desc limit 100
    )
    select ${at}::text || '|' || r.id as after, part.cells from page r left join lateral (
      select row_number() over (order by ${order}) as place, jsonb_build_array(${cells}) as cells from ${parts}
    ) part on true
    order by ${at} desc, r.id desc, part.place`,
})

const beyond = 'infinity|ffffffff-ffff-ffff-ffff-ffffffffffff'
const behind = (after: string) => sql`(split_part(${after}, '|', 1)::timestamptz, split_part(${after}, '|', 2)::uuid)`

/** By their number, the newest first. */
export const numbered: Walk = {
  first: '9223372036854775807',
  page: ({ cells, from, where }, after) => sql`
    select r.no::text as after, jsonb_build_array(${cells}) as cells from ${from}
    where ${where} and r.no < ${after}::bigint order by r.no desc limit 500`,
}

/** By their id. Every page reads all of the member's rows, so this is only for tables that stay short. */
export const few: Walk = {
  first: '00000000-0000-0000-0000-000000000000',
  page: ({ cells, from, where }, after) => sql`
    with mine as materialized (
      select r.id, jsonb_build_array(${cells}) as cells from ${from} where ${where} and r.id > ${after}::uuid
    )
    select id::text as after, cells from mine order by id limit 500`,
}
