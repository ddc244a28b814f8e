import type { Calculation } from './calculation.ts'

/**
 * A calculation as query parameters, so that it can be shared: the first box and the choices as the members' calculator
 * writes them, each further box as `box=grams.length.width.height`. Written here again instead of importing the
 * members' module, because the home page loads it (a test compares the two); `calculation-from-query.ts` is the reader.
 */
export function calculationToQuery({
  boxes,
  destinationCode,
  currency,
  goodsType,
  declaredValueMinor,
}: Calculation): URLSearchParams {
  const [first, ...others] = boxes
  const query = new URLSearchParams({
    to: destinationCode,
    g: String(first?.weightG ?? ''),
    currency,
    goods: goodsType,
  })
  const { size } = first ?? {}
  if (size) {
    query.set('l', String(size.lengthMm))
    query.set('w', String(size.widthMm))
    query.set('h', String(size.heightMm))
  }
  if (declaredValueMinor !== null) query.set('value', String(declaredValueMinor))
  for (const box of others)
    query.append(
      'box',
      [box.weightG, ...(box.size ? [box.size.lengthMm, box.size.widthMm, box.size.heightMm] : [])].join('.'),
    )
  return query
}
