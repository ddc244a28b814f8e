import type { Surcharge } from './surcharge.ts'

/* Rows for tests. */

/** CNY 30.00 or HKD 33.00 for an order, by every line to everywhere; of the kind and with the conditions given. */
export const surchargeRow = (
  given: Pick<Surcharge, 'kind'> & Partial<Omit<Surcharge, 'charge' | 'priceMinor' | 'bp'>>,
): Surcharge => ({
  id: given.kind,
  code: given.kind.toUpperCase(),
  channelId: null,
  destinationCode: null,
  charge: 'perOrder',
  priceMinor: { CNY: 3000, HKD: 3300 },
  bp: null,
  regionCodes: [],
  postalPrefixes: [],
  longestOverMm: null,
  sidesSumOverMm: null,
  weightOverG: null,
  ...given,
})
