import type { staffServices } from '#contract/channels-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'
import { matchesOffice, type OfficeFilter, type Whole } from './lines.sql.ts'

/* Value-added services as staff keep them. */

export type OfficeService = Output<typeof staffServices.create>
/** With each price, or null. */
export type NewService = Whole<Input<typeof staffServices.create>>

const columns = sql`
  id, code, name, charge, price_cny_minor as "priceCnyMinor", price_hkd_minor as "priceHkdMinor", bp, max_qty as "maxQty",
  channel_ids as "channelIds", asked_on as "askedOn", active, sort, version from vas_items`

export const listServices = (db: Db, filter: OfficeFilter, after: string | null, limit: number) =>
  db.rows(sql<OfficeService>`
    select ${columns} where ${matchesOffice(filter)}
      ${after ? sql`and (sort, code) > (select sort, code from vas_items where id = ${after}::uuid)` : nothing}
    order by sort, code ${limitTo(limit)}`)

export const countServices = (db: Db, filter: OfficeFilter, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from vas_items where ${matchesOffice(filter)} ${limitTo(bound)}) few`)

export const findService = (db: Db, id: string) => db.find(sql<OfficeService>`select ${columns} where id = ${id}`)

export const lockService = (tx: Tx, id: string) =>
  tx.find(sql<OfficeService>`select ${columns} where id = ${id} for update`)

const written = (service: NewService) => sql`
  ${service.code}, ${JSON.stringify(service.name)}::jsonb, ${service.charge}, ${service.priceCnyMinor}::bigint,
  ${service.priceHkdMinor}::bigint, ${service.bp}::int, ${service.maxQty}::int, ${service.channelIds}::uuid[], ${service.askedOn}::text[], ${service.active},
  ${service.sort}::int`

const writtenColumns = sql`code, name, charge, price_cny_minor, price_hkd_minor, bp, max_qty, channel_ids, asked_on, active, sort`

export const insertService = (tx: Tx, service: NewService) =>
  tx.row(sql<{ id: string }>`insert into vas_items (${writtenColumns}) values (${written(service)}) returning id`)

export const updateService = (tx: Tx, id: string, service: NewService) =>
  tx.run(sql`update vas_items set (${writtenColumns}, version) = (${written(service)}, version + 1) where id = ${id}`)

export const countChannels = (db: Db, ids: readonly string[]) =>
  db.row(sql<{ count: number }>`select count(*)::int as count from channels where id = any(${ids}::uuid[])`)
