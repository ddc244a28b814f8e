import type { Output } from '#contract/operation.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import { orderCan, orderDueMinor } from '#domain/order.ts'
import { pickUpPointOnWire, quoteOnWire } from '#server/channels/channels.ts'
import type { Db } from '#server/db.ts'
import { fileUrl } from '#server/files.ts'
import type { AsMember, Call } from '#server/house.ts'
import { memberCards } from '#server/members/members.ts'
import { type ParcelRow, parcelRowsOfOrder } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/refuse.ts'
import { cartonsOf, type StoredCarton } from './cartons.sql.ts'
import { findOrderInScope, findOwnOrder, photosOfParcels, stepsOf, type WholeOrder } from './whole.sql.ts'
import { orderRow, party, trackStep } from './row.ts'
import type { Scope } from './sql.ts'

type OrderFull = Output<typeof orders.get>
type StaffOrder = Output<typeof staffOrders.get>

/** Everything of a member's own order (OrderFull of contract A10). Refuses with 1002 what is not theirs, or deleted. */
export async function readOwnOrder(
  call: Call & AsMember,
  db: Db,
  by: { id?: string | undefined; orderNumber?: string | undefined },
): Promise<OrderFull> {
  const order = await findOwnOrder(db, call.member.id, by)
  return order ? wholeOrder(call, db, order) : refuse('not_found')
}

/** The same for staff, with its member and the pick list. */
export async function readOrderInScope(call: Call, db: Db, scope: Scope, id: string): Promise<StaffOrder> {
  const order = await findOrderInScope(db, scope, id)
  if (!order) refuse('not_found')
  const whole = await wholeOrder(call, db, order)
  const [member] = await memberCards(db, [order.memberId])
  assert(member, 'an order belongs to a member')
  const { memberId, memberNumber, memberName } = member
  const { packerName, packingStartedAt } = order
  return {
    ...whole,
    memberId,
    memberNumber,
    memberName,
    packerName,
    packingStartedAt,
    pickList: await pickList(call, db, whole.parcels),
  }
}

async function pickList({ house }: Call, db: Db, parcels: readonly ParcelRow[]): Promise<StaffOrder['pickList']> {
  const photos = await photosOfParcels(
    db,
    parcels.map(({ id }) => id),
  )
  return parcels.map((parcel) => ({
    parcelId: parcel.id,
    trackingNumber: parcel.trackingNumber,
    courierName: parcel.courierName,
    shelf: parcel.shelf,
    goodsName: parcel.goodsName,
    pieces: parcel.totalPieces,
    actualWeightG: parcel.actualWeightG,
    photos: photos.filter(({ parcelId }) => parcelId === parcel.id).map(({ fileId }) => fileUrl(house, fileId)),
  }))
}

async function wholeOrder(call: Call, db: Db, order: WholeOrder): Promise<OrderFull> {
  const { language } = call
  const quote = await quoteOnWire(db, order.stored.quote, language)
  const cartons = (await cartonsOf(db, order.id)).map((carton) => cartonOnWire(call, carton))
  return {
    ...quote,
    ...order,
    ...orderRow(order, language),
    totalActualWeightG: quote.actualWeightG,
    totalVolumeWeightG: quote.volumeWeightG,
    consignor: order.consignor && party(order.consignor, language),
    consignee: party(order.consignee, language),
    pickUpPoint: order.pickUpPointId === null ? null : await pickUpPointOnWire(db, order.pickUpPointId, language),
    parcels: await parcelRowsOfOrder(db, order.id, language),
    events: (await stepsOf(db, order.id)).map((step) => trackStep(step, language)),
    hold: order.holdReason === null ? null : { reason: order.holdReason },
    quote,
    cartons,
    supplement: supplementOf(order, cartons),
  }
}

const cartonOnWire = ({ house }: Call, { photoFileIds, ...carton }: StoredCarton): OrderFull['cartons'][number] => ({
  ...carton,
  photos: photoFileIds.map((fileId) => ({ fileId, url: fileUrl(house, fileId), takenAt: carton.weighedAt })),
})

/**
 * A rise that waits for the member, with its evidence and what the member may choose (decision 8). The other line and
 * the parcel that stays behind come with the members' issue; until then they are not offered.
 */
function supplementOf(order: WholeOrder, cartons: OrderFull['cartons']): OrderFull['supplement'] {
  const dueMinor = orderDueMinor(order)
  if (!orderCan.decideCancel({ ...order, dueMinor }) || cartons.length === 0) return null
  const choices = [
    { choice: 'pay', channelId: null, dueMinor, refundMinor: 0, reason: null },
    {
      choice: 'cancel',
      channelId: null,
      dueMinor: 0,
      refundMinor: order.paidMinor - order.refundedMinor,
      reason: null,
    },
  ] as const
  return { dueMinor, cartons, choices: [...choices] }
}
