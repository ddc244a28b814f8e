import { fromQuery } from '#web/shared/calculation/calculation-query.ts'
import type { Box, Calculation } from './calculation.ts'

/** The calculation that an address asks for; null if it has no weight. An incomplete size is ignored. */
export function calculationFromQuery(search: string): Calculation | null {
  const query = new URLSearchParams(search)
  const { destinationCode, currency, goodsType, declaredValueMinor, totalWeightG, ...sides } = fromQuery(query)
  if (totalWeightG === null) return null
  const first = boxOf([totalWeightG, sides.lengthMm ?? 0, sides.widthMm ?? 0, sides.heightMm ?? 0])
  const others = query.getAll('box').filter((word) => /^\d{1,7}(\.\d{1,5}){0,3}$/.test(word))
  const boxes = [first, ...others.map((word) => boxOf(word.split('.').map(Number)))]
  return { destinationCode, currency, goodsType, declaredValueMinor, boxes }
}

function boxOf([weightG = 0, lengthMm = 0, widthMm = 0, heightMm = 0]: readonly number[]): Box {
  return { weightG, size: lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null }
}
