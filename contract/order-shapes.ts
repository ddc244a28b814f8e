import { orderActionNames } from '#domain/order.ts'
import * as z from 'zod/mini'
import { orderStatus, orderType } from './codes.ts'
import {
  currency,
  id,
  logisticsNumber,
  minor,
  orderNumber,
  parcelId,
  parcelIds,
  signedMinor,
  time,
  trackingNumber,
} from '#contract/wire/fields.ts'
import {
  dispute,
  expectedArrival,
  measured,
  otherLine,
  ownParcelRow,
  party,
  photo,
  quote,
  trackStep,
  vasLine,
  weighing,
} from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/* An order as calls return it. */

const grams = z.int()

export const orderAction = z.enum(orderActionNames)

const orderRowFields = {
  id,
  orderNumber,
  orderType,
  status: orderStatus,
  statusText: z.string(),
  lifecycle: z.enum(['active', 'deleted', 'cancelled']),
  currency,
  billableWeightG: grams,
  parcelCount: named('packageCount', z.int()),
  totalMinor: minor,
  dueMinor: minor,
  channelId: id,
  channelName: z.string(),
  receiverName: z.string(),
  logisticsNumber: z.nullable(logisticsNumber),
  warehouseId: id,
  warehouseName: z.string(),
  orderedAt: time,
  paidAt: z.nullable(time),
  /** Until then its member may cancel it (E-90). */
  packingStartedAt: z.nullable(time),
  /** A box whose weight its member questioned waits to be measured again. */
  measuredAgain: z.boolean(),
  packedAt: z.nullable(time),
  outboundAt: z.nullable(time),
  signedAt: z.nullable(time),
  actions: z.array(orderAction),
  version: z.int(),
}
export const orderRow = z.object(orderRowFields)

/** What C-32 returns about an order in addition to its row. */
const orderFacts = {
  declaredValueMinor: minor,
  insured: z.boolean(),
  insuranceMinor: minor,
  vas: z.array(vasLine),
  vasMinor: minor,
  remark: z.string(),
  freightPayableMinor: minor,
  totalActualWeightG: grams,
  totalVolumeWeightG: grams,
  totalPieces: z.int(),
  goodsName: z.string(),
  totalGoodsValueMinor: minor,
  consignor: z.nullable(party),
  consignee: party,
  parcels: named('packages', z.array(ownParcelRow)),
}
export const listedOrder = z.object({ ...orderRowFields, ...orderFacts })

export const carton = z.object({
  id,
  cartonNumber: z.int(),
  ...measured,
  parcelIds,
  photos: z.array(photo),
  weighedBy: z.string(),
  weighedAt: time,
  warehouseName: z.string(),
  /** When a later weighing replaced it, or its box was opened again. */
  voidedAt: z.nullable(time),
  canDispute: z.boolean(),
  dispute: z.nullable(dispute),
})

export const supplementChoice = z.object({
  choice: z.enum(['pay', 'changeChannel', 'removeParcels', 'cancel']),
  channelId: z.nullable(id),
  channelName: z.nullable(z.string()),
  needsPickUpPoint: z.boolean(),
  dueMinor: minor,
  refundMinor: minor,
  reason: z.nullable(z.string()),
})

/** A service that was paid for and not done as ordered: why, who recorded it, and what it looked like. */
const reducedService = z.object({
  id,
  code: z.string(),
  text: z.string(),
  qty: z.int(),
  /** 0: it was not done at all. */
  doneQty: z.int(),
  reason: z.string(),
  photos: z.array(photo),
  recordedBy: z.string(),
  recordedAt: time,
})

/** Money or coins that an order moved, as the member's statement shows it: amounts spent are negative. */
const moneyStep = z.object({
  id,
  time,
  eventCode: z.string(),
  event: z.string(),
  amountMinor: z.nullable(signedMinor),
  coins: z.nullable(z.int()),
  remark: z.string(),
})

export const orderFull = z.object({
  ...orderRowFields,
  ...orderFacts,
  destinationCode: z.string(),
  reducedServices: z.array(reducedService),
  otherLines: z.array(otherLine),
  otherMinor: signedMinor,
  otherRemark: z.string(),
  freightMinor: minor,
  couponDiscountMinor: minor,
  coinsUsed: z.int(),
  coinDiscountMinor: minor,
  paidMinor: minor,
  refundedMinor: minor,
  pickUpPoint: z.nullable(
    z.object({ id, name: z.string(), address: z.string(), phone: z.string(), pickUpTime: z.string() }),
  ),
  events: z.array(trackStep),
  /** Who carries it, as staff typed, and the carrier's own page about it where one is known. */
  carrier: z.nullable(z.string()),
  carrierUrl: z.nullable(z.string()),
  /** Null unless it is on its way and something is known. */
  expectedArrival: z.nullable(expectedArrival),
  hold: z.nullable(z.object({ reason: z.string() })),
  quote,
  priceHeldUntil: z.nullable(time),
  cartons: z.array(carton),
  /** Weighings that a later one replaced, or whose box was opened again. */
  earlierCartons: z.array(carton),
  /** A questioned weighing is measured again within this many hours. */
  disputeAnswerHours: z.int(),
  money: z.array(moneyStep),
  cancelledAt: z.nullable(time),
  cancelReason: z.nullable(z.string()),
  lostAt: z.nullable(time),
  /**
   * What cancelling it now gives back: by E-90, or by E-18 while more money is asked; null when the member cannot. A
   * coupon whose time is over expires instead.
   */
  cancellation: z.nullable(
    z.object({
      refundMinor: minor,
      coins: z.int(),
      coupon: z.nullable(z.object({ title: z.string(), hasEnded: z.boolean() })),
    }),
  ),
  supplement: z.nullable(z.object({ dueMinor: minor, cartons: z.array(carton), choices: z.array(supplementChoice) })),
  /** What it was first paid at, and by which line; null unless it was priced again after that. */
  paidPrice: z.nullable(z.object({ quote, channelId: id, channelName: z.string() })),
})

/** What only its member reads: how each parcel inside was weighed on arrival, the newest first. */
export const memberOrder = z.object({
  ...orderFull.shape,
  parcelWeighings: z.array(z.object({ parcelId, ...weighing.shape })),
})

/** One parcel of the list that packers pick by. */
export const pickLine = z.object({
  parcelId,
  trackingNumber,
  courierName: z.string(),
  shelf: z.nullable(z.string()),
  goodsName: z.string(),
  pieces: z.int(),
  actualWeightG: z.nullable(z.int()),
  photos: z.array(z.string()),
})
