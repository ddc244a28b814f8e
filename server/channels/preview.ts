import type { channels } from '#contract/channels.ts'
import { pickText } from '#contract/language.ts'
import type { Input, Output } from '#contract/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Db } from '#server/db.ts'
import type { AsMember, ReadCall } from '#server/house.ts'
import { refuse } from '#server/refuse.ts'
import { destinationOf, type Load, loadOf, warehouseIdOf } from './load.ts'
import { offer, rowsFor, unavailable } from './offers.ts'
import { pickUpRefusal } from './pick-up.ts'
import { judge, serves } from './price.ts'
import { quoteOnWire, type WireQuote } from './quote.ts'
import { serviceOnWire, servicesOf, vasChoices } from './services.ts'
import { type Channel, type DatedTariff, findChannel, findPickUpPoints, findTariffs } from './sql.ts'

type Get = typeof channels.get

/** One line for one destination: its tariff, services, points and, with parcels and a currency, the whole price (C-41, A-74). */
export async function get({ db, member, language }: ReadCall & AsMember, input: Input<Get>): Promise<Output<Get>> {
  const channel = await findChannel(db, input.channelId)
  if (!channel?.active) refuse('not_found')
  const destinationCode = await destinationOf(db, member.id, input)
  const load = input.parcelIds ? await loadOf(db, member.id, input.parcelIds) : null
  const warehouseId = (await warehouseIdOf(db, input.warehouseCode)) ?? load?.warehouseId ?? null
  const all = await findTariffs(db, { channelId: channel.id, destinationCode, currency: null, at: null })
  const rows = rowsFor(channel, all, warehouseId)
  const currency = input.currency ?? rows[0]?.currency ?? 'CNY'
  const refusal = serves(channel, rows, null, currency)
  if (refusal) refuse(refusal)
  const quote =
    load && (await preview(db, channel, rows, { ...input, destinationCode, warehouseId, currency, load, language }))
  const named = input.currency === undefined ? null : quote
  return {
    channel: offer(channel, rows, input.currency ?? null, null, named, language),
    priceRules: rows.filter((row) => input.currency === undefined || row.currency === input.currency).map(ruleOnWire),
    vas: (await servicesOf(db, channel.id, currency)).map((service) => serviceOnWire(service, language)),
    pickUpPoints: channel.needsPickUpPoint ? await pointsFor(db, channel, destinationCode, load, language) : [],
    promise: pickText(channel.promise, language),
    article: { slug: channel.articleSlug },
    quote: named,
  }
}

interface Preview extends Pick<Input<Get>, 'vas' | 'declaredValueMinor' | 'insured'> {
  readonly destinationCode: string
  readonly warehouseId: string | null
  readonly currency: Currency
  readonly load: Load
  readonly language: Language
}

async function preview(db: Db, channel: Channel, rows: readonly DatedTariff[], asked: Preview): Promise<WireQuote> {
  const vas = await vasChoices(db, asked.vas ?? [], channel.id, asked.currency)
  const judged = judge(channel, rows, {
    ...asked.load,
    destinationCode: asked.destinationCode,
    warehouseId: asked.warehouseId,
    currency: asked.currency,
    vas,
    declaredValueMinor: asked.declaredValueMinor ?? 0,
    insured: asked.insured ?? false,
  })
  if ('reason' in judged) refuse(judged.reason)
  return quoteOnWire(db, judged.quote, asked.language)
}

/** The points where the channel ends; one that is closed or too small for the load says so (4014, 4015). */
async function pointsFor(db: Db, channel: Channel, destinationCode: string, load: Load | null, language: Language) {
  const points = await findPickUpPoints(db, channel.id, destinationCode)
  return points.map((point) => {
    const { id, name, areaName, address, phone, pickUpTime, weightLimitG, maxLengthMm } = point
    const carried = { destinationCode, actualWeightG: load?.actualWeightG ?? 0, pieces: load?.pieces ?? [] }
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
