import type { StoredText } from '#contract/wire/language.ts'
import {
  claimLateAfterHours,
  type ClaimStatus,
  claimStatuses,
  type RejectReason,
  type UnclaimedState,
  unclaimedStates,
} from '#domain/claim.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, escapeLike, limitTo, nothing, type Query, sql } from '#server/database/db.ts'

/* What staff see: unclaimed parcels with all measurements, and the claims on them. */

/** Warehouses whose parcels the caller sees; null: all. */
export type Scope = readonly string[] | null

export interface UnclaimedRow {
  id: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  courierName: StoredText
  trackingNumber: string
  labelText: string
  receivedAt: string
  state: UnclaimedState
  published: boolean
  publishAt: string
  closedReason: string | null
  actualWeightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
  pieces: number
  shelf: string | null
  photoFileIds: string[]
  openClaims: number
  parcelId: string | null
  memberId: string | null
  /** From when on it is kept. */
  keptFrom: string
  takenBack: TakenBack | null
  version: number
}

/** The last time that it was given to the wrong member. */
interface TakenBack {
  readonly memberNumber: string
  readonly staffName: string
  readonly reason: string
  readonly proofFileId: string | null
  readonly at: string
}

/** Read for parcels that have come back only. */
const takenBack = sql`
  case when u.returned_at is not null then (
    select json_build_object('memberNumber', m.member_number, 'staffName', s.name, 'reason', h.note, 'at', u.returned_at,
      'proofFileId', h.details ->> 'proofFileId')
    from unclaimed_history h join members m on m.id = (h.details ->> 'memberId')::uuid join staff s on s.id = h.actor_id
    where h.unclaimed_id = u.id and h.event = 'takeBack' order by h.no desc limit 1
  ) end`

const unclaimedColumns = sql`
  u.id, u.warehouse_id as "warehouseId", w.name as "warehouseName", u.courier_code as "courierCode", c.name as "courierName",
  u.tracking_number as "trackingNumber", u.label_text as "labelText", u.created_at as "receivedAt", u.state, u.published,
  u.publish_at as "publishAt", u.closed_reason as "closedReason", r.actual_weight_g as "actualWeightG", r.length_mm as "lengthMm",
  r.width_mm as "widthMm", r.height_mm as "heightMm", r.pieces, u.shelf, r.photo_file_ids as "photoFileIds",
  (select count(*)::int from claims open where open.unclaimed_id = u.id and open.status = 'under_review') as "openClaims",
  u.parcel_id as "parcelId", p.member_id as "memberId", coalesce(u.returned_at, r.stored_at, u.created_at) as "keptFrom",
  ${takenBack} as "takenBack", u.version`
const unclaimedNames = sql`
  join warehouses w on w.id = u.warehouse_id join couriers c on c.code = u.courier_code join receipts r on r.id = u.receipt_id
  left join parcels p on p.id = u.parcel_id`

export interface UnclaimedFilter {
  readonly scope: Scope
  readonly state: UnclaimedState | undefined
  readonly warehouseId: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
  readonly hasForecast: boolean | undefined
  readonly hasClaim: boolean | undefined
  readonly agedDays: number | undefined
}

/** Which rows, from which end. */
export interface Stretch {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
  readonly offset: number
}

const directions = { newest: sql`desc`, oldest: sql`asc` } as const

export function searchUnclaimed(db: Db, filter: UnclaimedFilter, { order, limit, offset }: Stretch) {
  const sorted = sql`order by u.created_at ${directions[order]}, u.id ${directions[order]}`
  return db.rows(sql<UnclaimedRow>`
    select ${unclaimedColumns} from (
      select * from unclaimed_parcels u where ${unclaimedMatches(filter)} ${sorted} limit ${limit} offset ${offset}
    ) u ${unclaimedNames} ${sorted}`)
}

/** How many there are, and in each state, counted up to a limit. */
export const countUnclaimed = (db: Db, filter: UnclaimedFilter) =>
  db.row(sql<{ total: number; counts: Record<UnclaimedState, number> }>`
    select (select count(*)::int from (select from unclaimed_parcels u where ${unclaimedMatches(filter)} ${limitTo(countedAtMost)}) few) as total,
      (select json_object_agg(state, count) from (${union(
        unclaimedStates.map(
          (state) => sql`
        select ${state}::text as state, count(*)::int as count
        from (select from unclaimed_parcels u where ${unclaimedMatches({ ...filter, state })} ${limitTo(countedAtMost)}) few`,
        ),
      )}) counted) as counts`)

const union = (queries: readonly Query<unknown>[]): Query<unknown> =>
  queries.reduce((all, each) => sql`${all} union all ${each}`)

function unclaimedMatches(filter: UnclaimedFilter) {
  const { scope, state, warehouseId, trackingNumber, hasForecast, hasClaim, agedDays } = filter
  return sql`
    (${scope}::uuid[] is null or u.warehouse_id = any(${scope}::uuid[]))
    ${state === undefined ? nothing : sql`and u.state = ${state} and u.closed_reason is null`}
    ${warehouseId === undefined ? nothing : sql`and u.warehouse_id = ${warehouseId}`}
    ${trackingNumber === undefined ? nothing : sql`and u.tracking_number like ${`${escapeLike(trackingNumber)}%`}`}
    ${hasForecast === undefined ? nothing : sql`and ${hasForecast}::boolean = exists (select from parcels f where f.tracking_number = u.tracking_number and f.status = 'forecast' and f.deleted_at is null and f.closed_reason is null)`}
    ${hasClaim === undefined ? nothing : sql`and ${hasClaim}::boolean = exists (select from claims m where m.unclaimed_id = u.id and m.status = 'under_review')`}
    ${agedDays === undefined ? nothing : sql`and u.created_at <= now() - make_interval(days => ${agedDays})`}`
}

export const unclaimedByIds = (db: Db, ids: readonly string[]) =>
  db.rows(sql<UnclaimedRow>`
    select ${unclaimedColumns} from unclaimed_parcels u ${unclaimedNames} where u.id = any(${ids})`)

export interface ClaimRow {
  id: string
  unclaimedId: string
  memberId: string
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
  reviewedBy: string | null
  rejectReason: RejectReason | null
  note: string
  firstYesId: string | null
  firstYesBy: string | null
  isSameImage: boolean
  isNewAccount: boolean
  hasGuessed: boolean
  submitted: number
  missesToday: number
  claimsIn30Days: number
  /** The claimer's own forecast of the typed number. */
  forecastId: string | null
  forecastAt: string | null
  forecastWarehouseId: string | null
  forecastWarehouseName: StoredText | null
  forecastCourierCode: string | null
  forecastCourierName: StoredText | null
  goodsName: string | null
  /** 0 without a forecast. */
  goodsValueMinor: number
  version: number
}

const claimColumns = sql`
  m.id, m.unclaimed_id as "unclaimedId", m.member_id as "memberId", m.warehouse_id as "warehouseId", w.name as "warehouseName",
  m.courier_code as "courierCode", c.name as "courierName", m.tracking_number as "trackingNumber", m.remark, m.file_id as "fileId",
  m.status, m.submitted_at as "submittedAt", m.reviewed_at as "reviewedAt", s.name as "reviewedBy", m.reject_reason as "rejectReason",
  m.note, m.first_yes_by as "firstYesId", first.name as "firstYesBy", m.version,
  exists (
    select from files f join files alike on alike.sha256 = f.sha256 join claims other on other.file_id = alike.id
    where f.id = m.file_id and other.unclaimed_id <> m.unclaimed_id
  ) as "isSameImage",
  a.registered_at > m.submitted_at - interval '1 day' as "isNewAccount",
  exists (select from claim_misses x where x.member_id = m.member_id and x.at > now() - interval '1 day' offset 2) as "hasGuessed",
  (select count(*)::int from unclaimed_history h
    where h.unclaimed_id = m.unclaimed_id and h.claim_id = m.id and h.event in ('submit', 'resubmit')) as submitted,
  (select count(*)::int from claim_misses x where x.member_id = m.member_id and x.at > now() - interval '1 day') as "missesToday",
  (select count(*)::int from unclaimed_history h
    where h.actor_id = m.member_id and h.event in ('submit', 'resubmit') and h.at > now() - interval '30 days') as "claimsIn30Days",
  f.id as "forecastId", f.forecast_at as "forecastAt", f.warehouse_id as "forecastWarehouseId", fw.name as "forecastWarehouseName",
  f.courier_code as "forecastCourierCode", fc.name as "forecastCourierName", f.goods_name as "goodsName",
  coalesce(f.total_goods_value_minor, 0) as "goodsValueMinor"`
/** A member has at most one parcel of a number. */
const ownForecast = sql`
  left join parcels f on f.member_id = m.member_id and f.tracking_number = m.tracking_number and f.status = 'forecast'
    and f.deleted_at is null and f.closed_reason is null`
const claimNames = sql`
  join members a on a.id = m.member_id join warehouses w on w.id = m.warehouse_id join couriers c on c.code = m.courier_code
  left join staff s on s.id = m.staff_id left join staff first on first.id = m.first_yes_by
  ${ownForecast} left join warehouses fw on fw.id = f.warehouse_id left join couriers fc on fc.code = f.courier_code`

export interface ClaimFilter {
  readonly scope: Scope
  readonly status: ClaimStatus | undefined
  readonly memberId: string | undefined
  readonly warehouseId: string | undefined
  /** How the typed number starts. */
  readonly trackingNumber: string | undefined
}

export function searchClaims(db: Db, filter: ClaimFilter, { order, limit, offset }: Stretch) {
  const sorted = sql`order by m.submitted_at ${directions[order]}, m.id ${directions[order]}`
  return db.rows(sql<ClaimRow>`
    select ${claimColumns} from (select * from claims m where ${claimMatches(filter)} ${sorted} limit ${limit} offset ${offset}) m
    ${claimNames} ${sorted}`)
}

interface ClaimCounts {
  readonly counts: Record<ClaimStatus, number>
  /** Under review for too long. */
  readonly late: number
}

/** How many there are in each status, counted up to a limit. */
export const countClaims = (db: Db, filter: ClaimFilter) =>
  db.row(sql<ClaimCounts>`
    select (select json_object_agg(status, count) from (${union(
      claimStatuses.map(
        (status) => sql`
        select ${status}::text as status, count(*)::int as count
        from (select from claims m where ${claimMatches({ ...filter, status })} ${limitTo(countedAtMost)}) few`,
      ),
    )}) counted) as counts,
    (select count(*)::int from (
      select from claims m where ${claimMatches({ ...filter, status: 'under_review' })}
        and m.submitted_at <= now() - make_interval(hours => ${claimLateAfterHours}) ${limitTo(countedAtMost)}
    ) few) as late`)

/** A claim names the number on the parcel, so its warehouse is the parcel's. */
const claimMatches = ({ scope, status, memberId, warehouseId, trackingNumber }: ClaimFilter) => sql`
  (${scope}::uuid[] is null or m.warehouse_id = any(${scope}::uuid[]))
  ${status === undefined ? nothing : sql`and m.status = ${status}`}
  ${memberId === undefined ? nothing : sql`and m.member_id = ${memberId}`}
  ${warehouseId === undefined ? nothing : sql`and m.warehouse_id = ${warehouseId}`}
  ${trackingNumber === undefined ? nothing : sql`and m.tracking_number like ${`${escapeLike(trackingNumber)}%`}`}`

export const findClaim = (db: Db, id: string) =>
  db.find(sql<ClaimRow>`select ${claimColumns} from claims m ${claimNames} where m.id = ${id}`)

export interface Rival {
  id: string
  unclaimedId: string
  memberId: string
  status: ClaimStatus
  submittedAt: string
  courierName: StoredText
  trackingNumber: string
  remark: string
  fileId: string | null
  forecastAt: string | null
  /** Which staff member rejected it; null if nobody did. */
  rejectedById: string | null
}

/** All claims on these parcels, at most about twenty each. */
export const claimsOn = (db: Db, unclaimedIds: readonly string[]) =>
  db.rows(sql<Rival>`
    select m.id, m.unclaimed_id as "unclaimedId", m.member_id as "memberId", m.status, m.submitted_at as "submittedAt",
      c.name as "courierName", m.tracking_number as "trackingNumber", m.remark, m.file_id as "fileId", f.forecast_at as "forecastAt",
      case when m.status = 'rejected' then m.staff_id end as "rejectedById"
    from unnest(${unclaimedIds}::uuid[]) parcel cross join lateral (
      select * from claims few where few.unclaimed_id = parcel order by few.submitted_at, few.id limit 20
    ) m join couriers c on c.code = m.courier_code ${ownForecast} order by m.submitted_at, m.id`)

export interface PastStep {
  event: string
  actorKind: 'member' | 'staff' | 'system'
  staffName: string | null
  note: string
  at: string
}

export const stepsOfClaim = (db: Db, claimId: string) =>
  db.rows(sql<PastStep>`
    select h.event, h.actor_kind as "actorKind", s.name as "staffName", h.note, h.at
    from unclaimed_history h left join staff s on s.id = h.actor_id where h.claim_id = ${claimId} order by h.no desc limit 100`)
