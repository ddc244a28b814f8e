import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuoteInput, quoteFreight, reduced } from './freight.ts'
import type { Tariff } from './tariff.ts'

/* What is true of every price, whatever is sent by whatever row. */

const anyLine = {
  id: 'any',
  channelId: 'HK_PARCEL',
  destinationCode: 'HK',
  warehouseId: null,
  currency: 'CNY',
  goodsType: 'any',
  weightFromKg: 0,
  weightToKg: null,
  capWeightG: null,
} as const satisfies Partial<Tariff>

const amount = fc.nat(1_000_000)
const tariffs = fc
  .record({
    firstKg: fc.integer({ min: 1, max: 30 }),
    firstPriceMinor: amount,
    continuationPriceMinor: amount,
    minChargeMinor: amount,
  })
  .map(({ firstKg, ...prices }): Tariff => ({ ...anyLine, ...prices, firstWeightG: firstKg * 1000 }))
const sizes = fc.integer({ min: 1, max: 20_000 })
const pieces = fc.array(
  fc.record({ lengthMm: sizes, widthMm: sizes, heightMm: sizes, quantity: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 4 },
)
const vas = fc.array(
  fc.oneof(
    fc.record({
      id: fc.constant('v'),
      code: fc.constant('V'),
      quantity: fc.integer({ min: 1, max: 99 }),
      charge: fc.constantFrom('perOrder' as const, 'perPiece' as const, 'perKg' as const),
      unitMinor: amount,
      bp: fc.constant(null),
    }),
    fc.record({
      id: fc.constant('v'),
      code: fc.constant('V'),
      quantity: fc.constant(1),
      charge: fc.constant('percentOfFreight' as const),
      unitMinor: fc.constant(null),
      bp: fc.nat(10_000),
    }),
  ),
  { maxLength: 4 },
)
const inputs: fc.Arbitrary<QuoteInput> = fc.record({
  tariff: tariffs,
  actualWeightG: fc.integer({ min: 1, max: 2_000_000 }),
  pieces,
  volumeDivisor: fc.constantFrom(5000, 6000),
  vas,
  declaredValueMinor: amount,
  insured: fc.boolean(),
  insuranceBp: fc.nat(10_000),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('amount' as const), valueMinor: amount, minSpendMinor: amount }),
    fc.record({
      kind: fc.constant('percent' as const),
      valueBp: fc.nat(10_000),
      maxDiscountMinor: fc.option(amount),
      minSpendMinor: amount,
    }),
  ),
  coins: fc.option(
    fc.record({
      requestedCoins: amount,
      balanceCoins: fc.option(amount),
      coinsPerUnit: fc.integer({ min: 1, max: 1000 }),
      maxShareBp: fc.nat(10_000),
    }),
  ),
  otherLines: fc.array(
    fc.record({ code: fc.constant('FEE'), amountMinor: fc.integer({ min: -10_000_000, max: 1_000_000 }) }),
    { maxLength: 3 },
  ),
  // surcharge-laws.test.ts
  surcharges: fc.constant([]),
  place: fc.constant(null),
})

test('the parts of every quote sum to its total, and nothing is below zero', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const priced = quoteFreight(input)
      const { freightMinor, freightPayableMinor, vasMinor, insuranceMinor, otherMinor, totalMinor } = priced
      expect(freightMinor - priced.couponDiscountMinor - priced.coinDiscountMinor).toBe(freightPayableMinor)
      expect(freightPayableMinor + vasMinor + insuranceMinor + otherMinor).toBe(totalMinor)
      expect(priced.vas.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(vasMinor)
      expect(priced.otherLines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(otherMinor)
      expect(Math.min(freightPayableMinor, vasMinor, insuranceMinor, totalMinor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('freight is never below the minimum charge nor below the first weight', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { freightMinor } = quoteFreight(input)
      expect(freightMinor).toBeGreaterThanOrEqual(Math.max(input.tariff.minChargeMinor, input.tariff.firstPriceMinor))
    }),
  )
})

test('a heavier shipment never costs less', () => {
  fc.assert(
    fc.property(inputs, fc.nat(50_000), (input, addedG) => {
      const plain = { ...input, coupon: null, coins: null }
      const lighter = quoteFreight(plain)
      const heavier = quoteFreight({ ...plain, actualWeightG: input.actualWeightG + addedG })
      expect(heavier.freightMinor).toBeGreaterThanOrEqual(lighter.freightMinor)
      expect(heavier.totalMinor).toBeGreaterThanOrEqual(lighter.totalMinor)
    }),
  )
})

test('a stored quote is found again to the last field from its stored input', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const stored = JSON.stringify(quoteFreight(input))
      expect(JSON.stringify(quoteFreight(JSON.parse(JSON.stringify(input))))).toBe(stored)
    }),
  )
})

test('every amount of a quote is a whole number', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const numbers = Object.values(quoteFreight(input)).filter((value) => typeof value === 'number')
      expect(numbers.every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

test('a price reduced afterwards is the price that was reduced from the start', () => {
  const reductions = fc.record({
    coupon: fc.option(
      fc.record({
        kind: fc.constant('percent' as const),
        valueBp: fc.integer({ min: 1, max: 10_000 }),
        maxDiscountMinor: fc.option(fc.integer({ min: 1, max: 5000 })),
        minSpendMinor: fc.nat(20_000),
      }),
    ),
    coins: fc.option(
      fc.record({
        coinsPerUnit: fc.integer({ min: 1, max: 1000 }),
        maxShareBp: fc.nat(10_000),
        requestedCoins: fc.nat(50_000),
        balanceCoins: fc.option(fc.nat(50_000)),
      }),
    ),
  })
  fc.assert(
    fc.property(inputs, reductions, (input, chosen) => {
      const plain = quoteFreight({ ...input, coupon: null, coins: null })
      const whole = quoteFreight({ ...input, ...chosen })
      expect(reduced(plain, chosen)).toEqual(whole)
      expect(reduced(whole, { coupon: null, coins: null })).toEqual(plain)
    }),
  )
})
