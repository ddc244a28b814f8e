import type { StoredText } from '#contract/wire/language.ts'
import type { ClaimStatus, RejectReason, UnclaimedState } from '#domain/claim.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, nothing, sql } from '#server/database/db.ts'
import { inRange, type Range } from '#server/database/range.ts'

/* What members see: the pool, and their own claims. */

/** Waiting to be claimed, and visible to everybody. */
const inPool = sql`u.state = 'to_be_claimed' and u.closed_reason is null and u.published`

export interface PooledParcel {
  id: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  courierName: StoredText
  trackingNumber: string
  publishAt: string
  claimId: string | null
  claimStatus: ClaimStatus | null
}

export interface PoolFilter extends Range {
  readonly warehouseCode: number | null
  readonly courierCode: string | null
  /** The whole number. */
  readonly trackingNumber: string | null
}

export const listPool = (db: Db, memberId: string, filter: PoolFilter, limit: number, offset: number) =>
  db.rows(sql<PooledParcel>`
    select u.id, u.warehouse_id as "warehouseId", w.name as "warehouseName", u.courier_code as "courierCode", c.name as "courierName",
      u.tracking_number as "trackingNumber", u.publish_at as "publishAt", mine.id as "claimId", mine.status as "claimStatus"
    from (
      select * from unclaimed_parcels u where ${poolMatches(filter)} order by u.publish_at desc, u.id desc limit ${limit} offset ${offset}
    ) u join warehouses w on w.id = u.warehouse_id join couriers c on c.code = u.courier_code
      left join claims mine on mine.unclaimed_id = u.id and mine.member_id = ${memberId}
    order by u.publish_at desc, u.id desc`)

export const countPool = (db: Db, filter: PoolFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from unclaimed_parcels u where ${poolMatches(filter)}`)

const poolMatches = ({ warehouseCode, courierCode, trackingNumber, ...range }: PoolFilter) => sql`
  ${inPool} ${inRange(sql`u.publish_at`, range)}
  ${warehouseCode === null ? nothing : sql`and u.warehouse_id = (select id from warehouses where code = ${warehouseCode})`}
  ${courierCode === null ? nothing : sql`and u.courier_code = ${courierCode}`}
  ${trackingNumber === null ? nothing : sql`and u.tracking_number = ${trackingNumber}`}`

export interface OwnClaim {
  id: string
  unclaimedId: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  courierName: StoredText
  trackingNumber: string
  remark: string
  fileId: string | null
  status: ClaimStatus
  submittedAt: string
  reviewedAt: string | null
  rejectReason: RejectReason | null
  note: string
  publishAt: string
  state: UnclaimedState
  closedReason: string | null
  /** It was under review when the parcel was disposed of; nobody rejected it. */
  endedByDisposal: boolean
  /** The member's own parcel that it became, and its present status. */
  parcelId: string | null
  parcelStatus: ParcelStatus | null
  forecastId: string | null
}

export interface OwnFilter {
  readonly claimId?: string | undefined
  readonly claimStatus?: ClaimStatus | undefined
  readonly correctable?: boolean | undefined
}

export const listOwnClaims = (db: Db, memberId: string, filter: OwnFilter, limit: number, offset: number) =>
  db.rows(sql<OwnClaim>`
    select m.id, m.unclaimed_id as "unclaimedId", m.warehouse_id as "warehouseId", w.name as "warehouseName", m.courier_code as "courierCode",
      c.name as "courierName", m.tracking_number as "trackingNumber", m.remark, m.file_id as "fileId", m.status,
      m.submitted_at as "submittedAt", m.reviewed_at as "reviewedAt", m.reject_reason as "rejectReason", m.note,
      u.publish_at as "publishAt", u.state, u.closed_reason as "closedReason",
      coalesce(u.closed_reason = 'disposed' and m.reject_reason = 'OTHER', false) and exists (
        select from unclaimed_history h where h.unclaimed_id = u.id and h.claim_id = m.id and h.event = 'lose'
          and h.at >= m.reviewed_at) as "endedByDisposal", p.id as "parcelId", p.status as "parcelStatus",
      (select f.id from parcels f where f.member_id = m.member_id and f.tracking_number = u.tracking_number and f.status = 'forecast'
        and f.deleted_at is null and f.closed_reason is null) as "forecastId"
    from claims m join unclaimed_parcels u on u.id = m.unclaimed_id join warehouses w on w.id = m.warehouse_id join couriers c on c.code = m.courier_code
      left join parcels p on p.id = u.parcel_id and m.status = 'approved' and p.member_id = m.member_id
        and p.deleted_at is null and p.closed_reason is null
    where ${ownMatches(memberId, filter)} order by m.submitted_at desc, m.id desc limit ${limit} offset ${offset}`)

export const countOwnClaims = (db: Db, memberId: string, filter: OwnFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from claims m where ${ownMatches(memberId, filter)}`)

const ownMatches = (memberId: string, { claimId, claimStatus, correctable }: OwnFilter) => sql`
  m.member_id = ${memberId} ${claimId === undefined ? nothing : sql`and m.id = ${claimId}`}
  ${claimStatus === undefined ? nothing : sql`and m.status = ${claimStatus}`}
  ${correctable === undefined ? nothing : sql`and ${correctable} = (${isCorrectable})`}`

/** As counted in what needs its member (E-79). */
const isCorrectable = sql`
  m.status = 'rejected' and m.reviewed_at > now() - interval '30 days' and exists (
    select from unclaimed_parcels w where w.id = m.unclaimed_id and w.state = 'to_be_claimed' and w.closed_reason is null)`
