import type { Input } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#server/actor.ts'
import { settleParcels } from '#server/bins/bins.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import {
  type LockedParcel,
  lockOwnParcels,
  noteConsolidated,
  noteSigned,
  packParcels,
  shipOut,
  unpackParcels,
} from './moves.sql.ts'
import { correctParcel } from './correct.ts'
import { eligibleParcelsOf, sendableByWarehouse } from './list.sql.ts'
import { narrowed } from './list.ts'
import { type ParcelRow, parcelRow } from './row.ts'
import { parcelsOfOrder, parcelsOfOrders } from './sql.ts'
import { listPurchases } from './purchases.sql.ts'
import { findForStaff, lockForStaff } from './staff.sql.ts'
import { candidatesByNumber, staffParcelOf } from './station.ts'
import type { NumberedParcel } from './receive.sql.ts'
import { type GivenParcel, giveUnclaimed, holdNumber } from './unclaimed.ts'

export type { GivenParcel, LockedParcel, NumberedParcel, ParcelRow }
export { candidatesByNumber, correctParcel, findForStaff, giveUnclaimed, holdNumber, lockForStaff, staffParcelOf }
export {
  findOwnNumbers,
  insertMovedParcels as moveParcelsIn,
} from './move-in.sql.ts'
export { applyNext, elsewhereText } from './text.ts'
export { sendableByWarehouse }
export { findParcel as findOwnParcel } from './sql.ts'
export { goodsOf, standing as standingReceipt, type StoredGoodsLine } from './sql.ts'
export { closeParcel } from './close.ts'
export { refuseInTransfer } from './in-transfer.ts'
export { noteOnParcel } from './note.sql.ts'
export { lockOnShelf, relocate } from './relocate.ts'
export { splitParcel } from './split.ts'
export { holdParcel, keepParcel, lockElsewhere, lockParcel, sendParcel, takeInParcel } from './transfer.ts'
export { takeBackParcel } from './take-back.ts'
export { weighingsOfParcels } from './weighings.ts'

/** What other modules may do with parcels. Each takes parcels of one order; locks are taken by id. */

/** Locks the member's parcels until the transaction ends. Refuses with 4003 when one is missing or somebody else's. */
export async function lockParcels(tx: Tx, memberId: string, ids: readonly string[]): Promise<readonly LockedParcel[]> {
  const locked = await lockOwnParcels(tx, memberId, ids)
  if (locked.length !== new Set(ids).size) refuse('parcel_unavailable')
  return locked
}

/** 30 → 35. Refuses with 4003 when one is not in stock, not weighed, or may not leave. */
export async function startPacking(tx: Tx, parcelIds: readonly string[], orderId: string, actor: Actor): Promise<void> {
  const packed = await packParcels(tx, parcelIds, orderId, actor)
  if (packed !== new Set(parcelIds).size) refuse('parcel_unavailable')
}

/** 35 → 30: the order was deleted or cancelled, or leaves without them. */
export const returnToStock = async (tx: Tx, parcelIds: readonly string[], actor: Actor): Promise<void> =>
  assertAll(await unpackParcels(tx, parcelIds, actor), parcelIds)

/** The order was packed: event 36, still 35. Whatever a count missed was found by packing it. */
export async function markConsolidated(tx: Tx, parcelIds: readonly string[], actor: Actor): Promise<void> {
  assertAll(await noteConsolidated(tx, parcelIds, actor), parcelIds)
  await settleParcels(tx, parcelIds, null, actor.id)
}

/** 35 → 40 at an ISO time, or now. */
export const shipParcels = async (
  tx: Tx,
  parcelIds: readonly string[],
  actor: Actor,
  at: string | null,
): Promise<void> => assertAll(await shipOut(tx, parcelIds, actor, at), parcelIds)

/** The order was received at an ISO time, or now: event 50, still 40. */
export const signParcels = async (
  tx: Tx,
  parcelIds: readonly string[],
  actor: Actor,
  at: string | null,
): Promise<void> => assertAll(await noteSigned(tx, parcelIds, actor, at), parcelIds)

function assertAll(moved: number, parcelIds: readonly string[]) {
  assert(moved === new Set(parcelIds).size, 'the parcels of an order move together with it')
}

export const parcelRowsOfOrder = async (db: Db, orderId: string, language: Language): Promise<ParcelRow[]> =>
  (await parcelsOfOrder(db, orderId)).map((parcel) => parcelRow(parcel, language))

/** The same for the orders of a page, by their ids. */
export async function parcelRowsOfOrders(
  db: Db,
  orderIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ParcelRow[]>> {
  const rows = new Map<string, ParcelRow[]>(orderIds.map((id) => [id, []]))
  for (const parcel of await parcelsOfOrders(db, orderIds))
    rows.get(parcel.orderId ?? '')?.push(parcelRow(parcel, language))
  return rows
}

type EligibleFilter = Omit<Input<typeof orders.eligibleParcels>, 'orderType'>

/** A page of the parcels that can go into an order (C-29), with those of the order being edited. */
export async function eligibleParcels(db: Db, memberId: string, filter: EligibleFilter, language: Language) {
  const { page, pageSize } = filter
  const { total, parcels } = await eligibleParcelsOf(db, memberId, narrowed(filter))
  return { list: parcels.map((parcel) => parcelRow(parcel, language)), page, pageSize, total }
}

/**
 * Purchases of which some parcels have arrived and others have not (E-51 with `open`): the newest few, and their
 * number.
 */
export const openPurchases = (db: Db, memberId: string, atMost: number) =>
  listPurchases(db, memberId, { open: true, page: 1, pageSize: atMost })
