import type { Refusal } from '#contract/refusals/refusals.ts'
import type { CoinTerms, CouponTerms, VasChoice } from '#domain/charges.ts'
import { findQuote, freightAlone, type OtherLine, type PricingTerms, type Quote } from '#domain/freight.ts'
import type { GoodsType } from '#domain/goods.ts'
import { type OverLimit, overLimits } from '#domain/line-limits.ts'
import { currencies, type Currency } from '#domain/money.ts'
import type { Place, Surcharge } from '#domain/surcharge.ts'
import type { NoTariff } from '#domain/tariff.ts'
import type { Piece } from '#domain/weight.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { type Carried, pickUpRefusal, pickUpRefusals } from './pick-up.ts'
import { judgeServices, refuseServices, type ServiceFault, type VasTicked } from './services.ts'
import {
  type Channel,
  type DatedTariff,
  findChannel,
  findPickUpPoint,
  findPickUpPoints,
  findTariffs,
  type OrderType,
} from './sql.ts'
import type { SurchargeInput } from './surcharges.ts'
import { findSurcharges } from './surcharges.sql.ts'

/** Everything that decides the price of an order. */
export interface PriceAsk extends PricingTerms {
  readonly channelId: string
  readonly destinationCode: string
  readonly warehouseId: string | null
  /** As typed: one that we do not support is refused with 5009. */
  readonly currency: string
  readonly orderType: OrderType
  readonly goodsType: GoodsType
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly vas: readonly VasTicked[]
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly coupon: CouponTerms | null
  readonly coins: CoinTerms | null
  readonly otherLines: readonly OtherLine[]
  /** ISO time of the order; null: now. */
  readonly at: string | null
  readonly pickUpPointId: string | null
  /** null: the address is not known, and no remote area is charged for. */
  readonly place: Place | null
}

/** The settings that affect every price, as they are now; an order keeps those that it was priced with. */
export async function pricingTerms({ context }: Pick<Call, 'context'>, db: Db): Promise<PricingTerms> {
  const config = await readConfig(context, db)
  return { volumeDivisor: config['pricing.divisor'], insuranceBp: config['insurance.bp'] }
}

interface Judged {
  readonly quote: Quote
  readonly tariff: DatedTariff
}

/** With what an order keeps to be priced by again. */
interface Priced extends Judged, SurchargeInput {}

/** Why an order has no price; `services` are those that are not offered (1001). */
interface NoPrice {
  readonly reason: Refusal
  readonly services: readonly ServiceFault[]
}

/** Prices an order, or refuses with 1002, 4006 to 4008, 4013 to 4016, 5009, or 1001 for a service that is not offered. */
export async function priceOrder(db: Db, ask: PriceAsk): Promise<Priced> {
  const found = await findPrice(db, ask)
  if (!('reason' in found)) return found
  return found.services.length > 0 ? refuseServices(found.services) : refuse(found.reason)
}

/** The same for callers that continue without a price: it returns the reason. */
export async function findPrice(db: Db, ask: PriceAsk): Promise<Priced | NoPrice> {
  const { channelId, destinationCode, at } = ask
  const no = (reason: Refusal, services: readonly ServiceFault[] = []) => ({ reason, services })
  const currency = currencies.find((each) => each === ask.currency)
  if (!currency) return no('currency_unsupported')
  const channel = await findChannel(db, channelId)
  if (!channel) return no('not_found')
  const rows = await findTariffs(db, { channelId, destinationCode, currency: null, at })
  const refusal = serves(channel, rows, ask.orderType, currency) ?? (await pointRefusal(db, channel, ask))
  if (refusal) return no(refusal)
  const vas = await judgeServices(db, ask.vas, channelId, currency)
  if ('faults' in vas) return no('validation', vas.faults)
  const { place } = ask
  const surcharges = await findSurcharges(db, destinationCode, at)
  const judged = judge(channel, rows, { ...ask, surcharges, vas: vas.choices, currency })
  return 'reason' in judged ? no(judged.reason) : { ...judged, surcharges, place }
}

/** Why the order's pick-up point cannot take it; null if it can, or if its channel needs none. */
export async function pointRefusal(
  db: Db,
  channel: Channel,
  ask: Pick<PriceAsk, 'pickUpPointId' | 'destinationCode' | 'actualWeightG' | 'pieces'>,
) {
  if (!channel.needsPickUpPoint) return null
  const point = ask.pickUpPointId === null ? undefined : await findPickUpPoint(db, ask.pickUpPointId)
  return pickUpRefusal(point, channel, ask)
}

/** Why none of the channel's points can take the load; null if one can, or if it needs none. */
export async function pointsRefusal(db: Db, channel: Channel, carried: Carried) {
  if (!channel.needsPickUpPoint) return null
  return pickUpRefusals(await findPickUpPoints(db, channel.id, carried.destinationCode), channel, carried)
}

type NoOffer = 'channel_unavailable' | 'currency_unavailable' | NoTariff | OverLimit

/** Whether a channel goes there at all; `rows` are all those in force for it and the destination. */
export function serves(
  channel: Channel,
  rows: readonly DatedTariff[],
  orderType: OrderType | null,
  currency: Currency,
): 'channel_unavailable' | 'currency_unavailable' | null {
  if (!channel.active || rows.length === 0) return 'channel_unavailable'
  if (orderType !== null && !channel.orderTypes.includes(orderType)) return 'channel_unavailable'
  return rows.some((row) => row.currency === currency) ? null : 'currency_unavailable'
}

/** What a list shows of a channel: its price, or why there is none. */
export function offered(
  channel: Channel,
  rows: readonly DatedTariff[],
  orderType: OrderType | null,
  freight: Freight,
): { readonly reason: NoOffer; readonly quote: null } | { readonly reason: null; readonly quote: Quote } {
  const refusal = serves(channel, rows, orderType, freight.currency)
  if (refusal) return { reason: refusal, quote: null }
  const judged = judge(channel, rows, freight)
  return 'reason' in judged ? { reason: judged.reason, quote: null } : { reason: null, quote: judged.quote }
}

/** The input of pricing, once channel, destination and currency are known. */
interface Freight extends PricingTerms {
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly currency: Currency
  readonly goodsType: GoodsType
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly vas?: readonly VasChoice[]
  readonly declaredValueMinor?: number
  readonly insured?: boolean
  readonly coupon?: CouponTerms | null
  readonly coins?: CoinTerms | null
  readonly otherLines?: readonly OtherLine[]
  /** Those in force for the destination, at the time that the rows are of. */
  readonly surcharges: readonly Surcharge[]
  readonly place: Place | null
}

/** The one price function over the rows of a channel, used by applications, previews and calculators. */
export function judge(
  channel: Channel,
  rows: readonly DatedTariff[],
  freight: Freight,
): Judged | { readonly reason: NoOffer } {
  const found = findQuote(rows, {
    ...freightAlone,
    ...freight,
    channelId: channel.id,
    channelAcceptsSensitive: channel.acceptsSensitive,
    mayExceedCap: false,
  })
  if ('reason' in found) return found
  const over = overLimits(channel, freight)
  if (over) return { reason: over }
  const tariff = rows.find(({ id }) => id === found.tariff.id)
  assert(tariff, 'a quote is made by one of the rows it was given')
  return { quote: found.quote, tariff }
}
