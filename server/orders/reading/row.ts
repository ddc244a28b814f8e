import { orderStatusText, trackEventText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { orderRow as orderRowShape } from '#contract/order-shapes.ts'
import type { Language } from '#domain/language.ts'
import { orderActions, orderDueMinor } from '#domain/order.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import type { StoredStep } from './whole.sql.ts'
import type { ListedOrder } from './lists.sql.ts'
import type * as z from 'zod/mini'

type OrderRow = z.output<typeof orderRowShape>

/** An order as every list shows it, key by key; the state table decides which actions are possible. */
export function orderRow(order: ListedOrder, language: Language): OrderRow {
  const { status, lifecycle, totalMinor, paidMinor, refundedMinor, logisticsNumber } = order
  const dueMinor = orderDueMinor({ lifecycle, totalMinor, paidMinor, refundedMinor })
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    orderType: order.orderType,
    status,
    statusText: inUse(orderStatusText[status])[language],
    lifecycle,
    currency: order.currency,
    billableWeightG: order.billableWeightG,
    parcelCount: order.parcelCount,
    totalMinor,
    dueMinor,
    channelId: order.channelId,
    channelName: pickText(order.channelName, language),
    receiverName: order.receiverName,
    logisticsNumber,
    warehouseId: order.warehouseId,
    warehouseName: pickText(order.warehouseName, language),
    orderedAt: order.orderedAt,
    paidAt: order.paidAt,
    packingStartedAt: order.packingStartedAt,
    measuredAgain: order.measuredAgain,
    packedAt: order.packedAt,
    outboundAt: order.outboundAt,
    signedAt: order.signedAt,
    actions: [...orderActions({ ...order, dueMinor })],
    version: order.version,
  }
}

export const party = (
  { name, phone, regionCode, regionText, countryCode, address, postalCode }: AddressSnapshot,
  language: Language,
) => ({
  name,
  phone,
  regionCode,
  regionText: pickText(regionText, language),
  countryCode,
  address,
  postalCode,
})

export const trackStep = ({ code, place, at }: StoredStep, language: Language) => ({
  code,
  text: inUse(trackEventText[code])[language],
  place: place && pickText(place, language),
  at,
})
