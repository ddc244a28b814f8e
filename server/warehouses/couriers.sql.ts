import type { StoredText } from '#contract/wire/language.ts'
import { type Db, escapeLike, nothing, sql, type Tx } from '#server/database/db.ts'

/* Couriers as administrators keep them. */

export interface KeptCourier {
  readonly code: string
  readonly name: StoredText
  readonly trackingHint: string | null
  readonly sort: number
  readonly active: boolean
  readonly version: number
}

const columns = sql`code, name, tracking_hint as "trackingHint", sort, active, version`

export interface CourierFilter {
  readonly keyword?: string | undefined
  readonly active?: boolean | undefined
}

const matches = ({ keyword = '', active }: CourierFilter) => sql`
  concat_ws(' ', code, name->>'cn', name->>'en', name->>'sh') ilike ${`%${escapeLike(keyword)}%`}
  ${active === undefined ? nothing : sql`and active = ${active}`}`

export const listCouriers = (db: Db, filter: CourierFilter, after: string | null, limit: number) =>
  db.rows(sql<KeptCourier>`
    select ${columns} from couriers
    where ${matches(filter)} ${after ? sql`and (sort, code) > (select sort, code from couriers where code = ${after})` : nothing}
    order by sort, code limit ${limit}`)

export const countCouriers = (db: Db, filter: CourierFilter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from couriers where ${matches(filter)}`)

export const lockCourier = (tx: Tx, code: string) =>
  tx.find(sql<KeptCourier>`select ${columns} from couriers where code = ${code} for update`)

type Fields = Pick<KeptCourier, 'code' | 'name' | 'trackingHint' | 'sort'>

/** Undefined: the code is taken. */
export const insertCourier = (tx: Tx, { code, name, trackingHint, sort }: Fields) =>
  tx.find(sql<KeptCourier>`
    insert into couriers (code, name, tracking_hint, sort) values (${code}, ${JSON.stringify(name)}::jsonb, ${trackingHint}, ${sort})
    on conflict do nothing returning ${columns}`)

export const saveCourier = (tx: Tx, { code, name, trackingHint, sort, active }: KeptCourier) =>
  tx.row(sql<KeptCourier>`
    update couriers set name = ${JSON.stringify(name)}::jsonb, tracking_hint = ${trackingHint}, sort = ${sort}, active = ${active}, version = version + 1
    where code = ${code} returning ${columns}`)
