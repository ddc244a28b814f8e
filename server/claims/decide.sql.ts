import type { ClaimStatus, RejectReason, UnclaimedState } from '#domain/claim.ts'
import { sql, type Tx } from '#server/database/db.ts'

/* What staff decide. The old state guards the new. */

export interface HeldUnclaimed {
  id: string
  trackingNumber: string
  warehouseId: string
  state: UnclaimedState
  published: boolean
  labelText: string
  /** Kept for so long that it may be disposed of. */
  isOverdue: boolean
  keptUntil: string
  version: number
}

/** It is not kept for a shorter time because its receipt had to wait for a network. */
const keptFrom = sql`coalesce(returned_at, (select r.stored_at from receipts r where r.id = receipt_id), created_at)`

/**
 * Locked until the transaction ends; undefined for one that was disposed of. Its key is not locked, so that a
 * transaction that holds one of its claims can write a history step meanwhile.
 */
export const lockUnclaimed = (tx: Tx, id: string, retentionDays: number) =>
  tx.find(sql<HeldUnclaimed>`
    select id, tracking_number as "trackingNumber", warehouse_id as "warehouseId", state, published, label_text as "labelText", version,
      ${keptFrom} <= now() - make_interval(days => ${retentionDays}) as "isOverdue",
      ${keptFrom} + make_interval(days => ${retentionDays}) as "keptUntil"
    from unclaimed_parcels where id = ${id} and closed_reason is null for no key update`)

export const findNumber = (tx: Tx, id: string) =>
  tx.find(sql<{ trackingNumber: string }>`
    select tracking_number as "trackingNumber" from unclaimed_parcels where id = ${id}`)

export interface OpenClaim {
  id: string
  memberId: string
  status: ClaimStatus
}

/** The claims under review on a parcel, locked. */
export const lockOpenClaims = (tx: Tx, unclaimedId: string) =>
  tx.rows(sql<OpenClaim>`
    select id, member_id as "memberId", status from claims where unclaimed_id = ${unclaimedId} and status = 'under_review' order by id for update`)

/** Everybody who claims a parcel, or has claimed it. */
export const claimersOf = async (tx: Tx, unclaimedId: string): Promise<readonly string[]> =>
  (
    await tx.rows(sql<{ memberId: string }>`
      select member_id as "memberId" from claims where unclaimed_id = ${unclaimedId}`)
  ).map(({ memberId }) => memberId)

/** The claim of a member that one staff member has rejected. */
export const findRejectedBy = (tx: Tx, unclaimedId: string, memberId: string, staffId: string) =>
  tx.find(sql<{ id: string }>`
    select id from claims
    where unclaimed_id = ${unclaimedId} and member_id = ${memberId} and status = 'rejected' and staff_id = ${staffId}`)

/** How many of its claims one staff member has rejected. */
export const countRejectedBy = async (tx: Tx, unclaimedId: string, staffId: string) =>
  (
    await tx.row(sql<{ count: number }>`
      select count(*)::int as count from claims
      where unclaimed_id = ${unclaimedId} and status = 'rejected' and staff_id = ${staffId}`)
  ).count

export const sayYesFirst = (tx: Tx, id: string, staffId: string) =>
  tx.find(sql<{ id: string }>`
    update claims set first_yes_by = ${staffId}, version = version + 1
    where id = ${id} and status = 'under_review' and first_yes_by is null returning id`)

export const approveClaim = (tx: Tx, id: string, staffId: string, note: string) =>
  tx.find(sql<{ id: string }>`
    update claims set status = 'approved', reviewed_at = now(), staff_id = ${staffId}, note = ${note}, version = version + 1
    where id = ${id} and status = 'under_review' returning id`)

export const rejectClaim = (tx: Tx, id: string, staffId: string, reason: RejectReason, note: string) =>
  tx.find(sql<{ id: string }>`
    update claims set status = 'rejected', reviewed_at = now(), staff_id = ${staffId}, reject_reason = ${reason}, note = ${note},
      first_yes_by = null, version = version + 1
    where id = ${id} and status = 'under_review' returning id`)

export const markClaimed = (tx: Tx, id: string, parcelId: string) =>
  tx.find(sql<{ id: string }>`
    update unclaimed_parcels set state = 'claimed', parcel_id = ${parcelId}, version = version + 1
    where id = ${id} and state = 'to_be_claimed' and closed_reason is null returning id`)

export const markDisposed = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`
    update unclaimed_parcels set closed_reason = 'disposed', version = version + 1
    where id = ${id} and state = 'to_be_claimed' and closed_reason is null returning id`)

/** A parcel that is shown again goes to the top of the pool. */
export const describe = (tx: Tx, id: string, published: boolean, labelText: string) =>
  tx.find(sql<{ id: string }>`
    update unclaimed_parcels set label_text = ${labelText}, version = version + 1,
      publish_at = case when ${published}::boolean and not published then now() else publish_at end, published = ${published}
    where id = ${id} and state = 'to_be_claimed' and closed_reason is null returning id`)
