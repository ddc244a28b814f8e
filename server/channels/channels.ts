import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Db } from '#server/database/db.ts'
import { findPublicTariffs, type PublicTariff } from './public-table.sql.ts'
import {
  type Channel,
  type DatedTariff,
  type Destination,
  findActiveChannels,
  findActiveServices,
  findChannel,
  findDestination,
  findPricedCurrencies,
  findPricedDestinations,
  findServiceNames,
  findTariffs,
  type Service,
  type ServiceName,
} from './sql.ts'

export { calculate } from './calculate.ts'
export { adviseMerge, cheapestWay } from './advise.ts'
export { findPricedLines as pricedLines, type PricedLine } from './lines.sql.ts'
export { destinationOf, knownDestination, warehouseIdOf } from './load.ts'
export { requireOpen } from './open.ts'
export { pickUpPointOnWire } from './pick-up.ts'
export { findPrice, pointRefusal, pointsRefusal, type PriceAsk, pricingTerms, priceOrder, serves } from './price.ts'
export type { PublicTariff } from './public-table.sql.ts'
export { isGroupOpen } from './sql.ts'
export type { Channel, DatedTariff, Service } from './sql.ts'
export { chargesInForce } from './public-table.ts'
export { quoteOnWire, quotesOnWire } from './quote.ts'
export { vasChoices } from './services.ts'
export { type AddedSurcharge, addedSurcharges, placeOf, surchargesOfOrder } from './surcharges.ts'

/** Includes channels that are closed by now: old orders still name them. */
export const channelById = (db: Db, id: string): Promise<Channel | undefined> => findChannel(db, id)

export const activeChannels = (db: Db): Promise<readonly Channel[]> => findActiveChannels(db)

/**
 * The price rows in force for a destination at an ISO time, or now: what a re-rating chooses from; null asks for all.
 */
export const tariffsFor = (
  db: Db,
  ask: { channelId: string | null; destinationCode: string; currency: Currency | null; at: string | null },
): Promise<readonly DatedTariff[]> => findTariffs(db, ask)

/** Every price row in force on offer, as E-13 shows it. */
export const publicTariffs = (db: Db): Promise<readonly PublicTariff[]> =>
  findPublicTariffs(db, { destinationCode: null, group: null, currency: null })

/** The currencies in which something is priced (C-39); null means any channel, destination or warehouse. */
export async function availableCurrencies(
  db: Db,
  ask: { channelId: string | null; destinationCode: string | null; warehouseId: string | null },
): Promise<readonly Currency[]> {
  return (await findPricedCurrencies(db, ask)).map(({ currency }) => currency)
}

/** The destinations that something can be sent to at present. */
export const pricedDestinations = (db: Db): Promise<readonly Destination[]> => findPricedDestinations(db)

/** The name of a destination that exists. */
export const destinationName = async (db: Db, code: string): Promise<StoredText | null> =>
  (await findDestination(db, code))?.name ?? null

/** The names of services, including those no longer offered. */
export const serviceNames = (db: Db, ids: readonly string[]): Promise<readonly ServiceName[]> =>
  findServiceNames(db, ids)

/** Every value-added service that is offered anywhere. */
export const activeServices = (db: Db): Promise<readonly Service[]> => findActiveServices(db)
