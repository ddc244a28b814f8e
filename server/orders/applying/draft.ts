import type { Lead } from '#contract/refusals/refusals.ts'
import type { Currency } from '#domain/money.ts'
import { parcelCan } from '#domain/parcel.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { channelById, priceOrder, pricingTerms, requireOpen } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import type { LockedParcel } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import type { OrderDraft, OrderType } from '#server/orders/changes.sql.ts'
import { contentsOf, piecesOf, weightOf } from '#server/orders/contents.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import { storedQuote } from '#server/orders/stored-quote.ts'

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

/** Checks parcels, then line, then price, and returns the order as it will be stored. */
export async function draft(
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
