import type { channels } from '#contract/channels.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type PricingTerms, type Quote, reduced } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { excessOver } from '#domain/pick-up.ts'
import { readConfig } from '#server/settings/config.ts'
import { couponFor } from '#server/coupons/coupons.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Context, ReadCall } from '#server/context.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/http/refuse.ts'
import { type Load, loadOf, warehouseIdOf, whitherOf } from './load.ts'
import { offer, rowsFor, unavailable } from './offers.ts'
import { announced } from './open.ts'
import { pickUpRefusal } from './pick-up.ts'
import { judge, pointsRefusal, pricingTerms, serves } from './price.ts'
import { quoteOnWire, type WireQuote } from './quote.ts'
import type { SurchargeInput } from './surcharges.ts'
import { findSurcharges } from './surcharges.sql.ts'
import { serviceOnWire, servicesOf, vasChoices } from './services.ts'
import { type Channel, type DatedTariff, findChannel, findPickUpPoints, findTariffs } from './sql.ts'

type Get = typeof channels.get

/**
 * One line for one destination: its tariff, services, points and, with parcels and a currency, the whole price (C-41).
 */
export async function get(call: ReadCall & AsMember, input: Input<Get>): Promise<Output<Get>> {
  const { db, member, language } = call
  const channel = await findChannel(db, input.channelId)
  if (!channel?.active) refuse('not_found')
  const { destinationCode, place } = await whitherOf(db, member.id, input)
  const load = input.parcelIds ? await loadOf(db, member.id, input.parcelIds) : null
  const warehouseId = (await warehouseIdOf(db, input.warehouseCode)) ?? load?.warehouseId ?? null
  const all = await findTariffs(db, { channelId: channel.id, destinationCode, currency: null, at: null })
  const rows = rowsFor(channel, all, warehouseId)
  const currency = input.currency ?? rows[0]?.currency ?? 'CNY'
  const refusal = serves(channel, rows, null, currency)
  if (refusal) refuse(refusal)
  const terms = await pricingTerms(call, db)
  const surcharges = await findSurcharges(db, destinationCode, null)
  const to = { destinationCode, warehouseId, surcharges, place }
  const request = { ...input, ...to, memberId: member.id, currency, terms, language }
  const quote = load && (await preview(call, channel, rows, { ...request, load }))
  const named = input.currency === undefined ? null : quote
  const noPoint = load && (await pointsRefusal(db, channel, { ...load, destinationCode }))
  const reason = (await announced(db, destinationCode)) ?? noPoint
  return {
    channel: offer(channel, rows, input.currency ?? null, reason, named, language),
    priceRules: rows.filter((row) => input.currency === undefined || row.currency === input.currency).map(ruleOnWire),
    vas: (await servicesOf(db, channel.id, currency)).map((service) => serviceOnWire(service, language)),
    pickUpPoints: channel.needsPickUpPoint ? await pointsFor(db, channel, destinationCode, load, language) : [],
    promise: pickText(channel.promise, language),
    article: { slug: channel.articleSlug },
    quote: named,
  }
}

interface Preview
  extends SurchargeInput,
    Pick<Input<Get>, 'vas' | 'declaredValueMinor' | 'insured' | 'couponId' | 'coins'> {
  readonly memberId: string
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly currency: Currency
  readonly load: Load
  readonly terms: PricingTerms
  readonly language: Language
}

async function preview(
  { context, db }: ReadCall,
  channel: Channel,
  rows: readonly DatedTariff[],
  request: Preview,
): Promise<WireQuote> {
  const vas = await vasChoices(db, request.vas ?? [], channel.id, request.currency)
  const judged = judge(channel, rows, {
    ...request.load,
    ...request.terms,
    destinationCode: request.destinationCode,
    warehouseId: request.warehouseId,
    currency: request.currency,
    surcharges: request.surcharges,
    place: request.place,
    vas,
    declaredValueMinor: request.declaredValueMinor ?? 0,
    insured: request.insured ?? false,
  })
  if ('reason' in judged) refuse(judged.reason)
  return quoteOnWire(db, await lessChosen(context, db, channel, judged.quote, request), request.language)
}

/**
 * The coupon and coins that the member means to use; they are chosen again at payment, with the same refusals (5002,
 * 5003).
 */
async function lessChosen(
  context: Context,
  db: Db,
  { id: channelId }: Channel,
  quote: Quote,
  { memberId, currency, couponId, coins = 0 }: Preview,
): Promise<Quote> {
  if (couponId === undefined && coins === 0) return quote
  const purpose = { channelId, currency, freightMinor: quote.freightMinor }
  const coupon = couponId === undefined ? null : await couponFor(db, memberId, couponId, purpose)
  const { COIN: balanceCoins } = await balancesOf(db, memberId)
  if (coins > balanceCoins) refuse('coins_low')
  const config = await readConfig(context, db)
  const rate = { coinsPerUnit: config['coins.perUnit'][currency], maxShareBp: config['coins.maxShareBp'] }
  return reduced(quote, { coupon, coins: coins > 0 ? { ...rate, requestedCoins: coins, balanceCoins } : null })
}

/** The channel's pick-up points; one that is closed or too small for the load says so (4014, 4015). */
async function pointsFor(db: Db, channel: Channel, destinationCode: string, load: Load | null, language: Language) {
  const points = await findPickUpPoints(db, channel.id, destinationCode)
  const carried = { destinationCode, actualWeightG: load?.actualWeightG ?? 0, pieces: load?.pieces ?? [] }
  return points.map((point) => {
    const { id, name, areaName, address, phone, pickUpTime, weightLimitG, maxLengthMm } = point
    const reason = pickUpRefusal(point, channel, carried)
    return {
      id,
      name: pickText(name, language),
      areaName: pickText(areaName, language),
      address,
      phone,
      pickUpTime,
      weightLimitG,
      maxLengthMm,
      available: reason === null,
      unavailableReason: unavailable(reason, language),
      excess: excessOver(point, carried),
    }
  })
}

const ruleOnWire = (row: DatedTariff) => ({
  id: row.id,
  currency: row.currency,
  goodsType: row.goodsType,
  firstWeightG: row.firstWeightG,
  firstPriceMinor: row.firstPriceMinor,
  continuationPriceMinor: row.continuationPriceMinor,
  minChargeMinor: row.minChargeMinor,
  capWeightG: row.capWeightG,
})
