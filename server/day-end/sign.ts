import type { staffDays } from '#contract/day-end.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { changedFigures, type DayExplanations, differencesOf, receivedAgain } from '#domain/day-end.ts'
import { worksIn } from '#server/auth/session.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'
import { readFigures } from './figures.ts'
import { signatureOnWire } from './read.ts'
import { countersignDay, currentSignature, findSignature, insertSignature, lockDay, replaceSignature } from './sql.ts'
import { refuseDayToCome } from './today.ts'
import { changedText, notSignedText, ownSignatureText, signedByTwoText } from './text.ts'

type Calls = typeof staffDays
type Call = WriteCall & AsStaff

/** B-RP-22: the first of two people, with the figures as they are now and a reason for each difference. */
export async function sign(call: Call, typed: Input<Calls['sign']>): Promise<Output<Calls['sign']>> {
  const { tx, staff } = call
  const { warehouseId, day } = typed
  if (!worksIn(staff, warehouseId)) refuse('role_missing')
  if (!(await warehouseById(tx, warehouseId))) refuseFields({ warehouseId: 'field_warehouse' })
  await refuseDayToCome(tx, day)
  await lockDay(tx, { warehouseId, day })
  const figures = await readFigures(tx, { warehouseId, day })
  const differences = differencesOf(figures)
  const missing = differences.filter((difference) => !typed[difference])
  if (missing.length > 0) refuseFields(Object.fromEntries(missing.map((each) => [each, 'field_required'])))
  const before = await currentSignature(tx, { warehouseId, day })
  // Parcels go on into orders; only receipts, and those undone, make a day that two people signed another one.
  if (before?.state === 'closed' && !receivedAgain(before.figures, figures))
    refuse('staff_state', { text: signedByTwoText })
  if (before) await replaceSignature(tx, before.id)
  const said = (difference: keyof DayExplanations) =>
    differences.includes(difference) ? (typed[difference] ?? '') : ''
  const explanations: DayExplanations = {
    unexplained: said('unexplained'),
    notShelved: said('notShelved'),
    handovers: said('handovers'),
    counts: said('counts'),
  }
  const { id } = await insertSignature(tx, { warehouseId, day, figures, explanations, staffId: staff.id })
  call.audit({ kind: 'day', id, before: before?.figures, after: { day, figures, explanations } })
  return shown(call, id)
}

/** B-RP-23: the second person, while the figures are still those that were signed. */
export async function countersign(
  call: Call,
  { id }: Input<Calls['countersign']>,
): Promise<Output<Calls['countersign']>> {
  const { tx, staff } = call
  const found = orRefuse(await findSignature(tx, id), 'not_found')
  if (!worksIn(staff, found.warehouseId)) refuse('not_found')
  // The lock of the day, as for signing: otherwise a new first signature could replace two that were just complete.
  await lockDay(tx, found)
  const signature = orRefuse(await findSignature(tx, id), 'not_found')
  if (signature.state !== 'signed') refuse('staff_state', { text: notSignedText })
  if (signature.signedById === staff.id) refuse('staff_state', { text: ownSignatureText })
  const changed = changedFigures(signature.figures, await readFigures(tx, signature))
  if (changed.length > 0) refuse('staff_state', { text: changedText(changed) })
  orRefuse(await countersignDay(tx, id, staff.id), 'staff_state')
  call.audit({ kind: 'day', id, before: { state: signature.state }, after: { day: signature.day, state: 'closed' } })
  return shown(call, id)
}

async function shown(call: Call, id: string): Promise<Output<Calls['sign']>> {
  const row = await findSignature(call.tx, id)
  assert(row, 'a signature stays')
  return signatureOnWire(call, row)
}
