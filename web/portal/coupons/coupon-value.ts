import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { text } from './text.ts'

/** A coupon for any currency uses the order's currency, so its amounts have no currency sign: `10.00`. */
export const moneyOf = (minor: number, currency: Currency | null): string =>
  currency === null ? formatMoney(minor, 'CNY').replace('¥', '') : formatMoney(minor, currency)

interface Value {
  readonly valueMinor: number | null
  readonly valueBp: number | null
  readonly currency: Currency | null
}

/** `¥10.00 off`, `7.25% off` */
export function couponValue({ valueMinor, valueBp, currency }: Value, language: Language): string {
  const t = textIn(text, language)
  if (valueMinor !== null) return t.fill('amountOff', { price: moneyOf(valueMinor, currency) })
  return t.fill('percentOff', { percent: (valueBp ?? 0) / 100 })
}

interface Conditions {
  readonly currency: Currency | null
  readonly minSpendMinor: number
  readonly maxDiscountMinor: number | null
  readonly channelIds: readonly string[]
}

/** Minimum freight, maximum discount, currency and channels; a channel that no longer exists has no name. */
export function couponConditions(
  { currency, minSpendMinor, maxDiscountMinor, channelIds }: Conditions,
  channelNames: ReadonlyMap<string, string>,
  language: Language,
): readonly string[] {
  const t = textIn(text, language)
  const price = (minor: number) => moneyOf(minor, currency)
  const names = channelIds.flatMap((id) => channelNames.get(id) ?? [])
  const named = names.length === 0 ? t.someChannels : t.fill('onlyChannels', { channels: names.join(t.between) })
  return [
    minSpendMinor > 0 ? t.fill('fromFreight', { price: price(minSpendMinor) }) : t.anyFreight,
    ...(maxDiscountMinor === null ? [] : [t.fill('atMost', { price: price(maxDiscountMinor) })]),
    currency === null ? t.anyCurrency : t[`only${currency}`],
    channelIds.length === 0 ? t.allChannels : named,
  ]
}
