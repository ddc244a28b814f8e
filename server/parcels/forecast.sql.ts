import type { AbnormalCode } from '#contract/codes.ts'
import type { GoodsTotals } from '#domain/goods.ts'
import { type ParcelStatus, parcelMoves } from '#domain/parcel.ts'
import { type Db, sql, type Tx } from '#server/db.ts'
import { live, type StoredGoodsLine } from './sql.ts'

export interface ForecastDraft extends GoodsTotals {
  warehouseId: string
  courierCode: string
  trackingNumber: string
  customerCode: string
  remark: string
}

/** Undefined when the member has a live parcel of this number; a rival's uncommitted one is waited for. */
export const insertForecast = (tx: Tx, memberId: string, draft: ForecastDraft) =>
  tx.find(sql<{ id: string }>`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, remark, source, status,
      total_pieces, total_goods_value_minor, goods_type, goods_name, latest_event, latest_event_at, forecast_at, listed_at)
    values (${memberId}, ${draft.warehouseId}, ${draft.courierCode}, ${draft.trackingNumber}, ${draft.customerCode}, ${draft.remark},
      'web', ${parcelMoves.forecast.to}, ${draft.totalPieces}, ${draft.totalGoodsValueMinor}, ${draft.goodsType}, ${draft.goodsName},
      'forecast', now(), now(), now())
    on conflict (member_id, tracking_number) where deleted_at is null and closed_reason is null do nothing
    returning id`)

export const insertGoods = (tx: Tx, parcelId: string, lines: readonly StoredGoodsLine[]) =>
  tx.run(sql`
    insert into parcel_goods (parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
    select ${parcelId}::uuid, line.no, line.product_name, line.specification, line.goods_type, line.quantity, line.unit_price_minor, line.total_price_minor
    from unnest(
      ${lines.map((line) => line.productName)}::text[], ${lines.map((line) => line.specification)}::text[],
      ${lines.map((line) => line.goodsType)}::text[], ${lines.map((line) => line.quantity)}::int[],
      ${lines.map((line) => line.unitPriceMinor)}::bigint[], ${lines.map((line) => line.totalPriceMinor)}::bigint[]
    ) with ordinality as line(product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor, no)`)

export const deleteGoods = (tx: Tx, parcelId: string) =>
  tx.run(sql`delete from parcel_goods where parcel_id = ${parcelId}`)

export interface OwnParcel {
  id: string
  status: ParcelStatus
  warehouseId: string
  courierCode: string
  trackingNumber: string
  customerCode: string
  remark: string
  version: number
}

/** The member's own parcel, held until the deed has ended. */
export const lockOwnParcel = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<OwnParcel>`
    select p.id, p.status, p.warehouse_id as "warehouseId", p.courier_code as "courierCode", p.tracking_number as "trackingNumber",
      p.customer_code as "customerCode", p.remark, p.version
    from parcels p where p.id = ${id} and p.member_id = ${memberId} and ${live} for update`)

/** Breaks the key `parcels_member_number` when the new number is another forecast's. */
export const updateForecast = (tx: Tx, id: string, draft: ForecastDraft) =>
  tx.find(sql<{ id: string }>`
    update parcels set warehouse_id = ${draft.warehouseId}, courier_code = ${draft.courierCode}, tracking_number = ${draft.trackingNumber},
      customer_code = ${draft.customerCode}, remark = ${draft.remark}, total_pieces = ${draft.totalPieces},
      total_goods_value_minor = ${draft.totalGoodsValueMinor}, goods_type = ${draft.goodsType}, goods_name = ${draft.goodsName},
      version = version + 1
    where id = ${id} and status = any(${parcelMoves.edit.from}) returning id`)

const undeclared: AbnormalCode = 'NO_DECLARATION'

/** Says what is inside a parcel that has arrived: it is no longer undeclared. */
export const updateDeclaration = (tx: Tx, id: string, draft: ForecastDraft) =>
  tx.find(sql<{ id: string }>`
    update parcels set customer_code = ${draft.customerCode}, remark = ${draft.remark}, total_pieces = ${draft.totalPieces},
      total_goods_value_minor = ${draft.totalGoodsValueMinor}, goods_type = ${draft.goodsType}, goods_name = ${draft.goodsName},
      abnormal_text = case when abnormal_code = ${undeclared} then null else abnormal_text end, abnormal_code = nullif(abnormal_code, ${undeclared}),
      version = version + 1
    where id = ${id} and status = any(${parcelMoves.declare.from}) and order_id is null returning id`)

/** The row stays; the number is free again (C-20). */
export const deleteForecast = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`
    update parcels set deleted_at = now(), version = version + 1 where id = ${id} and status = any(${parcelMoves.delete.from}) returning id`)

/** How many forecasts a member has open and has made today, and how many are allowed (decision 44). */
export const countForecasts = (db: Db, memberId: string, { open, perDay }: { open: number; perDay: number }) =>
  db.row(sql<{ open: number; today: number; openMax: number; perDayMax: number }>`
    select
      (select count(*)::int from parcels p where p.member_id = ${memberId} and p.status = 'forecast' and ${live}) as open,
      (select count(*)::int from parcels p where p.member_id = ${memberId} and p.listed_at >= date_trunc('day', now())
        and p.forecast_at is not null and ${live}) as today,
      coalesce((select value::int from settings where key = 'forecast.openMax'), ${open}::int) as "openMax",
      coalesce((select value::int from settings where key = 'forecast.perDayMax'), ${perDay}::int) as "perDayMax"`)
