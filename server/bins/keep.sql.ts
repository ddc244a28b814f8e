import { sql, type Tx } from '#server/database/db.ts'

/* Bins as their warehouse makes and changes them. */

interface Kept {
  readonly zone: string
  readonly capacity: number | null
  readonly longestSideMm: number | null
}

/** Makers of bins of one warehouse wait for each other: the walk has one end. */
export const lockWalk = (tx: Tx, warehouseId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`bins:${warehouseId}`}, 0))`)

export const endOfWalk = async (tx: Tx, warehouseId: string) =>
  (
    await tx.row(sql<{ end: number }>`
      select coalesce(max(walk_order), 0)::int as end from bins where warehouse_id = ${warehouseId}`)
  ).end

/** The codes that were free, as rows; the others stay as they are. */
export const insertBins = (
  tx: Tx,
  warehouseId: string,
  codes: readonly string[],
  { zone, capacity, longestSideMm, walkOrder }: Kept & { readonly walkOrder: number },
) =>
  tx.rows(sql<{ id: string; code: string }>`
    insert into bins (warehouse_id, code, zone, capacity, longest_side_mm, walk_order)
    select ${warehouseId}::uuid, code, ${zone}, ${capacity}::int, ${longestSideMm}::int, ${walkOrder}::int + no::int - 1
    from unnest(${codes}::text[]) with ordinality as t (code, no)
    on conflict on constraint bins_code do nothing returning id, code`)

export interface LockedBin extends Kept {
  readonly id: string
  readonly warehouseId: string
  readonly code: string
  readonly walkOrder: number
  readonly isClosed: boolean
  readonly version: number
}

export const lockBin = (tx: Tx, id: string) =>
  tx.find(sql<LockedBin>`
    select id, warehouse_id as "warehouseId", code, zone, capacity, longest_side_mm as "longestSideMm", walk_order as "walkOrder",
      closed_at is not null as "isClosed", version
    from bins where id = ${id} for no key update`)

export const saveBin = (tx: Tx, { id, zone, capacity, longestSideMm, walkOrder }: LockedBin) =>
  tx.run(sql`
    update bins set zone = ${zone}, capacity = ${capacity}, longest_side_mm = ${longestSideMm}, walk_order = ${walkOrder}, version = version + 1
    where id = ${id}`)

export const setClosed = (tx: Tx, id: string, isClosed: boolean) =>
  tx.run(sql`
    update bins set closed_at = case when ${isClosed}::boolean then now() end, version = version + 1 where id = ${id}`)

export const isBeingCounted = async (tx: Tx, binId: string) =>
  (await tx.find(sql`select id from bin_counts where bin_id = ${binId} and state = 'open'`)) !== undefined
