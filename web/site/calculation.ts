import { parseDecimal } from '#web/ui/decimal.ts'

/** What stands in the fields of the calculator. */
export interface Typed {
  readonly destinationCode: string
  readonly weight: string
  readonly length: string
  readonly width: string
  readonly height: string
}

export interface Faults {
  readonly weight: boolean
  readonly size: boolean
}

export interface Ask extends Partial<Box> {
  readonly destinationCode: string
  readonly totalWeightG: number
  readonly pieces: 1
  readonly currency: 'CNY'
}

export interface Box {
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** What C-63 is asked, or which fields say nothing that can be asked. */
export function readCalculation(typed: Typed): { readonly ask: Ask } | { readonly faults: Faults } {
  const totalWeightG = within(parseDecimal(typed.weight, 3), 2_000_000)
  const size = readSize(typed)
  if (totalWeightG === null || size === null) return { faults: { weight: totalWeightG === null, size: size === null } }
  return { ask: { destinationCode: typed.destinationCode, totalWeightG, pieces: 1, currency: 'CNY', ...size } }
}

/** What was measured; null where the weight alone was typed. */
export const boxOf = ({ lengthMm, widthMm, heightMm }: Ask): Box | null =>
  lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null

/** All three sides or none. */
function readSize({ length, width, height }: Typed) {
  if ([length, width, height].every((side) => side.trim() === '')) return {}
  const [lengthMm, widthMm, heightMm] = [length, width, height].map((side) => within(parseDecimal(side, 1), 20_000))
  if (!lengthMm || !widthMm || !heightMm) return null
  return { lengthMm, widthMm, heightMm }
}

const within = (value: number | null, most: number) => (value !== null && value >= 1 && value <= most ? value : null)
