import type { NoPhotoReason } from '#contract/codes.ts'
import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import type { Weighing } from '#domain/weight.ts'
import type { StaffSession } from '#server/auth/session.ts'
import { type Query, sql, type Tx } from '#server/database/db.ts'
import type { MemberCard } from '#server/members/members.ts'
import type { Warehouse } from '#server/warehouses/warehouses.ts'
import type { Faults } from './faults.ts'
import { holdsNumber, live, memberNumberKey } from './sql.ts'

/** One scan at a station, after the input was checked: what was measured, seen and read on the label. */
export interface Scan extends Faults {
  readonly trackingNumber: string
  readonly warehouse: Warehouse
  /** As staff typed it, otherwise as it was forecast. */
  readonly courierCode: string | null
  /** The member whose number is on the label. */
  readonly owner: MemberCard | undefined
  readonly weighing: Weighing
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly pieces: number
  readonly shelf: string | null
  readonly remark: string
  readonly abnormalNote: string | null
  readonly abnormalBlocking: boolean
  readonly photoFileIds: readonly string[]
  /** Why there is none. */
  readonly noPhotoReason?: NoPhotoReason | null
  /** The warehouse that its forecast named; null: there was none. */
  readonly forecastWarehouseId?: string | null
  /** What it was scanned for. */
  readonly handover?: { readonly id: string; readonly courierCode: string } | null
  /** When it was scanned, as the database writes it: earlier than now where its receipt or its owner had to wait. */
  readonly receivedAt?: string
  /** When its receipt was stored, where that was later than the scan. */
  readonly storedAt?: string | null
  /** The day whose end counts it, where that is not the day of the scan. */
  readonly countedOn?: string | null
}

/** Scans of one number wait for each other here: without a forecast there is no row to lock. */
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

/** All members' parcels that this number refers to today, locked until the transaction ends. */
export const lockParcelsOfNumber = (tx: Tx, trackingNumber: string) =>
  tx.rows(sql<NumberedParcel>`
    select p.id, p.member_id as "memberId", p.status, p.warehouse_id as "warehouseId", p.courier_code as "courierCode",
      p.goods_name as "goodsName", p.forecast_at as "forecastAt"
    from parcels p where p.tracking_number = ${trackingNumber} and ${holdsNumber} order by p.id for update`)

/** The unclaimed parcel of this number in this warehouse. */
export const findUnclaimedHere = (tx: Tx, warehouseId: string, trackingNumber: string) =>
  tx.find(sql<{ id: string }>`
    select id from unclaimed_parcels
    where warehouse_id = ${warehouseId} and tracking_number = ${trackingNumber} and state = 'to_be_claimed' and closed_reason is null`)

const courierOf = (scan: Pick<Scan, 'courierCode'>) => sql`coalesce(${scan.courierCode}::text, 'OTHER')`

const receivedColumns = sql`
  status, warehouse_id, actual_weight_g, volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm, shelf,
  abnormal_code, abnormal_text, abnormal_blocking, abnormal_also, photo_count, inbound_at, inbound_stored_at,
  latest_event, latest_event_at`

const arrivedAt = ({ receivedAt }: Pick<Scan, 'receivedAt'>) => sql`coalesce(${receivedAt ?? null}::timestamptz, now())`

/** `stepAt`: its arrival time in the timeline. */
const receivedValues = ({ weighing, ...scan }: Scan, stepAt: Query<unknown>) => sql`
  ${parcelMoves.receive.to}, ${scan.warehouse.id}, ${weighing.actualWeightG}, ${weighing.volumeWeightG}, ${weighing.billableWeightG},
  ${weighing.volumeMm3}, ${scan.lengthMm}, ${scan.widthMm}, ${scan.heightMm}, ${scan.shelf}, ${scan.abnormalCode}, ${scan.abnormalCode && scan.abnormalNote},
  ${scan.abnormalBlocking}, ${scan.abnormalAlso}, ${scan.photoFileIds.length}, ${arrivedAt(scan)}, ${scan.storedAt ?? null}::timestamptz,
  'received', ${stepAt}`

/** 20 → 30. Its timeline starts with its forecast, even one written after the parcel had arrived. */
export const receiveParcel = (tx: Tx, id: string, scan: Scan) =>
  tx.find(sql<{ id: string }>`
    update parcels p set (${receivedColumns}, version) = row(${receivedValues(scan, sql`greatest(p.forecast_at, ${arrivedAt(scan)})`)}, p.version + 1)
    where p.id = ${id} and p.status = any(${parcelMoves.receive.from}) and ${live}
    returning p.id`)

/**
 * A parcel that its label or a claim gives to its member; undefined when the member has one of this number, for example
 * forecast a moment ago.
 */
export const insertReceivedParcel = (tx: Tx, owner: MemberCard, scan: Scan, source: 'staff' | 'claim' = 'staff') =>
  tx.find(sql<{ id: string }>`
    insert into parcels (member_id, customer_code, courier_code, tracking_number, source, total_pieces, listed_at, ${receivedColumns})
    values (${owner.memberId}, ${owner.memberNumber}, ${courierOf(scan)}, ${scan.trackingNumber}, ${source}, ${scan.pieces}, now(), ${receivedValues(scan, arrivedAt(scan))})
    on conflict ${memberNumberKey} do nothing
    returning id`)

/** Who received it, and at which station. */
type Worker = Pick<StaffSession, 'id' | 'stationId' | 'shiftId'>

export interface ReceiptDraft {
  readonly result: 'matched' | 'direct' | 'unclaimed' | 'duplicate'
  readonly parcelId: string | null
  readonly unclaimedId: string | null
}

/** Immutable: it is the evidence of the weight (a trigger refuses any change). */
export const insertReceipt = (tx: Tx, by: Worker, { weighing, ...scan }: Scan, receipt: ReceiptDraft) =>
  tx.row(sql<{ id: string }>`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
      volume_weight_g, pieces, label_member_number, shelf, remark, abnormal_code, abnormal_text, result, parcel_id, unclaimed_id, photo_file_ids,
      no_photo_reason, forecast_warehouse_id, handover_id, at, stored_at, counted_on, shift_id)
    values (${scan.warehouse.id}, ${scan.trackingNumber}, ${courierOf(scan)}, ${by.id}, ${weighing.actualWeightG},
      ${scan.lengthMm}, ${scan.widthMm}, ${scan.heightMm}, ${weighing.volumeWeightG}, ${scan.pieces}, ${scan.owner?.memberNumber ?? null},
      ${scan.shelf}, ${scan.remark}, ${scan.abnormalCode}, ${scan.abnormalCode && scan.abnormalNote}, ${receipt.result}, ${receipt.parcelId}, ${receipt.unclaimedId},
      ${scan.photoFileIds}, ${scan.noPhotoReason ?? null}, ${scan.forecastWarehouseId ?? null}, ${scan.handover?.id ?? null},
      ${arrivedAt(scan)}, ${scan.storedAt ?? null}::timestamptz, ${scan.countedOn ?? null}::date, ${shiftOf(by, scan)})
    returning id`)

/** Its station may have been opened for another shift since the scan. */
const shiftOf = ({ stationId, shiftId }: Worker, scan: Pick<Scan, 'receivedAt'>) =>
  shiftId === null
    ? sql`null::uuid`
    : sql`coalesce((
        select f.id from station_shifts f
        where f.station_id = ${stationId}::uuid and f.opened_at <= ${arrivedAt(scan)} and least(f.expires_at, f.closed_at) > ${arrivedAt(scan)}
        order by f.opened_at desc limit 1), ${shiftId}::uuid)`

export const insertPhotos = (
  tx: Tx,
  parcelId: string,
  /** Null: added later. */
  receiptId: string | null,
  staffId: string,
  fileIds: readonly string[],
  takenAt: string | null = null,
) =>
  tx.run(sql`
    insert into parcel_photos (parcel_id, file_id, receipt_id, staff_id, taken_at)
    select ${parcelId}::uuid, file_id, ${receiptId}::uuid, ${staffId}::uuid, coalesce(${takenAt}::timestamptz, now()) from unnest(${fileIds}::uuid[]) file_id`)

export const newId = (tx: Tx) => tx.row(sql<{ id: string }>`select new_id() as id`)

/** Receipt and unclaimed parcel refer to each other, so its id is made before both. */
export const insertUnclaimed = (tx: Tx, id: string, receiptId: string, scan: Scan) =>
  tx.run(sql`
    insert into unclaimed_parcels (id, receipt_id, warehouse_id, courier_code, tracking_number, label_text, shelf, shelved_at, shelved_by,
      shelved_shift_id, created_at)
    select ${id}::uuid, ${receiptId}::uuid, ${scan.warehouse.id}::uuid, ${courierOf(scan)}, ${scan.trackingNumber}, ${scan.remark}, r.shelf, r.at, r.staff_id,
      r.shift_id, r.at
    from receipts r where r.id = ${receiptId}`)
