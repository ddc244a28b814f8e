import type { GoodsType } from '#domain/goods.ts'
import { currencies, type Currency } from '#domain/money.ts'

/* The fields of a calculation and their query parameters, which the members' calculator and the public one share. */

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

/** The fields as query parameters, so that a calculation can be shared. */
export function toQuery(values: CalculationValues): Record<string, string> {
  const written = (value: number | null) => (value === null ? '' : String(value))
  return {
    to: values.destinationCode,
    channel: values.channelId,
    g: written(values.totalWeightG),
    n: written(values.pieces),
    l: written(values.lengthMm),
    w: written(values.widthMm),
    h: written(values.heightMm),
    currency: values.currency,
    goods: values.goodsType,
    what: values.inside,
    warehouse: values.warehouseCode,
    value: values.insured ? written(values.declaredValueMinor) : '',
  }
}

/** An address may contain anything: an invalid value leaves the field at its default. */
export function fromQuery(query: URLSearchParams): CalculationValues {
  const number = (name: string, otherwise: number | null) =>
    /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : otherwise
  const value = number('value', null)
  return {
    destinationCode: query.get('to') || startingValues.destinationCode,
    channelId: query.get('channel') ?? '',
    totalWeightG: number('g', null),
    pieces: number('n', 1),
    lengthMm: number('l', null),
    widthMm: number('w', null),
    heightMm: number('h', null),
    currency: currencies.find((each) => each === query.get('currency')) ?? startingValues.currency,
    goodsType: query.get('goods') === 'sensitive' ? 'sensitive' : 'ordinary',
    inside: (query.get('what') ?? '').slice(0, insideMax),
    warehouseCode: query.get('warehouse') ?? '',
    insured: value !== null,
    declaredValueMinor: value,
  }
}
