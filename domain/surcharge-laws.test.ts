import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freightAlone, quoteFreight, reduced } from './freight.ts'
import { basisPoints } from './money.ts'
import { surchargeRow } from './surcharge.example.ts'
import { possibleSurcharges, type Surcharge, surchargeLines } from './surcharge.ts'
import { parcelLineToHongKong } from './tariff.example.ts'
import { sidesOf } from './weight.ts'

/* What is true of every surcharge, whatever is sent and wherever it goes. */

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
const anySurcharges: fc.Arbitrary<readonly Surcharge[]> = fc
  .array(fc.tuple(conditions, scopes, prices), { maxLength: 6 })
  .map((rows) =>
    rows.map(([condition, scope, price], index) => ({
      ...surchargeRow(condition),
      ...scope,
      ...price,
      id: `s${index}`,
    })),
  )

const place = { regionCodes: ['HK-NIS', 'HK'], postalCode: '999077' }
const load = { channelId: 'HK_PARCEL', destinationCode: 'HK' }
const freight = { currency: 'CNY', freightMinor: 8200, billableWeightG: 12_000 } as const
const shipments = fc.record({
  actualWeightG: fc.integer({ min: 1, max: 100_000 }),
  pieces: fc.array(
    fc.record({
      lengthMm: fc.integer({ min: 1, max: 3000 }),
      widthMm: fc.integer({ min: 1, max: 3000 }),
      heightMm: fc.integer({ min: 1, max: 3000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 3 },
  ),
  place: fc.constantFrom(null, place),
})
const plain = { ...freightAlone, tariff: parcelLineToHongKong, volumeDivisor: 6000, insuranceBp: 500 }

test('surcharges are whole amounts, none is below zero, and together they are what the total rises by', () => {
  fc.assert(
    fc.property(shipments, anySurcharges, (shipment, surcharges) => {
      const without = quoteFreight({ ...plain, ...shipment })
      const priced = quoteFreight({ ...plain, ...shipment, surcharges })
      const lines = priced.otherLines.map(({ amountMinor }) => amountMinor)
      expect(lines.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      expect(priced.totalMinor - without.totalMinor).toBe(lines.reduce((sum, amount) => sum + amount, 0))
      expect({ ...priced, otherLines: [], otherMinor: 0, totalMinor: 0 }).toEqual({ ...without, totalMinor: 0 })
    }),
  )
})

test('coupons and coins take nothing off a surcharge, and a share is one of the freight before them', () => {
  fc.assert(
    fc.property(shipments, anySurcharges, fc.nat(100_000), fc.nat(100_000), (shipment, surcharges, off, coins) => {
      const priced = quoteFreight({ ...plain, ...shipment, surcharges })
      const less = reduced(priced, {
        coupon: { kind: 'amount', valueMinor: off, minSpendMinor: 0 },
        coins: { coinsPerUnit: 100, maxShareBp: 10_000, requestedCoins: coins, balanceCoins: null },
      })
      expect(less.otherLines).toEqual(priced.otherLines)
      for (const { amountMinor, surcharge } of less.otherLines)
        if (surcharge?.bp != null) expect(amountMinor).toBe(basisPoints(priced.freightMinor, surcharge.bp))
    }),
  )
})

test('a row either applies, is possible, or is about something else: never two of them', () => {
  fc.assert(
    fc.property(shipments, anySurcharges, (shipment, rows) => {
      const about = { ...load, ...shipment, sides: shipment.pieces.map(sidesOf) }
      const applied = surchargeLines(rows, about, freight).map(({ surcharge }) => surcharge.id)
      for (const { id } of possibleSurcharges(rows, about)) expect(applied).not.toContain(id)
    }),
  )
})

test('a larger or heavier shipment loses no surcharge', () => {
  fc.assert(
    fc.property(shipments, anySurcharges, fc.nat(5000), (shipment, rows, more) => {
      const ids = (of: typeof shipment) =>
        surchargeLines(rows, { ...load, ...of, sides: of.pieces.map(sidesOf) }, freight).map(
          ({ surcharge }) => surcharge.id,
        )
      const larger = {
        ...shipment,
        actualWeightG: shipment.actualWeightG + more,
        pieces: shipment.pieces.map((piece) => ({ ...piece, lengthMm: piece.lengthMm + more })),
      }
      expect(ids(larger)).toEqual(expect.arrayContaining(ids(shipment)))
    }),
  )
})
