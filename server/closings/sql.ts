import type { StoredText } from '#contract/wire/language.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type ClosingCause, type ClosingReason, type ClosingState, closingMoves } from '#domain/parcel-closing.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Requests to close a parcel. The old state guards the new. */

/** The warehouses whose parcels are meant; null: all. */
export type Scope = readonly string[] | null

export interface ClosingRow {
  id: string
  parcelId: string
  memberId: string
  trackingNumber: string
  warehouseId: string
  warehouseName: StoredText
  shelf: string | null
  reason: ClosingReason
  intoParcelId: string | null
  intoNumber: string | null
  cause: ClosingCause | null
  note: string
  photoFileIds: string[]
  state: ClosingState
  askedById: string
  askedBy: string
  askedAt: string
  settledBy: string | null
  settledAt: string | null
  settledNote: string
}

const columns = sql`
  c.id, c.parcel_id as "parcelId", p.member_id as "memberId", p.tracking_number as "trackingNumber", p.warehouse_id as "warehouseId",
  w.name as "warehouseName", p.shelf, c.reason, c.into_parcel_id as "intoParcelId", i.tracking_number as "intoNumber", c.cause, c.note,
  c.photo_file_ids as "photoFileIds", c.state, c.asked_by as "askedById", a.name as "askedBy", c.asked_at as "askedAt",
  s.name as "settledBy", c.settled_at as "settledAt", c.settled_note as "settledNote"`
const names = sql`
  join parcels p on p.id = c.parcel_id join warehouses w on w.id = p.warehouse_id join staff a on a.id = c.asked_by
  left join parcels i on i.id = c.into_parcel_id left join staff s on s.id = c.settled_by`

export const findClosing = (db: Db, id: string) =>
  db.find(sql<ClosingRow>`select ${columns} from parcel_closings c ${names} where c.id = ${id}`)

export const lockClosing = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from parcel_closings where id = ${id} for update`)

/** The member's parcel in stock of this number. */
export const findOther = (tx: Tx, memberId: string, trackingNumber: string) =>
  tx.find(sql<{ id: string }>`
    select p.id from parcels p where p.member_id = ${memberId} and p.tracking_number = ${trackingNumber} and p.status = 'in_stock'
      and p.deleted_at is null and p.closed_reason is null`)

interface NewClosing {
  readonly parcelId: string
  readonly reason: ClosingReason
  readonly intoParcelId: string | null
  readonly cause: ClosingCause | null
  readonly note: string
  readonly photoFileIds: readonly string[]
  readonly staffId: string
}

/** Undefined when one is open already. */
export const insertClosing = (tx: Tx, asked: NewClosing) =>
  tx.find(sql<{ id: string }>`
    insert into parcel_closings (parcel_id, reason, into_parcel_id, cause, note, photo_file_ids, asked_by)
    values (${asked.parcelId}, ${asked.reason}, ${asked.intoParcelId}, ${asked.cause}, ${asked.note}, ${asked.photoFileIds}::uuid[], ${asked.staffId})
    on conflict (parcel_id) where state = 'asked' do nothing returning id`)

export const settleClosing = (
  tx: Tx,
  id: string,
  event: 'confirm' | 'refuse' | 'withdraw',
  staffId: string,
  note = '',
) =>
  tx.find(sql<{ id: string }>`
    update parcel_closings set state = ${closingMoves[event].to}, settled_by = ${staffId}, settled_at = now(), settled_note = ${note}
    where id = ${id} and state = any(${closingMoves[event].from}) returning id`)

export interface ClosingFilter {
  readonly scope: Scope
  readonly state: ClosingState | undefined
  /** Without what this person asked for. */
  readonly notBy: string | undefined
  readonly warehouseId: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
}

const matches = ({ scope, state, notBy, warehouseId, trackingNumber }: ClosingFilter) => sql`
  ${notBy === undefined ? nothing : sql`and c.asked_by <> ${notBy}`}
  ${state === undefined ? nothing : sql`and c.state = ${state}`}
  ${scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`}
  ${warehouseId === undefined ? nothing : sql`and p.warehouse_id = ${warehouseId}`}
  ${trackingNumber === undefined ? nothing : sql`and p.tracking_number ^@ ${trackingNumber}`}`

/** The newest first. */
export const searchClosings = (db: Db, filter: ClosingFilter, after: string | undefined, limit: number) =>
  db.rows(sql<ClosingRow>`
    select ${columns} from parcel_closings c ${names}
    where true ${matches(filter)}
      ${
        after === undefined
          ? nothing
          : sql`and (c.asked_at, c.id) < (select asked_at, id from parcel_closings where id = ${after})`
      }
    order by c.asked_at desc, c.id desc ${limitTo(limit)}`)

export const countClosings = async (db: Db, filter: ClosingFilter) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (
        select from parcel_closings c join parcels p on p.id = c.parcel_id where true ${matches(filter)} ${limitTo(countedAtMost)}
      ) few`)
  ).total
