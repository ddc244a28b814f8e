import type { VasChoice } from '#domain/charges.ts'
import type { OtherLine } from '#domain/freight.ts'
import type { GoodsType } from '#domain/goods.ts'
import { type Rerating, type Tolerance, rerate } from '#domain/rerate.ts'
import { type NoTariff, selectTariffAgain, type Tariff } from '#domain/tariff.ts'
import { type Piece, weigh } from '#domain/weight.ts'
import type { Channel } from '#server/channels/channels.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import { heldReductions, type StoredQuote } from '#server/orders/stored-quote.ts'

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
  readonly mayExceedCap: boolean
  readonly tolerance: Tolerance
}

export interface Rerated {
  readonly rating: Rerating
  readonly stored: StoredQuote
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
  const { channel, destinationCode, goodsType, actualWeightG, pieces, mayExceedCap } = shipment
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
    paidMinor,
    refundedMinor,
    tolerance: shipment.tolerance,
  })
  return { rating, stored: { ...stored, quote: rating.quote, tariff: choice.tariff, pieces } }
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
