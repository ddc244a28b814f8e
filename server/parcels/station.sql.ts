import type { StoredText } from '#contract/wire/language.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { parcelMoves } from '#domain/parcel.ts'
import { type Db, limitTo, nothing, type Query, sql } from '#server/database/db.ts'
import type { ReceiptDraft } from './receive.sql.ts'
import { holdsNumber, live, parcelColumns, parcelNames, standing, type StoredParcel } from './sql.ts'

export interface StoredUnclaimed {
  id: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  trackingNumber: string
  labelText: string
  receivedAt: string
}

const unclaimedColumns = sql`
  u.id, u.warehouse_id as "warehouseId", w.name as "warehouseName", u.courier_code as "courierCode",
  u.tracking_number as "trackingNumber", u.label_text as "labelText", u.created_at as "receivedAt"`

export const findUnclaimed = (db: Db, id: string) =>
  db.find(sql<StoredUnclaimed>`
    select ${unclaimedColumns} from unclaimed_parcels u join warehouses w on w.id = u.warehouse_id where u.id = ${id}`)

/** The warehouses that the caller sees; null: all. */
export type Scope = readonly string[] | null

const within = (warehouseId: Query<unknown>, scope: Scope) =>
  scope === null ? nothing : sql`and ${warehouseId} = any(${scope}::uuid[])`

export const openUnclaimedOfNumber = (db: Db, trackingNumber: string, scope: Scope) =>
  db.rows(sql<StoredUnclaimed>`
    select ${unclaimedColumns} from unclaimed_parcels u join warehouses w on w.id = u.warehouse_id
    where u.tracking_number = ${trackingNumber} and u.state = 'to_be_claimed' and u.closed_reason is null ${within(sql`u.warehouse_id`, scope)}
    order by u.created_at desc`)

export type ParcelAtStation = StoredParcel & { inStockHere: number; lastShelf: string | null }

/** Named by the caller, otherwise its own. */
const where = (warehouseId: string | null) => sql`coalesce(${warehouseId}::uuid, p.warehouse_id)`

/**
 * What else the member of `p` has in stock in a warehouse, the newest first; a seller may have thousands there. Only one
 * condition is on `s.warehouse_id`: with a second one the prepared plan reads all of them and sorts them (17 ms of 15,000).
 */
const othersHere = (warehouseId: string | null, scope: Scope) => sql`
  from parcels s
  where s.member_id = p.member_id and s.status = 'in_stock' and s.warehouse_id = ${where(warehouseId)} ${within(where(warehouseId), scope)}
    and s.id <> p.id and s.transfer_state is distinct from 'on_the_way' and s.deleted_at is null and s.closed_reason is null`

/** Counted up to a limit. */
const atStation = (warehouseId: string | null, scope: Scope) => sql`
  cross join lateral (
    select (select count(*)::int from (select ${othersHere(warehouseId, scope)} ${limitTo(countedAtMost)}) few) as in_stock,
      (select s.shelf ${othersHere(warehouseId, scope)} and s.shelf is not null order by s.inbound_at desc, s.id desc limit 1) as last_shelf
  ) here`

/** A parcel, with what else its member has in this warehouse. */
export const findAtStation = (db: Db, id: string, warehouseId: string) =>
  db.find(sql<ParcelAtStation>`
    select ${parcelColumns}, here.in_stock as "inStockHere", here.last_shelf as "lastShelf"
    from parcels p ${parcelNames} ${atStation(warehouseId, null)} where p.id = ${id}`)

export const forecastsOfNumber = (db: Db, trackingNumber: string, warehouseId: string | null, scope: Scope) =>
  db.rows(sql<ParcelAtStation>`
    select ${parcelColumns}, here.in_stock as "inStockHere", here.last_shelf as "lastShelf"
    from parcels p ${parcelNames} ${atStation(warehouseId, scope)}
    where p.tracking_number = ${trackingNumber} and p.status = any(${parcelMoves.receive.from}) and ${live} order by p.listed_at, p.id`)

type NumberedForecast = Pick<StoredParcel, 'id' | 'memberId' | 'trackingNumber' | 'goodsName' | 'forecastAt'>

/** Up to five forecasts of each number. */
export const firstForecastsOf = (db: Db, numbers: readonly string[]) =>
  db.rows(sql<NumberedForecast>`
    select f.id, f.member_id as "memberId", f.tracking_number as "trackingNumber", f.goods_name as "goodsName", f.forecast_at as "forecastAt"
    from unnest(${numbers}::text[]) number cross join lateral (
      select p.* from parcels p
      where p.tracking_number = number and p.status = any(${parcelMoves.match.from}) and ${live} order by p.listed_at, p.id limit 5
    ) f order by f.listed_at, f.id`)

export interface StoredReceipt {
  id: string
  result: ReceiptDraft['result']
  warehouseName: StoredText
  receivedBy: string
  receivedAt: string
  actualWeightG: number
  parcelId: string | null
  memberId: string | null
  parcelWarehouseId: string | null
  shelf: string | null
}

/**
 * Earlier scans of the parcel that the number refers to today; those of a parcel that left long ago do not help staff
 * here.
 */
export const receiptsOfNumber = (db: Db, trackingNumber: string, scope: Scope) =>
  db.rows(sql<StoredReceipt>`
    select r.id, r.result, w.name as "warehouseName", s.name as "receivedBy", r.at as "receivedAt", r.actual_weight_g as "actualWeightG",
      p.id as "parcelId", p.member_id as "memberId", p.warehouse_id as "parcelWarehouseId", p.shelf
    from receipts r join warehouses w on w.id = r.warehouse_id join staff s on s.id = r.staff_id
      left join unclaimed_parcels u on u.id = r.unclaimed_id
      left join parcels p on p.id = coalesce(r.parcel_id, u.parcel_id)
    where r.tracking_number = ${trackingNumber} and r.result <> 'corrected' and ${standing} and ((u.state = 'to_be_claimed' and u.closed_reason is null) or (p.id is not null and ${holdsNumber}))
      ${within(sql`r.warehouse_id`, scope)}
    order by r.at desc, r.id desc limit 20`)

/** The declared goods of each of these parcels, line by line. */
export const goodsNamesOf = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<{ parcelId: string; productName: string }>`
    select parcel_id as "parcelId", product_name as "productName" from parcel_goods
    where parcel_id = any(${parcelIds}::uuid[]) order by parcel_id, line_no`)
