import { parcelMoves } from '#domain/parcel.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

export interface UndoableReceipt {
  id: string
  trackingNumber: string
  warehouseId: string
  staffId: string
  result: 'matched' | 'direct' | 'unclaimed' | 'duplicate' | 'corrected'
  parcelId: string | null
  unclaimedId: string | null
  forecastWarehouseId: string | null
  storedAt: string
}

export const findReceipt = (tx: Tx, id: string) =>
  tx.find(sql<UndoableReceipt>`
    select r.id, r.tracking_number as "trackingNumber", r.warehouse_id as "warehouseId", r.staff_id as "staffId", r.result,
      r.parcel_id as "parcelId", r.unclaimed_id as "unclaimedId", r.forecast_warehouse_id as "forecastWarehouseId", coalesce(r.stored_at, r.at) as "storedAt"
    from receipts r where r.id = ${id}`)

/** Undefined: it was undone before. */
export const insertUndo = (tx: Tx, receiptId: string, staffId: string) =>
  tx.find(sql<{ receiptId: string }>`
    insert into receipt_undos (receipt_id, staff_id) values (${receiptId}, ${staffId})
    on conflict do nothing returning receipt_id as "receiptId"`)

/** Whether the member or staff did something about the parcel since it was received. */
export const hasChangedSince = async (tx: Tx, parcelId: string, receiptId: string) =>
  (await tx.find(sql`
    select from receipts r where r.id = ${receiptId} and (
      exists (select from parcel_history h where h.parcel_id = ${parcelId} and h.at >= coalesce(r.stored_at, r.at))
      or exists (select from parcel_services s where s.parcel_id = ${parcelId} and greatest(s.asked_at, s.closed_at) >= coalesce(r.stored_at, r.at))
      or exists (select from disputes d where d.parcel_id = ${parcelId})
      or exists (select from parcel_photos f where f.parcel_id = ${parcelId} and f.receipt_id is distinct from r.id)
      or exists (select from receipts later where later.parcel_id = ${parcelId} and later.result = 'corrected' and later.at >= r.at)
    )`)) !== undefined

/** What was measured, seen and photographed is no longer the parcel's; the receipt keeps it. */
const notReceived = sql`
  actual_weight_g = null, volume_weight_g = null, billable_weight_g = null, volume_mm3 = null, length_mm = null, width_mm = null,
  height_mm = null, shelf = null, abnormal_code = null, abnormal_text = null, abnormal_blocking = false, abnormal_also = '{}',
  photo_count = 0, inbound_at = null, inbound_stored_at = null`

/** 30 → 20: expected again, at the warehouse that the forecast named. */
export const expectAgain = (tx: Tx, parcelId: string, warehouseId: string) =>
  tx.find(sql<{ id: string }>`
    update parcels p set status = ${parcelMoves.undoReceive.to}, warehouse_id = ${warehouseId}, ${notReceived},
      latest_event = 'forecast', latest_event_at = coalesce(p.forecast_at, p.listed_at), version = version + 1
    where p.id = ${parcelId} and p.status = any(${parcelMoves.undoReceive.from}) and p.order_id is null and ${live} returning p.id`)

/** It was only there because of the receipt. */
export const closeAsUndone = (tx: Tx, parcelId: string) =>
  tx.find(sql<{ id: string }>`
    update parcels p set closed_reason = 'undone', version = version + 1
    where p.id = ${parcelId} and p.status = any(${parcelMoves.undoReceiveByLabel.from}) and p.order_id is null and ${live} returning p.id`)

/** The steps and photos of the receipt, which did not happen. */
export const removeArrival = async (tx: Tx, parcelId: string, receiptId: string) => {
  await tx.run(sql`
    delete from parcel_events e using receipts r
    where r.id = ${receiptId} and e.parcel_id = ${parcelId} and e.code in ('received', 'shelved') and e.at >= r.at`)
  await tx.run(sql`delete from parcel_photos where parcel_id = ${parcelId} and receipt_id = ${receiptId}`)
}

export const noteUndone = (
  tx: Tx,
  parcelId: string,
  toStatus: 'forecast' | 'in_stock',
  staffId: string,
  receiptId: string,
) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, details)
    values (${parcelId}, 'undoReceive', 'in_stock', ${toStatus}, 'staff', ${staffId}, ${JSON.stringify({ receiptId })})`)

/** Undefined: it was given to a member, disposed of, or somebody has claimed it. */
export const closeUnclaimedAsUndone = (tx: Tx, unclaimedId: string, staffId: string, receiptId: string) =>
  tx.find(sql<{ id: string }>`
    with closed as (
      update unclaimed_parcels u set closed_reason = 'undone', version = version + 1
      where u.id = ${unclaimedId} and u.state = 'to_be_claimed' and u.closed_reason is null
        and not exists (select from claims c where c.unclaimed_id = u.id)
      returning u.id
    ), noted as (
      insert into unclaimed_history (unclaimed_id, event, from_state, to_state, actor_kind, actor_id, details)
      select closed.id, 'undoReceive', 'to_be_claimed', 'to_be_claimed', 'staff', ${staffId}::uuid, ${JSON.stringify({ receiptId })}::jsonb from closed
    )
    select id from closed`)
