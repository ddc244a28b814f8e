import type { StoredText } from '#contract/wire/language.ts'
import type { LabelSize } from '#domain/label.ts'
import type { PrintWay } from '#domain/printing.ts'
import { shiftHours } from '#domain/station.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Stations and their shifts. A shift that is over counts as closed, whether or not somebody closed it. */

export interface StationRow {
  readonly id: string
  readonly name: string
  readonly warehouseId: string
  readonly warehouseName: StoredText
  readonly printerPaper: LabelSize
  readonly printWay: PrintWay
  /** Empty: none. */
  readonly printerHost: string
  readonly printerPort: number
  readonly printAfterReceipt: boolean
  readonly suspended: boolean
  readonly version: number
  readonly shiftId: string | null
  readonly openedAt: string | null
  readonly openedBy: string | null
  readonly until: string | null
  readonly worker: string | null
}

const isOpen = sql`f.closed_at is null and f.expires_at > now()`

const columns = sql`
  d.id, d.name, d.warehouse_id as "warehouseId", w.name as "warehouseName", d.label_size as "printerPaper", d.print_way as "printWay",
  d.printer_host as "printerHost", d.printer_port as "printerPort", d.print_after_receipt as "printAfterReceipt", d.suspended, d.version,
  f.id as "shiftId", f.opened_at as "openedAt", o.name as "openedBy", f.expires_at as until,
  (select t.name from staff_sessions s join staff t on t.id = s.staff_id
    where s.shift_id = f.id and s.ended_at is null and s.expires_at > now() order by s.created_at desc limit 1) as worker`
const names = sql`
  join warehouses w on w.id = d.warehouse_id
  left join station_shifts f on f.station_id = d.id and ${isOpen} left join staff o on o.id = f.opened_by`

export const listStations = (db: Db, warehouseId: string | undefined, after: string | undefined, limit: number) =>
  db.rows(sql<StationRow>`
    select ${columns} from stations d ${names}
    where ${inWarehouse(warehouseId)} ${
      after === undefined
        ? nothing
        : sql`and (w.code, lower(d.name)) > (
      select aw.code, lower(a.name) from stations a join warehouses aw on aw.id = a.warehouse_id where a.id = ${after})`
    }
    order by w.code, lower(d.name) limit ${limit}`)

export const countStations = (db: Db, warehouseId: string | undefined, bound: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from stations d where ${inWarehouse(warehouseId)} ${limitTo(bound)}) few`)

const inWarehouse = (warehouseId: string | undefined) =>
  warehouseId === undefined ? sql`true` : sql`d.warehouse_id = ${warehouseId}`

export const findStation = (db: Db, id: string) =>
  db.find(sql<StationRow>`select ${columns} from stations d ${names} where d.id = ${id}`)

export const stationById = (db: Db, id: string) =>
  db.row(sql<StationRow>`select ${columns} from stations d ${names} where d.id = ${id}`)

export const lockStation = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from stations where id = ${id} for update`)

type Settings = Pick<StationRow, 'name' | 'printerPaper' | 'printWay' | 'printerHost' | 'printerPort'>

/** Undefined when the warehouse has a station of this name. */
export const insertStation = (
  tx: Tx,
  { warehouseId, staffId, ...given }: Settings & { readonly warehouseId: string; readonly staffId: string },
) =>
  tx.find(sql<{ id: string }>`
    insert into stations (warehouse_id, name, label_size, print_way, printer_host, printer_port, created_by)
    values (${warehouseId}, ${given.name}, ${given.printerPaper}, ${given.printWay}, ${given.printerHost}, ${given.printerPort}, ${staffId})
    on conflict do nothing returning id`)

/** Undefined when another station of the warehouse has this name. */
export const changeStation = (
  tx: Tx,
  { id, warehouseId, suspended, ...given }: Settings & Pick<StationRow, 'id' | 'warehouseId' | 'suspended'>,
) =>
  tx.find(sql<{ id: string }>`
    update stations set name = ${given.name}, label_size = ${given.printerPaper}, print_way = ${given.printWay},
      printer_host = ${given.printerHost}, printer_port = ${given.printerPort}, suspended = ${suspended}, version = version + 1
    where id = ${id} and not exists (
      select from stations other where other.warehouse_id = ${warehouseId} and lower(other.name) = lower(${given.name}::text) and other.id <> ${id})
    returning id`)

/** The version stays: what administrators change beside it is something else. */
export const changeAfterReceipt = (tx: Tx, id: string, printAfterReceipt: boolean) =>
  tx.run(sql`update stations set print_after_receipt = ${printAfterReceipt} where id = ${id}`)

/** Those with a printer in the network that are in use. */
export const listPrinters = (db: Db, warehouseId: string, limit: number) =>
  db.rows(sql<{ stationId: string; name: string; size: LabelSize }>`
    select id as "stationId", name, label_size as size from stations
    where warehouse_id = ${warehouseId} and print_way = 'network' and not suspended order by lower(name) ${limitTo(limit)}`)

/** Also one whose time is over. */
export async function closeShifts(tx: Tx, stationId: string, staffId: string): Promise<void> {
  await tx.run(sql`
    update staff_sessions set ended_at = now(), end_reason = 'shift'
    where ended_at is null and shift_id in (select id from station_shifts where station_id = ${stationId})`)
  await tx.run(sql`
    update station_shifts set closed_at = least(now(), expires_at), closed_by = ${staffId}
    where station_id = ${stationId} and closed_at is null`)
}

export const insertShift = (tx: Tx, stationId: string, keyHash: Buffer, staffId: string) =>
  tx.run(sql`
    insert into station_shifts (station_id, key_hash, opened_by, expires_at)
    values (${stationId}, ${keyHash}, ${staffId}, now() + make_interval(hours => ${shiftHours}))`)

/** The station whose open shift has this key. */
export const findByKey = (db: Db, keyHash: Buffer) =>
  db.find(sql<StationRow & { shiftId: string; until: string }>`
    select ${columns} from stations d ${names}
    where f.key_hash = ${keyHash} and not d.suspended`)
