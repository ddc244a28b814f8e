import type { staffTariffs } from '#contract/tariffs.ts'
import type { Output } from '#contract/wire/operation.ts'
import { freeOf } from '#domain/free-freight.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { text } from './text.ts'

export type TariffRow = Output<typeof staffTariffs.list>['list'][number]

/** What a price says, in one sentence. */
export type PriceFigures = Pick<
  TariffRow,
  'currency' | 'firstWeightG' | 'firstPriceMinor' | 'continuationPriceMinor' | 'minChargeMinor' | 'capWeightG'
>

export function priceWords(row: PriceFigures, language: Language): string {
  const t = textIn(text, language)
  const money = (minor: number) => formatMoney(minor, row.currency)
  const parts = [
    t.fill(wordsOf[freeOf(row) ?? 'nothing'], {
      first: formatKg(row.firstWeightG),
      firstPrice: money(row.firstPriceMinor),
      perKg: money(row.continuationPriceMinor),
    }),
    ...(row.minChargeMinor > 0 ? [t.fill('least', { price: money(row.minChargeMinor) })] : []),
    ...(row.capWeightG === null ? [] : [t.fill('most', { weight: formatKg(row.capWeightG) })]),
  ]
  return parts.join(language === 'en' ? ', ' : '，')
}

const wordsOf = {
  nothing: 'priceWords',
  first: 'priceFirstFree',
  further: 'priceFurtherFree',
  all: 'priceFree',
} as const

export function bandWords(
  { weightFromKg, weightToKg }: Pick<TariffRow, 'weightFromKg' | 'weightToKg'>,
  language: Language,
) {
  const t = textIn(text, language)
  return weightToKg === null
    ? t.fill('bandOpen', { from: weightFromKg })
    : t.fill('band', { from: weightFromKg, to: weightToKg })
}

/** Which shipments a row prices: line, destination, and what narrows it. */
export function tradeWords(row: TariffRow, language: Language): string {
  const t = textIn(text, language)
  const parts = [
    `${row.channelName} → ${row.destinationName}`,
    row.currency,
    t[row.goodsType],
    bandWords(row, language),
    ...(row.warehouseName === null ? [] : [row.warehouseName]),
  ]
  return parts.join(language === 'en' ? ', ' : '，')
}
