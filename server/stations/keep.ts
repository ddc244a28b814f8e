import type { staffStations } from '#contract/stations.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { isPrinterAddress } from '#domain/printing.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { AsStaff, Context, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'
import {
  changeAfterReceipt,
  changeStation,
  closeShifts,
  countStations,
  findStation,
  insertShift,
  insertStation,
  listStations,
  lockStation,
  type StationRow,
  stationById,
} from './sql.ts'

type Calls = typeof staffStations
type WireStation = Output<Calls['create']>

/** B-AU-25 */
export async function list(
  { db, language }: ReadCall & AsStaff,
  { warehouseId, after, pageSize }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const [rows, { total }] = await Promise.all([
    listStations(db, warehouseId, after, pageSize + 1),
    countStations(db, warehouseId, countedAtMost),
  ])
  const shown = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null
  return { list: shown.map((station) => onWire(station, language)), next, ...cappedTotal(total) }
}

/** B-AU-26 */
export async function create(
  { tx, staff, language, audit, context }: WriteCall & AsStaff,
  { warehouseId, ...given }: Input<Calls['create']>,
): Promise<WireStation> {
  requirePrinter(given, context)
  if (!(await warehouseById(tx, warehouseId))?.active) refuseFields({ warehouseId: 'field_warehouse' })
  const made = await insertStation(tx, { warehouseId, ...given, staffId: staff.id })
  if (!made) return refuseFields({ name: 'field_station_taken' })
  audit({ kind: 'stations', id: made.id, after: { warehouseId, ...printingOf(given) } })
  return onWire(await stationById(tx, made.id), language)
}

/** B-AU-27: absent fields stay as they are. */
export async function update(
  { tx, staff, language, audit, context }: WriteCall & AsStaff,
  { id, version, ...given }: Input<Calls['update']>,
): Promise<WireStation> {
  const before = await locked(tx, id)
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = {
    ...before,
    name: given.name ?? before.name,
    printerPaper: given.printerPaper ?? before.printerPaper,
    printWay: given.printWay ?? before.printWay,
    printerHost: given.printerHost ?? before.printerHost,
    printerPort: given.printerPort ?? before.printerPort,
    suspended: given.suspended ?? before.suspended,
  }
  requirePrinter(after, context)
  if (!(await changeStation(tx, after))) refuseFields({ name: 'field_station_taken' })
  if (after.suspended) await closeShifts(tx, id, staff.id)
  const kept = (station: typeof after) => ({ ...printingOf(station), suspended: station.suspended })
  audit({ kind: 'stations', id, before: kept(before), after: kept(after) })
  return onWire(await stationById(tx, id), language)
}

/** B-AU-28: 256 random bits, of which only the hash is kept. The key of an earlier shift works no longer. */
export async function open(
  { tx, staff, language, audit }: WriteCall & AsStaff,
  { id }: Input<Calls['open']>,
): Promise<Output<Calls['open']>> {
  const station = await locked(tx, id)
  if (station.suspended) refuse('staff_state')
  await closeShifts(tx, id, staff.id)
  const stationKey = newToken()
  await insertShift(tx, id, tokenHash(stationKey), staff.id)
  audit({ kind: 'stations', id })
  return { stationKey, station: onWire(await stationById(tx, id), language) }
}

/** B-AU-29 */
export async function close(
  { tx, staff, language, audit }: WriteCall & AsStaff,
  { id }: Input<Calls['close']>,
): Promise<WireStation> {
  const { shiftId } = await locked(tx, id)
  if (shiftId === null) refuse('staff_state')
  await closeShifts(tx, id, staff.id)
  audit({ kind: 'stations', id })
  return onWire(await stationById(tx, id), language)
}

/** B-AU-37: a choice of those who work there, so that a setting of an administrator is not overwritten by it. */
export async function setAfterReceipt(
  { tx, staff, audit }: WriteCall & AsStaff,
  { printAfterReceipt }: Input<Calls['setAfterReceipt']>,
): Promise<Output<Calls['setAfterReceipt']>> {
  const { stationId } = staff
  if (stationId === null) return refuse('station_closed')
  await changeAfterReceipt(tx, stationId, printAfterReceipt)
  audit({ kind: 'stations', id: stationId, after: { printAfterReceipt } })
  return { printAfterReceipt }
}

type Printing = Pick<StationRow, 'printerPaper' | 'printWay' | 'printerHost' | 'printerPort'>

const printingOf = ({ printerPaper, printWay, printerHost, printerPort }: Printing) => ({
  printerPaper,
  printWay,
  printerHost,
  printerPort,
})

/** What the contract allows outside of production, this machine itself, is refused in it. */
function requirePrinter({ printWay, printerHost: host, printerPort: port }: Printing, { environment }: Context): void {
  if (host === '' && printWay === 'network') refuseFields({ printerHost: 'field_required' })
  if (host !== '' && !isPrinterAddress({ host, port }, !environment.production))
    refuseFields({ printerHost: 'field_printer_host' })
}

async function locked(tx: (WriteCall & AsStaff)['tx'], id: string): Promise<StationRow> {
  orRefuse(await lockStation(tx, id), 'not_found')
  return orRefuse(await findStation(tx, id), 'not_found')
}

function onWire(station: StationRow, language: Language): WireStation {
  const {
    shiftId: _shiftId,
    printAfterReceipt: _here,
    openedAt,
    openedBy,
    until,
    worker,
    warehouseName,
    ...rest
  } = station
  const shift = openedAt !== null && openedBy !== null && until !== null ? { openedAt, openedBy, until, worker } : null
  return { ...rest, warehouseName: pickText(warehouseName, language), shift }
}
