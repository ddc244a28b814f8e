import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { SurchargeCharge } from '#domain/surcharge.ts'
import { textIn } from '#domain/text-in.ts'
import { formatMoney } from './format.ts'
import { surchargePriceText } from './surcharge-price.text.ts'

interface Price {
  readonly charge: SurchargeCharge
  readonly unitMinor: number | null
  readonly bp: number | null
}

/** What a surcharge costs in one currency. */
export function surchargePrice({ charge, unitMinor, bp }: Price, currency: Currency, language: Language): string {
  const t = textIn(surchargePriceText, language)
  return charge === 'percentOfFreight'
    ? t.fill('percentOfFreight', { percent: (bp ?? 0) / 100 })
    : t.fill(charge, { price: formatMoney(unitMinor ?? 0, currency) })
}
