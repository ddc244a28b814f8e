import type { StationRules } from '#web/staff/staff-context.ts'

/** Measured by a person, so that one of them may be a slip. */
export interface Measured {
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** A carton, and what its parcels weigh together. */
export interface MeasuredCarton extends Measured {
  readonly parcelsG: number
}

export type Oddity = 'tooHeavy' | 'tooLight' | 'sideOut' | 'weightBeyond' | 'lighterThanParcels'

type Bounds = StationRules['unlikely']

/** Why a measurement looks like a slip; none for nearly all parcels. It is a question and never a refusal. */
export function odditiesOf(measured: Measured, bounds: Bounds): readonly Oddity[] {
  const { weightG, lengthMm, widthMm, heightMm } = measured
  // A litre is a million cubic millimetres; whole numbers stay exact.
  const scaledG = weightG * 1_000_000
  const volumeMm3 = lengthMm * widthMm * heightMm
  return [
    ...(scaledG > bounds.gramsPerLitreMax * volumeMm3 ? (['tooHeavy'] as const) : []),
    ...(scaledG < bounds.gramsPerLitreMin * volumeMm3 ? (['tooLight'] as const) : []),
    ...(Math.max(lengthMm, widthMm, heightMm) > bounds.sideMaxMm ? (['sideOut'] as const) : []),
    ...(weightG > bounds.weightMaxG ? (['weightBeyond'] as const) : []),
  ]
}

export const odditiesOfCarton = (carton: MeasuredCarton, bounds: Bounds): readonly Oddity[] => [
  ...odditiesOf(carton, bounds),
  ...(carton.weightG < carton.parcelsG - bounds.cartonLighterG ? (['lighterThanParcels'] as const) : []),
]
