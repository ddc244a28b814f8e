import type { StoredText } from '#contract/wire/language.ts'
import type { surchargeStates } from '#contract/surcharges.ts'
import type { SurchargeCharge, SurchargeConditions, SurchargeKind } from '#domain/surcharge.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Surcharges as staff see and write them. */

/** A row as it is written. */
export interface NewSurcharge extends SurchargeConditions {
  readonly code: string
  readonly kind: SurchargeKind
  readonly name: StoredText
  readonly reason: StoredText
  readonly channelId: string | null
  readonly destinationCode: string | null
  readonly charge: SurchargeCharge
  readonly priceCnyMinor: number | null
  readonly priceHkdMinor: number | null
  readonly bp: number | null
  readonly validTo: string | null
}

export interface OfficeSurcharge extends NewSurcharge {
  readonly id: string
  readonly channelName: StoredText | null
  readonly destinationName: StoredText | null
  readonly regions: readonly { readonly code: string; readonly name: StoredText }[]
  readonly validFrom: string
  readonly state: (typeof surchargeStates)[number]
  readonly createdBy: string
  readonly createdAt: string
  readonly endedBy: string | null
}

export interface SurchargeFilter {
  readonly state?: (typeof surchargeStates)[number] | undefined
  readonly kind?: SurchargeKind | undefined
  readonly channelId?: string | undefined
  readonly destinationCode?: string | undefined
}

const rows = sql`
  select s.id, s.code, s.kind, s.name, s.reason, s.channel_id as "channelId", channels.name as "channelName",
    s.destination_code as "destinationCode", destinations.name as "destinationName", s.charge, s.price_cny_minor as "priceCnyMinor",
    s.price_hkd_minor as "priceHkdMinor", s.bp, s.region_codes as "regionCodes", s.postal_prefixes as "postalPrefixes",
    s.longest_over_mm as "longestOverMm", s.sides_sum_over_mm as "sidesSumOverMm", s.weight_over_g as "weightOverG",
    s.valid_from as "validFrom", s.valid_to as "validTo",
    case when s.valid_to <= greatest(now(), s.valid_from) then 'ended' when s.valid_from > now() then 'to_come' else 'in_force' end as state,
    author.name as "createdBy", s.created_at as "createdAt",
    ender.name as "endedBy",
    (select coalesce(json_agg(json_build_object('code', r.code, 'name', r.name) order by r.sort, r.code), '[]')
      from regions r where r.code = any(s.region_codes)) as regions
  from surcharges s
  join staff author on author.id = s.created_by left join staff ender on ender.id = s.ended_by
  left join channels on channels.id = s.channel_id left join destinations on destinations.code = s.destination_code`

const states = {
  in_force: sql`s.valid_from <= now() and (s.valid_to is null or s.valid_to > now())`,
  to_come: sql`s.valid_from > now() and (s.valid_to is null or s.valid_to > s.valid_from)`,
  ended: sql`s.valid_to <= greatest(now(), s.valid_from)`,
} satisfies Readonly<Record<(typeof surchargeStates)[number], Query<unknown>>>

const matches = ({ state, kind, channelId, destinationCode }: SurchargeFilter) => sql`
  ${state ? states[state] : sql`(s.valid_to is null or s.valid_to > greatest(now(), s.valid_from))`}
  ${kind ? sql`and s.kind = ${kind}` : nothing}
  ${channelId ? sql`and (s.channel_id is null or s.channel_id = ${channelId})` : nothing}
  ${destinationCode ? sql`and (s.destination_code is null or s.destination_code = ${destinationCode})` : nothing}`

/** The order in which rows are shown. */
const place = sql`s.code, s.valid_from, s.id`

export const listSurcharges = (db: Db, filter: SurchargeFilter, after: string | null, limit: number) =>
  db.rows(sql<OfficeSurcharge>`
    ${rows} where ${matches(filter)}
      ${after ? sql`and (${place}) > (select ${place} from surcharges s where s.id = ${after}::uuid)` : nothing}
    order by ${place} ${limitTo(limit)}`)

export const countSurcharges = (db: Db, filter: SurchargeFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from surcharges s where ${matches(filter)} ${limitTo(bound)}) few`)

export const findSurcharge = (db: Db, id: string) => db.find(sql<OfficeSurcharge>`${rows} where s.id = ${id}`)

/** Written by one at a time: what a person was shown is what is changed. */
export const lockSurcharges = (tx: Tx) => tx.run(sql`lock table surcharges in share row exclusive mode`)

/** `validFrom` null: from now on. */
export const insertSurcharge = (tx: Tx, row: NewSurcharge, validFrom: string | null, staffId: string) =>
  tx.row(sql<{ id: string }>`
    insert into surcharges (code, kind, name, reason, channel_id, destination_code, charge, price_cny_minor, price_hkd_minor, bp,
      region_codes, postal_prefixes, longest_over_mm, sides_sum_over_mm, weight_over_g, valid_from, valid_to, created_by)
    values (${row.code}, ${row.kind}, ${JSON.stringify(row.name)}::jsonb, ${JSON.stringify(row.reason)}::jsonb,
      ${row.channelId}::uuid, ${row.destinationCode}::text, ${row.charge}, ${row.priceCnyMinor}::bigint, ${row.priceHkdMinor}::bigint,
      ${row.bp}::int, ${row.regionCodes}::text[], ${row.postalPrefixes}::text[], ${row.longestOverMm}::int,
      ${row.sidesSumOverMm}::int, ${row.weightOverG}::int, coalesce(${validFrom}::timestamptz, now()), ${row.validTo}::timestamptz,
      ${staffId})
    returning id`)

/** Ends a row at a time (null: now); `endedAt` is exact, so that the next one begins at the same microsecond. */
export const endSurcharge = (tx: Tx, id: string, at: string | null, staffId: string) =>
  tx.row(sql<{ endedAt: string }>`
    update surcharges set valid_to = greatest(valid_from, coalesce(${at}::timestamptz, now())), ended_by = ${staffId}
    where id = ${id} returning valid_to::text as "endedAt"`)

/** What a row may name. */
export const findNamed = (db: Db, { channelId, destinationCode, regionCodes }: NewSurcharge) =>
  db.row(sql<{ channel: boolean; destination: boolean; regions: number }>`
    select ${channelId}::uuid is null or exists (select from channels where id = ${channelId}::uuid) as channel,
      ${destinationCode}::text is null or exists (select from destinations where code = ${destinationCode} and active) as destination,
      (select count(*)::int from regions where code = any(${regionCodes}::text[])) as regions`)
