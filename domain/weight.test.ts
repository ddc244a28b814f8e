import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billableWeightG, volumeDivisor, volumeMm3, volumeWeightG, weigh } from './weight.ts'

const box = (lengthMm: number, widthMm: number, heightMm: number, quantity = 1) => ({
  lengthMm,
  widthMm,
  heightMm,
  quantity,
})

test.each([
  [0, 1000],
  [1, 1000],
  [999, 1000],
  [1000, 1000],
  [1001, 2000],
  [12_000, 12_000],
  [12_001, 13_000],
])('%i g is billed as %i g', (rawG, billableG) => {
  expect(billableWeightG(rawG)).toBe(billableG)
})

// One cubic millimetre over the kilogram costs a kilogram.
test.each([
  ['10 x 10 x 10 cm', [box(100, 100, 100)], 1_000_000, 167],
  ['60 x 40 x 30 cm', [box(600, 400, 300)], 72_000_000, 12_000],
  ['three boxes of 40 x 30 x 20 cm', [box(400, 300, 200, 3)], 72_000_000, 12_000],
  ['50.5 x 40.2 x 30.3 cm', [box(505, 402, 303)], 61_512_030, 10_253],
  ['24.1 x 24.9 x 10.0 cm', [box(241, 249, 100)], 6_000_900, 1_001],
  ['20 x 30 x 10 cm', [box(200, 300, 100)], 6_000_000, 1_000],
  ['no size', [], 0, 0],
])('the volume weight of %s', (_, pieces, mm3, weightG) => {
  expect(volumeMm3(pieces)).toBe(mm3)
  expect(volumeWeightG(mm3, volumeDivisor)).toBe(weightG)
})

test('the heavier of the two is taken once, on the totals', () => {
  expect(weigh(5_200 + 800, [box(200, 200, 150), box(600, 400, 150)], volumeDivisor)).toEqual({
    actualWeightG: 6_000,
    volumeMm3: 42_000_000,
    volumeWeightG: 7_000,
    billableWeightG: 7_000,
  })
})

test('rounding to the gram first never changes the billed kilos', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000_000_000), (mm3) => {
      expect(billableWeightG(volumeWeightG(mm3, volumeDivisor))).toBe(Math.max(1, Math.ceil(mm3 / 6_000_000)) * 1000)
    }),
  )
})
