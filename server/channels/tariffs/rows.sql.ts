import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import type { PricedRow } from '#domain/tariff-change.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Rows of the live tariff and of its versions, as staff see and write them. */

export interface OfficeRow extends PricedRow {
  /** Null: of a version, which begins as a whole. */
  readonly validFrom: string | null
  readonly channelCode: string
  readonly channelName: StoredText
  readonly destinationName: StoredText
  readonly warehouseCode: number | null
  readonly warehouseName: StoredText | null
}

export interface RowFilter {
  readonly channelId?: string | undefined
  readonly destinationCode?: string | undefined
  readonly currency?: Currency | undefined
  readonly at?: string | undefined
  readonly versionId?: string | undefined
}

/** A row as it is written. */
export type NewRow = Omit<PricedRow, 'id'>

const columns = (validFrom: Query<unknown>) => sql`
  r.id, r.channel_id as "channelId", channels.code as "channelCode", channels.name as "channelName",
  r.destination_code as "destinationCode", destinations.name as "destinationName", r.warehouse_id as "warehouseId",
  warehouses.code as "warehouseCode", warehouses.name as "warehouseName", r.currency, r.goods_type as "goodsType",
  r.weight_from_kg as "weightFromKg", r.weight_to_kg as "weightToKg", r.first_weight_g as "firstWeightG",
  r.first_price_minor as "firstPriceMinor", r.continuation_price_minor as "continuationPriceMinor",
  r.min_charge_minor as "minChargeMinor", r.cap_weight_g as "capWeightG", ${validFrom} as "validFrom", r.valid_to as "validTo"`

const named = sql`
  join channels on channels.id = r.channel_id join destinations on destinations.code = r.destination_code
  left join warehouses on warehouses.id = r.warehouse_id`

const live = sql`select ${columns(sql`r.valid_from`)} from price_rules r ${named}`
const ofVersions = sql`select ${columns(sql`null::timestamptz`)} from tariff_version_rows r ${named}`

/** The order in which rows are shown. */
const place = (validFrom: Query<unknown>) => sql`
  destinations.sort, destinations.code, channels.sort, channels.code, r.currency::text, r.goods_type, coalesce(warehouses.code, 0),
  r.weight_from_kg, ${validFrom}, r.id`

const timeless = sql`'-infinity'::timestamptz`

const isOpen = sql`not (r.closed and r.valid_to is null)`
/** In force now or later; a row that ended before it began never was. */
const isToCome = sql`(r.valid_to is null or (r.valid_to > now() and r.valid_to > r.valid_from)) and ${isOpen}`
const isInForceAt = (at: string) => sql`
  r.valid_from <= ${at}::timestamptz and (r.valid_to is null or r.valid_to > ${at}::timestamptz) and ${isOpen}`

const matches = ({ channelId, destinationCode, currency, at, versionId }: RowFilter) => sql`
  ${versionId ? sql`r.version_id = ${versionId}` : at ? isInForceAt(at) : isToCome}
  ${channelId ? sql`and r.channel_id = ${channelId}` : nothing}
  ${destinationCode ? sql`and r.destination_code = ${destinationCode}` : nothing}
  ${currency ? sql`and r.currency = ${currency}` : nothing}`

const sourceOf = ({ versionId }: RowFilter) =>
  versionId ? { rows: ofVersions, from: timeless } : { rows: live, from: sql`r.valid_from` }

export function listRows(db: Db, filter: RowFilter, after: string | null, limit: number) {
  const { rows, from } = sourceOf(filter)
  const table = filter.versionId ? sql`tariff_version_rows` : sql`price_rules`
  const behind = sql`and (${place(from)}) > (select ${place(from)} from ${table} r ${named} where r.id = ${after}::uuid)`
  return db.rows(sql<OfficeRow>`
    ${rows} where ${matches(filter)} ${after ? behind : nothing} order by ${place(from)} limit ${limit}`)
}

/** A whole tariff, as an export has it. */
export function allRows(db: Db, filter: RowFilter) {
  const { rows, from } = sourceOf(filter)
  return db.rows(sql<OfficeRow>`${rows} where ${matches(filter)} order by ${place(from)} ${limitTo(exportedAtMost)}`)
}

const exportedAtMost = 10_000

export function countRows(db: Db, filter: RowFilter, bound: number) {
  const table = filter.versionId ? sql`tariff_version_rows` : sql`price_rules`
  return db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from ${table} r where ${matches(filter)} ${limitTo(bound)}) few`)
}

/** The whole live tariff that a version of this start would meet: in force then, or to come. */
export const liveRowsFrom = (db: Db, startsAt: string | null) =>
  db.rows(sql<OfficeRow & { validFrom: string }>`
    ${live} where (r.valid_to is null or (r.valid_to > coalesce(${startsAt}::timestamptz, now()) and r.valid_to > r.valid_from)) and ${isOpen}
    order by ${place(sql`r.valid_from`)}`)

export const versionRows = (db: Db, versionId: string) =>
  db.rows(sql<OfficeRow>`${ofVersions} where r.version_id = ${versionId} order by ${place(timeless)}`)

export const findLiveRow = (db: Db, id: string) =>
  db.find(sql<OfficeRow & { validFrom: string }>`${live} where r.id = ${id}`)

export const findVersionRow = (db: Db, id: string) =>
  db.find(sql<OfficeRow & { versionId: string }>`
    select row.*, v.version_id as "versionId" from (${ofVersions} where r.id = ${id}) row join tariff_version_rows v on v.id = row.id`)

/** Live prices are written by one at a time: what a person was shown is what is changed. */
export const lockTariff = (tx: Tx) => tx.run(sql`lock table price_rules in share row exclusive mode`)

const written = ({ channelId, destinationCode, warehouseId, currency, goodsType, ...row }: NewRow) => sql`
  ${channelId}::uuid, ${destinationCode}, ${warehouseId}::uuid, ${currency}, ${goodsType}, ${row.weightFromKg}::int, ${row.weightToKg}::int,
  ${row.firstWeightG}::int, ${row.firstPriceMinor}::bigint, ${row.continuationPriceMinor}::bigint, ${row.minChargeMinor}::bigint,
  ${row.capWeightG}::int, ${row.validTo}::timestamptz`

const writtenColumns = sql`
  channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg, weight_to_kg, first_weight_g, first_price_minor,
  continuation_price_minor, min_charge_minor, cap_weight_g, valid_to`

/** `validFrom` null: from now on. */
export const insertLiveRow = (tx: Tx, row: NewRow, validFrom: string | null) =>
  tx.row(sql<{ id: string }>`
    insert into price_rules (${writtenColumns}, valid_from)
    values (${written(row)}, coalesce(${validFrom}::timestamptz, now())) returning id`)

export const insertVersionRow = (tx: Tx, versionId: string, row: NewRow) =>
  tx.row(sql<{ id: string }>`
    insert into tariff_version_rows (${writtenColumns}, version_id) values (${written(row)}, ${versionId}) returning id`)

export const updateVersionRow = (tx: Tx, id: string, row: NewRow) =>
  tx.run(sql`update tariff_version_rows set (${writtenColumns}) = (${written(row)}) where id = ${id}`)

export const deleteVersionRow = (tx: Tx, id: string) => tx.run(sql`delete from tariff_version_rows where id = ${id}`)

/**
 * Ends rows at a time (null: now); one that has not begun by then never begins. `endedAt` is exact: the next row begins
 * at the same microsecond.
 */
export const endLiveRows = (tx: Tx, ids: readonly string[], at: string | null) =>
  tx.rows(sql<{ endedAt: string }>`
    update price_rules set valid_to = greatest(valid_from, coalesce(${at}::timestamptz, now())) where id = any(${ids}::uuid[])
    returning valid_to::text as "endedAt"`)

/** What a row may name, by its own ids. */
export const findNamed = (db: Db, { channelId, destinationCode, warehouseId }: NewRow) =>
  db.row(sql<{ channel: boolean; destination: boolean; warehouse: boolean }>`
    select exists (select from channels where id = ${channelId}) as channel,
      exists (select from destinations where code = ${destinationCode} and active) as destination,
      ${warehouseId}::uuid is null or exists (select from warehouses where id = ${warehouseId}::uuid) as warehouse`)
