import { sql, type Tx } from '#server/database/db.ts'
import type { AddressFields, Book } from './sql.ts'

export interface MovedAddress extends AddressFields {
  /** The old system's key. */
  readonly key: string
  readonly memberId: string
  readonly book: Book
  readonly isDefault: boolean
}

/** Many at a time, of many members. A book keeps the default that it has, otherwise the first of these is it. */
export const insertMovedAddresses = (tx: Tx, addresses: readonly MovedAddress[]) =>
  tx.rows(sql<{ key: string; id: string }>`
    with typed as materialized (
      select new_id() as id, t.*, row_number() over (partition by "memberId", book, "isDefault" order by at) as nth
      from jsonb_to_recordset(${JSON.stringify(addresses.map((each, at) => ({ ...each, at })))}::jsonb) as t (
        at int, key text, "memberId" uuid, book text, name text, phone text, "regionCode" text, address text, "postalCode" text, "isDefault" boolean)
    ), made as (
      insert into addresses (id, member_id, kind, name, phone, region_code, address, postal_code, is_default)
      select id, "memberId", book, name, phone, "regionCode", address, "postalCode",
        "isDefault" and nth = 1 and not exists (
          select from addresses a where a.member_id = "memberId" and a.kind = book and a.is_default and a.deleted_at is null)
      from typed order by at
    )
    select key, id from typed`)
