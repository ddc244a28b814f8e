import { coinLifeLeastDays } from '#domain/coin-expiry.ts'
import * as z from 'zod/mini'

/** After how many days coins expire: 0 is never, and a shorter life than the least would end before its notice. */
export const coinLife = z.int().check(
  z.minimum(0),
  z.maximum(3650),
  z.refine((days: number) => days === 0 || days >= coinLifeLeastDays),
)
