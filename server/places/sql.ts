import type { placeKinds, placeUses } from '#contract/places.ts'
import type { StoredText } from '#contract/wire/language.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

type Kind = (typeof placeKinds)[number]
type Use = (typeof placeUses)[number]

interface NewChange {
  readonly kind: Kind
  readonly key: string
  readonly before: unknown
  readonly after: unknown
  readonly staffId: string
}

export const insertChange = (tx: Tx, { kind, key, before, after, staffId }: NewChange) =>
  tx.row(sql<{ id: string }>`
    insert into place_changes (kind, key, before, after, staff_id)
    values (${kind}, ${key}, ${jsonOrNull(before)}::jsonb, ${jsonOrNull(after)}::jsonb, ${staffId}) returning id`)

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

export interface StoredChange {
  readonly id: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly at: string
  readonly by: string
}

export const listChanges = (db: Db, kind: Kind, key: string, after: string | null, limit: number) =>
  db.rows(sql<StoredChange>`
    select place_changes.id, before, after, at, staff.name as by
    from place_changes join staff on staff.id = place_changes.staff_id
    where kind = ${kind} and key = ${key} ${after ? sql`and no < (select no from place_changes where id = ${after}::uuid)` : nothing}
    order by no desc limit ${limit}`)

export const countChanges = (db: Db, kind: Kind, key: string, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from place_changes where kind = ${kind} and key = ${key} ${limitTo(bound)}) few`)

interface Sample {
  readonly kind: 'warehouse' | 'pickUpPoint'
  readonly name: StoredText
}

export const findSamples = (db: Db) =>
  db.rows(sql<Sample>`
    select 'warehouse' as kind, name, code::text as place from warehouses where active and sample
    union all
    select 'pickUpPoint', name, area_code || id::text from pickup_points where open and sample and deleted_at is null
    order by kind, place`)

/** A warehouse and a pick-up point are named by their id, the rest by their code. */
type Uses = Partial<Record<Use, (key: string) => Query<unknown>>>

const openOrders = sql`lifecycle = 'active' and status <> 'signed'`
const liveParcels = sql`deleted_at is null and closed_reason is null`

const uses: Readonly<Record<Kind, Uses>> = {
  warehouse: {
    parcels: (id) =>
      sql`from parcels where warehouse_id = ${id}::uuid and status in ('in_stock', 'packing') and ${liveParcels}`,
    forecasts: (id) => sql`from parcels where warehouse_id = ${id}::uuid and status = 'forecast' and ${liveParcels}`,
    orders: (id) => sql`from orders where warehouse_id = ${id}::uuid and ${openOrders}`,
    rules: (id) => sql`from standing_rules where warehouse_id = ${id}::uuid and active and deleted_at is null`,
    staff: (id) => sql`from staff where ${id}::uuid = any(warehouse_ids) and not disabled`,
    prices: (id) => sql`from price_rules where warehouse_id = ${id}::uuid and (valid_to is null or valid_to > now())`,
  },
  pickUpArea: { points: (code) => sql`from pickup_points where area_code = ${code} and deleted_at is null` },
  pickUpPoint: {
    orders: (id) => sql`from orders where pickup_point_id = ${id}::uuid and ${openOrders}`,
    rules: (id) => sql`from standing_rules where pickup_point_id = ${id}::uuid and active and deleted_at is null`,
  },
  courier: {
    forecasts: (code) => sql`from parcels where courier_code = ${code} and status = 'forecast' and ${liveParcels}`,
  },
  regions: {},
  goodsWord: {},
  memberLevel: { members: (code) => sql`from members where level_code = ${code} and state <> 'erased'` },
  destination: {
    orders: (code) => sql`from orders where destination_code = ${code} and ${openOrders}`,
    rules: (code) => sql`
      from standing_rules join addresses on addresses.id = standing_rules.receiver_id join regions on regions.code = addresses.region_code
      where regions.destination_code = ${code} and standing_rules.active and standing_rules.deleted_at is null`,
    prices: (code) =>
      sql`from price_rules where destination_code = ${code} and valid_from <= now() and (valid_to is null or valid_to > now())`,
    points: (code) => sql`from pickup_points where destination_code = ${code} and open and deleted_at is null`,
  },
}

/** What uses it, each counted up to a bound. */
export async function countUses(db: Db, kind: Kind, key: string, bound: number) {
  const asked = Object.entries(uses[kind]) as [Use, (key: string) => Query<unknown>][]
  return Promise.all(
    asked.map(async ([what, from]) => ({
      what,
      count: (
        await db.row(
          sql<{ count: number }>`select count(*)::int as count from (select ${from(key)} ${limitTo(bound)}) few`,
        )
      ).count,
    })),
  )
}
