import type { StoredText } from '#contract/wire/language.ts'
import type { KnownRegion, RegionRow } from '#domain/region-table.ts'
import { type Db, escapeLike, nothing, sql, type Tx } from '#server/database/db.ts'

/* Regions as administrators keep them. */

export interface KeptRegion {
  readonly code: string
  readonly parentCode: string | null
  readonly name: StoredText
  readonly countryCode: string
  readonly destinationCode: string
  readonly leaf: boolean
  readonly sort: number
}

export interface RegionFilter {
  readonly parent?: string | undefined
  readonly roots?: boolean | undefined
  readonly keyword?: string | undefined
}

const matches = ({ parent, roots, keyword = '' }: RegionFilter) => sql`
  concat_ws(' ', code, name->>'cn', name->>'en', name->>'sh') ilike ${`%${escapeLike(keyword)}%`}
  ${parent === undefined ? nothing : sql`and parent_code = ${parent}`} ${roots ? sql`and parent_code is null` : nothing}`

export const listRegions = (db: Db, filter: RegionFilter, after: string | null, limit: number) =>
  db.rows(sql<KeptRegion>`
    select code, parent_code as "parentCode", name, country_code as "countryCode", destination_code as "destinationCode", leaf, sort
    from regions where ${matches(filter)} ${after ? sql`and code > ${after}` : nothing}
    order by code limit ${limit}`)

export const countRegions = (db: Db, filter: RegionFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from regions where ${matches(filter)}`)

/** Locked against another import, so that a tree is judged as it will be. */
export const lockRegions = (tx: Tx) => tx.run(sql`lock table regions in share row exclusive mode`)

export interface StoredRegion extends KnownRegion, Omit<RegionRow, 'line'> {}

export const allRegions = (db: Db) =>
  db.rows(sql<StoredRegion>`
    select code, coalesce(parent_code, '') as parent, name->>'cn' as cn, name->>'en' as en, name->>'sh' as sh, country_code as country,
      destination_code as destination, sort::text as sort
    from regions`)

export const destinationCodes = (db: Db) => db.rows(sql<{ code: string }>`select code from destinations`)

/** Leaves that an address names. */
export const usedLeaves = (db: Db, codes: readonly string[]) =>
  db.rows(sql<{ code: string }>`
    select code from regions
    where leaf and code = any(${codes}::text[]) and exists (select from addresses where region_code = code and deleted_at is null)`)

/** One statement, at whose end every parent is there, whatever the order of the rows. */
export const writeRegions = (tx: Tx, rows: readonly RegionRow[]) =>
  tx.run(sql`
    insert into regions (code, parent_code, name, country_code, destination_code, leaf, sort)
    select code, nullif(parent, ''), jsonb_build_object('cn', cn, 'en', en, 'sh', sh), country, destination, true, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, parent text, cn text, en text, sh text, country text, destination text, sort int)
    on conflict (code) do update set parent_code = excluded.parent_code, name = excluded.name, country_code = excluded.country_code,
      destination_code = excluded.destination_code, sort = excluded.sort`)

/** A leaf is a region that nothing lies in: only it can be in an address. */
export const markLeaves = (tx: Tx) =>
  tx.run(sql`
    update regions set leaf = not leaf
    where leaf = exists (select from regions child where child.parent_code = regions.code)`)
