import type { Language } from '#domain/language.ts'
import { activeChannels, pricedDestinations, publicTariffs } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { ReadCall } from '#server/context.ts'
import { pickUpPointCount } from '#server/pick-up-points/pick-up-points.ts'
import { activeWarehouses } from '#server/warehouses/warehouses.ts'
import { promiseOf } from './facts.text.ts'
import { plainFacts } from './plain-facts.ts'
import { priceTable } from './price-table.ts'

/*
 * A number in a published text is written as its name in double braces, `{{insurancePercent}}`, and filled in when the
 * text is shown: from configuration, the tariff or the rules themselves. So no page states a number that no longer
 * holds.
 */

/** Who reads the text. */
export type Reading = Pick<ReadCall, 'context' | 'db' | 'language'>

/** Fills in facts; all texts have to be given at once, so that each table is read only once. */
export async function factsFor(reading: Reading, texts: readonly string[]): Promise<(text: string) => string> {
  const names = new Set(texts.flatMap(namesIn))
  if (names.size === 0) return withoutBraces
  const facts = await findFacts(reading, [...names])
  return (text) => withoutBraces(text.replace(braced, (_all, name: string) => facts.get(name.trim()) ?? ''))
}

/** The names in a text that mean nothing, as they were typed; an unclosed brace counts as one. */
export async function unknownNames(db: Db, texts: readonly string[]): Promise<(text: string) => readonly string[]> {
  const isOfChannel = texts.some((text) => namesIn(text).some((name) => name.includes(':')))
  const known = new Set([...Object.keys(plainFacts), ...(isOfChannel ? await channelNames(db) : [])])
  return (text) => [
    ...namesIn(text).filter((name) => !known.has(name)),
    ...(/\{\{|\}\}/.test(text.replace(braced, '')) ? ['{{'] : []),
  ]
}

async function channelNames(db: Db): Promise<readonly string[]> {
  const [channels, destinations] = await Promise.all([activeChannels(db), pricedDestinations(db)])
  return channels.flatMap(({ code }) => [
    `promise:${code}`,
    `price:${code}`,
    ...destinations.map((destination) => `price:${code}:${destination.code}`),
  ])
}

const braced = /\{\{([^{}\n]*)\}\}/g

/** Without duplicates. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(braced)].map(([, name = '']) => name.trim())),
]

/** A text that no editor could have saved, such as one written by a script, still shows no braces. */
const withoutBraces = (text: string) => text.replace(/\{\{|\}\}/g, '')

async function findFacts({ context, db, language }: Reading, names: readonly string[]) {
  const asks = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const [config, warehouses, points, ofChannels] = await Promise.all([
    readConfig(context, db),
    asks(/^warehouse/) ? activeWarehouses(db) : [],
    asks(/^pickUpPointCount$/) ? pickUpPointCount(db) : 0,
    channelFacts(
      db,
      language,
      names.filter((name) => name.includes(':')),
    ),
  ])
  const facts = new Map(ofChannels)
  for (const [name, say] of Object.entries(plainFacts)) facts.set(name, say({ config, warehouses, points }, language))
  return facts
}

/** `promise:AIR`, `price:AIR`, and `price:AIR:MY` for one destination alone. */
async function channelFacts(db: Db, language: Language, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const isPriced = names.some((name) => name.startsWith('price:'))
  const [channels, tariffs] = await Promise.all([activeChannels(db), isPriced ? publicTariffs(db) : []])
  const facts = new Map<string, string>()
  for (const name of names) {
    const [what, code, destinationCode] = name.split(':')
    const channel = channels.find((each) => each.code === code)
    if (!channel) continue
    const priced = tariffs.filter(
      (tariff) =>
        tariff.channelId === channel.id &&
        (destinationCode === undefined || tariff.destinationCode === destinationCode),
    )
    if (what === 'promise') facts.set(name, promiseOf(channel.promise, language))
    if (what === 'price') facts.set(name, priceTable(priced, language))
  }
  return facts
}
