/** Readings of scale and tape, as they are typed. */
export interface Measures {
  readonly weightG: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
}

export type MeasureFault = 'missing' | 'out'

export const noMeasures: Measures = { weightG: null, lengthMm: null, widthMm: null, heightMm: null }

/** The maximum of each; the call has the same limits. */
const most: Readonly<Record<keyof Measures, number>> = {
  weightG: 2_000_000,
  lengthMm: 20_000,
  widthMm: 20_000,
  heightMm: 20_000,
}

export const measureFaults = (measures: Measures): readonly (readonly [keyof Measures, MeasureFault])[] =>
  (['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const).flatMap((measure) => {
    const fault = faultOf(measures[measure], most[measure])
    return fault ? [[measure, fault] as const] : []
  })

function faultOf(value: number | null, atMost: number): MeasureFault | null {
  if (value === null) return 'missing'
  return value < 1 || value > atMost ? 'out' : null
}

/** In the format of a call, once there are no faults. */
export const measuresToSend = ({ weightG, lengthMm, widthMm, heightMm }: Measures) => ({
  weightG: weightG ?? 0,
  lengthMm: lengthMm ?? 0,
  widthMm: widthMm ?? 0,
  heightMm: heightMm ?? 0,
})
