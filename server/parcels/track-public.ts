import { orderStatusText, parcelStatusText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { tracking } from '#contract/parcels.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { ReadCall } from '#server/context.ts'
import { countTrackingMiss } from '#server/http/limits.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { trackStep } from './row.ts'
import { stepsOf } from './sql.ts'
import { stepsOfParcel } from './track.ts'
import { publicOrder, publicParcel } from './track.sql.ts'

/** C-28: a parcel by its whole number, without its member, goods, weight or photos. */
export async function parcelPublic(
  call: ReadCall,
  { trackingNumber }: Input<typeof tracking.parcelPublic>,
): Promise<Output<typeof tracking.parcelPublic>> {
  const { db, language } = call
  const parcel = (await publicParcel(db, trackingNumber)) ?? (await refuseMiss(call))
  const steps = await stepsOf(db, [parcel.id], parcel.orderId ? [parcel.orderId] : [])
  return {
    trackingNumber: parcel.trackingNumber,
    courierName: pickText(parcel.courierName, language),
    status: parcel.status,
    statusText: inUse(parcelStatusText[parcel.status])[language],
    events: stepsOfParcel(steps, parcel).map((step) => trackStep(step, language)),
  }
}

/** C-42: an order by its whole number, ours or the carrier's. No names, addresses or fees. */
export async function orderPublic(
  call: ReadCall,
  typed: Input<typeof tracking.orderPublic>,
): Promise<Output<typeof tracking.orderPublic>> {
  const { db, language } = call
  const number = typed.trackedNumber ?? typed.orderNumber
  if (number === undefined) refuseFields({ trackedNumber: 'field_required' })
  const order = (await publicOrder(db, [number, tidyCode(number)])) ?? (await refuseMiss(call))
  const steps = await stepsOf(db, [], [order.id])
  return {
    orderNumber: order.orderNumber,
    logisticsNumber: order.logisticsNumber,
    status: order.status,
    statusText: inUse(orderStatusText[order.status])[language],
    channelName: pickText(order.channelName, language),
    destinationCode: order.destinationCode,
    events: steps.map((step) => trackStep(step, language)),
  }
}

/** Counted, so that nobody finds numbers by guessing. */
async function refuseMiss({ context, ip }: ReadCall): Promise<never> {
  if (context.environment.rateLimits) await countTrackingMiss(context.database, ip)
  refuse('track_none')
}
