import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface ReducedDraft {
  readonly serviceId: string
  readonly asked: number
  readonly done: number
  readonly reason: string
  readonly photoFileIds: readonly string[]
}

/** What an earlier packing recorded no longer counts. */
export const removeReduced = (tx: Tx, orderId: string) =>
  tx.run(sql`delete from reduced_services where order_id = ${orderId}`)

export const insertReduced = (
  tx: Tx,
  orderId: string,
  packingId: string,
  staffId: string,
  reduced: readonly ReducedDraft[],
) =>
  tx.run(sql`
    insert into reduced_services (order_id, service_id, packing_id, asked, done, reason, photo_file_ids, staff_id)
    select ${orderId}::uuid, service."serviceId", ${packingId}::uuid, service.asked, service.done, service.reason, service."photoFileIds", ${staffId}::uuid
    from jsonb_to_recordset(${JSON.stringify(reduced)}::jsonb)
      as service ("serviceId" uuid, asked int, done int, reason text, "photoFileIds" uuid[])`)

interface StoredReduced extends ReducedDraft {
  readonly recordedBy: string
  readonly recordedAt: string
}

export const reducedOf = (db: Db, orderId: string) =>
  db.rows(sql<StoredReduced>`
    select r.service_id as "serviceId", r.asked, r.done, r.reason, r.photo_file_ids as "photoFileIds", s.name as "recordedBy",
      r.recorded_at as "recordedAt"
    from reduced_services r join staff s on s.id = r.staff_id where r.order_id = ${orderId}`)
