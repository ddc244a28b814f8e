import { staffDeeds } from '#contract/staff-parcels.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, escapeLike, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import { inRange } from '#server/database/range.ts'
import { dateColumns } from './list.sql.ts'
import { live, markOf, parcelColumns, parcelNames, type StoredParcel, type StoredStep } from './sql.ts'

/** Warehouses whose parcels the caller sees; null: all. */
export type Scope = readonly string[] | null

export interface StaffFilter {
  readonly scope: Scope
  readonly status: ParcelStatus | undefined
  readonly warehouseId: string | undefined
  readonly memberNumber: string | undefined
  /** Part of it. */
  readonly trackingNumber: string | undefined
  /** Part of it. */
  readonly goodsName: string | undefined
  /** Part of it. */
  readonly customerCode: string | undefined
  /** How it starts. */
  readonly shelf: string | undefined
  readonly abnormal: boolean | undefined
  readonly dateField: keyof typeof dateColumns
  readonly from: string | undefined
  readonly to: string | undefined
  readonly agedDays: number | undefined
}

const newest = sql`order by p.listed_at desc, p.id desc`

/** The newest first, those after one row; one more than asked for says that there is a further page. */
export function searchForStaff(
  db: Db,
  filter: StaffFilter,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const further =
    after === undefined
      ? nothing
      : sql`and (p.listed_at, p.id) < (select last.listed_at, last.id from parcels last where last.id = ${after})`
  return db.rows(sql<StoredParcel>`
    select ${parcelColumns} from (
      select * from parcels p where ${matching(filter)} ${further} ${newest} limit ${limit}
    ) p ${parcelNames} ${newest}`)
}

/** Counted up to a limit. */
export const countForStaff = async (db: Db, filter: StaffFilter): Promise<number> => {
  const { count } = await db.row(sql<{ count: number }>`
    select count(*)::int as count from (select from parcels p where ${matching(filter)} ${limitTo(countedAtMost)}) few`)
  return count
}

export const findAnyParcel = (db: Db, id: string, scope: Scope) =>
  db.find(sql<StoredParcel>`
    select ${parcelColumns} from parcels p ${parcelNames} where p.id = ${id} and ${live} ${inScope(scope)}`)

/** Only filters that are set are part of the statement, so that each is read from its own index. */
function matching(filter: StaffFilter): Query<unknown> {
  const { status, warehouseId, memberNumber, shelf, agedDays, abnormal } = filter
  return all([
    sql`${live} ${inScope(filter.scope)} ${inRange(dateColumns[filter.dateField], filter)}`,
    status !== undefined && sql`p.status = ${status}`,
    warehouseId !== undefined && sql`p.warehouse_id = ${warehouseId}`,
    memberNumber !== undefined &&
      sql`p.member_id = (select m.id from members m where m.member_number = ${memberNumber})`,
    filter.trackingNumber !== undefined && sql`p.tracking_number like ${part(filter.trackingNumber)}`,
    filter.goodsName !== undefined && sql`p.goods_name ilike ${part(filter.goodsName)}`,
    filter.customerCode !== undefined && sql`p.customer_code ilike ${part(filter.customerCode)}`,
    shelf !== undefined && sql`p.shelf ilike ${`${escapeLike(shelf)}%`}`,
    abnormal === true && sql`p.abnormal_code is not null and p.status <> 'shipped'`,
    abnormal === false && sql`(p.abnormal_code is null or p.status = 'shipped')`,
    agedDays !== undefined &&
      sql`p.status = 'in_stock' and p.inbound_at <= now() - make_interval(days => ${agedDays}::int)`,
  ])
}

const all = (conditions: readonly (Query<unknown> | false)[]): Query<unknown> =>
  conditions.filter((each) => each !== false).reduce((so, each) => sql`${so} and ${each}`)

const part = (typed: string) => `%${escapeLike(typed)}%`

const inScope = (scope: Scope) => (scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`)

interface StaffStep extends StoredStep {
  /** Of the person of the staff; null for the member and the system. */
  staffName: string | null
  isOfMember: boolean
  note: string
}

/** What happened to it and who did it, the newest first. */
export const stepsWithNames = (db: Db, parcelId: string) =>
  db.rows(sql<StaffStep>`
    select e.parcel_id as "ownerId", e.code, e.place, e.at, ${markOf(sql`e.note`)} as mark, s.name as "staffName",
      e.actor_kind = 'member' as "isOfMember", case when ${markOf(sql`e.note`)} is null then e.note else '' end as note
    from parcel_events e left join staff s on e.actor_kind = 'staff' and s.id = e.actor_id
    where e.parcel_id = ${parcelId} order by date_trunc('minute', e.at) desc, e.no desc`)

/** What else staff did about it, the newest first. */
export const deedsOf = (db: Db, parcelId: string) =>
  db.rows(sql<{ no: number; at: string; by: string; event: (typeof staffDeeds)[number]; note: string }>`
    select h.no::int as no, h.at, s.name as by, h.event, h.note from parcel_history h join staff s on s.id = h.actor_id
    where h.parcel_id = ${parcelId} and h.actor_kind = 'staff' and h.event = any(${staffDeeds}) order by h.no desc limit 50`)

/** What was put right by staff, the newest first. */
export const correctionsOf = (db: Db, parcelId: string) =>
  db.rows(sql<{ at: string; by: string; reason: string }>`
    select h.at, s.name as by, h.note as reason from parcel_history h join staff s on s.id = h.actor_id
    where h.parcel_id = ${parcelId} and h.event = 'correct' order by h.no desc limit 50`)
