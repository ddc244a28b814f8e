import type { staffParcelClosings } from '#contract/parcel-closings.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { closingCan } from '#domain/parcel-closing.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { parcelsSeenBy } from '#server/auth/session.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { closeParcel } from '#server/parcels/parcels.ts'
import { settleByClosing } from '#server/questions/questions.ts'
import { refuseUnlessStoredTooLong } from '#server/storage/storage.ts'
import { tellClosed } from './mails.ts'
import { closingsOnWire } from './rows.ts'
import { type ClosingRow, countClosings, findClosing, lockClosing, searchClosings, settleClosing } from './sql.ts'
import { ownRequestText } from './text.ts'

type Calls = typeof staffParcelClosings
type Call = WriteCall & AsStaff

/** B-IN-30 */
export async function list(call: ReadCall & AsStaff, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { db, staff } = call
  const { after, pageSize, state, byOthers, warehouseId } = input
  const trackingNumber = tidyCode(input.trackingNumber ?? '') || undefined
  const filter = {
    scope: parcelsSeenBy(staff),
    state,
    notBy: byOthers ? staff.id : undefined,
    warehouseId,
    trackingNumber,
  }
  const [found, total] = await Promise.all([searchClosings(db, filter, after, pageSize + 1), countClosings(db, filter)])
  const rows = found.slice(0, pageSize)
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { list: await closingsOnWire(call, db, rows), next, ...cappedTotal(total) }
}

/** B-IN-31: the second person; only now the parcel is closed, and its member is told. */
export async function confirm(call: Call, { id }: Input<Calls['confirm']>): Promise<Output<Calls['confirm']>> {
  const { tx, staff } = call
  const closing = await hold(call, id)
  if (closing.askedById === staff.id) refuse('staff_state', { text: ownRequestText })
  const { parcelId, reason, intoParcelId, note, askedById } = closing
  const details = { closingId: id, askedById }
  const parcel = await closeParcel(tx, { parcelId, reason, intoParcelId, note, staffId: staff.id, details })
  await settleByClosing(tx, { parcelId, reason, note, staffId: staff.id })
  // It may have been extended since somebody asked; now its row is locked.
  if (closing.cause === 'storage') await refuseUnlessStoredTooLong(call, parcelId)
  orRefuse(await settleClosing(tx, id, 'confirm', staff.id), 'staff_state')
  await tellClosed(call, parcel, closing)
  return answered(call, closing)
}

/** B-IN-32: the parcel stays; by the person who asked, it is withdrawn. */
export async function refuseClosing(
  call: Call,
  { id, reason }: Input<Calls['refuse']>,
): Promise<Output<Calls['refuse']>> {
  const { tx, staff } = call
  const closing = await hold(call, id)
  const event = closing.askedById === staff.id ? 'withdraw' : 'refuse'
  orRefuse(await settleClosing(tx, id, event, staff.id, reason), 'staff_state')
  return answered(call, closing)
}

/** As the caller may see it, locked, and not settled yet. */
async function hold({ tx, staff }: Call, id: string): Promise<ClosingRow> {
  await lockClosing(tx, id)
  const closing = orRefuse(await findClosing(tx, id), 'not_found')
  const scope = parcelsSeenBy(staff)
  if (scope !== null && !scope.includes(closing.warehouseId)) refuse('not_found')
  await refuseOwnAccount(tx, staff.id, closing.memberId)
  if (!closingCan.confirm(closing)) refuse('staff_state')
  return closing
}

async function answered(call: Call, { id, state }: ClosingRow): Promise<Output<Calls['confirm']>> {
  const row = orRefuse(await findClosing(call.tx, id), 'not_found')
  call.audit({ kind: 'parcel_closing', id, before: { state }, after: { state: row.state, note: row.settledNote } })
  const [closing] = await closingsOnWire(call, call.tx, [row])
  assert(closing, 'one request makes one row')
  return closing
}
