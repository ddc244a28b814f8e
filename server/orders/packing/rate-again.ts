import type { Input } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { VasChoice } from '#domain/charges.ts'
import type { OtherLine } from '#domain/freight.ts'
import type { GoodsType } from '#domain/goods.ts'
import { type Rerating, type Tolerance, rerate } from '#domain/rerate.ts'
import type { Place, Surcharge } from '#domain/surcharge.ts'
import { type NoTariff, selectTariffAgain, type Tariff } from '#domain/tariff.ts'
import { type Piece, weigh } from '#domain/weight.ts'
import { type Channel, channelById, surchargesOfOrder, tariffsFor } from '#server/channels/channels.ts'
import type { Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import { heldReductions, type StoredQuote } from '#server/orders/stored-quote.ts'
import { servicesDone } from './services-done.ts'

type Packing = Input<typeof staffOrders.pack>

/** What pricing needs to know of a paid order. */
export type Paid = Pick<
  LockedOrder,
  'warehouseId' | 'currency' | 'goodsType' | 'declaredValueMinor' | 'insured' | 'stored' | 'paidMinor' | 'refundedMinor'
>

/** What is sent, and how: today's weight and line. */
export interface Shipment {
  readonly channel: Pick<Channel, 'id' | 'acceptsSensitive'>
  readonly destinationCode: string
  readonly goodsType: GoodsType
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly vas?: readonly VasChoice[]
  readonly otherLines?: readonly OtherLine[]
  /** Those that were in force when the order was priced. */
  readonly surcharges: readonly Surcharge[]
  readonly place: Place | null
  readonly mayExceedCap: boolean
  readonly tolerance: Tolerance
}

export interface Rerated {
  readonly rating: Rerating
  readonly stored: StoredQuote
}

/**
 * Prices a paid order again by the weight of its cartons. Refuses with 4007 above the cap unless forced, 4013, 4016.
 */
export async function rateCartons(
  tx: Tx,
  order: LockedOrder,
  goodsType: GoodsType,
  packing: Packing,
  tolerance: Tolerance,
): Promise<Rerated> {
  return rateOnItsLine(tx, order, {
    goodsType,
    ...loadOf(packing.cartons),
    vas: await servicesDone(tx, order, packing.vas),
    otherLines: otherLines(order.stored.quote.otherLines, packing.otherFeeMinor),
    mayExceedCap: packing.force ?? false,
    tolerance,
  })
}

/** Prices a paid order again on its line; refuses as `rateCartons` does. */
export async function rateOnItsLine(
  tx: Tx,
  order: LockedOrder,
  shipment: Omit<Shipment, 'channel' | 'destinationCode' | 'surcharges' | 'place'>,
): Promise<Rerated> {
  const { channelId, destinationCode, currency, stored } = order
  const channel = await channelById(tx, channelId)
  assert(channel, 'an order names a channel that was there')
  const rows = await tariffsFor(tx, { channelId, destinationCode, currency, at: stored.pricedAt })
  const surcharges = await surchargesOfOrder(tx, stored, destinationCode)
  const place = stored.place ?? null
  const rated = rateAgain(order, rows, { ...shipment, channel, destinationCode, surcharges, place })
  return 'reason' in rated ? refuse(rated.reason) : rated
}

/**
 * Prices a paid order again: packed, measured again, or on another line. `rows` are those of the order's time; services
 * keep their promised price, and the coupon and coins still apply.
 */
export function rateAgain(
  order: Paid,
  rows: readonly Tariff[],
  shipment: Shipment,
): Rerated | { readonly reason: NoTariff } {
  const { stored, declaredValueMinor, insured, paidMinor, refundedMinor, warehouseId, currency } = order
  const { volumeDivisor, insuranceBp } = stored.quote
  const { channel, destinationCode, goodsType, actualWeightG, pieces, mayExceedCap, surcharges, place } = shipment
  const choice = selectTariffAgain(stored.tariff, order.goodsType, rows, {
    channelId: channel.id,
    destinationCode,
    warehouseId,
    currency,
    goodsType,
    channelAcceptsSensitive: channel.acceptsSensitive,
    billableWeightG: weigh(actualWeightG, pieces, volumeDivisor).billableWeightG,
    mayExceedCap,
  })
  if ('reason' in choice) return choice
  const rating = rerate({
    tariff: choice.tariff,
    actualWeightG,
    pieces,
    volumeDivisor,
    vas: shipment.vas ?? stored.quote.vas,
    declaredValueMinor,
    insured,
    insuranceBp,
    ...heldReductions(stored),
    otherLines: shipment.otherLines ?? stored.quote.otherLines,
    surcharges,
    place,
    paidMinor,
    refundedMinor,
    tolerance: shipment.tolerance,
  })
  const surchargeIds = surcharges.map(({ id }) => id)
  return { rating, stored: { ...stored, quote: rating.quote, tariff: choice.tariff, pieces, surchargeIds, place } }
}

/** What scale and tape say. */
export type Load = Pick<Shipment, 'actualWeightG' | 'pieces'>

/** The combined weight and measurements of boxes. */
export const loadOf = (
  cartons: readonly {
    readonly weightG: number
    readonly lengthMm: number
    readonly widthMm: number
    readonly heightMm: number
  }[],
): Load => ({
  actualWeightG: cartons.reduce((sum, { weightG }) => sum + weightG, 0),
  pieces: cartons.map(({ lengthMm, widthMm, heightMm }) => ({ lengthMm, widthMm, heightMm, quantity: 1 })),
})

const packingFee = 'OTHER_FEE'

/**
 * The fee of an earlier packing is replaced by this one's, and stays if this one names none; other lines always stay.
 */
function otherLines(lines: readonly OtherLine[], feeMinor: number | undefined): readonly OtherLine[] {
  if (feeMinor === undefined) return lines
  const others = lines.filter(({ code }) => code !== packingFee)
  return feeMinor === 0 ? others : [...others, { code: packingFee, amountMinor: feeMinor }]
}
