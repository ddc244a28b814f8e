import { disputeStates } from '#domain/dispute.ts'
import { surchargeCharges, surchargeKinds } from '#domain/surcharge.ts'
import { openTransferStates } from '#domain/warehouse-transfer.ts'
import * as z from 'zod/mini'
import { goodsType, parcelStatus, trackEvent } from '#contract/codes.ts'
import {
  currency,
  id,
  int,
  memberNumber,
  minor,
  orderNumber,
  purchaseNumber,
  referenceNumber,
  signedMinor,
  text,
  time,
  trackingNumber,
} from './fields.ts'
import { phone } from './input-fields.ts'

/* Shapes that several calls share. */

const grams = z.int()
const nullableGrams = z.nullable(grams)

export const addressIn = z.object({
  name: text(1, 50),
  phone,
  regionCode: text(1, 40),
  address: text(1, 200),
  postalCode: text(3, 10),
})

/** Shippers: phone and postal code are optional. */
export const shipperIn = z.object({
  ...addressIn.shape,
  phone: z.optional(z.union([z.literal(''), addressIn.shape.phone])),
  postalCode: z.optional(z.union([z.literal(''), addressIn.shape.postalCode])),
})

/** Who sends or receives: a person at an address. */
export const party = z.object({
  name: z.string(),
  phone: z.string(),
  regionCode: z.string(),
  regionText: z.string(),
  countryCode: z.string(),
  address: z.string(),
  postalCode: z.string(),
})

export const address = z.object({
  id,
  ...party.shape,
  isDefault: z.boolean(),
  version: z.int(),
})

export const goodsLineIn = z.object({
  productName: text(1, 100),
  specification: text(1, 100),
  goodsType,
  quantity: int(1, 9999),
  unitPriceMinor: int(1, 99_999_999),
})

export const goodsLine = z.object({
  productName: z.string(),
  specification: z.string(),
  goodsType,
  quantity: z.int(),
  unitPriceMinor: minor,
  totalPriceMinor: minor,
})

/** One step of a parcel's or an order's life: what, where, when. */
export const trackStep = z.object({ code: trackEvent, text: z.string(), place: z.nullable(z.string()), at: time })

/**
 * When an order on its way arrives: `promised` by its line, counted from when it left, or `usual`, measured from the
 * orders of the last 90 days and no promise. `port`: at the port and not yet at the door.
 */
export const expectedArrival = z.object({
  kind: z.enum(['promised', 'usual']),
  to: z.enum(['door', 'port']),
  from: z.nullable(time),
  by: time,
  /** Its time is over, and it has not arrived. */
  isOver: z.boolean(),
})

export const photo = z.object({ fileId: id, url: z.string(), takenAt: time })

const parcelRowFields = {
  id,
  warehouseId: id,
  warehouseCode: z.int(),
  warehouseName: z.string(),
  courierCode: z.string(),
  courierName: z.string(),
  trackingNumber,
  customerCode: z.string(),
  status: parcelStatus,
  statusText: z.string(),
  latestEvent: z.object({ code: trackEvent, text: z.string(), at: time }),
  abnormal: z.nullable(
    z.object({
      code: z.string(),
      /** Everything that is wrong with it, with the note of the staff. */
      text: z.string(),
      blocking: z.boolean(),
      /** What the system found in addition to what staff saw: a parcel may have two faults. */
      also: z.array(z.string()),
    }),
  ),
  /** Of a transfer to another warehouse: it waits to be sent, or is between the two; null: there is none. */
  transferState: z.nullable(z.enum(openTransferStates)),
  actualWeightG: nullableGrams,
  volumeWeightG: nullableGrams,
  billableWeightG: nullableGrams,
  lengthMm: z.nullable(z.int()),
  widthMm: z.nullable(z.int()),
  heightMm: z.nullable(z.int()),
  totalPieces: z.int(),
  totalGoodsValueMinor: minor,
  goodsType: z.nullable(goodsType),
  goodsName: z.string(),
  photoCount: z.int(),
  shelf: z.nullable(z.string()),
  forecastAt: z.nullable(time),
  inboundAt: z.nullable(time),
  packingAt: z.nullable(time),
  outboundAt: z.nullable(time),
  orderId: z.nullable(id),
  orderNumber: z.nullable(orderNumber),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  version: z.int(),
}
export const parcelRow = z.object(parcelRowFields)

/** As its own member reads it: with the name that nobody else is shown, staff neither (E-91). */
const ownParcelFields = { ...parcelRowFields, nickname: z.nullable(z.string()) }
export const ownParcelRow = z.object(ownParcelFields)

export const measured = { weightG: grams, lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }

/** A member's question about a weighing, and what was measured again (decision record 16). */
export const dispute = z.object({
  id,
  /** The questioned weighing: of a carton or a parcel. */
  weighingId: id,
  state: z.enum(disputeStates),
  reason: z.string(),
  memberPhotos: z.array(photo),
  openedAt: time,
  answerBy: time,
  closedAt: z.nullable(time),
  remeasured: z.nullable(z.object({ ...measured, photos: z.array(photo), measuredBy: z.string() })),
  note: z.string(),
  refundMinor: minor,
})

/** One weighing: immutable, with who, where, when and the pictures. */
export const weighing = z.object({
  id,
  actualWeightG: grams,
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  volumeWeightG: grams,
  warehouseName: z.string(),
  weighedBy: z.string(),
  weighedAt: time,
  photos: z.array(photo),
  canDispute: z.boolean(),
  dispute: z.nullable(dispute),
})

export const parcelFull = z.object({
  ...ownParcelFields,
  goods: z.array(goodsLine),
  photos: z.array(photo),
  weighings: z.array(weighing),
  /** A questioned weighing is measured again within this many hours. */
  disputeAnswerHours: z.int(),
  events: z.array(trackStep),
  remark: z.string(),
  /** The purchase it belongs to, if the member has named one. */
  purchase: z.nullable(z.object({ id, purchaseNumber, expectedParcels: z.int() })),
})

export const vasCharge = z.enum(['perOrder', 'perPiece', 'perKg', 'percentOfFreight'])

export const vasLine = z.object({
  id,
  code: z.string(),
  text: z.string(),
  charge: vasCharge,
  qty: z.int(),
  unitMinor: z.nullable(minor),
  bp: z.nullable(z.int()),
  amountMinor: minor,
})

/** How a surcharge came about, and why there is one (decision record 77). */
const surchargeOfLine = z.object({
  id,
  code: z.string(),
  kind: z.enum(surchargeKinds),
  charge: z.enum(surchargeCharges),
  /** For an order or a billed kilogram; null for a share of the freight. */
  unitMinor: z.nullable(minor),
  bp: z.nullable(z.int()),
  reason: z.string(),
})

/** A signed line apart from freight, services and insurance: a surcharge, or one such as TOLERANCE. */
export const otherLine = z.object({
  code: z.string(),
  text: z.string(),
  amountMinor: signedMinor,
  surcharge: z.optional(surchargeOfLine),
})

/** The explained price: everything needed to recalculate it by hand. */
export const quote = z.object({
  currency,
  actualWeightG: grams,
  volumeMm3: z.int(),
  volumeWeightG: grams,
  volumeDivisor: z.int(),
  billableWeightG: grams,
  ruleId: id,
  tariffValidFrom: time,
  firstWeightG: grams,
  firstPriceMinor: minor,
  continuationKg: z.int(),
  continuationPriceMinor: minor,
  minChargeMinor: minor,
  minApplied: z.boolean(),
  freightMinor: minor,
  couponDiscountMinor: minor,
  coinsUsed: z.int(),
  coinDiscountMinor: minor,
  freightPayableMinor: minor,
  vas: z.array(vasLine),
  vasMinor: minor,
  insured: z.boolean(),
  insuranceBp: z.int(),
  declaredValueMinor: minor,
  insuranceMinor: minor,
  otherLines: z.array(otherLine),
  otherMinor: signedMinor,
  totalMinor: minor,
})

/** The owner of the parcel, order or transfer that staff look at. */
export const owner = z.object({ memberId: id, memberNumber, memberName: z.string() })

/** Above the limit nothing changes until a second person approves. */
export const approval = z.optional(z.object({ id }))

export const ledgerEntry = z.object({
  id,
  time,
  eventCode: z.string(),
  event: z.string(),
  amountMinor: signedMinor,
  currency,
  balanceBeforeMinor: minor,
  balanceAfterMinor: minor,
  remark: z.string(),
  referenceNumber: z.nullable(referenceNumber),
})
