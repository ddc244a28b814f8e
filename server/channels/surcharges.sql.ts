import type { StoredText } from '#contract/wire/language.ts'
import type { Surcharge } from '#domain/surcharge.ts'
import { type Db, sql } from '#server/database/db.ts'

const columns = sql`
  id, code, kind, channel_id as "channelId", destination_code as "destinationCode", charge,
  case when price_cny_minor is not null then jsonb_build_object('CNY', price_cny_minor, 'HKD', price_hkd_minor) end as "priceMinor", bp,
  region_codes as "regionCodes", postal_prefixes as "postalPrefixes", longest_over_mm as "longestOverMm",
  sides_sum_over_mm as "sidesSumOverMm", weight_over_g as "weightOverG"`

/** The rows in force for a destination at an ISO time, by any line; null: now. */
export const findSurcharges = (db: Db, destinationCode: string, at: string | null) =>
  db.rows(sql<Surcharge>`
    select ${columns} from surcharges
    where (destination_code is null or destination_code = ${destinationCode})
      and valid_from <= coalesce(${at}::timestamptz, now()) and (valid_to is null or valid_to > coalesce(${at}::timestamptz, now()))
    order by code`)

/** The rows that priced something, whether they are still in force or not. */
export const findSurchargesById = (db: Db, ids: readonly string[]) =>
  db.rows(sql<Surcharge>`select ${columns} from surcharges where id = any(${ids}::uuid[]) order by code`)

export interface SurchargeText {
  readonly id: string
  readonly name: StoredText
  readonly reason: StoredText
}

export interface PossibleText extends SurchargeText {
  readonly regions: readonly { readonly name: StoredText }[]
}

/** With the names of their regions, for those that may still be added to a price. */
export const findPossibleTexts = (db: Db, ids: readonly string[]) =>
  db.rows(sql<PossibleText>`
    select s.id, s.name, s.reason,
      (select coalesce(json_agg(json_build_object('name', r.name) order by r.sort, r.code), '[]')
        from regions r where r.code = any(s.region_codes)) as regions
    from surcharges s where s.id = any(${ids}::uuid[])`)

export const findSurchargeTexts = (db: Db, ids: readonly string[]) =>
  db.rows(sql<SurchargeText>`select id, name, reason from surcharges where id = any(${ids}::uuid[])`)

/** From when to when rows are in force; ISO times, null: no end yet. */
export const findSurchargeDates = (db: Db, ids: readonly string[]) =>
  db.rows(sql<{ id: string; validFrom: string; validTo: string | null }>`
    select id, valid_from as "validFrom", valid_to as "validTo" from surcharges where id = any(${ids}::uuid[])`)

/** A region and those that it lies in, up to its country. */
export const findRegionsAround = (db: Db, regionCode: string) =>
  db.rows(sql<{ code: string }>`
    with recursive around as (
      select code, parent_code from regions where code = ${regionCode}
      union
      select regions.code, regions.parent_code from around join regions on regions.code = around.parent_code
    )
    select code from around`)
