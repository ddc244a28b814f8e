import { goodsTypeText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { PublicTariff } from '#server/channels/channels.ts'
import { amount, anyGoods, kg, noPrice, ofFirst, priceHeadings, someParcels } from './facts.text.ts'
import { tableOf } from './markdown-table.ts'

/**
 * The tariff in force of one channel as a Markdown table, or a sentence if nothing is in force. Prices in several
 * currencies for the same thing share one row.
 */
export function priceTable(tariffs: readonly PublicTariff[], language: Language): string {
  if (tariffs.length === 0) return noPrice[language]
  const rows = new Map<string, PublicTariff[]>()
  for (const tariff of tariffs) {
    const thing = thingOf(tariff)
    rows.set(thing, [...(rows.get(thing) ?? []), tariff])
  }
  return tableOf(
    withoutEmptyColumns([priceHeadings[language], ...[...rows.values()].map((row) => cellsOf(row, language))]),
  )
}

/** Leaves out a column that is empty in every row, such as a limit where none has one. */
function withoutEmptyColumns([head = [], ...rows]: readonly (readonly string[])[]) {
  const isKept = (_cell: string, column: number) => rows.some((row) => row[column] !== none)
  return [head, ...rows].map((row) => row.filter(isKept))
}

const none = '—'

/** A tariff row without its price. */
const thingOf = ({ destinationCode, goodsType, warehouseCode, weightFromKg, weightToKg, ...rest }: PublicTariff) =>
  [destinationCode, goodsType, warehouseCode, weightFromKg, weightToKg, rest.firstWeightG, rest.capWeightG].join()

function cellsOf(row: readonly PublicTariff[], language: Language): readonly string[] {
  const [tariff] = row
  if (!tariff) return []
  const { goodsType, firstWeightG, capWeightG } = tariff
  const inEach = (minorOf: (each: PublicTariff) => number) =>
    row.map((each) => (minorOf(each) === 0 ? none : amount(minorOf(each), each.currency))).join(' / ')
  return [
    `${pickText(tariff.destinationName, language)}${someParcels(tariff, language)}`,
    goodsType === 'any' ? anyGoods[language] : goodsTypeText[goodsType][language],
    ofFirst(
      inEach(({ firstPriceMinor }) => firstPriceMinor),
      kg(firstWeightG),
      language,
    ),
    inEach(({ continuationPriceMinor }) => continuationPriceMinor),
    row.every(({ minChargeMinor }) => minChargeMinor === 0) ? none : inEach(({ minChargeMinor }) => minChargeMinor),
    capWeightG === null ? none : kg(capWeightG),
  ]
}
