import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Pick-up areas as staff keep them. */

export interface KeptArea {
  readonly code: string
  /** 2 to 4, as `pickUpRegion` names them. */
  readonly region: number
  readonly name: StoredText
  readonly sort: number
  readonly points: number
  readonly version: number
}

const columns = sql`
  area.code, area.region_code as region, area.name, area.sort, area.version,
  (select count(*)::int from pickup_points where area_code = area.code and deleted_at is null) as points`

/** More areas than anybody could choose from are not listed. */
export const listAreas = (db: Db) =>
  db.rows(
    sql<KeptArea>`select ${columns} from pickup_areas area order by area.region_code, area.sort, area.code limit 500`,
  )

export const lockArea = (tx: Tx, code: string) =>
  tx.find(sql<KeptArea>`select ${columns} from pickup_areas area where area.code = ${code} for update of area`)

type AreaFields = Omit<KeptArea, 'points' | 'version'>

/** Undefined: the code is taken. */
export const insertArea = (tx: Tx, row: AreaFields) =>
  tx.find(sql<KeptArea>`
    insert into pickup_areas as area (code, region_code, name, sort)
    values (${row.code}, ${row.region}, ${JSON.stringify(row.name)}::jsonb, ${row.sort}) on conflict do nothing returning ${columns}`)

export const saveArea = (tx: Tx, row: AreaFields) =>
  tx.row(sql<KeptArea>`
    update pickup_areas area set region_code = ${row.region}, name = ${JSON.stringify(row.name)}::jsonb, sort = ${row.sort}, version = area.version + 1
    where area.code = ${row.code} returning ${columns}`)

/** 0: a point lies there, or did once. */
export const deleteArea = (tx: Tx, code: string) =>
  tx.run(sql`
    delete from pickup_areas where code = ${code} and not exists (select from pickup_points where area_code = ${code})`)
