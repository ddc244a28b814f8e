import type { staffChannels } from '#contract/channels-office.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Channel } from '#server/channels/channels.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Lines as staff keep them. */

export interface OfficeLine {
  readonly id: string
  readonly code: string
  readonly name: StoredText
  readonly promise: StoredText
  readonly promisedHours: number | null
  readonly promisedTo: 'door' | 'port' | null
  readonly group: string
  readonly orderTypes: Channel['orderTypes']
  readonly acceptsSensitive: boolean
  readonly needsPickUpPoint: boolean
  readonly largeCargo: boolean
  readonly weightLimitG: number | null
  readonly maxSideMm: number | null
  readonly maxSidesSumMm: number | null
  readonly active: boolean
  readonly sort: number
  readonly destinations: readonly { readonly code: string; readonly name: StoredText }[]
  readonly openOrders: number
  readonly version: number
}

const columns = sql`
  c.id, c.code, c.name, c.promise, c.promised_hours as "promisedHours", c.promised_to as "promisedTo", c.group_code as "group",
  c.order_types as "orderTypes", c.accepts_sensitive as "acceptsSensitive", c.needs_pickup_point as "needsPickUpPoint",
  c.large_cargo as "largeCargo", c.weight_limit_g as "weightLimitG", c.max_side_mm as "maxSideMm",
  c.max_sides_sum_mm as "maxSidesSumMm", c.active, c.sort, c.version,
  (select coalesce(json_agg(json_build_object('code', d.code, 'name', d.name) order by d.sort, d.code), '[]')
    from destinations d where d.active and exists (
      select from price_rules r where r.channel_id = c.id and r.destination_code = d.code and r.valid_from <= now()
        and (r.valid_to > now() or (r.valid_to is null and not r.closed)))) as destinations,
  (select count(*)::int from orders o where o.channel_id = c.id and o.lifecycle = 'active' and o.status <> 'signed') as "openOrders"
  from channels c`

export interface OfficeFilter {
  readonly keyword?: string | undefined
  readonly active?: boolean | undefined
}

/** Lines and services are found by the same columns. */
export const matchesOffice = ({ keyword = '', active }: OfficeFilter) => sql`
  concat_ws(' ', code, name->>'cn', name->>'en', name->>'sh') ilike ${`%${escapeLike(keyword)}%`}
  ${active === undefined ? nothing : sql`and active = ${active}`}`

export const listLines = (db: Db, filter: OfficeFilter, after: string | null, limit: number) =>
  db.rows(sql<OfficeLine>`
    select ${columns} where ${matchesOffice(filter)}
      ${after ? sql`and (sort, code) > (select sort, code from channels where id = ${after}::uuid)` : nothing}
    order by c.sort, c.code ${limitTo(limit)}`)

export const countLines = (db: Db, filter: OfficeFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from channels where ${matchesOffice(filter)} ${limitTo(bound)}) few`)

export const findLine = (db: Db, id: string) => db.find(sql<OfficeLine>`select ${columns} where c.id = ${id}`)

export const lockLine = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from channels where id = ${id} for update`)

/** With each limit and figure, or null. */
export type NewLine = Whole<Input<typeof staffChannels.create>>

export type Whole<Given> = { readonly [Key in keyof Given]-?: Exclude<Given[Key], undefined> }

const written = (line: NewLine) => sql`
  ${line.code}, ${JSON.stringify(line.name)}::jsonb, ${JSON.stringify(line.promise)}::jsonb, ${line.promisedHours}::int,
  ${line.promisedTo}::text, ${line.group}, ${line.orderTypes}::text[], ${line.acceptsSensitive}, ${line.needsPickUpPoint},
  ${line.largeCargo}, ${line.weightLimitG}::int, ${line.maxSideMm}::int, ${line.maxSidesSumMm}::int, ${line.active}, ${line.sort}::int`

const writtenColumns = sql`
  code, name, promise, promised_hours, promised_to, group_code, order_types, accepts_sensitive, needs_pickup_point, large_cargo,
  weight_limit_g, max_side_mm, max_sides_sum_mm, active, sort`

/** A new line is introduced where all prices are. */
export const insertLine = (tx: Tx, line: NewLine, introPath: string) =>
  tx.row(sql<{ id: string }>`
    insert into channels (${writtenColumns}, article_slug, intro_path)
    values (${written(line)}, ${`channel-${line.code}`}, ${introPath}) returning id`)

export const updateLine = (tx: Tx, id: string, line: NewLine) =>
  tx.run(sql`update channels set (${writtenColumns}, version) = (${written(line)}, version + 1) where id = ${id}`)

export const isLineNamed = (db: Db, id: string) =>
  db.row(sql<{ named: boolean }>`
    select exists (select from price_rules where channel_id = ${id}) or exists (select from orders where channel_id = ${id}) as named`)

interface Destination {
  readonly code: string
  readonly name: StoredText
}

export const allDestinations = (db: Db) =>
  db.rows(sql<Destination>`select code, name from destinations where active order by sort, code`)

interface Place {
  readonly id: string
  readonly code: number
  readonly name: StoredText
}

export const allWarehouses = (db: Db) =>
  db.rows(sql<Place>`select id, code, name from warehouses where active order by sort, code`)
