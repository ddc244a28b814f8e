import { orderStatus, orderStatusText, parcelStatus, parcelStatusText } from '#contract/codes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { tracking } from '#contract/parcels.ts'
import { pickText } from '#contract/wire/language.ts'
import { parcelTrackEvents } from '#domain/track-event.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { carrierPage, expectedArrivals } from '#server/orders/orders.ts'
import { trackStep } from './row.ts'
import { type StoredStep, stepsOf } from './sql.ts'
import { trackedOrders, trackedParcels, type Wanted } from './track.sql.ts'

type Answer = Output<typeof tracking.listMine>
type Entry = Answer['list'][number]

/** C-24: own parcels and orders by any of their numbers, each with its steps, newest first. */
export async function listMine(
  { context, db, member, language }: ReadCall & AsMember,
  typed: Input<typeof tracking.listMine>,
): Promise<Answer> {
  const { numbers = [], orderId = null, parcelId = null } = typed
  if (numbers.length === 0 && orderId === null && parcelId === null) refuseFields({ numbers: 'field_required' })
  const codes = new Set(numbers.map(tidyCode))
  const wanted: Wanted = { numbers: [...numbers, ...codes], orderId, parcelId }
  const [parcels, orders] = await Promise.all([
    trackedParcels(db, member.id, wanted),
    trackedOrders(db, member.id, wanted),
  ])
  const orderIds = [
    ...orders.map((order) => order.id),
    ...parcels.map((parcel) => parcel.orderId).filter((id) => id !== null),
  ]
  const steps = await stepsOf(
    db,
    parcels.map((parcel) => parcel.id),
    orderIds,
  )
  const expected = await expectedArrivals(context, db, orderIds)
  const list: Entry[] = [
    ...parcels.map((parcel) => ({
      trackedNumber: parcel.trackingNumber,
      kind: 'parcel' as const,
      status: parcelStatus.codes[parcel.status],
      statusText: inUse(parcelStatusText[parcel.status])[language],
      carrier: pickText(parcel.courierName, language),
      carrierUrl: carrierPage(parcel.courierCode, parcel.trackingNumber),
      orderId: parcel.orderId,
      expectedArrival: expected.get(parcel.orderId ?? '') ?? null,
      events: stepsOfParcel(steps, parcel).map((step) => trackStep(step, language)),
    })),
    ...orders.map((order) => ({
      trackedNumber:
        order.logisticsNumber !== null && codes.has(tidyCode(order.logisticsNumber))
          ? order.logisticsNumber
          : order.orderNumber,
      kind: 'order' as const,
      status: orderStatus.codes[order.status],
      statusText: inUse(orderStatusText[order.status])[language],
      carrier: order.carrier,
      carrierUrl: carrierPage(order.carrierCode, order.logisticsNumber),
      orderId: order.id,
      expectedArrival: expected.get(order.id) ?? null,
      events: steps.filter((step) => step.ownerId === order.id).map((step) => trackStep(step, language)),
    })),
  ]
  if (list.length === 0) refuse('track_none')
  const found = new Set([
    ...parcels.map((parcel) => parcel.trackingNumber),
    ...orders.flatMap((order) => [order.orderNumber, tidyCode(order.logisticsNumber ?? '')]),
  ])
  return { list, notFound: [...new Set(numbers)].filter((number) => !found.has(tidyCode(number))) }
}

const ownSteps: readonly string[] = parcelTrackEvents

/** A parcel's own steps, and those of its order; steps that both have (packed, shipped, signed) are listed once. */
export const stepsOfParcel = (steps: readonly StoredStep[], parcel: { id: string; orderId: string | null }) =>
  steps.filter(
    (step) => step.ownerId === parcel.id || (step.ownerId === parcel.orderId && !ownSteps.includes(step.code)),
  )
