import type { Input, Output } from '#contract/operation.ts'
import type { orders } from '#contract/orders.ts'
import { isDeclaredValue } from '#domain/insurance.ts'
import type { Currency } from '#domain/money.ts'
import { parcelCan } from '#domain/parcel.ts'
import { type AddressSnapshot, saveAddress, snapshotOfSaved, snapshotOfTyped } from '#server/addresses/addresses.ts'
import { spendCaptcha } from '#server/captcha.ts'
import { channelById, priceOrder } from '#server/channels/channels.ts'
import type { Tx } from '#server/db.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { businessDay, drawOrderNumber } from '#server/numbers.ts'
import { type LockedParcel, lockParcels, returnToStock, startPacking } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/refuse.ts'
import { requireCurrency } from './charges.ts'
import { contentsOf, piecesOf, weightOf } from './contents.ts'
import { moveOrder, requireMove } from './moves.ts'
import { changes, insertConsolidation, type OrderDraft } from './changes.sql.ts'
import { addParcels, type LockedOrder, lockOwnOrder, parcelIdsOf, removeParcels } from './sql.ts'
import { storedQuote } from './stored-quote.ts'
import { readOwnOrder } from './whole.ts'

type Application = Input<typeof orders.submitConsolidation>
type MemberCall = WriteCall & AsMember

/** C-30: a new order, or (with `id`) an unpaid one changed. The order of the checks is the contract's. */
export async function submitConsolidation(
  call: MemberCall,
  application: Application,
): Promise<Output<typeof orders.submitConsolidation>> {
  const { house, tx, member } = call
  const consignee = await readReceiver(call, application)
  const currency = requireCurrency(application.currency)
  if (!isDeclaredValue(application.declaredValueMinor)) refuse('declared_value')
  await spendCaptcha(house, 'consolidate', application)
  const terms = { ...application, parcelIds: [...new Set(application.parcelIds)], consignee, currency }
  const orderId = application.id === undefined ? await create(call, terms) : await edit(call, application.id, terms)
  if (application.saveReceiver && application.receiver && application.receiverId === undefined) {
    await saveAddress(tx, member.id, 'consignee', application.receiver)
  }
  return readOwnOrder(call, tx, { id: orderId })
}

interface Terms extends Application {
  readonly consignee: AddressSnapshot
  readonly currency: Currency
}

async function readReceiver(
  { tx, member }: MemberCall,
  { receiverId, receiver }: Application,
): Promise<AddressSnapshot> {
  if (receiverId !== undefined) return snapshotOfSaved(tx, member.id, 'consignee', receiverId)
  return receiver ? snapshotOfTyped(tx, receiver, 'receiver') : refuse('receiver_incomplete')
}

async function create({ house, tx, member }: MemberCall, terms: Terms): Promise<string> {
  // Drawn before anything is locked, so that nobody waits for a number (decision 28).
  const orderNumber = await drawOrderNumber(house, 'JH', businessDay())
  const parcels = await lockParcels(tx, member.id, terms.parcelIds)
  const { id } = await insertConsolidation(tx, member.id, orderNumber, await draft(tx, terms, parcels, null))
  await startPacking(tx, terms.parcelIds, id, memberActor(member))
  await addParcels(tx, id, terms.parcelIds)
  return id
}

async function edit({ tx, member }: MemberCall, id: string, terms: Terms): Promise<string> {
  const actor = memberActor(member)
  const order = await lockOwnOrder(tx, member.id, id)
  if (!order || order.lifecycle === 'deleted') refuse('not_found')
  if (terms.version !== undefined && terms.version !== order.version) refuse('version_conflict')
  requireMove(order, 'edit', actor)
  const before = await parcelIdsOf(tx, id)
  const locked = await lockParcels(tx, member.id, [...new Set([...before, ...terms.parcelIds])])
  const isWanted = (parcelId: string) => terms.parcelIds.includes(parcelId)
  const chosen = locked.filter((parcel) => isWanted(parcel.id))
  await moveOrder(tx, order, { event: 'edit', actor, set: changes.edit(await draft(tx, terms, chosen, order)) })
  const removed = before.filter((parcelId) => !isWanted(parcelId))
  const added = terms.parcelIds.filter((parcelId) => !before.includes(parcelId))
  await returnToStock(tx, removed, actor)
  await removeParcels(tx, id, removed)
  await startPacking(tx, added, id, actor)
  await addParcels(tx, id, added)
  return id
}

const memberActor = (member: { readonly id: string }) => ({ kind: 'member', id: member.id }) as const

/** Judges parcels, then line, then price, and makes the order as it will stand. */
async function draft(
  tx: Tx,
  terms: Terms,
  parcels: readonly LockedParcel[],
  edited: LockedOrder | null,
): Promise<OrderDraft> {
  const warehouseId = requireShippable(parcels, edited)
  const contents = contentsOf(parcels)
  const pieces = piecesOf(parcels)
  const { destinationCode } = terms.consignee
  const { channelId, currency, declaredValueMinor, insured } = terms
  const priced = await priceOrder(tx, {
    channelId,
    destinationCode,
    warehouseId,
    currency,
    orderType: 'consolidation',
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
  })
  const channel = await channelById(tx, channelId)
  const { consignee, remark = '' } = terms
  return {
    ...contents,
    warehouseId,
    channelId,
    destinationCode,
    // A point that was chosen before another line was is not where this order goes.
    pickUpPointId: channel?.needsPickUpPoint ? (terms.pickUpPointId ?? null) : null,
    currency,
    declaredValueMinor,
    insured,
    remark,
    consignee,
    stored: storedQuote(priced, pieces),
  }
}

/** All of them in stock (or in the order that is edited), weighed, free to leave, and in one warehouse. */
function requireShippable(parcels: readonly LockedParcel[], edited: LockedOrder | null): string {
  const isMine = (parcel: LockedParcel) => edited !== null && parcel.orderId === edited.id
  const canGo = (parcel: LockedParcel) => parcelCan.pack({ ...parcel, abnormal: { blocking: parcel.abnormalBlocking } })
  const unavailable = parcels.filter((parcel) => !isMine(parcel) && !canGo(parcel))
  if (unavailable.length > 0) refuse('parcel_unavailable', { parcelIds: unavailable.map(({ id }) => id) })
  const [warehouseId, other] = new Set(parcels.map((parcel) => parcel.warehouseId))
  if (other !== undefined) refuse('warehouse_mixed')
  assert(warehouseId, 'at least one parcel was ticked')
  return warehouseId
}
