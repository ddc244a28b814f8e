import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

export interface StoredBin {
  id: string
  warehouseId: string
  code: string
  zone: string
  capacity: number | null
  longestSideMm: number | null
  walkOrder: number
  closed: boolean
  parcels: number
  openCountId: string | null
  openDifferences: number
  version: number
}

/** As they are kept by triggers: counting them takes longer the fuller the bins are. */
const parcelsIn = sql`
  coalesce((select k.parcels from shelf_counts k where k.warehouse_id = b.warehouse_id and k.code = b.code), 0)`

const columns = sql`
  b.id, b.warehouse_id as "warehouseId", b.code, b.zone, b.capacity, b.longest_side_mm as "longestSideMm", b.walk_order as "walkOrder",
  b.closed_at is not null as closed, ${parcelsIn} as parcels,
  (select c.id from bin_counts c where c.bin_id = b.id and c.state = 'open') as "openCountId",
  (select count(*)::int from bin_differences d where d.bin_id = b.id and d.state = 'open') as "openDifferences", b.version`

export interface BinFilter {
  readonly warehouseId: string
  readonly zone: string | undefined
  /** How it begins. */
  readonly code: string | undefined
  readonly free: boolean | undefined
  readonly closed: boolean | undefined
}

const hasRoom = sql`(b.closed_at is null and (b.capacity is null or ${parcelsIn} < b.capacity))`

const matching = ({ warehouseId, zone, code, free, closed }: BinFilter) => sql`
  b.warehouse_id = ${warehouseId} ${zone ? sql`and b.zone = ${zone}` : nothing} ${code ? sql`and b.code ^@ ${code}` : nothing}
  ${closed === undefined ? nothing : sql`and (b.closed_at is not null) = ${closed}`}
  ${free === undefined ? nothing : sql`and ${hasRoom} = ${free}`}`

/** As one walks, those after one bin. */
export function listBins(db: Db, filter: BinFilter, after: string | undefined, limit: number) {
  const further =
    after === undefined
      ? nothing
      : sql`and (b.walk_order, b.code) > (select last.walk_order, last.code from bins last where last.id = ${after})`
  return db.rows(sql<StoredBin>`
    select ${columns} from bins b where ${matching(filter)} ${further} order by b.walk_order, b.code limit ${limit}`)
}

export const countBins = async (db: Db, filter: BinFilter) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from (select from bins b where ${matching(filter)} ${limitTo(countedAtMost)}) few`)
  ).count

export const zonesOf = async (db: Db, warehouseId: string) =>
  (
    await db.rows(sql<{ zone: string }>`
      select distinct zone from bins where warehouse_id = ${warehouseId} order by zone ${limitTo(50)}`)
  ).map(({ zone }) => zone)

export const findBin = (db: Db, id: string) => db.find(sql<StoredBin>`select ${columns} from bins b where b.id = ${id}`)
