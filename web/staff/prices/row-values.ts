import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Currency } from '#domain/money.ts'
import { momentOf } from '#web/staff/business-time.ts'
import type { PriceFigures, TariffRow } from './row.ts'

export interface RowValues {
  channelId: string
  destinationCode: string
  /** Empty: every warehouse. */
  warehouseId: string
  currency: Currency
  goodsType: TariffRow['goodsType']
  /** Empty while nothing is typed. */
  weightFromKg: number | string
  /** Empty: no limit. */
  weightToKg: number | string
  firstKg: number | string
  firstPriceMinor: number | null
  continuationPriceMinor: number | null
  minChargeMinor: number | null
  capWeightG: number | null
  /** A field of date and time; empty: now. */
  validFrom: string
}

/** The form of a row; a new one starts at one kilogram, for all goods. */
export const valuesOf = (row: TariffRow | null): RowValues => ({
  channelId: row?.channelId ?? '',
  destinationCode: row?.destinationCode ?? '',
  warehouseId: row?.warehouseId ?? '',
  currency: row?.currency ?? 'CNY',
  goodsType: row?.goodsType ?? 'any',
  weightFromKg: row?.weightFromKg ?? 1,
  weightToKg: row?.weightToKg ?? '',
  firstKg: row ? row.firstWeightG / 1000 : 1,
  firstPriceMinor: row?.firstPriceMinor ?? null,
  continuationPriceMinor: row?.continuationPriceMinor ?? null,
  minChargeMinor: row?.minChargeMinor ?? 0,
  capWeightG: row?.capWeightG ?? null,
  validFrom: '',
})

/** What the form says about the price; null until it says a whole one. */
export function figuresOf(values: RowValues): PriceFigures | null {
  const { currency, firstKg, firstPriceMinor, continuationPriceMinor, minChargeMinor, capWeightG } = values
  if (firstKg === '' || firstPriceMinor === null || continuationPriceMinor === null) return null
  return {
    currency,
    firstWeightG: Number(firstKg) * 1000,
    firstPriceMinor,
    continuationPriceMinor,
    minChargeMinor: minChargeMinor ?? 0,
    capWeightG,
  }
}

/** The fields have been checked: what is required is there. */
export const toInput = (values: RowValues): Omit<Input<typeof staffTariffs.create>, 'versionId'> => ({
  channelId: values.channelId,
  destinationCode: values.destinationCode,
  warehouseId: values.warehouseId === '' ? null : values.warehouseId,
  currency: values.currency,
  goodsType: values.goodsType,
  weightFromKg: values.weightFromKg === '' ? 1 : Number(values.weightFromKg),
  weightToKg: values.weightToKg === '' ? null : Number(values.weightToKg),
  firstWeightG: Number(values.firstKg) * 1000,
  firstPriceMinor: values.firstPriceMinor ?? 0,
  continuationPriceMinor: values.continuationPriceMinor ?? 0,
  minChargeMinor: values.minChargeMinor ?? 0,
  capWeightG: values.capWeightG,
  ...(values.validFrom === '' ? {} : { validFrom: momentOf(values.validFrom) }),
})
