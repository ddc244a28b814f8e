import type { StoredText } from '#contract/wire/language.ts'
import { disputeMoves } from '#domain/dispute.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface CartonDraft {
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly parcelIds: readonly string[]
  readonly photoFileIds: readonly string[]
}

/** Stores what was weighed, by whom and when, as one packing. */
export const insertCartons = (
  tx: Tx,
  orderId: string,
  packingId: string,
  staffId: string,
  cartons: readonly CartonDraft[],
) =>
  tx.run(sql`
    insert into order_cartons (order_id, packing_id, carton_no, weight_g, length_mm, width_mm, height_mm, parcel_ids, photo_file_ids, staff_id)
    select ${orderId}::uuid, ${packingId}::uuid, carton."cartonNumber", carton."weightG", carton."lengthMm", carton."widthMm", carton."heightMm",
      carton."parcelIds", carton."photoFileIds", ${staffId}::uuid
    from jsonb_to_recordset(${JSON.stringify(cartons)}::jsonb)
      as carton ("cartonNumber" int, "weightG" int, "lengthMm" int, "widthMm" int, "heightMm" int, "parcelIds" uuid[], "photoFileIds" uuid[])`)

/** The boxes are open again: their weighings stay as evidence, and disputes about them need no decision any more. */
export const voidCartons = (tx: Tx, orderId: string) =>
  tx.run(sql`
    with voided as (
      update order_cartons set voided_at = now() where order_id = ${orderId} and voided_at is null returning id
    )
    update disputes set state = ${disputeMoves.supersede.to}, closed_at = now()
    where carton_id in (select id from voided) and state = any(${disputeMoves.supersede.from})`)

/** The weighing of one box is replaced by a new one. */
export const voidCarton = (tx: Tx, id: string) =>
  tx.run(sql`update order_cartons set voided_at = now() where id = ${id} and voided_at is null`)

/** The current weighings, with the order locked: what a new price is based on. */
export const standingCartons = (tx: Tx, orderId: string) =>
  tx.rows(sql<StandingCarton>`
    select id, packing_id as "packingId", carton_no as "cartonNumber", weight_g as "weightG", length_mm as "lengthMm", width_mm as "widthMm",
      height_mm as "heightMm", parcel_ids as "parcelIds", staff_id as "weigherId"
    from order_cartons where order_id = ${orderId} and voided_at is null order by carton_no`)

export type StandingCarton = Omit<CartonDraft, 'photoFileIds'> & {
  readonly id: string
  readonly packingId: string
  readonly weigherId: string
}

export interface StoredCarton {
  readonly id: string
  readonly packingId: string
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly parcelIds: string[]
  readonly photoFileIds: string[]
  readonly weighedBy: string
  readonly weigherId: string
  readonly weighedAt: string
  readonly warehouseName: StoredText
  readonly voidedAt: string | null
}

/** Current and replaced weighings, box by box and the latest first. */
export const cartonsOf = (db: Db, orderId: string) =>
  db.rows(sql<StoredCarton>`
    select c.id, c.packing_id as "packingId", c.carton_no as "cartonNumber", c.weight_g as "weightG", c.length_mm as "lengthMm", c.width_mm as "widthMm", c.height_mm as "heightMm",
      c.parcel_ids as "parcelIds", c.photo_file_ids as "photoFileIds", s.name as "weighedBy", c.staff_id as "weigherId",
      c.weighed_at as "weighedAt", w.name as "warehouseName", c.voided_at as "voidedAt"
    from order_cartons c join staff s on s.id = c.staff_id join orders o on o.id = c.order_id join warehouses w on w.id = o.warehouse_id
    where c.order_id = ${orderId} order by c.carton_no, c.weighed_at desc, c.id desc`)
