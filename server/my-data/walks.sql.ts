import type { Json } from '#contract/wire/wire-names.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'

/*
 * Ways to read a member's rows for the archive, some hundred at a time: `after` is where the last page ended. Long
 * tables are read along the indexes of the lists that members see, so that each page costs as much as a page of such a
 * list.
 */

export interface PageRow {
  readonly after: string
  /** Null in a row that only says how far the page got. */
  readonly cells: readonly Json[] | null
}

export interface Walk {
  readonly first: string
  readonly page: (db: Db, memberId: string, after: string) => Promise<PageRow[]>
}

const pageSize = 500

interface Newest {
  readonly cells: Query<unknown>
  readonly from: Query<unknown>
  readonly member: Query<unknown>
  /** The time, and the id that orders rows of the same time. */
  readonly at: Query<unknown>
  readonly id: Query<unknown>
}

export const beyond = 'infinity|ffffffff-ffff-ffff-ffff-ffffffffffff'
export const behind = (after: string) =>
  sql`(split_part(${after}, '|', 1)::timestamptz, split_part(${after}, '|', 2)::uuid)`

/** The newest first. */
export const newest = ({ cells, from, member, at, id }: Newest): Walk => ({
  first: beyond,
  page: (db, memberId, after) =>
    db.rows(sql<PageRow>`
      select ${at}::text || '|' || ${id} as after, jsonb_build_array(${cells}) as cells from ${from}
      where ${member} = ${memberId} and (${at}, ${id}) < ${behind(after)} order by ${at} desc, ${id} desc limit ${pageSize}::int`),
})

interface Few {
  readonly cells: Query<unknown>
  readonly from: Query<unknown>
  readonly member: Query<unknown>
  readonly id: Query<unknown>
}

/** In the order of their ids; the whole table is read for every page, so only for tables that stay short. */
export const few = ({ cells, from, member, id }: Few): Walk => ({
  first: '00000000-0000-0000-0000-000000000000',
  page: (db, memberId, after) =>
    db.rows(sql<PageRow>`
      with mine as materialized (
        select ${id} as id, jsonb_build_array(${cells}) as cells from ${from} where ${member} = ${memberId} and ${id} > ${after}::uuid
      )
      select id::text as after, cells from mine order by id limit ${pageSize}::int`),
})

export const numbered = ({ cells, from, member, no }: Omit<Few, 'id'> & { readonly no: Query<unknown> }): Walk => ({
  first: '9223372036854775807',
  page: (db, memberId, after) =>
    db.rows(sql<PageRow>`
      select ${no}::text as after, jsonb_build_array(${cells}) as cells from ${from}
      where ${member} = ${memberId} and ${no} < ${after}::bigint order by ${no} desc limit ${pageSize}::int`),
})

/** Rows that belong to one thing stay together: a page is so many things, with all rows that belong to them. */
export const ofEach = (things: Query<unknown>, { at, id }: Pick<Newest, 'at' | 'id'>, parts: Query<unknown>): Walk => ({
  first: beyond,
  page: (db, memberId, after) =>
    db.rows(sql<PageRow>`
      with page as materialized (
        select * from (${things}) thing where member_id = ${memberId} and (${at}, ${id}) < ${behind(after)}
        order by ${at} desc, ${id} desc limit 100
      )
      select ${at}::text || '|' || ${id} as after, part.cells from page thing left join lateral (${parts}) part on true
      order by ${at} desc, ${id} desc, part.place`),
})
