import { parseDecimal } from '#web/kit/form/decimal.ts'

/** What a scale types as grams: `2.300`, ` 2.300 kg`, `2300g`. Null for anything else, such as a scanned number. */
export function readTypedWeight(typed: string): number | null {
  const [, figure = '', unit = 'kg'] = /^\s*(\d+(?:[.,]\d+)?)\s*(kg|g)?\s*$/i.exec(typed) ?? []
  return parseDecimal(figure.replace(',', '.'), unit.toLowerCase() === 'g' ? 0 : 3)
}
