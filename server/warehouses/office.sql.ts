import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Warehouses as administrators keep them. */

export interface KeptWarehouse {
  readonly id: string
  readonly code: number
  readonly name: StoredText
  readonly recipient: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly mobile: string
  readonly postalCode: string
  readonly sort: number
  readonly active: boolean
  readonly sample: boolean
  readonly version: number
}

const columns = sql`
  id, code, name, recipient, province, city, address, phone, mobile, postal_code as "postalCode", sort, active, sample, version`

export interface WarehouseFilter {
  readonly keyword?: string | undefined
  readonly active?: boolean | undefined
}

const matches = ({ keyword = '', active }: WarehouseFilter) => {
  const part = `%${escapeLike(keyword)}%`
  return sql`
    (concat_ws(' ', code, name->>'cn', name->>'en', name->>'sh', province, city, address) ilike ${part})
    ${active === undefined ? nothing : sql`and active = ${active}`}`
}

export const listWarehouses = (db: Db, filter: WarehouseFilter, after: string | null, limit: number) =>
  db.rows(sql<KeptWarehouse>`
    select ${columns} from warehouses
    where ${matches(filter)} ${after ? sql`and (sort, code) > (select sort, code from warehouses where id = ${after}::uuid)` : nothing}
    order by sort, code limit ${limit}`)

export const countWarehouses = (db: Db, filter: WarehouseFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from warehouses where ${matches(filter)} ${limitTo(bound)}) few`)

export const lockWarehouse = (tx: Tx, id: string) =>
  tx.find(sql<KeptWarehouse>`select ${columns} from warehouses where id = ${id} for update`)

/** In the order in which they are listed. */
export const lockActive = (tx: Tx) =>
  tx.rows(sql<KeptWarehouse>`select ${columns} from warehouses where active order by sort, code for update`)

type NewWarehouse = Omit<KeptWarehouse, 'id' | 'code' | 'active' | 'sample' | 'version'>

/** One after the other, so that two new ones never take the same code. Undefined: the code is taken, or none is left. */
export async function insertWarehouse(tx: Tx, code: number | null, from: number, row: NewWarehouse) {
  await tx.run(sql`lock table warehouses in share row exclusive mode`)
  return tx.find(sql<KeptWarehouse>`
    insert into warehouses (code, name, recipient, province, city, address, phone, mobile, postal_code, sort)
    select free, ${JSON.stringify(row.name)}::jsonb, ${row.recipient}, ${row.province}, ${row.city}, ${row.address}, ${row.phone}, ${row.mobile},
      ${row.postalCode}, ${row.sort}::int
    from generate_series(${from}::int, 99) free
    where (${code}::int is null or free = ${code}::int) and not exists (select from warehouses where warehouses.code = free)
    order by free limit 1 returning ${columns}`)
}

/** A sample is one until its address is replaced. */
export const saveWarehouse = (tx: Tx, row: KeptWarehouse) =>
  tx.row(sql<KeptWarehouse>`
    update warehouses set name = ${JSON.stringify(row.name)}::jsonb, recipient = ${row.recipient}, province = ${row.province}, city = ${row.city},
      address = ${row.address}, phone = ${row.phone}, mobile = ${row.mobile}, postal_code = ${row.postalCode}, sort = ${row.sort},
      active = ${row.active}, sample = sample and address = ${row.address}, version = version + 1
    where id = ${row.id} returning ${columns}`)

export const countActive = (tx: Tx) =>
  tx.row(sql<{ count: number }>`select count(*)::int as count from warehouses where active`)
