import type { AbnormalCode } from '#contract/codes.ts'
import { parcelMoves } from '#domain/parcel.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

/** Faults beside what one member had forecast: they say nothing about the parcel itself. */
const ofItsOwner: readonly AbnormalCode[] = ['NO_DECLARATION', 'WRONG_WAREHOUSE', 'MISMATCH']

/** A parcel's order, by its number; undefined: it is in none. */
export const orderOfParcel = (tx: Tx, parcelId: string) =>
  tx.find(sql<{ orderNumber: string }>`
    select o.order_number as "orderNumber" from parcels p join orders o on o.id = p.order_id where p.id = ${parcelId}`)

export const hasOpenDispute = async (tx: Tx, parcelId: string) =>
  (await tx.find(
    sql<{ id: string }>`select id from disputes where parcel_id = ${parcelId} and state = 'open' limit 1`,
  )) !== undefined

/** It was another member's all along: its row stays, and nobody sees it any more. */
export const closeAsNotTheirs = (tx: Tx, parcelId: string) =>
  tx.find(sql<{ id: string }>`
    update parcels p set closed_reason = 'not_owner', version = version + 1
    where p.id = ${parcelId} and p.status = any(${parcelMoves.takeBack.from}) and p.order_id is null and ${live} returning p.id`)

/**
 * How the parcel is now, if that differs from its receipt: its last weighing with its own author and time, the shelf, and
 * all photos. What only its former owner was asked, such as goods that were not declared, stays behind.
 */
export const receiptAsItIs = (tx: Tx, unclaimedId: string, parcelId: string) =>
  tx.find(sql<{ id: string }>`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
      volume_weight_g, pieces, label_member_number, shelf, remark, abnormal_code, abnormal_text, result, unclaimed_id, photo_file_ids, at)
    select p.warehouse_id, p.tracking_number, p.courier_code, last.staff_id, p.actual_weight_g, p.length_mm, p.width_mm, p.height_mm,
      p.volume_weight_g, first.pieces, first.label_member_number, p.shelf, first.remark, seen.code,
      case when seen.code is not null then coalesce(p.abnormal_text, first.abnormal_text) end, 'corrected', u.id, photos.ids, last.at
    from unclaimed_parcels u join receipts first on first.id = u.receipt_id join parcels p on p.id = ${parcelId},
      lateral (
        select r.staff_id, r.at from receipts r where (r.parcel_id = p.id or r.id = first.id) and r.result <> 'duplicate'
        order by r.at desc, r.id desc limit 1
      ) last,
      lateral (
        select case when p.abnormal_code <> all(${ofItsOwner}::text[]) then p.abnormal_code end as code
      ) seen,
      lateral (
        select coalesce(array_agg(f.file_id order by f.taken_at, f.id), '{}') as ids from parcel_photos f where f.parcel_id = p.id
      ) photos
    where u.id = ${unclaimedId} and (
      (p.actual_weight_g, p.length_mm, p.width_mm, p.height_mm) is distinct from
        (first.actual_weight_g, first.length_mm, first.width_mm, first.height_mm)
      or p.shelf is distinct from first.shelf or photos.ids is distinct from first.photo_file_ids or seen.code is distinct from first.abnormal_code)
    returning id`)

interface TakenBack {
  readonly staffId: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}

export const noteTakenBack = (tx: Tx, parcelId: string, { staffId, reason, details }: TakenBack) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    values (${parcelId}, 'takeBack', 'in_stock', 'in_stock', 'staff', ${staffId}, ${reason}, ${JSON.stringify(details)})`)
