import { inUse } from '#server/code-texts/code-texts.ts'
import { carrierPage } from '#server/orders/carrier-pages.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders, staffOrders } from '#contract/orders.ts'
import type { Language } from '#domain/language.ts'
import { channelById, pickUpPointOnWire, quoteOnWire } from '#server/channels/channels.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsMember, AsStaff, Call } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import { type ParcelRow, parcelRowsOfOrder } from '#server/parcels/parcels.ts'
import { assert } from '#server/http/refuse.ts'
import { cancellationOf } from '#server/orders/changing/cancellation.ts'
import { supplementOf } from '#server/orders/consent/choices.ts'
import { moneyOf, type MoneyStep } from '#server/orders/actions.sql.ts'
import { openDisputes } from '#server/orders/disputes/disputes-list.ts'
import { evidenceOf } from '#server/orders/disputes/evidence.ts'
import { parcelWeighings } from '#server/orders/disputes/parcel-weighings.ts'
import { expectedArrivals } from './expected.ts'
import { reducedOnWire } from '#server/orders/packing/services-done.ts'
import { findOrderInScope, findOwnOrder, photosOfParcels, stepsOf, type WholeOrder } from './whole.sql.ts'
import { orderRow, party, trackStep } from './row.ts'
import type { Scope } from '#server/orders/locks.sql.ts'
import { cancelReasonText } from '#server/orders/text.ts'

type MemberOrder = Output<typeof orders.get>
type OrderFull = Omit<MemberOrder, 'parcelWeighings'>
type StaffOrder = Output<typeof staffOrders.get>

/** Everything about a member's own order. Refuses with 1002 one that is not theirs, or deleted. */
export async function readOwnOrder(
  call: Call & AsMember,
  db: Db,
  by: { id?: string | undefined; orderNumber?: string | undefined },
): Promise<MemberOrder> {
  const order = orRefuse(await findOwnOrder(db, call.member.id, by), 'not_found')
  const whole = await wholeOrder(call, db, order)
  return { ...whole, parcelWeighings: await parcelWeighings(call, db, whole) }
}

/** The same for staff, with its member, the pick list and open disputes. */
export async function readOrderInScope(call: Call & AsStaff, db: Db, scope: Scope, id: string): Promise<StaffOrder> {
  const order = orRefuse(await findOrderInScope(db, scope, id), 'not_found')
  const whole = await wholeOrder(call, db, order)
  const member = (await memberCardsById(db, [order.memberId])).get(order.memberId)
  assert(member, 'an order belongs to a member')
  const { memberId, memberNumber, memberName } = member
  const { packerName } = order
  return {
    ...whole,
    memberId,
    memberNumber,
    memberName,
    packerName,
    pickList: await pickList(call, db, whole.parcels),
    disputes: await openDisputes(call, db, id),
  }
}

async function pickList(call: Call, db: Db, parcels: readonly ParcelRow[]): Promise<StaffOrder['pickList']> {
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
    photos: photos.filter(({ parcelId }) => parcelId === parcel.id).map(({ fileId }) => fileUrl(call, fileId)),
  }))
}

async function wholeOrder(call: Call, db: Db, order: WholeOrder): Promise<OrderFull> {
  const { language } = call
  const quote = await quoteOnWire(db, order.stored.quote, language)
  const evidence = await evidenceOf(call, db, order)
  const paidPrice = await paidPriceOf(db, order, language)
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
    carrierUrl: carrierPage(order.carrierCode, order.logisticsNumber),
    expectedArrival: (await expectedArrivals(call.context, db, [order.id])).get(order.id) ?? null,
    hold: order.holdReason === null ? null : { reason: order.holdReason },
    cancelReason: order.cancelReason && cancelReasonText(order.cancelReason, language),
    quote,
    ...evidence,
    money: (await moneyOf(db, order.id)).map((step) => moneyStep(step, language)),
    cancellation: await cancellationOf(call, db, order),
    supplement: await supplementOf(call, db, order, evidence.cartons),
    reducedServices: await reducedOnWire(call, db, order.id, (paidPrice?.quote ?? quote).vas),
    paidPrice,
  }
}

/** The price that was first paid, beside the one of today. */
async function paidPriceOf(db: Db, { stored }: WholeOrder, language: Language): Promise<OrderFull['paidPrice']> {
  const { paid } = stored
  if (!paid) return null
  const channel = await channelById(db, paid.channelId)
  assert(channel, 'a line that was paid for is never deleted')
  return {
    quote: await quoteOnWire(db, paid.quote, language),
    channelId: paid.channelId,
    channelName: pickText(channel.name, language),
  }
}

const moneyStep = (
  { id, time, event, unit, amount, remark }: MoneyStep,
  language: Language,
): OrderFull['money'][number] => ({
  id,
  time,
  eventCode: event,
  event: inUse(ledgerEventText[event])[language],
  amountMinor: unit === 'COIN' ? null : amount,
  coins: unit === 'COIN' ? amount : null,
  remark: remark ? pickText(remark, language) : '',
})
