import { parcelMoves } from '#domain/parcel.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Weighing } from '#domain/weight.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import { live, memberNumberKey } from './sql.ts'

export interface MovedParcel extends Weighing {
  /** The old system's key. */
  readonly key: string
  readonly memberId: string
  readonly memberNumber: string
  readonly warehouseId: string
  readonly courierCode: string
  readonly trackingNumber: string
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly pieces: number
  readonly shelf: string | null
  readonly remark: string
  /** A day in the business zone. */
  readonly arrivedOn: string
  readonly goods: MovedGoods | null
}

export interface MovedGoods {
  readonly productName: string
  readonly goodsType: GoodsType
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly totalPriceMinor: number
}

/**
 * Parcels that were in stock in an old system, many at a time: they were weighed there, so there is no receipt of ours. Who
 * has a parcel of the same number is left out of the answer. Whose goods are unknown is asked to declare them, as after
 * a receipt without a forecast.
 */
export const insertMovedParcels = (tx: Tx, parcels: readonly MovedParcel[]) =>
  tx.rows(sql<{ key: string; id: string }>`
    with typed as materialized (
      select new_id() as id, t.*
      from jsonb_to_recordset(${JSON.stringify(parcels.map(({ goods, ...each }) => ({ ...each, ...goods })))}::jsonb) as t (
        key text, "memberId" uuid, "memberNumber" text, "warehouseId" uuid, "courierCode" text, "trackingNumber" text,
        "actualWeightG" int, "volumeWeightG" int, "billableWeightG" int, "volumeMm3" bigint, "lengthMm" int, "widthMm" int, "heightMm" int,
        pieces int, shelf text, remark text, "arrivedOn" timestamptz, "productName" text, "goodsType" text, quantity int,
        "unitPriceMinor" bigint, "totalPriceMinor" bigint)
    ), made as (
      insert into parcels (id, member_id, customer_code, warehouse_id, courier_code, tracking_number, source, status, actual_weight_g,
        volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm, total_pieces, total_goods_value_minor, goods_type,
        goods_name, shelf, remark, abnormal_code, latest_event, latest_event_at, inbound_at, listed_at)
      select id, "memberId", "memberNumber", "warehouseId", "courierCode", "trackingNumber", 'staff', ${parcelMoves.receiveByLabel.to},
        "actualWeightG", "volumeWeightG", "billableWeightG", "volumeMm3", "lengthMm", "widthMm", "heightMm",
        coalesce(quantity, pieces), coalesce("totalPriceMinor", 0), "goodsType", coalesce("productName", ''), shelf, remark,
        case when "productName" is null then 'NO_DECLARATION' end, 'received', "arrivedOn", "arrivedOn", "arrivedOn"
      from typed order by "memberId", "trackingNumber"
      on conflict ${memberNumberKey} do nothing
      returning id
    ), declared as (
      insert into parcel_goods (parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor)
      select made.id, 1, "productName", '', "goodsType", quantity, "unitPriceMinor", "totalPriceMinor"
      from made join typed using (id) where "productName" is not null
    ), stepped as (
      insert into parcel_events (parcel_id, code, actor_kind, actor_id, at)
      select made.id, 'received', 'system', null, "arrivedOn" from made join typed using (id)
    )
    select key, id from typed join made using (id)`)

/** Which of these members have a parcel of this number already, as `member number`. */
export const findOwnNumbers = (
  db: Db,
  parcels: readonly { readonly memberId: string; readonly trackingNumber: string }[],
) =>
  db.rows(sql<{ memberId: string; trackingNumber: string }>`
    select p.member_id as "memberId", p.tracking_number as "trackingNumber"
    from parcels p join jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as t ("memberId" uuid, "trackingNumber" text)
      on p.member_id = t."memberId" and p.tracking_number = t."trackingNumber"
    where ${live} and p.status <> 'shipped'`)
