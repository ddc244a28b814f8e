import type { staffPrinting } from '#contract/printing.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, OutwardCall, ReadCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { testPdf, testZpl } from '#server/labels/labels.ts'
import { pdfFile } from '#server/papers/papers.ts'
import { findStation } from '#server/stations/stations.ts'
import { refuseFault, sendToPrinter } from './network-printer.ts'
import { printerOf } from './printers.ts'

type Calls = typeof staffPrinting

/** B-AU-35 */
export async function test(call: OutwardCall & AsStaff, { id }: Input<Calls['test']>): Promise<Output<Calls['test']>> {
  const { context, language } = call
  const station = await stationOf(context.database, id)
  const address = printerOf(station, context)
  const zpl = await testZpl(station.printerPaper, shownOn(station, language), language)
  const fault = await sendToPrinter(address, zpl)
  // Its row in the trail stays, also when the call is refused.
  await call.step(async () => call.audit({ kind: 'stations', id, after: { outcome: fault ?? 'printed' } }))
  if (fault) refuseFault(fault)
  return {}
}

/** B-AU-36 */
export async function testLabel({ db, language }: ReadCall & AsStaff, { id }: Input<Calls['testLabel']>) {
  const station = await stationOf(db, id)
  return pdfFile(await testPdf(station.printerPaper, shownOn(station, language), language), 'label-test')
}

const stationOf = async (db: Db, id: string) => orRefuse(await findStation(db, id), 'not_found')

function shownOn(station: Awaited<ReturnType<typeof stationOf>>, language: ReadCall['language']) {
  const { name, warehouseName, printWay, printerHost, printerPort } = station
  return {
    station: name,
    warehouseName: pickText(warehouseName, language),
    address: printWay === 'network' ? `${printerHost}:${printerPort}` : '',
    at: new Date().toISOString(),
  }
}
