import type { StationSettings } from '#web/staff/staff-context.ts'

/** Measured by a person, so any of the values may be a mistake. */
export interface Measured {
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** A carton, and the total weight of its parcels. */
export interface MeasuredCarton extends Measured {
  readonly parcelsG: number
}

export type Oddity = 'tooHeavy' | 'tooLight' | 'sideOut' | 'weightBeyond' | 'lighterThanParcels'

type Bounds = StationSettings['unlikely']

/** Why a measurement looks like a mistake; empty for nearly all parcels. It is a question, never a refusal. */
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
