import type { Lead } from '#contract/refusals/refusals.ts'
import type { Currency } from '#domain/money.ts'
import { parcelCan } from '#domain/parcel.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import type { Actor } from '#server/actor.ts'
import { channelById, placeOf, priceOrder, pricingTerms, requireOpen } from '#server/channels/channels.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { businessDay, drawOrderNumber } from '#server/database/numbers.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { changes, insertOrder, type OrderDraft, type OrderType } from '#server/orders/changes.sql.ts'
import { addParcels, parcelIdsOf, removeParcels } from '#server/orders/contents.sql.ts'
import { contentsOf, piecesOf, weightOf } from '#server/orders/contents.ts'
import { type LockedOrder, lockOwnOrder } from '#server/orders/locks.sql.ts'
import { moveOrder, requireMove } from '#server/orders/moves.ts'
import { storedQuote } from '#server/orders/stored-quote.ts'
import { type LockedParcel, lockParcels, returnToStock, startPacking } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'

/** What was applied for, with both addresses as the order will keep them. */
export interface Terms {
  readonly orderType: OrderType
  readonly parcelIds: readonly string[]
  readonly channelId: string
  readonly currency: Currency
  readonly consignee: AddressSnapshot
  /** null: we are the sender of a consolidation. */
  readonly consignor: AddressSnapshot | null
  readonly pickUpPointId?: string | undefined
  readonly vas?: readonly { readonly id: string; readonly qty: number }[] | undefined
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly remark?: string | undefined
}

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

/** Checks parcels, then line, then price, and returns the order as it will be stored. */
async function draft(
  { context, tx }: { readonly context: Context; readonly tx: Tx },
  terms: Terms,
  parcels: readonly LockedParcel[],
  edited: LockedOrder | null,
): Promise<OrderDraft> {
  const warehouseId = requireShippable(parcels, edited)
  const contents = contentsOf(parcels)
  const pieces = piecesOf(parcels)
  const { destinationCode } = terms.consignee
  // An order that already goes there may still be changed.
  if (edited?.destinationCode !== destinationCode) await requireOpen(tx, destinationCode)
  const { orderType, channelId, currency, declaredValueMinor, insured, consignor, consignee, remark = '' } = terms
  const { 'order.priceHoldHours': priceHoldHours } = await readConfig(context, tx)
  const priced = await priceOrder(tx, {
    ...(await pricingTerms({ context }, tx)),
    channelId,
    destinationCode,
    warehouseId,
    currency,
    orderType,
    goodsType: contents.goodsType,
    actualWeightG: weightOf(parcels),
    pieces,
    vas: terms.vas ?? [],
    declaredValueMinor,
    insured,
    coupon: null,
    coins: null,
    otherLines: edited?.stored.quote.otherLines ?? [],
    at: null,
    pickUpPointId: terms.pickUpPointId ?? null,
    place: await placeOf(tx, consignee),
  })
  const channel = await channelById(tx, channelId)
  return {
    ...contents,
    orderType,
    warehouseId,
    channelId,
    destinationCode,
    // A point chosen for another line is not where this order goes.
    pickUpPointId: channel?.needsPickUpPoint ? (terms.pickUpPointId ?? null) : null,
    currency,
    declaredValueMinor,
    insured,
    remark,
    consignor,
    consignee,
    stored: storedQuote(priced, pieces),
    priceHoldHours,
  }
}

/** All of them in stock (or in the order being edited), weighed, free to leave, and in one warehouse. */
function requireShippable(parcels: readonly LockedParcel[], edited: LockedOrder | null): string {
  const isMine = (parcel: LockedParcel) => edited !== null && parcel.orderId === edited.id
  const canGo = (parcel: LockedParcel) => parcelCan.pack({ ...parcel, abnormal: { blocking: parcel.abnormalBlocking } })
  const unavailable = parcels.filter((parcel) => !isMine(parcel) && !canGo(parcel))
  const [first] = unavailable
  if (first) refuse('parcel_unavailable', { parcelIds: unavailable.map(({ id }) => id) }, leadOf(first))
  const [warehouseId, other] = new Set(parcels.map((parcel) => parcel.warehouseId))
  if (other !== undefined) refuse('warehouse_mixed')
  assert(warehouseId, 'at least one parcel was ticked')
  return warehouseId
}

/** What holds a parcel back is shown on its page, or in the order that contains it. */
const leadOf = ({ id, orderId }: LockedParcel): Lead =>
  orderId === null ? { id } : { step: 'parcel_in_order', id: orderId }
