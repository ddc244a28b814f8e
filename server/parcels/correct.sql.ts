import type { GoodsTotals } from '#domain/goods.ts'
import { parcelMoves } from '#domain/parcel.ts'
import type { Weighing } from '#domain/weight.ts'
import { nothing, sql, type Tx } from '#server/database/db.ts'
import { declaredNow, live } from './sql.ts'
import type { HeldParcel } from './staff.sql.ts'

/** A parcel after its correction; absent fields stay unchanged. */
export interface Corrected {
  readonly courierCode: string
  readonly trackingNumber: string
  readonly totalPieces: number
  readonly measured: Measured | null
  readonly declared: GoodsTotals | null
}

export interface Measured {
  readonly weighing: Weighing
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Violates the key `parcels_member_number` when the number is another parcel's. */
export const writeCorrection = (tx: Tx, id: string, { measured, declared, ...changed }: Corrected) =>
  tx.find(sql<{ id: string }>`
    update parcels p set courier_code = ${changed.courierCode}, tracking_number = ${changed.trackingNumber}, version = version + 1
      ${measured ? measuredColumns(measured) : nothing}
      ${declared ? declaredColumns(declared) : sql`, total_pieces = ${changed.totalPieces}`}
    where p.id = ${id} and p.status = any(${parcelMoves.correct.from}) and ${live}
    returning p.id`)

const measuredColumns = ({ weighing, lengthMm, widthMm, heightMm }: Measured) => sql`
  , actual_weight_g = ${weighing.actualWeightG}, volume_weight_g = ${weighing.volumeWeightG}, billable_weight_g = ${weighing.billableWeightG},
  volume_mm3 = ${weighing.volumeMm3}, length_mm = ${lengthMm}, width_mm = ${widthMm}, height_mm = ${heightMm}`

const declaredColumns = (totals: GoodsTotals) => sql`
  , total_pieces = ${totals.totalPieces}, total_goods_value_minor = ${totals.totalGoodsValueMinor}, goods_type = ${totals.goodsType},
  goods_name = ${totals.goodsName}, ${declaredNow}`

/** Stored next to the wrong weighing, which stays (a trigger refuses any change). */
export const insertCorrectedReceipt = (
  tx: Tx,
  staffId: string,
  parcel: HeldParcel,
  { weighing, lengthMm, widthMm, heightMm }: Measured,
  remark: string,
) =>
  tx.run(sql`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
      volume_weight_g, pieces, remark, result, parcel_id)
    values (${parcel.warehouseId}, ${parcel.trackingNumber}, ${parcel.courierCode}, ${staffId}, ${weighing.actualWeightG}, ${lengthMm},
      ${widthMm}, ${heightMm}, ${weighing.volumeWeightG}, ${parcel.totalPieces}, ${remark}, 'corrected', ${parcel.id})`)

export const noteCorrection = (
  tx: Tx,
  { id, status }: HeldParcel,
  staffId: string,
  reason: string,
  details: Readonly<Record<string, unknown>>,
) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    values (${id}, 'correct', ${status}, ${status}, 'staff', ${staffId}, ${reason}, ${JSON.stringify(details)})`)
