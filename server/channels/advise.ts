import type { orderAdvice } from '#contract/merge-advice.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import {
  adviseMerge as adviseSplit,
  type MergeAdvice,
  type MergeLine,
  type MergeLoad,
  type MergeParcel,
} from '#domain/merge-advice.ts'
import type { Language } from '#domain/language.ts'
import { overLimits } from '#domain/line-limits.ts'
import type { Currency } from '#domain/money.ts'
import type { Place } from '#domain/surcharge.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { piecesOf, whitherOf } from './load.ts'
import { rowsFor } from './offers.ts'
import { announced } from './open.ts'
import { pickUpRefusals } from './pick-up.ts'
import { pricingTerms } from './price.ts'
import { findSurcharges } from './surcharges.sql.ts'
import {
  type Channel,
  type DatedTariff,
  findActiveChannels,
  findPickUpPoints,
  findTariffs,
  findWeighedParcels,
  type WeighedParcel,
} from './sql.ts'

type AdviseMerge = typeof orderAdvice.adviseMerge
type Plan = Output<AdviseMerge>['plans'][number]

/** E-41: the cheapest way to send the ticked parcels, over every line that goes there (decision record 18). */
export async function adviseMerge(call: ReadCall & AsMember, input: Input<AdviseMerge>): Promise<Output<AdviseMerge>> {
  const { db, member, language, context } = call
  const { destinationCode, place } = await whitherOf(db, member.id, input)
  const there = { destinationCode, currency: input.currency }
  const load = await parcelsOf(db, member.id, [...new Set(input.parcelIds)])
  const { advised, channels } = await adviceFor({ db, context }, load, { ...there, place })
  const plans = advised.map((advice) => planOnWire(advice, channels, language))
  return { ...there, plans: withoutRepetition(plans) }
}

/**
 * What the cheapest way costs for parcels of one warehouse, as E-41 says it; null when none of them is there any more,
 * or no line takes them.
 */
export async function cheapestWay(
  { db, context, member }: Pick<ReadCall & AsMember, 'db' | 'context' | 'member'>,
  parcelIds: readonly string[],
  there: There,
) {
  const weighed = await findWeighedParcels(db, member.id, parcelIds)
  const [warehouseId, other] = new Set(weighed.map((parcel) => parcel.warehouseId))
  if (warehouseId === undefined || other !== undefined) return null
  const { advised } = await adviceFor(
    { db, context },
    { parcels: weighed.map(asMergeParcel), warehouseId },
    { ...there, place: null },
  )
  const [cheapest] = advised
  return cheapest
    ? {
        orderCount: cheapest.orders.length,
        costMinor: cheapest.costMinor,
        oneOrderMinor: cheapest.oneOrder?.costMinor ?? null,
        eachAloneMinor: cheapest.eachAloneMinor,
      }
    : null
}

interface There {
  readonly destinationCode: string
  readonly currency: Currency
}

interface WarehouseLoad {
  readonly parcels: readonly MergeParcel[]
  readonly warehouseId: string
}

/** The cheapest overall, then the cheapest to the door; nothing where nobody may send to yet. */
async function adviceFor(
  { db, context }: Pick<ReadCall, 'db' | 'context'>,
  { parcels, warehouseId }: WarehouseLoad,
  { destinationCode, currency, place }: There & { readonly place: Place | null },
) {
  // There is no point in advising what nobody may apply for.
  if (await announced(db, destinationCode)) return { advised: [], channels: [] }
  const rows = await findTariffs(db, { channelId: null, destinationCode, currency: null, at: null })
  const channels = (await findActiveChannels(db)).filter(({ orderTypes }) => orderTypes.includes('consolidation'))
  const lines = await Promise.all(
    channels.map((channel) => lineOf(db, channel, rowsFor(channel, rows, warehouseId), destinationCode)),
  )
  const surcharges = await findSurcharges(db, destinationCode, null)
  const ask = { ...(await pricingTerms({ context }, db)), destinationCode, warehouseId, currency, place, surcharges }
  const toTheDoor = lines.filter(({ channelId }) => !needsPoint(channels, channelId))
  const advised = [adviseSplit(parcels, lines, ask), adviseSplit(parcels, toTheDoor, ask)].flatMap(
    (advice) => advice ?? [],
  )
  return { advised, channels }
}

/** Refuses with 4003 parcels that may not leave, and with 4004 parcels in several warehouses. */
async function parcelsOf(db: Db, memberId: string, ids: readonly string[]): Promise<WarehouseLoad> {
  const weighed = await findWeighedParcels(db, memberId, ids)
  if (weighed.length !== ids.length) refuse('parcel_unavailable')
  const [warehouseId, other] = new Set(weighed.map((parcel) => parcel.warehouseId))
  if (other !== undefined) refuse('warehouse_mixed')
  assert(warehouseId, 'at least one parcel was ticked')
  return { parcels: weighed.map(asMergeParcel), warehouseId }
}

const asMergeParcel = (parcel: WeighedParcel): MergeParcel => ({ ...parcel, pieces: piecesOf([parcel]) })

async function lineOf(
  db: Db,
  channel: Channel,
  tariffs: readonly DatedTariff[],
  destinationCode: string,
): Promise<MergeLine> {
  const line = { channelId: channel.id, acceptsSensitive: channel.acceptsSensitive, tariffs }
  if (!channel.needsPickUpPoint || tariffs.length === 0) return { ...line, takes: (load) => isWithin(channel, load) }
  const points = await findPickUpPoints(db, channel.id, destinationCode)
  return {
    ...line,
    takes: (load) => {
      if (!isWithin(channel, load)) return false
      const { actualWeightG, longestMm } = load
      // A point limits only the longest side.
      const pieces = [{ lengthMm: longestMm, widthMm: 1, heightMm: 1, quantity: 1 }]
      return pickUpRefusals(points, channel, { destinationCode, actualWeightG, pieces }) === null
    },
  }
}

/** A box with the longest side and one with the largest sum stand for all boxes. */
const isWithin = (channel: Channel, { actualWeightG, longestMm, sidesSumMm }: MergeLoad) =>
  overLimits(channel, {
    actualWeightG,
    pieces: [
      { lengthMm: longestMm, widthMm: 0, heightMm: 0, quantity: 1 },
      { lengthMm: sidesSumMm / 3, widthMm: sidesSumMm / 3, heightMm: sidesSumMm / 3, quantity: 1 },
    ],
  }) === null

const needsPoint = (channels: readonly Channel[], id: string) =>
  channels.some((channel) => channel.id === id && channel.needsPickUpPoint)

function planOnWire(advice: MergeAdvice, channels: readonly Channel[], language: Language): Plan {
  const orders = advice.orders.map(({ parcelIds, channelId, billableWeightG, freightMinor, costMinor }) => {
    const channel = channels.find(({ id }) => id === channelId)
    assert(channel, 'advice names one of the lines it was given')
    const { needsPickUpPoint } = channel
    return {
      parcelIds: [...parcelIds],
      channelId,
      channelName: pickText(channel.name, language),
      needsPickUpPoint,
      billableWeightG,
      freightMinor,
      costMinor,
    }
  })
  return {
    isToTheDoor: !orders.some(({ needsPickUpPoint }) => needsPickUpPoint),
    orders,
    freightMinor: advice.freightMinor,
    costMinor: advice.costMinor,
    isExact: advice.isExact,
    floorMinor: advice.floorMinor,
    oneOrderMinor: advice.oneOrder?.costMinor ?? null,
    eachAloneMinor: advice.eachAloneMinor,
  }
}

/** If the cheapest plan is to the door anyway, it is listed once. */
const withoutRepetition = ([cheapest, toTheDoor]: readonly Plan[]): Plan[] =>
  [cheapest, cheapest?.isToTheDoor ? undefined : toTheDoor].flatMap((plan) => plan ?? [])
