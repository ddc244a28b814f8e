import type { GoodsTotals } from '#domain/goods.ts'
import { parcelMoves } from '#domain/parcel.ts'
import { sql, type Tx } from '#server/database/db.ts'
import type { Measured } from './correct.sql.ts'
import { live } from './sql.ts'
import type { HeldParcel } from './staff.sql.ts'

/** What each of the two contains: its goods, or its pieces where none are declared. */
export type Content = Pick<GoodsTotals, 'totalPieces'> & { readonly totals: GoodsTotals | null }

/** The numbers of this member that begin alike, so that the second parcel gets one that is free. */
export const numbersLike = async (tx: Tx, memberId: string, start: string) =>
  (
    await tx.rows(sql<{ number: string }>`
      select tracking_number as number from parcels where member_id = ${memberId} and tracking_number ^@ ${start}`)
  ).map(({ number }) => number)

const measures = ({ weighing, lengthMm, widthMm, heightMm }: Measured) => sql`
  ${weighing.actualWeightG}, ${weighing.volumeWeightG}, ${weighing.billableWeightG}, ${weighing.volumeMm3}, ${lengthMm}, ${widthMm}, ${heightMm}`

const contents = ({ totalPieces, totals }: Content) => sql`
  ${totalPieces}, ${totals?.totalGoodsValueMinor ?? 0}, ${totals?.goodsType ?? null}, ${totals?.goodsName ?? ''}`

/** What is left of the first. */
export const shrink = (tx: Tx, id: string, measured: Measured, content: Content) =>
  tx.find(sql<{ id: string }>`
    update parcels p set (actual_weight_g, volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm,
      total_pieces, total_goods_value_minor, goods_type, goods_name, version)
      = row(${measures(measured)}, ${contents(content)}, p.version + 1)
    where p.id = ${id} and p.status = any(${parcelMoves.split.from}) and p.order_id is null and ${live} returning p.id`)

interface Second {
  readonly trackingNumber: string
  readonly measured: Measured
  readonly content: Content
  readonly shelf: string | null
  /** Time in which the first waited for us does not count for the second either. */
  readonly pausedMs: number
}

/** Of the same member, in the same place, with the same faults and the arrival of the first. */
export const insertSecond = (tx: Tx, firstId: string, { trackingNumber, measured, content, shelf, pausedMs }: Second) =>
  tx.row(sql<{ id: string }>`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status,
      actual_weight_g, volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm,
      total_pieces, total_goods_value_minor, goods_type, goods_name, abnormal_code, abnormal_text, abnormal_blocking, abnormal_also,
      shelf, remark, latest_event, latest_event_at, forecast_at, inbound_at, listed_at, storage_extra_days)
    select p.member_id, p.warehouse_id, p.courier_code, ${trackingNumber}, p.customer_code, 'staff', p.status,
      ${measures(measured)}, ${contents(content)}, p.abnormal_code, p.abnormal_text, p.abnormal_blocking, p.abnormal_also,
      ${shelf}, p.remark, 'received', p.inbound_at, p.forecast_at, p.inbound_at + make_interval(secs => ${pausedMs / 1000}::float8), now(), p.storage_extra_days
    from parcels p where p.id = ${firstId} returning id`)

/** A weighing of its own for each, with the pictures of the second. */
export const insertWeighing = (
  tx: Tx,
  staffId: string,
  {
    id,
    trackingNumber,
    warehouseId,
    courierCode,
  }: Pick<HeldParcel, 'id' | 'trackingNumber' | 'warehouseId' | 'courierCode'>,
  { weighing, lengthMm, widthMm, heightMm }: Measured,
  { pieces, remark, shelf }: { readonly pieces: number; readonly remark: string; readonly shelf: string | null },
) =>
  tx.row(sql<{ id: string }>`
    insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
      volume_weight_g, pieces, shelf, remark, result, parcel_id)
    values (${warehouseId}, ${trackingNumber}, ${courierCode}, ${staffId}, ${weighing.actualWeightG}, ${lengthMm}, ${widthMm}, ${heightMm},
      ${weighing.volumeWeightG}, ${pieces}, ${shelf}, ${remark}, 'corrected', ${id})
    returning id`)

export const countPhotos = (tx: Tx, id: string) =>
  tx.run(sql`
    update parcels set photo_count = (select count(*)::int from parcel_photos f where f.parcel_id = parcels.id) where id = ${id}`)

export const noteSplit = (tx: Tx, id: string, staffId: string, details: Readonly<Record<string, unknown>>) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, details)
    values (${id}, 'split', 'in_stock', 'in_stock', 'staff', ${staffId}, ${JSON.stringify(details)})`)
