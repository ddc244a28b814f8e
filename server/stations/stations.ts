import type { workplace } from '#contract/stations.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import type * as z from 'zod/mini'
import { findStation, listPrinters, type StationRow, stationById } from './sql.ts'

export { findStation, listPrinters }

/** What the person who works at a station is told of it. */
export const workplaceOf = async (db: Db, stationId: string, language: Language) =>
  workplaceOnWire(await stationById(db, stationId), language)

export function workplaceOnWire(station: StationRow, language: Language): z.output<typeof workplace> {
  const { until, warehouseName, id, name, warehouseId, printerPaper, printWay, printAfterReceipt } = station
  assert(until !== null, 'one works at a station while its shift is open')
  return {
    id,
    name,
    warehouseId,
    warehouseName: pickText(warehouseName, language),
    printerPaper,
    printWay,
    printAfterReceipt,
    until,
  }
}
