import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, sql } from '#server/database/db.ts'

export interface Area {
  readonly regionCode: number
  readonly areaCode: string
  readonly name: StoredText
  readonly count: number
}

export const findAreas = (db: Db) =>
  db.rows(sql<Area>`
    select area.region_code as "regionCode", area.code as "areaCode", area.name, count(point.id)::int as count
    from pickup_areas area left join pickup_points point on point.area_code = area.code and point.deleted_at is null
    group by area.code order by area.region_code, area.sort, area.code`)

export interface Point {
  readonly id: string
  readonly name: StoredText
  readonly regionCode: number
  readonly areaCode: string
  readonly areaName: StoredText
  readonly destinationCode: string
  readonly address: string
  readonly phone: string
  readonly pickUpTime: string
  readonly weightLimitG: number | null
  readonly maxLengthMm: number | null
  readonly storageDays: number | null
  readonly storageFeeMinor: number | null
  readonly description: StoredText
  readonly open: boolean
  readonly lat: number | null
  readonly lng: number | null
}

export interface PointFilter {
  /** null: every region. */
  readonly regionCode: number | null
  readonly areaCode: string | null
  readonly keyword: string | null
  /** Only points of this channel. */
  readonly channelId: string | null
}

/** Area by area; within an area open points come first. */
export const findPoints = (db: Db, filter: PointFilter, limit: number, offset: number) =>
  db.rows(sql<Point>`
    select point.id, point.name, area.region_code as "regionCode", area.code as "areaCode", area.name as "areaName",
      point.destination_code as "destinationCode", point.address, point.phone, point.pick_up_time as "pickUpTime",
      point.weight_limit_g as "weightLimitG", point.max_length_mm as "maxLengthMm", point.storage_days as "storageDays",
      point.storage_fee_minor as "storageFeeMinor", point.description, point.open, point.lat::float8, point.lng::float8
    ${matching(filter)}
    order by area.region_code, area.sort, area.code, point.open desc, point.id limit ${limit} offset ${offset}`)

export const countPoints = (db: Db, filter: PointFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total ${matching(filter)}`)

function matching({ regionCode, areaCode, keyword, channelId }: PointFilter) {
  const holds = keyword === null ? null : `%${escapeLike(keyword)}%`
  return sql`
    from pickup_points point join pickup_areas area on area.code = point.area_code
    where point.deleted_at is null
      and (${regionCode}::int is null or area.region_code = ${regionCode}::int)
      and (${areaCode}::text is null or area.code = ${areaCode}::text)
      and (${holds}::text is null or point.address ilike ${holds}::text
        or concat_ws(' ', point.name->>'cn', point.name->>'en', point.name->>'sh') ilike ${holds}::text
        or concat_ws(' ', area.name->>'cn', area.name->>'en', area.name->>'sh') ilike ${holds}::text)
      and (${channelId}::uuid is null or exists (
        select 1 from channels
        where channels.id = ${channelId}::uuid and channels.needs_pickup_point
          and (point.channel_ids is null or channels.id = any(point.channel_ids))))`
}
