import type { AbnormalCode } from '#contract/codes.ts'
import type { StoredText } from '#contract/language.ts'
import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import type { Weighing } from '#domain/weight.ts'
import { type Db, sql, type Tx } from '#server/db.ts'
import { live, parcelColumns, parcelNames, type StoredParcel } from './sql.ts'

/** Scans of one number wait for each other here: where nobody forecast it there is no row to lock. */
export const lockNumber = (tx: Tx, trackingNumber: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`receive:${trackingNumber}`}, 0))`)

export interface NumberedParcel {
  id: string
  memberId: string
  status: ParcelStatus
  warehouseId: string
  courierCode: string
  goodsName: string
  forecastAt: string | null
}

const numberedColumns = sql`
  p.id, p.member_id as "memberId", p.status, p.warehouse_id as "warehouseId", p.courier_code as "courierCode",
  p.goods_name as "goodsName", p.forecast_at as "forecastAt"`

/** Everybody's live parcels of this number, held until the scan has ended. */
export const lockParcelsOfNumber = (tx: Tx, trackingNumber: string) =>
  tx.rows(sql<NumberedParcel>`
    select ${numberedColumns} from parcels p where p.tracking_number = ${trackingNumber} and ${live} order by p.id for update`)

/** What an earlier scan of the number in this warehouse made of it. */
export const findReceiptHere = (tx: Tx, warehouseId: string, trackingNumber: string) =>
  tx.find(sql<{ parcelId: string | null; unclaimedId: string | null }>`
    select parcel_id as "parcelId", unclaimed_id as "unclaimedId" from receipts
    where tracking_number = ${trackingNumber} and warehouse_id = ${warehouseId} order by at limit 1`)

/** What was measured at the station, and where the parcel lies now. */
export interface Arrival {
  warehouseId: string
  trackingNumber: string
  weighing: Weighing
  lengthMm: number
  widthMm: number
  heightMm: number
  pieces: number
  shelf: string | null
  abnormalCode: AbnormalCode | null
  abnormalNote: string | null
  abnormalBlocking: boolean
  photoFileIds: readonly string[]
}

/** 20 → 30. */
export const receiveParcel = (tx: Tx, id: string, arrival: Arrival) =>
  tx.find(sql<{ id: string }>`
    update parcels set status = ${parcelMoves.receive.to}, warehouse_id = ${arrival.warehouseId},
      actual_weight_g = ${arrival.weighing.actualWeightG}, volume_weight_g = ${arrival.weighing.volumeWeightG},
      billable_weight_g = ${arrival.weighing.billableWeightG}, volume_mm3 = ${arrival.weighing.volumeMm3},
      length_mm = ${arrival.lengthMm}, width_mm = ${arrival.widthMm}, height_mm = ${arrival.heightMm}, shelf = ${arrival.shelf},
      abnormal_code = ${arrival.abnormalCode}, abnormal_text = ${arrival.abnormalNote}, abnormal_blocking = ${arrival.abnormalBlocking},
      photo_count = ${arrival.photoFileIds.length}, inbound_at = now(), latest_event = 'received', latest_event_at = now(), version = version + 1
    where id = ${id} and status = any(${parcelMoves.receive.from}) and deleted_at is null and closed_reason is null
    returning id`)

/** A parcel that the label alone gives to its member; undefined when the member forecast it a moment ago. */
export const insertReceivedParcel = (
  tx: Tx,
  memberId: string,
  memberNumber: string,
  courierCode: string,
  arrival: Arrival,
) =>
  tx.find(sql<{ id: string }>`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status,
      actual_weight_g, volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm, total_pieces, shelf,
      abnormal_code, abnormal_text, abnormal_blocking, photo_count, inbound_at, latest_event, latest_event_at, listed_at)
    values (${memberId}, ${arrival.warehouseId}, ${courierCode}, ${arrival.trackingNumber}, ${memberNumber}, 'staff', ${parcelMoves.receiveByLabel.to},
      ${arrival.weighing.actualWeightG}, ${arrival.weighing.volumeWeightG}, ${arrival.weighing.billableWeightG}, ${arrival.weighing.volumeMm3},
      ${arrival.lengthMm}, ${arrival.widthMm}, ${arrival.heightMm}, ${arrival.pieces}, ${arrival.shelf},
      ${arrival.abnormalCode}, ${arrival.abnormalNote}, ${arrival.abnormalBlocking}, ${arrival.photoFileIds.length},
      now(), 'received', now(), now())
    on conflict (member_id, tracking_number) where deleted_at is null and closed_reason is null do nothing
    returning id`)

export interface ReceiptDraft {
  courierCode: string
  staffId: string
  labelMemberNumber: string | null
  remark: string
  result: 'matched' | 'direct' | 'unclaimed' | 'duplicate'
  parcelId: string | null
  unclaimedId: string | null
}

/** Written once: it is the evidence of the weight (and the trigger refuses any change). */
export const insertReceipt = (tx: Tx, arrival: Arrival, receipt: ReceiptDraft) =>
  tx.row(sql<{ id: string }>`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
      volume_weight_g, pieces, label_member_number, shelf, remark, abnormal_code, abnormal_text, result, parcel_id, unclaimed_id, photo_file_ids)
    values (${arrival.warehouseId}, ${arrival.trackingNumber}, ${receipt.courierCode}, ${receipt.staffId}, ${arrival.weighing.actualWeightG},
      ${arrival.lengthMm}, ${arrival.widthMm}, ${arrival.heightMm}, ${arrival.weighing.volumeWeightG}, ${arrival.pieces},
      ${receipt.labelMemberNumber}, ${arrival.shelf}, ${receipt.remark}, ${arrival.abnormalCode}, ${arrival.abnormalNote}, ${receipt.result},
      ${receipt.parcelId}, ${receipt.unclaimedId}, ${arrival.photoFileIds})
    returning id`)

export const insertPhotos = (
  tx: Tx,
  parcelId: string,
  receiptId: string,
  staffId: string,
  fileIds: readonly string[],
) =>
  tx.run(sql`
    insert into parcel_photos (parcel_id, file_id, receipt_id, staff_id)
    select ${parcelId}::uuid, file_id, ${receiptId}::uuid, ${staffId}::uuid from unnest(${fileIds}::uuid[]) file_id`)

export const newId = (tx: Tx) => tx.row(sql<{ id: string }>`select new_id() as id`)

/** Receipt and unclaimed parcel name each other, so its id is made before both. */
export const insertUnclaimed = (
  tx: Tx,
  id: string,
  receiptId: string,
  arrival: Arrival,
  courierCode: string,
  labelText: string,
) =>
  tx.run(sql`
    insert into unclaimed_parcels (id, receipt_id, warehouse_id, courier_code, tracking_number, label_text)
    values (${id}, ${receiptId}, ${arrival.warehouseId}, ${courierCode}, ${arrival.trackingNumber}, ${labelText})`)

export interface StoredUnclaimed {
  id: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  trackingNumber: string
  labelText: string
  receivedAt: string
}

const unclaimedColumns = sql`
  u.id, u.warehouse_id as "warehouseId", w.name as "warehouseName", u.courier_code as "courierCode",
  u.tracking_number as "trackingNumber", u.label_text as "labelText", u.created_at as "receivedAt"`

export const findUnclaimed = (db: Db, id: string) =>
  db.find(sql<StoredUnclaimed>`
    select ${unclaimedColumns} from unclaimed_parcels u join warehouses w on w.id = u.warehouse_id where u.id = ${id}`)

export const openUnclaimedOfNumber = (db: Db, trackingNumber: string) =>
  db.rows(sql<StoredUnclaimed>`
    select ${unclaimedColumns} from unclaimed_parcels u join warehouses w on w.id = u.warehouse_id
    where u.tracking_number = ${trackingNumber} and u.state = 'to_be_claimed' and u.closed_reason is null order by u.created_at desc`)

export type ParcelAtStation = StoredParcel & { inStockHere: number; lastShelf: string | null }

const atStation = (warehouseId: string | null) => sql`
  left join lateral (
    select count(*)::int as in_stock,
      (array_agg(s.shelf order by s.inbound_at desc, s.id desc) filter (where s.shelf is not null))[1] as last_shelf
    from parcels s where s.member_id = p.member_id and s.status = 'in_stock' and s.warehouse_id = coalesce(${warehouseId}::uuid, p.warehouse_id)
      and s.id <> p.id and s.deleted_at is null and s.closed_reason is null
  ) here on true`

/** A parcel beside what else of its member lies in this warehouse. */
export const findAtStation = (db: Db, id: string, warehouseId: string) =>
  db.find(sql<ParcelAtStation>`
    select ${parcelColumns}, here.in_stock as "inStockHere", here.last_shelf as "lastShelf"
    from parcels p ${parcelNames} ${atStation(warehouseId)} where p.id = ${id}`)

export const forecastsOfNumber = (db: Db, trackingNumber: string, warehouseId: string | null) =>
  db.rows(sql<ParcelAtStation>`
    select ${parcelColumns}, here.in_stock as "inStockHere", here.last_shelf as "lastShelf"
    from parcels p ${parcelNames} ${atStation(warehouseId)}
    where p.tracking_number = ${trackingNumber} and p.status = any(${parcelMoves.receive.from}) and ${live} order by p.listed_at, p.id`)

export interface StoredReceipt {
  id: string
  result: ReceiptDraft['result']
  warehouseName: StoredText
  receivedBy: string
  receivedAt: string
  actualWeightG: number
}

export const receiptsOfNumber = (db: Db, trackingNumber: string) =>
  db.rows(sql<StoredReceipt>`
    select r.id, r.result, w.name as "warehouseName", s.name as "receivedBy", r.at as "receivedAt", r.actual_weight_g as "actualWeightG"
    from receipts r join warehouses w on w.id = r.warehouse_id join staff s on s.id = r.staff_id
    where r.tracking_number = ${trackingNumber} order by r.at desc, r.id desc limit 20`)
