import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql } from '#server/database/db.ts'

export interface Warehouse {
  readonly id: string
  readonly code: number
  readonly name: StoredText
  readonly recipient: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly mobile: string
  readonly postalCode: string
  readonly active: boolean
  readonly sort: number
}

const warehouseColumns = sql`
  id, code, name, recipient, province, city, address, phone, mobile, postal_code as "postalCode", active, sort`

export const findWarehouseById = (db: Db, id: string) =>
  db.find(sql<Warehouse>`select ${warehouseColumns} from warehouses where id = ${id}`)

export const findWarehouseByCode = (db: Db, code: number) =>
  db.find(sql<Warehouse>`select ${warehouseColumns} from warehouses where code = ${code}`)

export const findActiveWarehouses = (db: Db) =>
  db.rows(sql<Warehouse>`select ${warehouseColumns} from warehouses where active order by sort, code`)

export interface Courier {
  readonly code: string
  readonly name: StoredText
  readonly trackingHint: string | null
  readonly active: boolean
}

const courierColumns = sql`code, name, tracking_hint as "trackingHint", active`

export const findCourierByCode = (db: Db, code: string) =>
  db.find(sql<Courier>`select ${courierColumns} from couriers where code = ${code}`)

export const findActiveCouriers = (db: Db) =>
  db.rows(sql<Courier>`select ${courierColumns} from couriers where active order by sort, code`)

export interface RegionPath {
  readonly code: string
  readonly countryCode: string
  readonly destinationCode: string
  readonly leaf: boolean
  /** From the country down to the region itself. */
  readonly names: readonly StoredText[]
}

export const findRegionPaths = (db: Db, codes: readonly string[]) =>
  db.rows(sql<RegionPath>`
    with recursive above as (
      select code as below, code, parent_code, name, 0 as height from regions where code = any(${codes}::text[])
      union all
      select above.below, regions.code, regions.parent_code, regions.name, above.height + 1
      from above join regions on regions.code = above.parent_code
    )
    select regions.code, regions.country_code as "countryCode", regions.destination_code as "destinationCode", regions.leaf,
      jsonb_agg(above.name order by above.height desc) as names
    from above join regions on regions.code = above.below
    group by regions.code`)

export interface RegionRow {
  readonly code: string
  readonly parentCode: string | null
  readonly name: StoredText
  readonly destinationCode: string
  readonly leaf: boolean
  /** 1 for the requested regions, 2 for those directly below them. */
  readonly level: number
}

const regionColumns = sql`
  regions.code, regions.parent_code, regions.name, regions.destination_code, regions.leaf, regions.sort`

/** The country itself, the children of a region, or every country; with what is below, level by level. */
export const findRegionsBelow = (db: Db, start: { country: string | null; parent: string | null; depth: number }) =>
  db.rows(sql<RegionRow>`
    with recursive below as (
      select ${regionColumns}, 1 as level from regions
      where case when ${start.parent}::text is null
        then parent_code is null and (${start.country}::text is null or code = ${start.country} or country_code = ${start.country})
        else parent_code = ${start.parent} and (${start.country}::text is null or country_code = ${start.country}) end
      union all
      select ${regionColumns}, below.level + 1 from below join regions on regions.parent_code = below.code
      where below.level < ${start.depth}::int
    )
    select code, parent_code as "parentCode", name, destination_code as "destinationCode", leaf, level
    from below order by level, sort, code`)
