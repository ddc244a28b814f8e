import type { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { warehouseTransferCan } from '#domain/warehouse-transfer.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { keepParcel, lockParcel, noteOnParcel, sendParcel, takeInParcel } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'
import { tellArrived, tellRefused } from './mails.ts'
import { giveBack } from './money.ts'
import { readTransfer, staffRow } from './rows.ts'
import { isOfService, seen } from './scope.ts'
import {
  markMissing,
  markReceived,
  markSent,
  openOfNumber,
  refuseTransfer as closeRefused,
  type TransferRow,
} from './sql.ts'
import { notLateText, notMineToRefuseText, notSentText, nothingHereText, sentBeforeText, severalText } from './text.ts'

type Calls = typeof staffWarehouseTransfers
type Call = WriteCall & AsStaff

/** B-IN-40: scanned where it lies; from now on it is between the two warehouses, with this name beside it. */
export async function send(call: Call, input: Input<Calls['send']>): Promise<Output<Calls['send']>> {
  const { context, tx, staff } = call
  const { note = '' } = input
  const row = await hold(call, await scanned(call, input, 'from'))
  if (row.sentBy !== null) refuse('staff_state', { text: sentBeforeText(row.sentBy) })
  if (!warehouseTransferCan.send(row)) refuse('staff_state', { text: nothingHereText })
  const { 'transfer.lateDays': lateDays } = await readConfig(context, tx)
  orRefuse(await markSent(tx, row.id, { staffId: staff.id, note, lateDays }), 'staff_state')
  await sendParcel(tx, row.parcelId, stepOf(call, row, note))
  return answered(call, row)
}

/** B-IN-41: scanned where it goes; its weight stays as it was measured, a difference is noted. */
export async function receive(call: Call, input: Input<Calls['receive']>): Promise<Output<Calls['receive']>> {
  const { tx, staff } = call
  const { note = '' } = input
  const row = await hold(call, await scanned(call, input, 'to'))
  if (warehouseTransferCan.send(row)) refuse('staff_state', { text: notSentText(asText(row)) })
  if (!warehouseTransferCan.receive(row)) refuse('staff_state', { text: nothingHereText })
  const parcel = await lockParcel(tx, row.parcelId)
  const arrival = { warehouseId: row.toWarehouseId, shelf: input.shelf || null }
  const shelf = await takeInParcel(tx, parcel, arrival, stepOf(call, row, note))
  orRefuse(await markReceived(tx, row.id, { staffId: staff.id, note, shelf }), 'staff_state')
  await tellArrived(call, row)
  return answered(call, row)
}

/** B-IN-42: it stays, and what was paid is given back; by the warehouse where it lies, or customer service. */
export async function refuseTransfer(
  call: Call,
  { id, reason }: Input<Calls['refuse']>,
): Promise<Output<Calls['refuse']>> {
  const { tx, staff } = call
  const row = await hold(call, await seen(tx, staff, id))
  if (!isOfService(staff) && !worksIn(staff, row.fromWarehouseId)) refuse('role_missing', { text: notMineToRefuseText })
  if (!warehouseTransferCan.refuse(row)) refuse('staff_state')
  orRefuse(await closeRefused(tx, id, staff.id, reason), 'staff_state')
  const step = stepOf(call, row, reason)
  await keepParcel(tx, row.parcelId, 'refuseTransfer', step)
  await giveBack(tx, row, step.actor)
  await tellRefused(call, row, reason)
  return answered(call, row)
}

/** B-IN-43: it is late, and this person looked for it; it may still arrive. */
export async function noteMissing(
  call: Call,
  { id, note }: Input<Calls['noteMissing']>,
): Promise<Output<Calls['noteMissing']>> {
  const { tx, staff } = call
  const row = await hold(call, await seen(tx, staff, id))
  if (!worksIn(staff, row.toWarehouseId)) refuse('role_missing')
  if (!warehouseTransferCan.noteMissing(row)) refuse('staff_state')
  if (!(await markMissing(tx, id, staff.id, note))) refuse('staff_state', { text: notLateText })
  await noteOnParcel(tx, row.parcelId, { event: 'missTransfer', ...stepOf(call, row, note) })
  return answered(call, row)
}

const stepOf = ({ staff }: Call, { id }: TransferRow, note: string) =>
  ({ actor: { kind: 'staff', id: staff.id }, note, details: { transferId: id } }) as const

const asText = ({ fromName }: TransferRow) => ({
  'zh-Hans': pickText(fromName, 'zh-Hans'),
  'zh-Hant': pickText(fromName, 'zh-Hant'),
  en: pickText(fromName, 'en'),
})

interface Scan {
  readonly id?: string | undefined
  readonly warehouseId: string
  readonly trackingNumber: string
}

/** The open transfer whose number was scanned at this end. */
async function scanned({ tx, staff }: Call, { id, warehouseId, trackingNumber }: Scan, end: 'from' | 'to') {
  if (!worksIn(staff, warehouseId)) refuse('role_missing')
  const open = await openOfNumber(tx, trackingNumber, end, warehouseId)
  const meant = id === undefined ? open : open.filter((each) => each.id === id)
  const [row, other] = meant
  if (!row) refuse('not_found', { text: nothingHereText })
  if (other) refuse('staff_state', { text: severalText })
  return row
}

/** The parcel is locked first, as everywhere; then it is read again, and nobody acts for themselves. */
async function hold({ tx, staff }: Call, { id, parcelId, memberId }: TransferRow): Promise<TransferRow> {
  await refuseOwnAccount(tx, staff.id, memberId)
  await lockParcel(tx, parcelId)
  return readTransfer(tx, id)
}

async function answered(call: Call, before: TransferRow): Promise<Output<Calls['send']>> {
  const { id, state } = before
  const after = await readTransfer(call.tx, id)
  const { sentNote, receivedNote, shelf, reason, missedNote } = after
  call.audit({
    kind: 'warehouse_transfer',
    id,
    before: { state },
    after: { state: after.state, sentNote, receivedNote, shelf, reason, missedNote },
  })
  return staffRow(call, call.tx, id)
}
