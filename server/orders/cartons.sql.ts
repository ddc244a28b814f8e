import { type Db, sql, type Tx } from '#server/db.ts'

export interface CartonDraft {
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly parcelIds: readonly string[]
  readonly photoFileIds: readonly string[]
}

/** Writes what was weighed, by whom and when, as one deed of packing. */
export const insertCartons = (tx: Tx, orderId: string, staffId: string, cartons: readonly CartonDraft[]) =>
  tx.row(sql<{ packingId: string }>`
    with packing as materialized (select new_id() as id), weighed as (
      insert into order_cartons (order_id, packing_id, carton_no, weight_g, length_mm, width_mm, height_mm, parcel_ids, photo_file_ids, staff_id)
      select ${orderId}::uuid, packing.id, carton."cartonNumber", carton."weightG", carton."lengthMm", carton."widthMm", carton."heightMm",
        carton."parcelIds", carton."photoFileIds", ${staffId}::uuid
      from packing, jsonb_to_recordset(${JSON.stringify(cartons)}::jsonb)
        as carton ("cartonNumber" int, "weightG" int, "lengthMm" int, "widthMm" int, "heightMm" int, "parcelIds" uuid[], "photoFileIds" uuid[])
    )
    select id as "packingId" from packing`)

/**
 * The deed of packing whose cartons stand. A statement of its own behind the order's lock: only so does it see a packing
 * that the lock waited for.
 */
export const standingPacking = (tx: Tx, orderId: string) =>
  tx.find(sql<{ id: string }>`
    select packing_id as id from order_cartons where order_id = ${orderId} and voided_at is null limit 1`)

export const voidCartons = (tx: Tx, orderId: string) =>
  tx.run(sql`update order_cartons set voided_at = now() where order_id = ${orderId} and voided_at is null`)

export interface StoredCarton {
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly parcelIds: string[]
  readonly photoFileIds: string[]
  readonly weighedBy: string
  readonly weighedAt: string
}

export const cartonsOf = (db: Db, orderId: string) =>
  db.rows(sql<StoredCarton>`
    select c.carton_no as "cartonNumber", c.weight_g as "weightG", c.length_mm as "lengthMm", c.width_mm as "widthMm", c.height_mm as "heightMm",
      c.parcel_ids as "parcelIds", c.photo_file_ids as "photoFileIds", s.name as "weighedBy", c.weighed_at as "weighedAt"
    from order_cartons c join staff s on s.id = c.staff_id where c.order_id = ${orderId} and c.voided_at is null order by c.carton_no`)
