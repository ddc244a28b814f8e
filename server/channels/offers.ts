import type { channels } from '#contract/channels.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { refusals, type Refusal } from '#contract/refusals/refusals.ts'
import type { PricingTerms, Quote } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { type Load, loadOf, warehouseIdOf, whitherOf } from './load.ts'
import { announced } from './open.ts'
import { offered, pointsRefusal, pricingTerms, serves } from './price.ts'
import { quotesOnWire, type WireQuote } from './quote.ts'
import type { SurchargeInput } from './surcharges.ts'
import { findSurcharges } from './surcharges.sql.ts'
import { type Channel, type DatedTariff, findActiveChannels, findTariffs, type OrderType } from './sql.ts'

type ForAddress = typeof channels.forAddress
export type Offer = Output<ForAddress>['list'][number]

/** The lines that go to an address; one that cannot take this particular order says why (C-40, R-506). */
export async function forAddress(call: ReadCall & AsMember, input: Input<ForAddress>): Promise<Output<ForAddress>> {
  const { db, member, language } = call
  const { destinationCode, place } = await whitherOf(db, member.id, input)
  const load = input.parcelIds ? await loadOf(db, member.id, input.parcelIds) : null
  const warehouseId = (await warehouseIdOf(db, input.warehouseCode)) ?? load?.warehouseId ?? null
  const rows = await findTariffs(db, { channelId: null, destinationCode, currency: null, at: null })
  const request = {
    destinationCode,
    warehouseId,
    load,
    terms: await pricingTerms(call, db),
    currency: input.currency ?? null,
    orderType: input.orderType ?? null,
    announced: await announced(db, destinationCode),
    surcharges: await findSurcharges(db, destinationCode, null),
    place,
  }
  const going = (await findActiveChannels(db)).flatMap((channel) => {
    const own = rowsFor(channel, rows, warehouseId)
    return own.length === 0 ? [] : [{ channel, rows: own }]
  })
  const judged = await Promise.all(
    going.map(async (each) => ({ ...each, ...(await judgeFor(db, each.channel, each.rows, request)) })),
  )
  const estimates = await quotesOnWire(
    db,
    judged.flatMap(({ quote }) => quote ?? []),
    language,
  )
  const byRule = new Map(estimates.map((estimate) => [estimate.ruleId, estimate]))
  const list = judged.map(({ channel, rows: own, reason, quote }) =>
    offer(channel, own, request.currency, reason, (quote && byRule.get(quote.ruleId)) ?? null, language),
  )
  return { destinationCode, list }
}

/** The price rows of a channel that apply to parcels in this warehouse; null: in any. */
export const rowsFor = (channel: Channel, rows: readonly DatedTariff[], warehouseId: string | null) =>
  rows.filter(
    (row) =>
      row.channelId === channel.id &&
      (warehouseId === null || row.warehouseId === null || row.warehouseId === warehouseId),
  )

interface OfferRequest extends SurchargeInput {
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly load: Load | null
  readonly terms: PricingTerms
  readonly currency: Currency | null
  readonly orderType: OrderType | null
  readonly announced: 'destination_announced' | null
}

/**
 * Without a currency, goods and weight are checked in one of the channel's own, and no price is given. An order that
 * none of its pick-up points would take has no price either, since it could not be applied for (4014, 4015). The same
 * goes for a destination that is only announced (4017); a calculator does show its price.
 */
async function judgeFor(
  db: Db,
  channel: Channel,
  rows: readonly DatedTariff[],
  request: OfferRequest,
): Promise<{ reason: Refusal | null; quote: Quote | null }> {
  const currency = request.currency ?? rows[0]?.currency ?? 'CNY'
  const { destinationCode, warehouseId, load, terms, orderType, surcharges, place } = request
  if (request.announced) return { reason: request.announced, quote: null }
  if (!load) return { reason: serves(channel, rows, orderType, currency), quote: null }
  const { reason, quote } = offered(channel, rows, orderType, {
    ...load,
    ...terms,
    destinationCode,
    warehouseId,
    currency,
    surcharges,
    place,
  })
  const refusal = reason ?? (await pointsRefusal(db, channel, { ...load, destinationCode }))
  return { reason: refusal, quote: refusal || request.currency === null ? null : quote }
}

/** `rows` are those of the channel that are in force for the destination. */
export function offer(
  channel: Channel,
  rows: readonly DatedTariff[],
  currency: Currency | null,
  reason: Refusal | null,
  estimate: WireQuote | null,
  language: Language,
): Offer {
  const { id, code, name, promise, orderTypes, acceptsSensitive, needsPickUpPoint } = channel
  return {
    channelId: id,
    code,
    name: pickText(name, language),
    promise: pickText(promise, language),
    orderTypes: [...orderTypes],
    acceptsSensitive,
    needsPickUpPoint,
    currencies: [...new Set(rows.map((row) => row.currency))],
    capWeightG: capOf(rows.filter((row) => currency === null || row.currency === currency)),
    available: reason === null,
    unavailableReason: unavailable(reason, language),
    estimate,
  }
}

/** The heaviest that the channel takes: the largest cap of its rows, null as soon as one has none. */
function capOf(rows: readonly DatedTariff[]): number | null {
  const caps = rows.flatMap(({ capWeightG }) => capWeightG ?? [])
  return caps.length === 0 || caps.length < rows.length ? null : Math.max(...caps)
}

/** Why something is not on offer, as the refusal that an order of it would get. */
export const unavailable = (reason: Refusal | null, language: Language) =>
  reason && { code: refusals[reason].code, msg: inUse(refusals[reason].text)[language] }
