import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Pick-up points as staff keep them. */

export interface KeptPoint {
  readonly id: string
  readonly areaCode: string
  readonly destinationCode: string
  readonly name: StoredText
  readonly description: StoredText
  readonly address: string
  readonly phone: string
  readonly pickUpTime: string
  readonly weightLimitG: number | null
  readonly maxLengthMm: number | null
  readonly storageDays: number | null
  readonly storageFeeMinor: number | null
  readonly lat: number | null
  readonly lng: number | null
  readonly channelIds: string[] | null
  readonly areaName: StoredText
  readonly open: boolean
  readonly sample: boolean
  readonly version: number
}

const columns = sql`
  point.id, point.area_code as "areaCode", point.destination_code as "destinationCode", point.name, point.description, point.address,
  point.phone, point.pick_up_time as "pickUpTime", point.weight_limit_g as "weightLimitG", point.max_length_mm as "maxLengthMm",
  point.storage_days as "storageDays", point.storage_fee_minor as "storageFeeMinor", point.lat::float8, point.lng::float8,
  point.channel_ids as "channelIds", point.open, point.sample, point.version,
  (select name from pickup_areas where code = point.area_code) as "areaName"`

export interface PointFilter {
  readonly keyword?: string | undefined
  readonly areaCode?: string | undefined
  readonly open?: boolean | undefined
  readonly sample?: boolean | undefined
}

const matches = ({ keyword = '', areaCode, open, sample }: PointFilter) => {
  const part = `%${escapeLike(keyword)}%`
  return sql`
    point.deleted_at is null
    and concat_ws(' ', point.name->>'cn', point.name->>'en', point.name->>'sh', point.address, point.phone) ilike ${part}
    ${areaCode === undefined ? nothing : sql`and point.area_code = ${areaCode}`}
    ${open === undefined ? nothing : sql`and point.open = ${open}`}
    ${sample === undefined ? nothing : sql`and point.sample = ${sample}`}`
}

export const listPoints = (db: Db, filter: PointFilter, after: string | null, limit: number) =>
  db.rows(sql<KeptPoint>`
    select ${columns} from pickup_points point
    where ${matches(filter)}
      ${after ? sql`and (point.area_code, point.id) > (select area_code, id from pickup_points where id = ${after}::uuid)` : nothing}
    order by point.area_code, point.id limit ${limit}`)

export const countMatching = (db: Db, filter: PointFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from pickup_points point where ${matches(filter)} ${limitTo(bound)}) few`)

/** Suspended lines too: a point may wait for one. */
export const findPointChannels = (db: Db) =>
  db.rows(sql<{ id: string; name: StoredText }>`
    select id, name from channels where needs_pickup_point order by sort, code limit 100`)

export const lockPoint = (tx: Tx, id: string) =>
  tx.find(sql<KeptPoint>`
    select ${columns} from pickup_points point where point.id = ${id} and point.deleted_at is null for update of point`)

export type PointFields = Omit<KeptPoint, 'id' | 'areaName' | 'open' | 'sample' | 'version'>

/** What these fields name and there is not. */
export const findMissing = (tx: Tx, { areaCode, destinationCode, channelIds }: PointFields) =>
  tx.row(sql<{ area: boolean; destination: boolean; channel: boolean }>`
    select not exists (select from pickup_areas where code = ${areaCode}) as area,
      not exists (select from destinations where code = ${destinationCode} and active) as destination,
      exists (select from unnest(${channelIds}::uuid[]) each where not exists (
        select from channels where id = each and needs_pickup_point)) as channel`)

export const insertPoint = (tx: Tx, row: PointFields) =>
  tx.row(sql<KeptPoint>`
    insert into pickup_points as point (area_code, destination_code, name, description, address, phone, pick_up_time, weight_limit_g,
      max_length_mm, storage_days, storage_fee_minor, lat, lng, channel_ids)
    values (${row.areaCode}, ${row.destinationCode}, ${JSON.stringify(row.name)}::jsonb, ${JSON.stringify(row.description)}::jsonb, ${row.address},
      ${row.phone}, ${row.pickUpTime}, ${row.weightLimitG}, ${row.maxLengthMm}, ${row.storageDays}, ${row.storageFeeMinor}, ${row.lat}, ${row.lng},
      ${row.channelIds}::uuid[])
    returning ${columns}`)

/** A sample is one until its address is replaced. */
export const savePoint = (tx: Tx, row: KeptPoint) =>
  tx.row(sql<KeptPoint>`
    update pickup_points point set area_code = ${row.areaCode}, destination_code = ${row.destinationCode}, name = ${JSON.stringify(row.name)}::jsonb,
      description = ${JSON.stringify(row.description)}::jsonb, address = ${row.address}, phone = ${row.phone}, pick_up_time = ${row.pickUpTime},
      weight_limit_g = ${row.weightLimitG}, max_length_mm = ${row.maxLengthMm}, storage_days = ${row.storageDays},
      storage_fee_minor = ${row.storageFeeMinor}, lat = ${row.lat}, lng = ${row.lng}, channel_ids = ${row.channelIds}::uuid[], open = ${row.open},
      sample = point.sample and point.address = ${row.address}, version = point.version + 1
    where point.id = ${row.id} returning ${columns}`)

/** An order or a standing rule that went there still names it. */
const isUsed = sql`
  (exists (select from orders where pickup_point_id = point.id)
    or exists (select from standing_rules where pickup_point_id = point.id and deleted_at is null))`

export const isPointUsed = async (tx: Tx, id: string) =>
  (await tx.row(sql<{ used: boolean }>`select ${isUsed} as used from pickup_points point where point.id = ${id}`)).used

export const deletePoint = (tx: Tx, id: string) =>
  tx.run(sql`update pickup_points set deleted_at = now(), open = false, version = version + 1 where id = ${id}`)

/** Locked in one order: of two who remove the samples at once, the second finds none. */
export const lockSamples = (tx: Tx) =>
  tx.rows(sql<KeptPoint & { readonly used: boolean }>`
    select ${columns}, ${isUsed} as used from pickup_points point
    where point.sample and point.deleted_at is null order by point.id for update of point`)
