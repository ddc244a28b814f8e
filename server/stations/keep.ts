import type { staffStations } from '#contract/stations.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'
import {
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
  { tx, staff, language, audit }: WriteCall & AsStaff,
  { warehouseId, name, printerPaper }: Input<Calls['create']>,
): Promise<WireStation> {
  if (!(await warehouseById(tx, warehouseId))?.active) refuseFields({ warehouseId: 'field_warehouse' })
  const made = await insertStation(tx, { warehouseId, name, printerPaper, staffId: staff.id })
  if (!made) return refuseFields({ name: 'field_station_taken' })
  audit({ kind: 'stations', id: made.id, after: { warehouseId, printerPaper } })
  return onWire(await stationById(tx, made.id), language)
}

/** B-AU-27: absent fields stay as they are. */
export async function update(
  { tx, staff, language, audit }: WriteCall & AsStaff,
  { id, version, ...given }: Input<Calls['update']>,
): Promise<WireStation> {
  const before = await locked(tx, id)
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  const after = {
    ...before,
    name: given.name ?? before.name,
    printerPaper: given.printerPaper ?? before.printerPaper,
    suspended: given.suspended ?? before.suspended,
  }
  if (!(await changeStation(tx, after))) refuseFields({ name: 'field_station_taken' })
  if (after.suspended) await closeShifts(tx, id, staff.id)
  const kept = ({ printerPaper, suspended }: typeof after) => ({ printerPaper, suspended })
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

async function locked(tx: (WriteCall & AsStaff)['tx'], id: string): Promise<StationRow> {
  orRefuse(await lockStation(tx, id), 'not_found')
  return orRefuse(await findStation(tx, id), 'not_found')
}

function onWire(station: StationRow, language: Language): WireStation {
  const { shiftId: _shiftId, openedAt, openedBy, until, worker, warehouseName, ...rest } = station
  const shift = openedAt !== null && openedBy !== null && until !== null ? { openedAt, openedBy, until, worker } : null
  return { ...rest, warehouseName: pickText(warehouseName, language), shift }
}
