import { type Db, sql } from '#server/database/db.ts'
import { standing, type StoredPhoto, type StoredWeighing } from './sql.ts'

/**
 * As `weighingsOf`, for several parcels at once: a claimed parcel was weighed before its owner was known. Both ways are
 * written out, so that each uses its index.
 */
export const weighingsOfAll = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<StoredWeighing & { parcelId: string; storedAt: string | null }>`
    with weighed as (
      select id, parcel_id from receipts where parcel_id = any(${parcelIds}::uuid[])
      union
      select r.id, u.parcel_id from unclaimed_parcels u join receipts r on r.unclaimed_id = u.id
      where u.parcel_id = any(${parcelIds}::uuid[])
    )
    select weighed.parcel_id as "parcelId", r.id, r.actual_weight_g as "actualWeightG", r.length_mm as "lengthMm",
      r.width_mm as "widthMm", r.height_mm as "heightMm", r.volume_weight_g as "volumeWeightG", w.name as "warehouseName",
      s.name as "weighedBy", r.at as "weighedAt", r.stored_at as "storedAt"
    from weighed join receipts r on r.id = weighed.id join warehouses w on w.id = r.warehouse_id join staff s on s.id = r.staff_id
    where r.result <> 'duplicate' and ${standing} order by r.at desc, r.id desc`)

export const photosOfReceipts = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<StoredPhoto>`
    select file_id as "fileId", receipt_id as "receiptId", taken_at as "takenAt" from parcel_photos
    where parcel_id = any(${parcelIds}::uuid[]) and receipt_id is not null order by taken_at, id`)
