import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import { type ParcelCharge, parcelServiceMoves, type ParcelServiceState } from '#domain/parcel-service.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Services asked for on parcels. The old state guards the new. */

/** The warehouses whose work is meant; null: all. */
export type Scope = readonly string[] | null

export interface OfferedRow {
  serviceId: string
  name: StoredText
  charge: ParcelCharge
  priceMinor: Readonly<Record<Currency, number | null>>
  maxQuantity: number
}

const offeredColumns = sql`
  id as "serviceId", name, charge, jsonb_build_object('CNY', price_cny_minor, 'HKD', price_hkd_minor) as "priceMinor", max_qty as "maxQuantity"
  from vas_items where active and 'parcel' = any(asked_on)`

export const findOffered = (db: Db) => db.rows(sql<OfferedRow>`select ${offeredColumns} order by sort, code`)

/** Its price cannot change until the transaction ends. */
export const lockOffered = (tx: Tx, serviceId: string) =>
  tx.find(sql<OfferedRow>`select ${offeredColumns} and id = ${serviceId} for share`)

export interface AskedRow {
  id: string
  parcelId: string
  memberId: string
  serviceId: string
  code: string
  totalPieces: number
  name: StoredText
  quantity: number
  note: string
  currency: Currency
  amountMinor: number
  state: ParcelServiceState
  askedAt: string
  answer: string
  photoFileIds: string[]
  closedAt: string | null
  staffName: string | null
  trackingNumber: string
  warehouseId: string
  warehouseName: StoredText
  shelf: string | null
  parcelStatus: ParcelStatus
  transferState: OpenTransferState | null
  /** Deleted or closed. */
  isGone: boolean
  version: number
}

const columns = sql`
  s.id, s.parcel_id as "parcelId", p.member_id as "memberId", s.service_id as "serviceId", i.code, p.total_pieces as "totalPieces", s.name, s.quantity, s.note, s.currency,
  s.amount_minor as "amountMinor", s.state, s.asked_at as "askedAt", s.answer, s.photo_file_ids as "photoFileIds", s.closed_at as "closedAt",
  f.name as "staffName", p.tracking_number as "trackingNumber", p.warehouse_id as "warehouseId", w.name as "warehouseName", p.shelf,
  p.status as "parcelStatus", p.transfer_state as "transferState", (p.deleted_at is not null or p.closed_reason is not null) as "isGone", s.version`
const names = sql`
  join parcels p on p.id = s.parcel_id join warehouses w on w.id = p.warehouse_id join vas_items i on i.id = s.service_id left join staff f on f.id = s.staff_id`

export const servicesOfParcel = (db: Db, parcelId: string) =>
  db.rows(sql<AskedRow>`
    select ${columns} from parcel_services s ${names} where s.parcel_id = ${parcelId} order by s.asked_at desc, s.id desc limit 100`)

export const findAsked = (db: Db, id: string) =>
  db.find(sql<AskedRow>`select ${columns} from parcel_services s ${names} where s.id = ${id}`)

export const lockAsked = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from parcel_services where id = ${id} for update`)

export interface AskedFilter {
  readonly scope: Scope
  readonly state: ParcelServiceState | undefined
  readonly here: boolean | undefined
  readonly warehouseId: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
}

/** As `isHere` of the rows, and as the work queue counts them (B-RP-01). */
const isHere = sql`(
  p.status in ('in_stock', 'packing') and p.transfer_state is distinct from 'on_the_way' and p.deleted_at is null and p.closed_reason is null)`

const matches = ({ scope, state, here, warehouseId, trackingNumber }: AskedFilter) => sql`
  from parcel_services s join parcels p on p.id = s.parcel_id
  where true ${state === undefined ? nothing : sql`and s.state = ${state}`}
    ${here === undefined ? nothing : sql`and ${isHere} = ${here}`}
    ${scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`}
    ${warehouseId === undefined ? nothing : sql`and p.warehouse_id = ${warehouseId}`}
    ${trackingNumber === undefined ? nothing : sql`and p.tracking_number ^@ ${trackingNumber}`}`

/** Those to do with the longest waiting first, otherwise the newest first. */
export function searchAsked(db: Db, filter: AskedFilter, limit: number, offset: number) {
  const order = filter.state === 'asked' ? sql`s.asked_at, s.id` : sql`s.asked_at desc, s.id desc`
  return db.rows(sql<AskedRow>`
    select ${columns} from parcel_services s ${names}
    where s.id in (select id from (select s.id ${matches(filter)} order by ${order} limit ${limit} offset ${offset}) page)
    order by ${order}`)
}

export const countAsked = async (db: Db, filter: AskedFilter) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (select ${matches(filter)} ${limitTo(countedAtMost)}) few`)
  ).total

export interface NewService {
  readonly parcelId: string
  readonly serviceId: string
  readonly name: StoredText
  readonly quantity: number
  readonly note: string
  readonly currency: Currency
  readonly amountMinor: number
}

/** Undefined when this service is already asked for on the parcel. */
export const insertAsked = (tx: Tx, asked: NewService) =>
  tx.find(sql<{ id: string }>`
    insert into parcel_services (parcel_id, service_id, name, quantity, note, currency, amount_minor)
    values (${asked.parcelId}, ${asked.serviceId}, ${JSON.stringify(asked.name)}::jsonb, ${asked.quantity}, ${asked.note}, ${asked.currency},
      ${asked.amountMinor})
    on conflict (parcel_id, service_id) where state = 'asked' do nothing returning id`)

interface Closing {
  readonly event: 'finish' | 'refuse' | 'withdraw'
  readonly staffId: string | null
  readonly answer: string
  readonly photoFileIds: readonly string[]
}

export const closeAsked = (tx: Tx, id: string, { event, staffId, answer, photoFileIds }: Closing) =>
  tx.find(sql<{ id: string }>`
    update parcel_services set state = ${parcelServiceMoves[event].to}, staff_id = ${staffId}, answer = ${answer},
      photo_file_ids = ${photoFileIds}::uuid[], closed_at = now(), version = version + 1
    where id = ${id} and state = any(${parcelServiceMoves[event].from}) returning id`)

/** Nobody can do them any more: their parcel was deleted or closed, or has left. */
export const findStranded = (db: Db, limit: number) =>
  db.rows(sql<{ id: string }>`
    select s.id from parcel_services s join parcels p on p.id = s.parcel_id
    where s.state = 'asked' and (p.deleted_at is not null or p.closed_reason is not null or p.status = 'shipped')
    order by s.asked_at, s.id limit ${limit}`)

export const openOnParcel = (tx: Tx, parcelId: string) =>
  tx.rows(sql<{ id: string }>`
    select id from parcel_services where parcel_id = ${parcelId} and state = 'asked' order by id`)
