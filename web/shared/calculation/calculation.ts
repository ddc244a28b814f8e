import { pricing } from '#contract/channels.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Language } from '#domain/language.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { inputFaults } from '#web/client/api.ts'

export type Ask = Input<typeof pricing.quote>

/** The values of the fields; null and empty mean not entered yet. */
export interface CalculationValues {
  readonly destinationCode: string
  /** Empty: every channel. */
  readonly channelId: string
  readonly totalWeightG: number | null
  readonly pieces: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly currency: Currency
  readonly goodsType: GoodsType
  /** The contents in words; they are not sent with the request. */
  readonly inside: string
  readonly warehouseCode: string
  readonly insured: boolean
  readonly declaredValueMinor: number | null
}

/** The same maximum as for the name of goods in a forecast. */
export const insideMax = 100

export const startingValues: CalculationValues = {
  destinationCode: 'HK',
  channelId: '',
  totalWeightG: null,
  pieces: 1,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  currency: 'CNY',
  goodsType: 'ordinary',
  inside: '',
  warehouseCode: '',
  insured: false,
  declaredValueMinor: null,
}

/** The input of C-62. Without insurance no declared value is needed. */
export const toAsk = (values: CalculationValues): Ask => ({
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
    ...inputFaults(pricing.quote, toAsk(values), language),
    ...Object.fromEntries([...missing, ...missingSides].map((name) => [name, required])),
    ...(isValueMissing ? { declaredValueMinor: required } : {}),
  }
}

/** The fields as query parameters, so that a calculation can be shared. */
export function toWords(values: CalculationValues): Record<string, string> {
  const word = (value: number | null) => (value === null ? '' : String(value))
  return {
    to: values.destinationCode,
    channel: values.channelId,
    g: word(values.totalWeightG),
    n: word(values.pieces),
    l: word(values.lengthMm),
    w: word(values.widthMm),
    h: word(values.heightMm),
    currency: values.currency,
    goods: values.goodsType,
    what: values.inside,
    warehouse: values.warehouseCode,
    value: values.insured ? word(values.declaredValueMinor) : '',
  }
}

/** An address may contain anything: an invalid value leaves the field at its default. */
export function fromWords(words: URLSearchParams): CalculationValues {
  const number = (name: string, otherwise: number | null) =>
    /^\d{1,9}$/.test(words.get(name) ?? '') ? Number(words.get(name)) : otherwise
  const value = number('value', null)
  return {
    destinationCode: words.get('to') || startingValues.destinationCode,
    channelId: words.get('channel') ?? '',
    totalWeightG: number('g', null),
    pieces: number('n', 1),
    lengthMm: number('l', null),
    widthMm: number('w', null),
    heightMm: number('h', null),
    currency: currencies.find((each) => each === words.get('currency')) ?? startingValues.currency,
    goodsType: words.get('goods') === 'sensitive' ? 'sensitive' : 'ordinary',
    inside: (words.get('what') ?? '').slice(0, insideMax),
    warehouseCode: words.get('warehouse') ?? '',
    insured: value !== null,
    declaredValueMinor: value,
  }
}
