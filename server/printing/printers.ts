import { printersMost, type staffPrinting } from '#contract/printing.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isPrinterAddress, type PrinterAddress } from '#domain/printing.ts'
import { isAuditor, worksIn } from '#server/auth/session.ts'
import type { AsStaff, Context, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findStation, listPrinters } from '#server/stations/stations.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'

type Calls = typeof staffPrinting
type Station = NonNullable<Awaited<ReturnType<typeof findStation>>>

/** B-IN-66 */
export async function printers(
  { db, staff }: ReadCall & AsStaff,
  { id }: Input<Calls['printers']>,
): Promise<Output<Calls['printers']>> {
  orRefuse(await warehouseById(db, id), 'not_found')
  if (!isAuditor(staff) && !worksIn(staff, id)) refuse('not_found')
  return { list: [...(await listPrinters(db, id, printersMost))] }
}

/**
 * Where the server connects to. Judged again here, and not only where it is stored: a copy of the database of a trial may have
 * an address of this machine.
 */
export function printerOf(station: Station, { environment }: Context): PrinterAddress {
  const { printWay, suspended, printerHost: host, printerPort: port } = station
  const address = { host, port }
  if (printWay !== 'network' || suspended || !isPrinterAddress(address, !environment.production))
    refuseFields({ stationId: 'field_station_printer' })
  return address
}
