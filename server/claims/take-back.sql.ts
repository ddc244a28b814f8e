import type { ClaimStatus } from '#domain/claim.ts'
import { sql, type Tx } from '#server/database/db.ts'

/* What becomes of an unclaimed parcel that was given to the wrong member. The old state guards the new. */

export const parcelOf = (tx: Tx, id: string) =>
  tx.row(sql<{ parcelId: string | null }>`select parcel_id as "parcelId" from unclaimed_parcels where id = ${id}`)

/** Another parcel of the number that waits in the same warehouse: there may be only one. */
export const findWaiting = (tx: Tx, warehouseId: string, trackingNumber: string) =>
  tx.find(sql<{ id: string }>`
    select id from unclaimed_parcels
    where warehouse_id = ${warehouseId} and tracking_number = ${trackingNumber} and state = 'to_be_claimed' and closed_reason is null`)

/** The claim that got the parcel, locked; undefined if staff gave it without one. */
export const lockWinner = (tx: Tx, unclaimedId: string) =>
  tx.find(sql<{ id: string; status: ClaimStatus }>`
    select id, status from claims where unclaimed_id = ${unclaimedId} and status = 'approved' for update`)

export const revokeClaim = (tx: Tx, id: string, staffId: string, note: string) =>
  tx.find(sql<{ id: string }>`
    update claims set status = 'rejected', reject_reason = 'NOT_OWNER', reviewed_at = now(), staff_id = ${staffId}, note = ${note},
      first_yes_by = null, version = version + 1
    where id = ${id} and status = 'approved' returning id`)

/** On top of the pool again, kept from today on, and described by the newest receipt. */
export const markReturned = (tx: Tx, id: string, receiptId: string | null) =>
  tx.find(sql<{ id: string }>`
    update unclaimed_parcels set state = 'to_be_claimed', parcel_id = null, publish_at = now(), returned_at = now(),
      receipt_id = coalesce(${receiptId}::uuid, receipt_id), shelf = (select shelf from receipts where id = coalesce(${receiptId}::uuid, receipt_id)), version = version + 1
    where id = ${id} and state = 'claimed' and closed_reason is null returning id`)
