import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VasChoice } from './charges.ts'
import { freightAlone } from './freight.ts'
import {
  disputeRefundsMinor,
  noTolerance,
  packingTolerance,
  priceChange,
  rawTotalMinor,
  type RerateInput,
  rerate,
  untilRepacked,
  withDisputeRefund,
} from './rerate.ts'
import { insuranceBp } from './insurance.ts'
import { parcelLineToHongKong as p1 } from './tariff.example.ts'
import { volumeDivisor } from './weight.ts'

const repack: VasChoice = { id: 'v1', code: 'REPACK', quantity: 1, charge: 'perOrder', unitMinor: 500, bp: null }
const photos: VasChoice = { id: 'v2', code: 'PHOTO', quantity: 3, charge: 'perPiece', unitMinor: 200, bp: null }
const carton = (lengthMm: number, widthMm: number, heightMm: number) => ({ lengthMm, widthMm, heightMm, quantity: 1 })

const terms = { volumeDivisor, insuranceBp }
/** An order paid with 78.00 of money and 3000 coins. */
const example10a = {
  ...freightAlone,
  ...terms,
  tariff: p1,
  vas: [repack, photos],
  declaredValueMinor: 50_000,
  insured: true,
  coupon: { kind: 'amount', valueMinor: 1000, minSpendMinor: 5000 },
  coins: { heldCoins: 3000, coinsPerUnit: 100, maxShareBp: 5000 },
  paidMinor: 7800,
  refundedMinor: 0,
  tolerance: packingTolerance,
} as const

/** A plain paid order on P1, packed at the given weight. */
const packed = (kg: number, paidMinor: number, more: Partial<RerateInput> = {}) =>
  rerate({
    ...freightAlone,
    ...terms,
    pieces: [],
    coins: null,
    refundedMinor: 0,
    tolerance: packingTolerance,
    tariff: p1,
    actualWeightG: kg * 1000,
    paidMinor,
    ...more,
  })

test('example 13a: a heavier carton asks for the difference and moves nothing yet', () => {
  const again = rerate({ ...example10a, actualWeightG: 13_200, pieces: [carton(600, 400, 220)] })
  expect(again).toMatchObject({ outcome: 'supplement_due', dueMinor: 1200, refundMinor: 0, coinsReturned: 0 })
  expect(again.quote).toMatchObject({
    billableWeightG: 14_000,
    freightMinor: 9400,
    freightPayableMinor: 5400,
    totalMinor: 9000,
  })
})

test('example 13b: a lighter carton gives money and coins back', () => {
  const again = rerate({ ...example10a, actualWeightG: 6900, pieces: [carton(500, 400, 220)] })
  expect(again).toMatchObject({ outcome: 'refunded', refundMinor: 1800, dueMinor: 0, coinsReturned: 600 })
  expect(again.quote).toMatchObject({ volumeWeightG: 7334, freightMinor: 5800, coinsUsed: 2400, totalMinor: 6000 })
})

test('the same weight is simply ready', () => {
  expect(packed(12, 8200)).toMatchObject({ outcome: 'ready', differenceMinor: 0, dueMinor: 0, refundMinor: 0 })
})

test('a rise within the tolerance is ours, as a line that levels the total', () => {
  const again = packed(12, 7800)
  expect(again).toMatchObject({ outcome: 'absorbed', differenceMinor: 400, toleranceMinor: 500, dueMinor: 0 })
  expect(again.quote.otherLines).toEqual([{ code: 'TOLERANCE', amountMinor: -400 }])
  expect(again.quote).toMatchObject({ otherMinor: -400, totalMinor: 7800 })
})

test.each([
  ['exactly 5.00 is absorbed', 7700, 'absorbed'],
  ['one cent more is not', 7699, 'supplement_due'],
])('%s', (_, paidMinor, outcome) => {
  expect(packed(12, paidMinor).outcome).toBe(outcome)
})

test('above 166.66 paid the tolerance is 3 % of what was paid and not refunded, half up', () => {
  expect(packed(30, 18_450)).toMatchObject({ outcome: 'absorbed', toleranceMinor: 554, differenceMinor: 550 })
  expect(packed(30, 19_450, { refundedMinor: 1005 })).toMatchObject({ outcome: 'supplement_due', toleranceMinor: 553 })
})

test('an earlier tolerance falls away before the next weighing, other lines stay', () => {
  const otherLines = [
    { code: 'REMOTE_AREA', amountMinor: 300 },
    { code: 'TOLERANCE', amountMinor: -400 },
  ]
  const again = packed(12, 7800, { otherLines })
  expect(again).toMatchObject({ outcome: 'supplement_due', differenceMinor: 700 })
  expect(again.quote.otherLines).toEqual([{ code: 'REMOTE_AREA', amountMinor: 300 }])
})

test('an amendment passes on the smallest rise', () => {
  expect(packed(12, 8199, { tolerance: noTolerance })).toMatchObject({ outcome: 'supplement_due', dueMinor: 1 })
})

test('the least spend of a coupon is not asked again at packing', () => {
  const again = packed(7, 4200, { coupon: { kind: 'amount', valueMinor: 1000, minSpendMinor: 6000 } })
  expect(again).toMatchObject({ outcome: 'ready', quote: { couponDiscountMinor: 1000 } })
})

test('an absorbed or due order never moves money; a total that fell is given back to the cent', () => {
  const weights = fc.integer({ min: 1, max: 30_000 })
  const money = fc.nat(100_000)
  fc.assert(
    fc.property(weights, money, money, fc.nat(5000), (actualWeightG, paidMinor, refunded, heldCoins) => {
      const refundedMinor = Math.min(paidMinor, refunded)
      const keptMinor = paidMinor - refundedMinor
      const coins = { heldCoins, coinsPerUnit: 100, maxShareBp: 5000 }
      const again = packed(1, paidMinor, { actualWeightG, refundedMinor, coins })
      expect(again.quote.totalMinor).toBe(keptMinor - again.refundMinor + again.dueMinor)
      expect(again.quote.coinsUsed + again.coinsReturned).toBe(heldCoins)
      expect(again.coinsReturned).toBeGreaterThanOrEqual(0)
      expect(again.dueMinor === 0 || again.dueMinor > again.toleranceMinor).toBe(true)
      const { freightPayableMinor, vasMinor, insuranceMinor, otherMinor, totalMinor } = again.quote
      expect(freightPayableMinor + vasMinor + insuranceMinor + otherMinor).toBe(totalMinor)
    }),
  )
})

test('a price kept until the next packing is what is paid, and the next packing starts from the boxes alone', () => {
  const owing = packed(14, 8200)
  expect(owing).toMatchObject({ outcome: 'supplement_due', dueMinor: 1200 })
  const open = untilRepacked(owing.quote, 8200)
  expect(open).toMatchObject({ totalMinor: 8200, otherLines: [{ code: 'REPACKING', amountMinor: -1200 }] })
  expect(untilRepacked(open, 8200)).toEqual(open)
  expect(packed(8, 8200, { otherLines: open.otherLines })).toMatchObject({ outcome: 'refunded', refundMinor: 2400 })
})

test('what a dispute gave back counts as given back in every later price', () => {
  const before = packed(12, 8200)
  const after = withDisputeRefund(packed(8, 8200).quote, 2400)
  expect(after.totalMinor).toBe(8200)
  expect(disputeRefundsMinor(after)).toBe(2400)
  expect(rawTotalMinor(after)).toBe(before.quote.totalMinor)
  const { otherLines } = after
  expect(packed(8, 8200, { otherLines })).toMatchObject({ outcome: 'ready', refundMinor: 0 })
  expect(packed(7, 8200, { otherLines })).toMatchObject({ outcome: 'refunded', refundMinor: 600 })
})

test('without a tolerance every cent of a change is due or goes back', () => {
  expect(priceChange(8201, 8200)).toEqual({ differenceMinor: 1, dueMinor: 1, refundMinor: 0 })
  expect(priceChange(8000, 8200)).toEqual({ differenceMinor: -200, dueMinor: 0, refundMinor: 200 })
})
