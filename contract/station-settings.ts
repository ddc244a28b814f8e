import * as z from 'zod/mini'

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** The values from which the stations ask whether a measurement is right (decision record 37). */
export const unlikely = z.object({
  gramsPerLitreMin: whole(0, 100_000),
  gramsPerLitreMax: whole(1, 1_000_000),
  sideMaxMm: whole(1, 20_000),
  weightMaxG: whole(1, 2_000_000),
  /** How much less a carton may weigh than its parcels. */
  cartonLighterG: whole(0, 2_000_000),
})

export const usuallyUnlikely = {
  gramsPerLitreMin: 5,
  gramsPerLitreMax: 5000,
  sideMaxMm: 3000,
  weightMaxG: 500_000,
  cartonLighterG: 0,
}

export const stationSettings = z.object({ photoRequired: z.boolean(), unlikely })
