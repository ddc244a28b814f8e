import type { pricing } from '#contract/pricing.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type Place, possibleSurcharges } from '#domain/surcharge.ts'
import { type Piece, sidesOf } from '#domain/weight.ts'
import type { Db } from '#server/database/db.ts'
import type { ReadCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { knownDestination, warehouseIdOf } from './load.ts'
import { rowsFor, unavailable } from './offers.ts'
import { announced } from './open.ts'
import { offered, pricingTerms } from './price.ts'
import { quotesOnWire } from './quote.ts'
import { possibleOnWire } from './surcharges.ts'
import { findSurcharges } from './surcharges.sql.ts'
import { type Channel, type DatedTariff, findActiveChannels, findChannel, findTariffs } from './sql.ts'

type Ask = Input<typeof pricing.quote>
type Calculated = Output<typeof pricing.quote>
type Reader = Pick<ReadCall, 'context' | 'db' | 'language'>

/** What it would cost, by every line that goes there, or by the given one (C-62, C-63). */
export async function calculate(call: Reader, ask: Ask): Promise<Calculated> {
  const destinationCode = await knownDestination(call.db, ask.destinationCode)
  const live = { channelId: ask.channelId ?? null, destinationCode, currency: null, at: null }
  const rows = await findTariffs(call.db, live)
  return calculateBy(call, ask, { rows, startsAt: undefined, at: null, place: null })
}

/** Rows to price by, and when those begin that are not live. */
export interface Rates {
  readonly rows: readonly DatedTariff[]
  readonly startsAt: string | undefined
  /** The time whose surcharges apply; null: now. */
  readonly at: string | null
  /** null: the address is not known, and remote areas are only told as possible. */
  readonly place: Place | null
}

/** The same by other rows than those in force: of another time, or of a version. */
export async function calculateBy(call: Reader, ask: Ask, { rows, startsAt, at, place }: Rates): Promise<Calculated> {
  const { db, language } = call
  const pieces = piecesOf(ask)
  const destinationCode = await knownDestination(db, ask.destinationCode)
  const warehouseId = await warehouseIdOf(db, ask.warehouseCode)
  const terms = await pricingTerms(call, db)
  const surcharges = await findSurcharges(db, destinationCode, at)
  const judged = (await channelsFor(db, ask.channelId)).flatMap((channel) => {
    const own = rowsFor(channel, rows, warehouseId)
    if (own.length === 0 && ask.channelId === undefined) return []
    const { reason, quote } = offered(channel, own, null, {
      ...freightOf(ask),
      ...terms,
      destinationCode,
      warehouseId,
      pieces,
      surcharges,
      place,
    })
    // A caller who names one line is told why it is not possible, in place of a list (C-62).
    if (reason && ask.channelId !== undefined) refuse(reason)
    const load = { ...freightOf(ask), channelId: channel.id, destinationCode, place, sides: pieces.map(sidesOf) }
    return [{ channel, reason, quote, possible: quote ? possibleSurcharges(surcharges, load) : [] }]
  })
  const quotes = await quotesOnWire(
    db,
    judged.flatMap(({ quote }) => quote ?? []),
    language,
    startsAt,
  )
  const byRule = new Map(quotes.map((quote) => [quote.ruleId, quote]))
  const { currency } = ask
  const possible = await possibleOnWire(
    db,
    judged.flatMap((each) => each.possible),
    { currency, language },
  )
  const open = (await announced(db, destinationCode)) === null
  return {
    list: judged.map(({ channel: { id, code, name, promise }, reason, quote, possible: own }) => ({
      channelId: id,
      code,
      name: pickText(name, language),
      promise: pickText(promise, language),
      available: reason === null,
      unavailableReason: unavailable(reason, language),
      open,
      quote: (quote && byRule.get(quote.ruleId)) ?? null,
      mayAdd: own.flatMap(({ id: surchargeId }) => possible.get(surchargeId) ?? []),
    })),
  }
}

/**
 * Boxes of several sizes; otherwise length, width and height are those of one piece, and are given all or not at all.
 */
function piecesOf({ boxes, lengthMm, widthMm, heightMm, pieces }: Ask): readonly Piece[] {
  if (boxes) return boxes.map((box) => ({ ...box, quantity: 1 }))
  if (lengthMm === undefined && widthMm === undefined && heightMm === undefined) return []
  if (lengthMm !== undefined && widthMm !== undefined && heightMm !== undefined)
    return [{ lengthMm, widthMm, heightMm, quantity: pieces }]
  const sides = Object.entries({ lengthMm, widthMm, heightMm })
  return refuseFields(
    Object.fromEntries(sides.filter(([, side]) => side === undefined).map(([name]) => [name, 'field_required'])),
  )
}

async function channelsFor(db: Db, channelId: string | undefined): Promise<readonly Channel[]> {
  if (channelId === undefined) return findActiveChannels(db)
  return [(await findChannel(db, channelId)) ?? refuse('not_found')]
}

const freightOf = ({ totalWeightG, currency, goodsType, declaredValueMinor, insured }: Ask) => ({
  actualWeightG: totalWeightG,
  currency,
  goodsType: goodsType ?? 'ordinary',
  declaredValueMinor: declaredValueMinor ?? 0,
  insured: insured ?? false,
})
