import type { StoredText } from '#contract/wire/language.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

export type VersionState = 'draft' | 'offered' | 'published'

export interface Version {
  readonly id: string
  readonly name: string
  readonly state: VersionState
  readonly version: number
  readonly authorIds: readonly string[]
  readonly createdBy: string
  readonly createdAt: string
  readonly changedAt: string
  readonly startsAt: string | null
  readonly offeredBy: string | null
  readonly offeredAt: string | null
  readonly publishedBy: string | null
  readonly publishedAt: string | null
  readonly rows: number
}

const columns = sql`
  v.id, v.name, v.state, v.version, v.author_ids as "authorIds", creator.name as "createdBy", v.created_at as "createdAt",
  v.changed_at as "changedAt", v.starts_at as "startsAt", offerer.name as "offeredBy", v.offered_at as "offeredAt",
  publisher.name as "publishedBy", v.published_at as "publishedAt",
  (select count(*)::int from tariff_version_rows where version_id = v.id) as rows
  from tariff_versions v join staff creator on creator.id = v.created_by
  left join staff offerer on offerer.id = v.offered_by left join staff publisher on publisher.id = v.published_by`

export const findVersion = (db: Db, id: string) => db.find(sql<Version>`select ${columns} where v.id = ${id}`)

/** Locked until the transaction ends. */
export async function lockVersion(tx: Tx, id: string): Promise<Version | undefined> {
  await tx.run(sql`select from tariff_versions where id = ${id} for update`)
  return findVersion(tx, id)
}

interface VersionFilter {
  readonly state?: VersionState | undefined
}

const matches = ({ state }: VersionFilter) => (state ? sql`where v.state = ${state}` : sql`where true`)

/** The newest first. */
export const listVersions = (db: Db, filter: VersionFilter, after: string | null, limit: number) =>
  db.rows(sql<Version>`
    select ${columns} ${matches(filter)} ${after ? sql`and v.no < (select no from tariff_versions where id = ${after}::uuid)` : nothing}
    order by v.no desc limit ${limit}`)

export const countVersions = (db: Db, filter: VersionFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from tariff_versions v ${matches(filter)} ${limitTo(bound)}) few`)

/**
 * A draft that says what is in force now, row for row. An end that only makes room for a planned row is left out: the
 * version replaces that one too.
 */
export async function insertVersion(tx: Tx, name: string, staffId: string): Promise<string> {
  const { id } = await tx.row(sql<{ id: string }>`
    insert into tariff_versions (name, author_ids, created_by) values (${name}, array[${staffId}::uuid], ${staffId}) returning id`)
  await tx.run(sql`
    insert into tariff_version_rows (version_id, channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg,
      weight_to_kg, first_weight_g, first_price_minor, continuation_price_minor, min_charge_minor, cap_weight_g, valid_to)
    select ${id}, channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg, weight_to_kg, first_weight_g,
      first_price_minor, continuation_price_minor, min_charge_minor, cap_weight_g,
      case when exists (
        select from price_rules later
        where later.valid_from = r.valid_to and later.valid_to is distinct from later.valid_from
          and (later.channel_id, later.destination_code, later.currency, later.goods_type) = (r.channel_id, r.destination_code, r.currency, r.goods_type)
          and later.warehouse_id is not distinct from r.warehouse_id and later.weight_from_kg = r.weight_from_kg
          and later.weight_to_kg is not distinct from r.weight_to_kg
      ) then null else valid_to end
    from price_rules r where valid_from <= now() and (valid_to > now() or (valid_to is null and not closed))`)
  return id
}

/** Everybody who writes in a version is one of its authors. */
export const touchVersion = (tx: Tx, id: string, staffId: string) =>
  tx.run(sql`
    update tariff_versions set version = version + 1, changed_at = now(),
      author_ids = case when ${staffId}::uuid = any(author_ids) then author_ids else author_ids || ${staffId}::uuid end
    where id = ${id}`)

export const renameVersion = (tx: Tx, id: string, name: string) =>
  tx.run(sql`update tariff_versions set name = ${name} where id = ${id}`)

export const deleteVersion = (tx: Tx, id: string) => tx.run(sql`delete from tariff_versions where id = ${id}`)

export const offerVersion = (tx: Tx, id: string, staffId: string, startsAt: string | null) =>
  tx.run(sql`
    update tariff_versions set state = 'offered', offered_by = ${staffId}, offered_at = now(), starts_at = ${startsAt}::timestamptz
    where id = ${id} and state = 'draft'`)

export const takeVersionBack = (tx: Tx, id: string) =>
  tx.run(sql`
    update tariff_versions set state = 'draft', offered_by = null, offered_at = null, starts_at = null, version = version + 1
    where id = ${id} and state = 'offered'`)

/** The start that was left open is the moment of publication; exact, so that it meets the end of what it replaces. */
export const publishVersion = (tx: Tx, id: string, staffId: string) =>
  tx.row(sql<{ startsAt: string }>`
    update tariff_versions set state = 'published', published_by = ${staffId}, published_at = now(),
      starts_at = coalesce(starts_at, now()), version = version + 1
    where id = ${id} and state = 'offered' returning starts_at::text as "startsAt"`)

/** The rows that a published version adds to the live tariff. */
export const insertPublishedRows = (tx: Tx, versionId: string, rowIds: readonly string[], startsAt: string) =>
  tx.run(sql`
    insert into price_rules (channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg, weight_to_kg,
      first_weight_g, first_price_minor, continuation_price_minor, min_charge_minor, cap_weight_g, valid_to, valid_from, version_id)
    select channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg, weight_to_kg, first_weight_g,
      first_price_minor, continuation_price_minor, min_charge_minor, cap_weight_g, valid_to, ${startsAt}::timestamptz, version_id
    from tariff_version_rows where version_id = ${versionId} and id = any(${rowIds}::uuid[])`)

export interface Named {
  readonly id: string
  readonly name: StoredText
}

export const channelNames = (db: Db) => db.rows(sql<Named>`select id, name from channels`)

export const destinationNames = (db: Db) => db.rows(sql<Named>`select code as id, name from destinations`)
