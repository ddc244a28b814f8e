import { sql, type Tx } from '#server/database/db.ts'

/* Differences of counts that end by themselves: what was missing has turned up, what was unknown was received. */

/** Where these lie is known now: in this bin or, without one, in their box. */
export const settleParcels = (tx: Tx, ids: readonly string[], shelf: string | null, staffId: string | null) =>
  tx.run(sql`
    update bin_differences set state = 'found', found_in = ${shelf}, resolved_by = ${staffId}::uuid, resolved_at = now()
    where state = 'open' and (parcel_id = any(${ids}::uuid[]) or unclaimed_id = any(${ids}::uuid[]))`)

/** A number that nobody knew was received here. */
export const settleNumber = (
  tx: Tx,
  {
    warehouseId,
    trackingNumber,
    shelf,
    staffId,
  }: Record<'warehouseId' | 'trackingNumber' | 'staffId', string> & {
    readonly shelf: string | null
  },
) =>
  tx.run(sql`
    update bin_differences set state = 'found', found_in = ${shelf}, resolved_by = ${staffId}::uuid, resolved_at = now()
    where state = 'open' and kind = 'unknown' and warehouse_id = ${warehouseId} and tracking_number = ${trackingNumber}`)
