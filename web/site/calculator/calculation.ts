import type { pricing } from '#contract/pricing.ts'
import type { Input } from '#contract/wire/operation.ts'
import { firstCurrencyOf } from '#domain/first-currency.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import type { Size } from '#contract/price-lines.ts'
import { parseDecimal } from '#web/kit/form/decimal.ts'

/** The input of a calculation; C-63 returns the price. */
export interface Calculation {
  readonly destinationCode: string
  readonly currency: Currency
  readonly goodsType: GoodsType
  /** null: not insured. */
  readonly declaredValueMinor: number | null
  readonly boxes: readonly Box[]
}

export interface Box {
  readonly weightG: number
  /** null if only the weight was entered. */
  readonly size: Size | null
}

export interface TypedBox {
  readonly weight: string
  readonly length: string
  readonly width: string
  readonly height: string
}

export const emptyBox: TypedBox = { weight: '', length: '', width: '', height: '' }

/** A valid calculation, or the fields that are not valid. */
export type Read = { readonly calculation: Calculation } | { readonly faults: readonly string[] }

type BoxFault = 'weight' | 'size'

/** The maximum of one calculation, as in the contract. */
export const weightAtMostG = 2_000_000
const sideAtMostMm = 20_000
export const weightAtMostKg = weightAtMostG / 1000
export const sideAtMostCm = sideAtMostMm / 10

/** The calculator of the home page: one box, every line. */
export function readCalculation({ destinationCode, ...typed }: TypedBox & { readonly destinationCode: string }): Read {
  const read = readBox(typed)
  if ('faults' in read) return read
  return {
    calculation: {
      destinationCode,
      currency: firstCurrencyOf(destinationCode),
      goodsType: 'ordinary',
      declaredValueMinor: null,
      boxes: [read.box],
    },
  }
}

/** The weight is required; of the size, all three sides or none. */
export function readBox(typed: TypedBox): { readonly box: Box } | { readonly faults: readonly BoxFault[] } {
  const weightG = within(parseDecimal(typed.weight, 3), weightAtMostG)
  const size = readSize(typed)
  if (weightG !== null && size !== 'wrong') return { box: { weightG, size } }
  const faults: BoxFault[] = []
  if (weightG === null) faults.push('weight')
  if (size === 'wrong') faults.push('size')
  return { faults }
}

/** As C-63 takes it: a single box sends its size as before, several boxes each send their own. */
export function quoteInput({ boxes, declaredValueMinor, ...choices }: Calculation): Input<typeof pricing.quotePublic> {
  const [first] = boxes
  const sizes = sizesOf(boxes)
  return {
    ...choices,
    totalWeightG: boxes.reduce((sum, { weightG }) => sum + weightG, 0),
    pieces: boxes.length,
    ...(boxes.length === 1 ? first?.size : sizes.length > 0 ? { boxes: [...sizes] } : {}),
    ...(declaredValueMinor === null ? {} : { insured: true, declaredValueMinor }),
  }
}

export const sizesOf = (boxes: readonly Box[]): readonly Size[] => boxes.flatMap(({ size }) => size ?? [])

function readSize({ length, width, height }: TypedBox): Size | null | 'wrong' {
  if ([length, width, height].every((side) => side.trim() === '')) return null
  const [lengthMm, widthMm, heightMm] = [length, width, height].map((side) =>
    within(parseDecimal(side, 1), sideAtMostMm),
  )
  if (!lengthMm || !widthMm || !heightMm) return 'wrong'
  return { lengthMm, widthMm, heightMm }
}

const within = (value: number | null, most: number) => (value !== null && value >= 1 && value <= most ? value : null)
