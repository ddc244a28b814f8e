import type { Actor } from '#server/actor.ts'
import { settleNumber, settleParcels, takePlace } from '#server/bins/bins.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { parcelCan } from '#domain/parcel.ts'
import { isBlocking, withoutElsewhere } from './faults.ts'
import { lockOwnParcel } from './forecast.sql.ts'
import { writeStep } from './moves.sql.ts'
import { faultsOf } from './set-abnormal.sql.ts'
import { type HeldParcel, lockForStaff } from './staff.sql.ts'
import { inTransferText, notElsewhereText } from './text.ts'
import { holdForTransfer, letGo, putIn, takeOff, writeSentStep } from './transfer.sql.ts'

/* What the transfers between warehouses do with a parcel. Each locks the parcel first. */

interface Step {
  readonly actor: Actor
  readonly note: string
  /** Names the transfer. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Any member's parcel, locked until the transaction ends. */
export const lockParcel = async (tx: Tx, parcelId: string): Promise<HeldParcel> =>
  orRefuse(await lockForStaff(tx, parcelId), 'not_found')

/**
 * The member's parcel, locked: at the wrong warehouse, standing still, and free to leave. Refuses with 3003 and the
 * reason.
 */
export async function lockElsewhere(tx: Tx, memberId: string, parcelId: string): Promise<HeldParcel> {
  orRefuse(await lockOwnParcel(tx, memberId, parcelId), 'not_found')
  const parcel = await lockParcel(tx, parcelId)
  if (parcel.transferState !== null) refuse('parcel_state', { text: inTransferText }, { id: parcelId })
  const faults = await faultsOf(tx, parcelId)
  const isElsewhere = [faults.abnormalCode, ...faults.abnormalAlso].includes('WRONG_WAREHOUSE')
  if (!parcelCan.askTransfer(parcel) || !isElsewhere || isBlocking(faults))
    refuse('parcel_state', { text: notElsewhereText }, { id: parcelId })
  return parcel
}

/** It stays in stock, and is blocked until the transfer ends. */
export async function holdParcel(tx: Tx, parcelId: string, step: Step): Promise<void> {
  orRefuse(await holdForTransfer(tx, parcelId, { event: 'askTransfer', ...step }), 'parcel_state')
}

/** It stays where it lies, and its member decides again. */
export async function keepParcel(
  tx: Tx,
  parcelId: string,
  event: 'withdrawTransfer' | 'refuseTransfer',
  step: Step,
): Promise<void> {
  const faults = await faultsOf(tx, parcelId)
  orRefuse(await letGo(tx, parcelId, isBlocking(faults), { event, ...step }), 'staff_state')
}

/** It leaves its shelf; a count that missed it knows now. */
export async function sendParcel(tx: Tx, parcelId: string, step: Step & { readonly actor: Actor & { id: string } }) {
  orRefuse(await takeOff(tx, parcelId, { event: 'sendTransfer', ...step }), 'staff_state')
  await writeSentStep(tx, parcelId, step.actor)
  await settleParcels(tx, [parcelId], null, step.actor.id)
}

interface Arrival {
  readonly warehouseId: string
  readonly shelf: string | null
}

/** It lies in the other warehouse, on this shelf (9005 if there is no room), and is at the wrong one no more. */
export async function takeInParcel(
  tx: Tx,
  { id, trackingNumber }: HeldParcel,
  arrival: Arrival,
  step: Step & { readonly actor: Actor & { id: string } },
): Promise<string | null> {
  const { warehouseId } = arrival
  const shelf = arrival.shelf === null ? null : await takePlace(tx, warehouseId, arrival.shelf, id)
  const left = withoutElsewhere(await faultsOf(tx, id))
  const given = { event: 'receiveTransfer', ...step }
  orRefuse(await putIn(tx, id, { warehouseId, shelf, isBlocking: isBlocking(left) }, given), 'staff_state')
  await writeStep(tx, id, 'received', step.actor)
  await settleNumber(tx, { warehouseId, trackingNumber, shelf, staffId: step.actor.id })
  return shelf
}
