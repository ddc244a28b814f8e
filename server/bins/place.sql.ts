import { type Db, nothing, sql, type Tx } from '#server/database/db.ts'

/* Where something may be put. */

export interface HeldBin {
  id: string
  warehouseId: string
  code: string
  capacity: number | null
  isClosed: boolean
}

const columns = sql`id, warehouse_id as "warehouseId", code, capacity, closed_at is not null as "isClosed"`

export const findBinByCode = (db: Db, warehouseId: string, code: string) =>
  db.find(sql<HeldBin>`select ${columns} from bins where warehouse_id = ${warehouseId} and code = ${code}`)

/** Locked until the transaction ends: who puts something in waits here for those who did before. */
export const lockBinByCode = (tx: Tx, warehouseId: string, code: string) =>
  tx.find(sql<HeldBin>`
    select ${columns} from bins where warehouse_id = ${warehouseId} and code = ${code} for no key update`)

export const lockBinById = (tx: Tx, id: string) =>
  tx.find(sql<HeldBin>`select ${columns} from bins where id = ${id} for no key update`)

export const hasBins = async (db: Db, warehouseId: string) =>
  (await db.find(sql`select id from bins where warehouse_id = ${warehouseId} limit 1`)) !== undefined

/** How many lie in it, without those that are being moved. */
export const countInBin = async (
  db: Db,
  { warehouseId, code }: Pick<HeldBin, 'warehouseId' | 'code'>,
  without: readonly string[] = [],
) => {
  const others = without.length === 0 ? nothing : sql`and id <> all(${without}::uuid[])`
  const { count } = await db.row(sql<{ count: number }>`
    select count(*)::int as count from on_shelves where warehouse_id = ${warehouseId} and code = ${code} ${others}`)
  return count
}
