import type { staffHandovers } from '#contract/handovers.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { handoverCan } from '#domain/courier-handover.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { findCourier, warehouseById } from '#server/warehouses/warehouses.ts'
import { handoverOnWire } from './rows.ts'
import {
  closeHandover,
  countScanned,
  findHandover,
  type HeldHandover,
  insertHandover,
  lockHandover,
  settleHandover,
} from './sql.ts'
import { closedBeforeText, nothingToSettleText, ownCloseText } from './text.ts'

type Calls = typeof staffHandovers
type Call = WriteCall & AsStaff
type Answer = Output<Calls['take']>

/** B-IN-49: so many parcels are here and counted, before any is scanned. */
export async function take(call: Call, typed: Input<Calls['take']>): Promise<Answer> {
  const { tx, staff } = call
  const { warehouseId, courierCode, counted, bagNumber = '', note = '' } = typed
  if (!worksIn(staff, warehouseId)) refuse('role_missing')
  const [warehouse, courier] = [await warehouseById(tx, warehouseId), await findCourier(tx, courierCode)]
  if (!warehouse?.active) refuseFields({ warehouseId: 'field_warehouse' })
  if (!courier) refuseFields({ courierCode: 'field_courier' })
  const photoFileIds = [...new Set(typed.photoFileIds ?? [])]
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', photoFileIds, warehouseId)
  const taken = { warehouseId, courierCode, counted, bagNumber, note, photoFileIds, staffId: staff.id }
  const { id } = await insertHandover(tx, taken)
  call.audit({ kind: 'handover', id, after: { courierCode, counted, bagNumber } })
  return shown(call, id)
}

/** B-IN-51: counted and scanned are compared now; where they differ the explanation is kept with the difference. */
export async function close(call: Call, { id, explanation = '' }: Input<Calls['close']>): Promise<Answer> {
  const { tx, staff } = call
  const handover = await hold(call, id)
  if (!handoverCan.close(handover)) refuse('staff_state', { text: closedBeforeText })
  const { counted } = handover
  const scanned = await countScanned(tx, id)
  const differs = scanned !== counted
  if (differs && explanation === '') refuseFields({ explanation: 'field_required' })
  orRefuse(await closeHandover(tx, id, staff.id, differs ? explanation : ''), 'staff_state')
  call.audit({ kind: 'handover', id, before: { state: handover.state }, after: { counted, scanned, explanation } })
  return shown(call, id)
}

/** B-IN-52: the second person agrees with the explanation, or says what became of the difference. */
export async function settle(call: Call, { id, note }: Input<Calls['settle']>): Promise<Answer> {
  const { tx, staff } = call
  const handover = await hold(call, id)
  if (!handoverCan.settle(handover)) refuse('staff_state', { text: nothingToSettleText })
  if (handover.closedById === staff.id) refuse('staff_state', { text: ownCloseText })
  orRefuse(await settleHandover(tx, id, staff.id, note), 'staff_state')
  const after = { counted: handover.counted, scanned: await countScanned(tx, id), note }
  call.audit({ kind: 'handover', id, before: { state: handover.state }, after })
  return shown(call, id)
}

async function hold({ tx, staff }: Call, id: string): Promise<HeldHandover> {
  const handover = orRefuse(await lockHandover(tx, id), 'not_found')
  if (!worksIn(staff, handover.warehouseId)) refuse('not_found')
  return handover
}

async function shown(call: Call, id: string): Promise<Answer> {
  const row = await findHandover(call.tx, id)
  assert(row, 'a handover stays')
  return handoverOnWire(call, row)
}
