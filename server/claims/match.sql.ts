import { type Db, nothing, sql } from '#server/database/db.ts'
import type { Scope } from './staff.sql.ts'

/* Who may own unclaimed parcels: forecasts that wait and resemble them, and the claims on them. Each by an index, and few of each. */

export interface LabelRow {
  readonly unclaimedId: string
  /** As read at receiving. */
  readonly memberNumber: string | null
}

export const labelsOf = (db: Db, unclaimedIds: readonly string[]) =>
  db.rows(sql<LabelRow>`
    select u.id as "unclaimedId", r.label_member_number as "memberNumber"
    from unclaimed_parcels u join receipts r on r.id = u.receipt_id where u.id = any(${unclaimedIds}::uuid[])`)

export interface CandidateRow {
  readonly parcelId: string | null
  readonly claimId: string | null
  readonly memberId: string
  readonly warehouseId: string
  readonly courierCode: string
  readonly trackingNumber: string
  readonly goodsName: string
  readonly saidAt: string
}

const forecastColumns = sql`
  p.id as "parcelId", null::uuid as "claimId", p.member_id as "memberId", p.warehouse_id as "warehouseId", p.courier_code as "courierCode",
  p.tracking_number as "trackingNumber", p.goods_name as "goodsName", coalesce(p.forecast_at, p.created_at) as "saidAt"`
const waits = sql`p.status = 'forecast' and p.deleted_at is null and p.closed_reason is null`
const within = (scope: Scope) => (scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`)

/** How a number begins and ends: one slip in it leaves at least one of the two as it was. */
export interface NumberEnds {
  readonly unclaimedId: string
  readonly start: string
  /** Read backwards. */
  readonly end: string
}

type ForParcel = CandidateRow & { readonly unclaimedId: string }

/** Up to 40 that begin alike and 40 that end alike for each. `~` sorts after every character of a number. */
export const forecastsAlike = (db: Db, ends: readonly NumberEnds[], scope: Scope) => db.rows(alikeQuery(ends, scope))

export const alikeQuery = (ends: readonly NumberEnds[], scope: Scope) => sql<ForParcel>`
    select sought.id as "unclaimedId", f.* from unnest(
      ${ends.map(({ unclaimedId }) => unclaimedId)}::uuid[], ${ends.map(({ start }) => start)}::text[], ${ends.map(({ end }) => end)}::text[]
    ) sought(id, start, ending) cross join lateral (
      (select ${forecastColumns} from parcels p
        where p.tracking_number ~>=~ sought.start and p.tracking_number ~<~ (sought.start || '~') and ${waits} ${within(scope)} limit 40)
      union
      (select ${forecastColumns} from parcels p
        where reverse(p.tracking_number) ~>=~ sought.ending and reverse(p.tracking_number) ~<~ (sought.ending || '~') and ${waits} ${within(scope)} limit 40)
    ) f`

/** The newest ten of each of these members. */
export const forecastsOfMembers = (db: Db, memberIds: readonly string[], scope: Scope) =>
  db.rows(sql<CandidateRow>`
    select f.* from unnest(${memberIds}::uuid[]) member cross join lateral (
      select ${forecastColumns} from parcels p
      where p.member_id = member and ${waits} ${within(scope)} order by p.listed_at desc, p.id desc limit 10
    ) f`)

/** Under review. */
export const claimsAsCandidates = (db: Db, unclaimedIds: readonly string[]) =>
  db.rows(sql<ForParcel>`
    select m.unclaimed_id as "unclaimedId", null::uuid as "parcelId", m.id as "claimId", m.member_id as "memberId",
      m.warehouse_id as "warehouseId", m.courier_code as "courierCode", m.tracking_number as "trackingNumber", '' as "goodsName",
      m.submitted_at as "saidAt"
    from unnest(${unclaimedIds}::uuid[]) parcel cross join lateral (
      select * from claims few where few.unclaimed_id = parcel and few.status = 'under_review' order by few.submitted_at, few.id limit 20
    ) m`)

export const membersByPhone = (db: Db, phones: readonly string[]) =>
  db.rows(sql<{ memberId: string; phone: string }>`
    select id as "memberId", phone_e164 as phone from members where phone_e164 = any(${phones}::text[]) limit 100`)

export interface PersonRow {
  readonly memberId: string
  readonly names: readonly string[]
  readonly phones: readonly string[]
}

/** What a label may say of each member: their own name and phone, and those of up to ten consignees. */
export const peopleOf = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<PersonRow>`
    select m.id as "memberId", array_remove(array_prepend(m.real_name, coalesce(book.names, '{}')), null) as names,
      array_remove(array_prepend(m.phone_e164, coalesce(book.phones, '{}')), null) as phones
    from members m left join lateral (
      select array_agg(a.name) as names, array_agg(a.phone) as phones from (
        select * from addresses a where a.member_id = m.id and a.kind = 'consignee' and a.deleted_at is null
        order by a.is_default desc, a.id desc limit 10
      ) a
    ) book on true
    where m.id = any(${memberIds}::uuid[])`)

export const phonesOfWarehouses = (db: Db) =>
  db.rows(sql<{ phone: string }>`select phone from warehouses union select mobile from warehouses`)
