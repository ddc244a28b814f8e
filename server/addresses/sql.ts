import { type Db, escapeLike, sql, type Tx } from '#server/database/db.ts'

/** Shippers and receivers are two books of the same shape. */
export type Book = 'consignor' | 'consignee'

export interface AddressFields {
  readonly name: string
  readonly phone: string
  readonly regionCode: string
  readonly address: string
  readonly postalCode: string
}

export interface SavedAddress extends AddressFields {
  readonly id: string
  readonly isDefault: boolean
  readonly version: number
}

const columns = sql`
  id, name, phone, region_code as "regionCode", address, postal_code as "postalCode", is_default as "isDefault", version`

export const findAddress = (db: Db, memberId: string, book: Book, id: string) =>
  db.find(sql<SavedAddress>`
    select ${columns} from addresses
    where member_id = ${memberId} and kind = ${book} and id = ${id} and deleted_at is null`)

export interface AddressFilter {
  readonly keyword: string | null
  readonly id: string | null
  readonly regionCode: string | null
  readonly page: number
  readonly pageSize: number
}

/** The default first, then the newest. A region includes all regions below it. */
export async function findAddresses(db: Db, memberId: string, book: Book, filter: AddressFilter) {
  const { id, regionCode } = filter
  const holds = filter.keyword === null ? null : `%${escapeLike(filter.keyword)}%`
  const matching = sql`
    member_id = ${memberId} and kind = ${book} and deleted_at is null
    and (${id}::uuid is null or id = ${id}::uuid)
    and (${holds}::text is null or name ilike ${holds} or phone ilike ${holds} or address ilike ${holds})
    and (${regionCode}::text is null or region_code in (
      with recursive below as (
        select code from regions where code = ${regionCode}
        union all
        select regions.code from below join regions on regions.parent_code = below.code
      ) select code from below))`
  const list = await db.rows(sql<SavedAddress>`
    select ${columns} from addresses where ${matching}
    order by is_default desc, created_at desc, id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`)
  const { total } = await db.row(sql<{ total: number }>`select count(*)::int as total from addresses where ${matching}`)
  return { list, total }
}

/** One save at a time per member, so that a book keeps its limit and a single default. */
export const lockBooks = (tx: Tx, memberId: string) =>
  tx.row(sql<{ id: string }>`select id from members where id = ${memberId} for no key update`)

export const countAddresses = async (db: Db, memberId: string, book: Book) =>
  (
    await db.row(sql<{ count: number }>`
      select count(*)::int as count from addresses where member_id = ${memberId} and kind = ${book} and deleted_at is null`)
  ).count

export const dropDefault = (tx: Tx, memberId: string, book: Book) =>
  tx.run(sql`
    update addresses set is_default = false
    where member_id = ${memberId} and kind = ${book} and is_default and deleted_at is null`)

export const insertAddress = (tx: Tx, memberId: string, book: Book, fields: AddressFields & { isDefault: boolean }) =>
  tx.row(sql<SavedAddress>`
    insert into addresses (member_id, kind, name, phone, region_code, address, postal_code, is_default)
    values (${memberId}, ${book}, ${fields.name}, ${fields.phone}, ${fields.regionCode}, ${fields.address}, ${fields.postalCode}, ${fields.isDefault})
    returning ${columns}`)

/** Undefined when it is not this member's, or when `version` is outdated. */
export const updateAddress = (
  tx: Tx,
  memberId: string,
  book: Book,
  fields: AddressFields & { id: string; isDefault: boolean; version: number },
) =>
  tx.find(sql<SavedAddress>`
    update addresses set name = ${fields.name}, phone = ${fields.phone}, region_code = ${fields.regionCode},
      address = ${fields.address}, postal_code = ${fields.postalCode}, is_default = ${fields.isDefault}, version = version + 1
    where member_id = ${memberId} and kind = ${book} and id = ${fields.id} and version = ${fields.version} and deleted_at is null
    returning ${columns}`)

export const deleteAddress = (tx: Tx, memberId: string, book: Book, id: string) =>
  tx.run(sql`
    update addresses set deleted_at = now(), is_default = false
    where member_id = ${memberId} and kind = ${book} and id = ${id} and deleted_at is null`)
