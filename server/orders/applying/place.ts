import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/actor.ts'
import { businessDay, drawOrderNumber } from '#server/database/numbers.ts'
import { lockParcels, returnToStock, startPacking } from '#server/parcels/parcels.ts'
import { refuse } from '#server/http/refuse.ts'
import { changes, insertOrder, type OrderDraft } from '#server/orders/changes.sql.ts'
import { draft, type Terms } from './draft.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { addParcels, parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOwnOrder } from '#server/orders/locks.sql.ts'

/** For whom an order is placed, by whom, and in which transaction. */
interface Placing {
  readonly context: Context
  readonly tx: Tx
  readonly memberId: string
  readonly actor: Actor
}

const numberPrefix = { consolidation: 'JH', single_ticket: 'ZY' } as const

/** A new order that awaits payment; its parcels become "packing". Returns its id. */
export async function placeOrder({ context, tx, memberId, actor }: Placing, terms: Terms): Promise<string> {
  // Drawn before anything is locked, so that nobody waits for a number.
  const orderNumber = await drawOrderNumber(context, numberPrefix[terms.orderType], businessDay())
  const parcels = await lockParcels(tx, memberId, terms.parcelIds)
  const drafted = await draft({ context, tx }, terms, parcels, null)
  const details = { parcelIds: terms.parcelIds, ...recordedOf(drafted) }
  const { id } = await insertOrder(tx, memberId, orderNumber, drafted, actor, details)
  await startPacking(tx, terms.parcelIds, id, actor)
  await addParcels(tx, id, terms.parcelIds)
  return id
}

/** Replaces the contents of an unpaid order by this application; its type stays. */
export async function changeOrder(
  { context, tx, memberId, actor }: Placing,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  terms: Terms,
): Promise<string> {
  const order = await lockOwnOrder(tx, memberId, id)
  if (!order || order.lifecycle === 'deleted' || order.orderType !== terms.orderType) refuse('not_found')
  if (version !== undefined && version !== order.version) refuse('version_conflict')
  requireMove(order, 'edit', actor)
  const before = await parcelIdsOf(tx, id)
  const locked = await lockParcels(tx, memberId, [...new Set([...before, ...terms.parcelIds])])
  const isWanted = (parcelId: string) => terms.parcelIds.includes(parcelId)
  const chosen = locked.filter((parcel) => isWanted(parcel.id))
  const removed = before.filter((parcelId) => !isWanted(parcelId))
  const added = terms.parcelIds.filter((parcelId) => !before.includes(parcelId))
  const drafted = await draft({ context, tx }, terms, chosen, order)
  const details = {
    removedParcelIds: removed,
    addedParcelIds: added,
    before: recordedOf(order),
    after: recordedOf(drafted),
  }
  await moveOrder(tx, order, { event: 'edit', actor, set: changes.edit(drafted), details })
  await returnToStock(tx, removed, actor)
  await removeParcels(tx, id, removed)
  await startPacking(tx, added, id, actor)
  await addParcels(tx, id, added)
  return id
}

/** What the history records of an order as it was applied for. */
const recordedOf = (order: Pick<LockedOrder, keyof LockedOrder & keyof OrderDraft>) => ({
  warehouseId: order.warehouseId,
  channelId: order.channelId,
  destinationCode: order.destinationCode,
  pickUpPointId: order.pickUpPointId,
  currency: order.currency,
  declaredValueMinor: order.declaredValueMinor,
  insured: order.insured,
  totalMinor: order.stored.quote.totalMinor,
})
