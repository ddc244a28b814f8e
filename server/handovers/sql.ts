import type { StoredText } from '#contract/wire/language.ts'
import { type HandoverState, handoverMoves } from '#domain/courier-handover.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* What couriers handed over. The old state guards the new. */

/** The warehouses whose handovers are meant; null: all. */
export type Scope = readonly string[] | null

export interface HandoverRow {
  id: string
  warehouseId: string
  warehouseName: StoredText
  courierCode: string
  courierName: StoredText
  bagNumber: string
  counted: number
  scanned: number
  state: HandoverState
  note: string
  photoFileIds: string[]
  takenBy: string
  takenAt: string
  closedById: string | null
  closedBy: string | null
  closedAt: string | null
  explanation: string
  settledBy: string | null
  settledAt: string | null
  settledNote: string
}

/** How many receipts count for `h`. */
const scannedOf = sql`(
  select count(*)::int from receipts r
  where r.handover_id = h.id and not exists (select from receipt_undos u where u.receipt_id = r.id))`

const columns = sql`
  h.id, h.warehouse_id as "warehouseId", w.name as "warehouseName", h.courier_code as "courierCode", c.name as "courierName",
  h.bag_number as "bagNumber", h.counted, ${scannedOf} as scanned, h.state, h.note, h.photo_file_ids as "photoFileIds", t.name as "takenBy",
  h.taken_at as "takenAt", h.closed_by as "closedById", k.name as "closedBy", h.closed_at as "closedAt", h.explanation,
  s.name as "settledBy", h.settled_at as "settledAt", h.settled_note as "settledNote"`
const names = sql`
  join warehouses w on w.id = h.warehouse_id join couriers c on c.code = h.courier_code join staff t on t.id = h.taken_by
  left join staff k on k.id = h.closed_by left join staff s on s.id = h.settled_by`

export const findHandover = (db: Db, id: string) =>
  db.find(sql<HandoverRow>`select ${columns} from courier_handovers h ${names} where h.id = ${id}`)

export interface OpenedHandover {
  id: string
  warehouseId: string
  courierCode: string
  state: HandoverState
}

/** For each scan: without counting those before it. */
export const findToScanFor = (db: Db, id: string) =>
  db.find(sql<OpenedHandover>`
    select id, warehouse_id as "warehouseId", courier_code as "courierCode", state from courier_handovers where id = ${id}`)

export interface HeldHandover {
  id: string
  warehouseId: string
  counted: number
  state: HandoverState
  closedById: string | null
}

/** Scans refer to it meanwhile, so that its key stays free. */
export const lockHandover = (tx: Tx, id: string) =>
  tx.find(sql<HeldHandover>`
    select id, warehouse_id as "warehouseId", counted, state, closed_by as "closedById" from courier_handovers where id = ${id}
    for no key update`)

/** In a statement of its own after the lock: what others have just scanned is seen. */
export const countScanned = async (tx: Tx, id: string) =>
  (await tx.row(sql<{ scanned: number }>`select ${scannedOf} as scanned from courier_handovers h where h.id = ${id}`))
    .scanned

interface NewHandover {
  readonly warehouseId: string
  readonly courierCode: string
  readonly counted: number
  readonly bagNumber: string
  readonly note: string
  readonly photoFileIds: readonly string[]
  readonly staffId: string
}

export const insertHandover = (tx: Tx, taken: NewHandover) =>
  tx.row(sql<{ id: string }>`
    insert into courier_handovers (warehouse_id, courier_code, counted, bag_number, note, photo_file_ids, taken_by)
    values (${taken.warehouseId}, ${taken.courierCode}, ${taken.counted}, ${taken.bagNumber}, ${taken.note}, ${taken.photoFileIds}::uuid[],
      ${taken.staffId})
    returning id`)

/** With an explanation it differs. */
export const closeHandover = (tx: Tx, id: string, staffId: string, explanation: string) => {
  const { from, to } = explanation === '' ? handoverMoves.close : handoverMoves.closeDiffering
  return tx.find(sql<{ id: string }>`
    update courier_handovers set state = ${to}, closed_by = ${staffId}, closed_at = now(), explanation = ${explanation}
    where id = ${id} and state = any(${from}) returning id`)
}

export const settleHandover = (tx: Tx, id: string, staffId: string, note: string) =>
  tx.find(sql<{ id: string }>`
    update courier_handovers set state = ${handoverMoves.settle.to}, settled_by = ${staffId}, settled_at = now(), settled_note = ${note}
    where id = ${id} and state = any(${handoverMoves.settle.from}) returning id`)

export const markEven = (tx: Tx, id: string) =>
  tx.run(sql`
    update courier_handovers set state = ${handoverMoves.even.to} where id = ${id} and state = any(${handoverMoves.even.from})`)

/** Who closed and settled it stays in the audit trail. */
export const reopenHandover = (tx: Tx, id: string) =>
  tx.run(sql`
    update courier_handovers set state = ${handoverMoves.reopen.to}, closed_by = null, closed_at = null, explanation = '',
      settled_by = null, settled_at = null, settled_note = ''
    where id = ${id} and state = any(${handoverMoves.reopen.from})`)

export const handoverOfReceipt = (tx: Tx, receiptId: string) =>
  tx.find(
    sql<{ id: string }>`select handover_id as id from receipts where id = ${receiptId} and handover_id is not null`,
  )

export interface HandoverFilter {
  readonly scope: Scope
  readonly state: HandoverState | undefined
  readonly warehouseId: string | undefined
  readonly takesScans: boolean | undefined
  /** Without what this person closed. */
  readonly notBy: string | undefined
}

const matches = ({ scope, state, warehouseId, takesScans, notBy }: HandoverFilter) => sql`
  ${notBy === undefined ? nothing : sql`and h.closed_by <> ${notBy}`}
  ${state === undefined ? nothing : sql`and h.state = ${state}`}
  ${takesScans === true ? sql`and h.state in ('open', 'difference')` : nothing}
  ${takesScans === false ? sql`and h.state in ('closed', 'settled')` : nothing}
  ${scope === null ? nothing : sql`and h.warehouse_id = any(${scope}::uuid[])`}
  ${warehouseId === undefined ? nothing : sql`and h.warehouse_id = ${warehouseId}`}`

/** The newest first. */
export const searchHandovers = (db: Db, filter: HandoverFilter, after: string | undefined, limit: number) =>
  db.rows(sql<HandoverRow>`
    select ${columns} from courier_handovers h ${names}
    where true ${matches(filter)}
      ${
        after === undefined
          ? nothing
          : sql`and (h.taken_at, h.id) < (select taken_at, id from courier_handovers where id = ${after})`
      }
    order by h.taken_at desc, h.id desc ${limitTo(limit)}`)

export const countHandovers = async (db: Db, filter: HandoverFilter) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (
        select from courier_handovers h where true ${matches(filter)} ${limitTo(countedAtMost)}
      ) few`)
  ).total
