import type { AbnormalCode } from '#contract/codes.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** What was measured and seen of a parcel before its owner was known. */
export interface UnclaimedReceipt {
  receiptId: string
  receivedAt: string
  storedAt: string | null
  staffId: string
  warehouseId: string
  courierCode: string
  trackingNumber: string
  actualWeightG: number
  volumeWeightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
  pieces: number
  shelf: string | null
  remark: string
  abnormalCode: AbnormalCode | null
  abnormalNote: string | null
  photoFileIds: string[]
}

export const receiptOfUnclaimed = (db: Db, unclaimedId: string) =>
  db.row(sql<UnclaimedReceipt>`
    select r.id as "receiptId", came.at::text as "receivedAt", came.stored_at::text as "storedAt", r.staff_id as "staffId", u.warehouse_id as "warehouseId",
      u.courier_code as "courierCode", u.tracking_number as "trackingNumber", r.actual_weight_g as "actualWeightG",
      r.volume_weight_g as "volumeWeightG", r.length_mm as "lengthMm", r.width_mm as "widthMm", r.height_mm as "heightMm", r.pieces,
      u.shelf, r.remark, r.abnormal_code as "abnormalCode", r.abnormal_text as "abnormalNote", r.photo_file_ids as "photoFileIds"
    from unclaimed_parcels u join receipts r on r.id = u.receipt_id
      cross join lateral (select e.at, e.stored_at from receipts e where e.unclaimed_id = u.id order by e.at, e.stored_at limit 1) came
    where u.id = ${unclaimedId}`)

interface Given {
  readonly event: 'approveClaim' | 'match'
  readonly from: ParcelStatus | null
  readonly actor: Actor
  readonly details: Readonly<Record<string, unknown>>
}

/** How a member came by it, in addition to its timeline. */
export const noteGiven = (tx: Tx, parcelId: string, { event, from, actor, details }: Given) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, details)
    values (${parcelId}, ${event}, ${from}, 'in_stock', ${actor.kind}, ${actor.id}::uuid, ${JSON.stringify(details)})`)
