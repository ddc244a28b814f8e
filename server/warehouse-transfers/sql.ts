import type { StoredText } from '#contract/wire/language.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import { warehouseTransferMoves as moves, type WarehouseTransferState } from '#domain/warehouse-transfer.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Transfers of parcels between warehouses. The old state guards the new. */

/** The warehouses from or to which is meant; null: all. */
export type Scope = readonly string[] | null

export interface TransferRow {
  id: string
  parcelId: string
  memberId: string
  trackingNumber: string
  fromWarehouseId: string
  toWarehouseId: string
  fromName: StoredText
  toName: StoredText
  weightG: number
  currency: Currency
  amountMinor: number
  state: WarehouseTransferState
  askedAt: string
  sentBy: string | null
  sentAt: string | null
  sentNote: string
  receivedBy: string | null
  receivedAt: string | null
  receivedNote: string
  /** Where it lies until it is sent, then where it was put. */
  shelf: string | null
  closedBy: string | null
  closedAt: string | null
  reason: string
  missedBy: string | null
  missedAt: string | null
  missedNote: string
  isLate: boolean
  version: number
}

const columns = sql`
  t.id, t.parcel_id as "parcelId", p.member_id as "memberId", p.tracking_number as "trackingNumber",
  t.from_warehouse_id as "fromWarehouseId", t.to_warehouse_id as "toWarehouseId", f.name as "fromName", w.name as "toName",
  t.weight_g as "weightG", t.currency, t.amount_minor as "amountMinor", t.state, t.asked_at as "askedAt",
  s.name as "sentBy", t.sent_at as "sentAt", t.sent_note as "sentNote", r.name as "receivedBy", t.received_at as "receivedAt",
  t.received_note as "receivedNote", case when t.state = 'asked' then p.shelf else t.shelf end as shelf,
  c.name as "closedBy", t.closed_at as "closedAt", t.reason, m.name as "missedBy", t.missed_at as "missedAt",
  t.missed_note as "missedNote", t.state = 'on_the_way' and t.due_at < now() as "isLate", t.version`
const names = sql`
  join parcels p on p.id = t.parcel_id join warehouses f on f.id = t.from_warehouse_id join warehouses w on w.id = t.to_warehouse_id
  left join staff s on s.id = t.sent_by left join staff r on r.id = t.received_by left join staff c on c.id = t.closed_by
  left join staff m on m.id = t.missed_by`

export const findTransfer = (db: Db, id: string) =>
  db.find(sql<TransferRow>`select ${columns} from warehouse_transfers t ${names} where t.id = ${id}`)

export const transfersOfParcel = (db: Db, parcelId: string) =>
  db.rows(sql<TransferRow>`
    select ${columns} from warehouse_transfers t ${names} where t.parcel_id = ${parcelId} order by t.asked_at desc, t.id desc limit 20`)

/** Open ones of this number that leave from, or go to, this warehouse. */
export const openOfNumber = (db: Db, trackingNumber: string, end: 'from' | 'to', warehouseId: string) =>
  db.rows(sql<TransferRow>`
    select ${columns} from warehouse_transfers t ${names}
    where p.tracking_number = ${trackingNumber} and t.state in ('asked', 'on_the_way')
      and ${end === 'from' ? sql`t.from_warehouse_id` : sql`t.to_warehouse_id`} = ${warehouseId}
    order by t.asked_at, t.id limit 10`)

export interface Destination {
  warehouseId: string
  name: StoredText
  isForecast: boolean
}

/** The other open warehouses; the one that the forecast named comes first. */
export const destinationsOf = (db: Db, parcelId: string) =>
  db.rows(sql<Destination>`
    select w.id as "warehouseId", w.name, w.id is not distinct from said.warehouse_id as "isForecast"
    from parcels p
      left join lateral (
        select r.forecast_warehouse_id as warehouse_id from receipts r
        where r.parcel_id = p.id and r.forecast_warehouse_id is not null order by r.at desc, r.id desc limit 1
      ) said on true
      join warehouses w on w.active and w.id <> p.warehouse_id
    where p.id = ${parcelId} order by "isForecast" desc, w.sort, w.code`)

interface NewTransfer {
  readonly parcelId: string
  readonly fromWarehouseId: string
  readonly toWarehouseId: string
  readonly weightG: number
  readonly currency: Currency
  readonly amountMinor: number
}

/** Undefined when one is open already. */
export const insertTransfer = (tx: Tx, asked: NewTransfer) =>
  tx.find(sql<{ id: string }>`
    insert into warehouse_transfers (parcel_id, from_warehouse_id, to_warehouse_id, weight_g, currency, amount_minor)
    values (${asked.parcelId}, ${asked.fromWarehouseId}, ${asked.toWarehouseId}, ${asked.weightG}, ${asked.currency}, ${asked.amountMinor})
    on conflict (parcel_id) where state in ('asked', 'on_the_way') do nothing returning id`)

const move = (tx: Tx, id: string, event: 'withdraw' | 'refuse' | 'send' | 'receive', set: Query<unknown>) =>
  tx.find(sql<{ id: string }>`
    update warehouse_transfers set state = ${moves[event].to}, ${set}, version = version + 1
    where id = ${id} and state = any(${moves[event].from}) returning id`)

export const withdrawTransfer = (tx: Tx, id: string) => move(tx, id, 'withdraw', sql`closed_at = now()`)

export const refuseTransfer = (tx: Tx, id: string, staffId: string, reason: string) =>
  move(tx, id, 'refuse', sql`closed_at = now(), closed_by = ${staffId}, reason = ${reason}`)

export const markSent = (
  tx: Tx,
  id: string,
  { staffId, note, lateDays }: Readonly<{ staffId: string; note: string; lateDays: number }>,
) =>
  move(
    tx,
    id,
    'send',
    sql`sent_by = ${staffId}, sent_at = now(), sent_note = ${note}, due_at = now() + make_interval(days => ${lateDays}::int)`,
  )

export const markReceived = (
  tx: Tx,
  id: string,
  { staffId, note, shelf }: Readonly<{ staffId: string; note: string; shelf: string | null }>,
) =>
  move(tx, id, 'receive', sql`received_by = ${staffId}, received_at = now(), received_note = ${note}, shelf = ${shelf}`)

/** Whoever looked last; the parcel may still arrive. */
export const markMissing = (tx: Tx, id: string, staffId: string, note: string) =>
  tx.find(sql<{ id: string }>`
    update warehouse_transfers set missed_by = ${staffId}, missed_at = now(), missed_note = ${note}, version = version + 1
    where id = ${id} and state = any(${moves.noteMissing.from}) and due_at < now() returning id`)

interface HistoryRow {
  at: string
  event: string
  by: string | null
  note: string
}

/** What happened to it, the oldest first. */
export const historyOf = (db: Db, parcelId: string, transferId: string) =>
  db.rows(sql<HistoryRow>`
    select h.at, h.event, case when h.actor_kind = 'staff' then s.name end as by, h.note
    from parcel_history h left join staff s on h.actor_kind = 'staff' and s.id = h.actor_id
    where h.parcel_id = ${parcelId} and h.details->>'transferId' = ${transferId} order by h.no limit 50`)

export interface TransferFilter {
  readonly scope: Scope
  readonly state: WarehouseTransferState | undefined
  /** Only what is to be scanned at this end, in these warehouses; as the work queue counts them (B-RP-01). */
  readonly scan: { readonly end: 'send' | 'receive'; readonly scope: Scope } | undefined
  readonly warehouseId: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
}

const matches = ({ scope, state, scan, warehouseId, trackingNumber }: TransferFilter) => sql`
  ${state === undefined ? nothing : sql`and t.state = ${state}`}
  ${scan === undefined ? nothing : isToScan(scan)}
  ${scope === null ? nothing : sql`and (t.from_warehouse_id = any(${scope}::uuid[]) or t.to_warehouse_id = any(${scope}::uuid[]))`}
  ${warehouseId === undefined ? nothing : sql`and ${warehouseId} in (t.from_warehouse_id, t.to_warehouse_id)`}
  ${trackingNumber === undefined ? nothing : sql`and p.tracking_number ^@ ${trackingNumber}`}`

function isToScan({ end, scope }: NonNullable<TransferFilter['scan']>) {
  const [state, place] = end === 'send' ? ['asked', sql`t.from_warehouse_id`] : ['on_the_way', sql`t.to_warehouse_id`]
  return sql`and t.state = ${state} ${scope === null ? nothing : sql`and ${place} = any(${scope}::uuid[])`}`
}

/** The newest first. */
export const searchTransfers = (db: Db, filter: TransferFilter, after: string | undefined, limit: number) =>
  db.rows(sql<TransferRow>`
    select ${columns} from warehouse_transfers t ${names}
    where true ${matches(filter)}
      ${
        after === undefined
          ? nothing
          : sql`and (t.asked_at, t.id) < (select asked_at, id from warehouse_transfers where id = ${after})`
      }
    order by t.asked_at desc, t.id desc ${limitTo(limit)}`)

export const countTransfers = async (db: Db, filter: TransferFilter) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (
        select from warehouse_transfers t join parcels p on p.id = t.parcel_id where true ${matches(filter)} ${limitTo(countedAtMost)}
      ) few`)
  ).total
