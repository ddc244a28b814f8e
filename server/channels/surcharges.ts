import type { pricing } from '#contract/pricing.ts'
import { surchargeWhen } from '#contract/surcharge-words.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Quote } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Place, Surcharge } from '#domain/surcharge.ts'
import type { Db } from '#server/database/db.ts'
import {
  findPossibleTexts,
  findRegionsAround,
  findSurcharges,
  findSurchargesById,
  findSurchargeTexts,
} from './surcharges.sql.ts'

/** An address as surcharges look at it. */
export const placeOf = async (
  db: Db,
  { regionCode, postalCode }: { readonly regionCode: string; readonly postalCode: string },
): Promise<Place> => ({
  regionCodes: (await findRegionsAround(db, regionCode)).map(({ code }) => code),
  postalCode,
})

interface PricedOrder {
  readonly surchargeIds?: readonly string[]
  readonly pricedAt: string
  readonly tariff: { readonly destinationCode: string }
}

/**
 * What an order is priced by again: the rows that were in force when it was priced, whatever has begun or ended since.
 * Another destination has those of the same time.
 */
export const surchargesOfOrder = (
  db: Db,
  { surchargeIds = [], pricedAt, tariff }: PricedOrder,
  destinationCode: string,
): Promise<readonly Surcharge[]> =>
  destinationCode === tariff.destinationCode
    ? findSurchargesById(db, surchargeIds)
    : findSurcharges(db, destinationCode, pricedAt)

type Possible = Output<typeof pricing.quote>['list'][number]['mayAdd'][number]

/** What may still be added to a price, by its id: what it is, when, and how much. */
export async function possibleOnWire(
  db: Db,
  rows: readonly Surcharge[],
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): Promise<ReadonlyMap<string, Possible>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const texts = byId.size === 0 ? [] : await findPossibleTexts(db, [...byId.keys()])
  return new Map(
    texts.flatMap(({ id, name, reason, regions }) => {
      const row = byId.get(id)
      if (!row) return []
      const { kind, charge, bp, priceMinor } = row
      const when = surchargeWhen(
        { ...row, regions: regions.map((region) => ({ name: pickText(region.name, language) })) },
        language,
      )
      const unitMinor = priceMinor && priceMinor[currency]
      const said = { text: pickText(name, language), reason: pickText(reason, language), when }
      return [[id, { id, kind, ...said, charge, unitMinor, bp }]]
    }),
  )
}

export interface AddedSurcharge {
  readonly name: StoredText
  readonly reason: StoredText
  readonly amountMinor: number
}

/** The surcharges of a price that an earlier one did not have. */
export async function addedSurcharges(db: Db, before: Quote, after: Quote): Promise<readonly AddedSurcharge[]> {
  const had = new Set(before.otherLines.map(({ surcharge }) => surcharge?.id))
  const added = new Map(
    after.otherLines.flatMap(({ surcharge, amountMinor }) =>
      surcharge && !had.has(surcharge.id) ? [[surcharge.id, amountMinor] as const] : [],
    ),
  )
  if (added.size === 0) return []
  const texts = await findSurchargeTexts(db, [...added.keys()])
  return texts.map(({ id, name, reason }) => ({ name, reason, amountMinor: added.get(id) ?? 0 }))
}

/** What a price depended on besides its row of the tariff: an order keeps it, and is priced again by the same. */
export interface SurchargeInput {
  /** Every row that was in force for the destination, whether it applied or not. */
  readonly surcharges: readonly Surcharge[]
  /** null: the address was not known. */
  readonly place: Place | null
}
