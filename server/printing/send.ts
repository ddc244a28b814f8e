import type { staffPrinting } from '#contract/printing.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, OutwardCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { drawnZpl, lockLabelled, notePrint } from '#server/labels/labels.ts'
import { findStation } from '#server/stations/stations.ts'
import { refuseFault, sendToPrinter } from './network-printer.ts'
import { printerOf } from './printers.ts'
import { endPrint, findByKey } from './sql.ts'

type Call = OutwardCall & AsStaff
type Asked = Input<typeof staffPrinting.send>

/**
 * B-IN-65: noted as being sent, then sent, then noted how it ended. No transaction is open while the printer is waited for, and
 * what becomes of the server meanwhile, the note stays.
 */
export async function send(call: Call, asked: Asked): Promise<Output<typeof staffPrinting.send>> {
  const { context, staff, language } = call
  const { id, of, size, copies, stationId } = asked
  const db = context.database
  const station = orRefuse(await findStation(db, stationId), 'not_found')
  if (!worksIn(staff, station.warehouseId)) refuse('not_found')
  const address = printerOf(station, context)
  const { labelled, bytes } = await drawnZpl({ db, staff, language }, { id, of, size, copies })
  // A label comes out where its parcel lies.
  if (labelled.warehouseId !== station.warehouseId) refuse('not_found')

  const begun = await call.step((tx) => begin(call, tx, asked))
  const { printId, printCount, isRepeated } = begun
  const answer = { printCount, printer: station.name }
  if (isRepeated) return answer
  const fault = await sendToPrinter(address, bytes)
  const outcome = fault ?? 'printed'
  await call.step(async (tx) => {
    await endPrint(tx, printId, outcome)
    if (fault) call.audit({ kind: of === 'parcel' ? 'parcel' : 'unclaimed parcel', id, after: { stationId, outcome } })
  })
  if (fault) refuseFault(fault)
  return answer
}

/** The same key finds the print that it made, and how that ended: a double click prints once. */
async function begin(call: Call, tx: Tx, asked: Asked) {
  const { staff, key } = call
  // Another server process may be about to note the same.
  await lockLabelled(tx, asked.of, asked.id)
  const made = key === null ? undefined : await findByKey(tx, staff.id, key)
  if (!made) {
    const noted = await notePrint({ ...call, tx }, { ...asked, format: 'zpl' }, { stationId: asked.stationId, key })
    return { ...noted, isRepeated: false }
  }
  const { id, of, size, copies, stationId } = asked
  const isSame = made.of === of && made.labelledId === id && made.size === size && made.copies === copies
  if (!isSame || made.stationId !== stationId) refuse('idempotency_mismatch')
  if (made.outcome === 'sending') refuse('print_sending')
  if (made.outcome !== 'printed') refuseFault(made.outcome)
  return { printId: made.printId, printCount: made.printCount, isRepeated: true }
}
