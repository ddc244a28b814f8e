import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql } from '#server/database/db.ts'

/* The receipts that were scanned for a handover. */

export interface HandoverScan {
  id: string
  trackingNumber: string
  result: 'matched' | 'direct' | 'unclaimed' | 'duplicate'
  parcelId: string | null
  unclaimedId: string | null
  courierCode: string
  by: string
  at: string
  isUndone: boolean
}

/** The newest first. */
export const scansOf = (db: Db, handoverId: string, after: string | undefined, limit: number) =>
  db.rows(sql<HandoverScan>`
    select r.id, r.tracking_number as "trackingNumber", r.result, r.parcel_id as "parcelId", r.unclaimed_id as "unclaimedId",
      r.courier_code as "courierCode", s.name as by, r.at, u.receipt_id is not null as "isUndone"
    from receipts r join staff s on s.id = r.staff_id left join receipt_undos u on u.receipt_id = r.id
    where r.handover_id = ${handoverId}
      ${after === undefined ? nothing : sql`and (r.at, r.id) < (select at, id from receipts where id = ${after})`}
    order by r.at desc, r.id desc ${limitTo(limit)}`)

export const countScansOf = async (db: Db, handoverId: string) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (select from receipts r where r.handover_id = ${handoverId} ${limitTo(countedAtMost)}) few`)
  ).total
