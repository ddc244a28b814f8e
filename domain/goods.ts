export const goodsTypes = ['ordinary', 'sensitive'] as const

export type GoodsType = (typeof goodsTypes)[number]

export type GoodsLine = {
  readonly productName: string
  readonly goodsType: GoodsType
  readonly quantity: number
  readonly unitPriceMinor: number
}

export type GoodsTotals = {
  readonly totalPieces: number
  readonly totalGoodsValueMinor: number
  /** null while nothing is declared. */
  readonly goodsType: GoodsType | null
  readonly goodsName: string
}

/** Names are joined by ", " and cut at 200 characters. */
const goodsNameLength = 200

/** Totals are always computed, never typed; one sensitive line makes the whole parcel sensitive. */
export function goodsTotals(lines: readonly GoodsLine[]): GoodsTotals {
  return {
    totalPieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalGoodsValueMinor: lines.reduce((sum, line) => sum + lineTotalMinor(line), 0),
    goodsType: goodsTypeOf(lines.map((line) => line.goodsType)),
    goodsName: goodsName(lines.map((line) => line.productName)),
  }
}

export const lineTotalMinor = (line: Pick<GoodsLine, 'quantity' | 'unitPriceMinor'>) =>
  line.quantity * line.unitPriceMinor

/** The goods type that prices a parcel or an order with these; null when there are none. */
export function goodsTypeOf(types: readonly (GoodsType | null)[]): GoodsType | null {
  if (types.includes('sensitive')) return 'sensitive'
  return types.includes('ordinary') ? 'ordinary' : null
}

/** Names as one text; an order also joins the names of its parcels with it. Cut between characters, not inside one. */
export const goodsName = (names: readonly string[]) =>
  [...names.filter((name) => name !== '').join(', ')].slice(0, goodsNameLength).join('')
