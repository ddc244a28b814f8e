import { boxesAtMost } from '#contract/pricing.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Currency } from '#domain/money.ts'
import {
  type Box,
  type Calculation,
  emptyBox,
  type Read,
  readBox,
  type TypedBox,
  weightAtMostG,
} from '#web/site/calculator/calculation.ts'
import { parseDecimal, showDecimal } from '#web/kit/form/decimal.ts'

/** The values of the full calculator's fields. */
export interface FreightValues {
  readonly destinationCode: string
  readonly currency: Currency
  readonly goodsType: GoodsType
  /** Empty: not insured. */
  readonly declaredValue: string
  /** Each box has a key that keeps its fields together while boxes are added and removed. */
  readonly boxes: readonly KeyedBox[]
}

export interface KeyedBox extends TypedBox {
  readonly key: number
}

export const emptyFreight: FreightValues = {
  destinationCode: 'HK',
  currency: 'HKD',
  goodsType: 'ordinary',
  declaredValue: '',
  boxes: [{ ...emptyBox, key: 1 }],
}

export const mayAddBox = ({ boxes }: FreightValues): boolean => boxes.length < boxesAtMost

export const withBox = (boxes: readonly KeyedBox[]): readonly KeyedBox[] => [
  ...boxes,
  { ...emptyBox, key: 1 + Math.max(...boxes.map(({ key }) => key)) },
]

export const boxFault = (key: number, what: string): string => `${key} ${what}`
export const valueFault = 'declaredValue'

/** Reads the fields; an added box that was left empty is ignored. */
export function readFreight({ boxes, declaredValue, ...choices }: FreightValues): Read {
  const faults: string[] = []
  const read: Box[] = []
  for (const { key, ...typed } of boxes.filter((box, index) => index === 0 || !isEmpty(box))) {
    const found = readBox(typed)
    if ('box' in found) read.push(found.box)
    else faults.push(...found.faults.map((what) => boxFault(key, what)))
  }
  const [first] = boxes
  if (first && read.reduce((sum, { weightG }) => sum + weightG, 0) > weightAtMostG)
    faults.push(boxFault(first.key, 'weight'))
  const declaredValueMinor = declaredValue.trim() === '' ? null : parseDecimal(declaredValue, 2)
  if (declaredValue.trim() !== '' && !declaredValueMinor) faults.push(valueFault)
  if (faults.length > 0) return { faults }
  return { calculation: { ...choices, declaredValueMinor, boxes: read } }
}

const isEmpty = ({ weight, length, width, height }: TypedBox) =>
  [weight, length, width, height].every((word) => word.trim() === '')

/** The field values for the calculation in an address. */
export const typedFrom = ({ boxes, declaredValueMinor, ...choices }: Calculation): FreightValues => ({
  ...choices,
  declaredValue: declaredValueMinor === null ? '' : showDecimal(declaredValueMinor, 2),
  boxes: boxes.slice(0, boxesAtMost).map(({ weightG, size }, index) => ({
    key: index + 1,
    weight: showDecimal(weightG, 3),
    length: size ? showDecimal(size.lengthMm, 1) : '',
    width: size ? showDecimal(size.widthMm, 1) : '',
    height: size ? showDecimal(size.heightMm, 1) : '',
  })),
})
