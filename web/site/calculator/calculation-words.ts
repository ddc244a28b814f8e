import type { Calculation } from './calculation.ts'

/**
 * A calculation as the words of an address, so that it can be shared and found again: the first box and the choices as the
 * members' calculator writes them, each further box as `box=grams.length.width.height`. Written here once more and not by
 * the members' module, because the home page loads it (a test holds them together); `calculation-in.ts` reads.
 */
export function wordsFor({
  boxes,
  destinationCode,
  currency,
  goodsType,
  declaredValueMinor,
}: Calculation): URLSearchParams {
  const [first, ...others] = boxes
  const words = new URLSearchParams({
    to: destinationCode,
    g: String(first?.weightG ?? ''),
    currency,
    goods: goodsType,
  })
  const { size } = first ?? {}
  if (size) {
    words.set('l', String(size.lengthMm))
    words.set('w', String(size.widthMm))
    words.set('h', String(size.heightMm))
  }
  if (declaredValueMinor !== null) words.set('value', String(declaredValueMinor))
  for (const box of others)
    words.append(
      'box',
      [box.weightG, ...(box.size ? [box.size.lengthMm, box.size.widthMm, box.size.heightMm] : [])].join('.'),
    )
  return words
}
