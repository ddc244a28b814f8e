import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { textIn } from '#web/text/use-text.ts'
import { formatMoney } from '#web/ui/format.ts'
import { text } from './text.ts'

/** A coupon for any currency counts in the order's own, so its amounts have no sign: `10.00`. */
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
