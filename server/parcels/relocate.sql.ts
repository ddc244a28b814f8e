import type { Actor } from '#server/actor.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

/** What may lie on a shelf, locked until the transaction ends. */
export interface OnShelf {
  id: string
  kind: 'in_stock' | 'packing' | 'unclaimed'
  warehouseId: string
  trackingNumber: string
  shelf: string | null
}

/** Those of these that are in a warehouse and in no box; parcels before unclaimed ones, by id. */
export async function lockOnShelf(tx: Tx, ids: readonly string[]): Promise<readonly OnShelf[]> {
  const parcels = await tx.rows(sql<OnShelf>`
    select p.id, p.status as kind, p.warehouse_id as "warehouseId", p.tracking_number as "trackingNumber", p.shelf
    from parcels p where p.id = any(${ids}::uuid[]) and p.status in ('in_stock', 'packing') and p.latest_event <> 'consolidated'
      and p.transfer_state is distinct from 'on_the_way' and ${live}
    order by p.id for update`)
  const unclaimed = await tx.rows(sql<OnShelf>`
    select u.id, 'unclaimed' as kind, u.warehouse_id as "warehouseId", u.tracking_number as "trackingNumber", u.shelf
    from unclaimed_parcels u where u.id = any(${ids}::uuid[]) and u.state = 'to_be_claimed' and u.closed_reason is null
    order by u.id for update`)
  return [...parcels, ...unclaimed]
}

export const moveUnclaimed = (tx: Tx, ids: readonly string[], shelf: string, { id, shiftId = null }: Actor) =>
  tx.run(sql`
    update unclaimed_parcels set shelf = ${shelf}, shelved_at = now(), shelved_by = ${id}, shelved_shift_id = ${shiftId}
    where id = any(${ids}::uuid[])`)
