import type { site } from '#contract/content.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Need } from '#web/need.ts'

export type Config = Output<typeof site.getConfig>
export type Limits = Pick<Config['topUp'], 'minMinor' | 'maxMinor'>

const methods = ['ALIPAY', 'WECHAT'] as const
export type Method = (typeof methods)[number]

export interface TopUpValues {
  readonly amountMinor: number | null
  readonly method: Method | null
}

/** The methods that can be paid with now (C-13); one that is not available is not shown at all. */
export const openMethods = ({ alipay, wechat }: Pick<Config['features'], 'alipay' | 'wechat'>): readonly Method[] =>
  methods.filter((method) => (method === 'ALIPAY' ? alipay : wechat))

/** What an order lacks is filled in, within the limits of one top-up; a need of Hong Kong dollars is not for this form. */
export const startingTopUp = (need: Need | null, open: readonly Method[], limits: Limits): TopUpValues => ({
  amountMinor: need?.currency === 'CNY' ? Math.min(limits.maxMinor, Math.max(limits.minMinor, need.amountMinor)) : null,
  method: open.length === 1 ? (open[0] ?? null) : null,
})

/** both are required, and the amount is within the limits (5005). */
export function topUpFaults({ amountMinor, method }: TopUpValues, limits: Limits, language: Language) {
  const isInRange = amountMinor !== null && amountMinor >= limits.minMinor && amountMinor <= limits.maxMinor
  const amountFault = fieldText(amountMinor === null ? 'field_required' : 'field_amount_range', language)
  return {
    ...(isInRange ? {} : { amountMinor: amountFault }),
    ...(method === null ? { method: fieldText('field_choice', language) } : {}),
  }
}

const usual = [10_000, 20_000, 50_000, 100_000] as const

/** Amounts to choose with one press. */
export const quickAmounts = ({ minMinor, maxMinor }: Limits): readonly number[] =>
  usual.filter((amount) => amount >= minMinor && amount <= maxMinor)
