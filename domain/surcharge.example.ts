import fc from 'fast-check'
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

const amount = fc.integer({ min: 1, max: 100_000 })
const prices = fc.oneof(
  fc.record({
    charge: fc.constantFrom('perOrder' as const, 'perKg' as const),
    priceMinor: fc.record({ CNY: amount, HKD: amount }),
    bp: fc.constant(null),
  }),
  fc.record({
    charge: fc.constant('percentOfFreight' as const),
    priceMinor: fc.constant(null),
    bp: fc.integer({ min: 1, max: 10_000 }),
  }),
)
const conditions = fc.oneof(
  fc.record({ kind: fc.constant('season' as const) }),
  fc.record({ kind: fc.constant('overweight' as const), weightOverG: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ kind: fc.constant('oversize' as const), longestOverMm: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ kind: fc.constant('oversize' as const), sidesSumOverMm: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ kind: fc.constant('remote_area' as const), regionCodes: fc.constantFrom(['HK'], ['TW']) }),
)
const scopes = fc.record({
  channelId: fc.constantFrom(null, 'HK_PARCEL', 'AIR'),
  destinationCode: fc.constantFrom(null, 'HK', 'TW'),
})

/** Up to six rows of any kind and price. */
export const anySurcharges: fc.Arbitrary<readonly Surcharge[]> = fc
  .array(fc.tuple(conditions, scopes, prices), { maxLength: 6 })
  .map((rows) =>
    rows.map(([condition, scope, price], index) => ({
      ...surchargeRow(condition),
      ...scope,
      ...price,
      id: `s${index}`,
    })),
  )
