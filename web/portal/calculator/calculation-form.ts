import { pricing } from '#contract/pricing.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import type { CalculationValues } from '#web/shared/calculation/calculation-query.ts'

export type QuoteInput = Input<typeof pricing.quote>

/** The input of C-62. Without insurance no declared value is needed. */
export const quoteInput = (values: CalculationValues): QuoteInput => ({
  destinationCode: values.destinationCode,
  channelId: values.channelId || undefined,
  totalWeightG: values.totalWeightG ?? Number.NaN,
  pieces: values.pieces ?? Number.NaN,
  lengthMm: values.lengthMm ?? undefined,
  widthMm: values.widthMm ?? undefined,
  heightMm: values.heightMm ?? undefined,
  currency: values.currency,
  goodsType: values.goodsType,
  warehouseCode: values.warehouseCode === '' ? undefined : Number(values.warehouseCode),
  insured: values.insured || undefined,
  declaredValueMinor: values.insured ? (values.declaredValueMinor ?? 0) : undefined,
})

const sides = ['lengthMm', 'widthMm', 'heightMm'] as const

export function calculationFaults(values: CalculationValues, language: Language): Record<string, string> {
  const required = fieldText('field_required', language)
  const missing = (['totalWeightG', 'pieces'] as const).filter((name) => values[name] === null)
  const measured = sides.filter((side) => values[side] !== null)
  const missingSides = measured.length === 0 ? [] : sides.filter((side) => values[side] === null)
  const isValueMissing = values.insured && values.declaredValueMinor === null
  return {
    ...inputFaults(pricing.quote, quoteInput(values), language),
    ...Object.fromEntries([...missing, ...missingSides].map((name) => [name, required])),
    ...(isValueMissing ? { declaredValueMinor: required } : {}),
  }
}
