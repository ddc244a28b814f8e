import { pickText } from '#contract/wire/language.ts'
import type { quote as quoteShape } from '#contract/wire/shapes.ts'
import type { OtherLine, Quote } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import type * as z from 'zod/mini'
import { findRuleStarts, findServiceNames } from './sql.ts'
import { findSurchargeTexts, type SurchargeText } from './surcharges.sql.ts'
import { otherLineText } from './text.ts'

export type WireQuote = z.output<typeof quoteShape>

/** A quote, fresh or stored with an order, in the caller's language. */
export async function quoteOnWire(db: Db, quote: Quote, language: Language): Promise<WireQuote> {
  const [wire] = await quotesOnWire(db, [quote], language)
  assert(wire, 'each quote has its form on the wire')
  return wire
}

/** Several at once, in their order. `startsAt`: when rows of a version begin, which are not live yet. */
export async function quotesOnWire(
  db: Db,
  quotes: readonly Quote[],
  language: Language,
  startsAt?: string,
): Promise<readonly WireQuote[]> {
  if (quotes.length === 0) return []
  const vasIds = [...new Set(quotes.flatMap(({ vas }) => vas.map(({ id }) => id)))]
  const starts = new Map(
    (
      await findRuleStarts(
        db,
        quotes.map(({ ruleId }) => ruleId),
      )
    ).map(({ id, validFrom }) => [id, validFrom]),
  )
  const names = vasIds.length === 0 ? [] : await findServiceNames(db, vasIds)
  const surcharges = await surchargeTexts(db, quotes)
  const texts = new Map(names.map(({ id, name }) => [id, pickText(name, language)]))
  return quotes.map((quote) => {
    const tariffValidFrom = starts.get(quote.ruleId) ?? startsAt
    assert(tariffValidFrom, 'a row of the tariff that priced something is never deleted')
    return {
      ...quote,
      tariffValidFrom,
      vas: quote.vas.map(({ quantity, ...line }) => ({
        ...line,
        qty: quantity,
        text: texts.get(line.id) ?? line.code,
      })),
      otherLines: quote.otherLines.map((line) => otherLineOnWire(line, surcharges, language)),
    }
  })
}

async function surchargeTexts(db: Db, quotes: readonly Quote[]): Promise<ReadonlyMap<string, SurchargeText>> {
  const ids = new Set(quotes.flatMap(({ otherLines }) => otherLines.flatMap(({ surcharge }) => surcharge?.id ?? [])))
  const texts = ids.size === 0 ? [] : await findSurchargeTexts(db, [...ids])
  return new Map(texts.map((text) => [text.id, text]))
}

function otherLineOnWire(
  { code, amountMinor, surcharge }: OtherLine,
  texts: ReadonlyMap<string, SurchargeText>,
  language: Language,
): WireQuote['otherLines'][number] {
  if (surcharge === undefined) return { code, amountMinor, text: otherLineText(code, language) }
  const text = texts.get(surcharge.id)
  assert(text, 'a surcharge that priced something is never deleted')
  const reason = pickText(text.reason, language)
  return { code, amountMinor, text: pickText(text.name, language), surcharge: { ...surcharge, reason } }
}
