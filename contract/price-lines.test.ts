import { languages } from '#domain/language.ts'
import { expect, test } from 'vitest'
import {
  changedLines,
  type ExplainedPrice,
  moneyLines,
  priceSentence,
  settlementLines,
  weightLines,
} from './price-lines.ts'

/** A box of 13.2 kg, 60 × 40 × 22 cm. */
const box: ExplainedPrice = {
  currency: 'CNY',
  actualWeightG: 13_200,
  volumeMm3: 52_800_000,
  volumeWeightG: 8_800,
  volumeDivisor: 6000,
  billableWeightG: 14_000,
  ruleId: '00000000-0000-0000-0000-000000000001',
  tariffValidFrom: '2025-01-01T00:00:00+08:00',
  firstWeightG: 1000,
  firstPriceMinor: 1600,
  continuationKg: 13,
  continuationPriceMinor: 600,
  minChargeMinor: 2000,
  minApplied: false,
  freightMinor: 9400,
  couponDiscountMinor: 1000,
  coinsUsed: 3000,
  coinDiscountMinor: 3000,
  freightPayableMinor: 5400,
  vas: [
    {
      id: '1',
      code: 'REPACK',
      text: 'Repacking',
      charge: 'perOrder',
      qty: 1,
      unitMinor: 500,
      bp: null,
      amountMinor: 500,
    },
    {
      id: '2',
      code: 'PHOTO',
      text: 'Extra photos',
      charge: 'perPiece',
      qty: 3,
      unitMinor: 200,
      bp: null,
      amountMinor: 600,
    },
  ],
  vasMinor: 1100,
  insured: true,
  insuranceBp: 500,
  declaredValueMinor: 50_000,
  insuranceMinor: 2500,
  otherLines: [{ code: 'TOLERANCE', text: 'Small rise', amountMinor: -200 }],
  otherMinor: -200,
  totalMinor: 8800,
}

const light: ExplainedPrice = {
  ...box,
  actualWeightG: 400,
  volumeMm3: 1_000_000,
  volumeWeightG: 167,
  billableWeightG: 1000,
  continuationKg: 0,
  minApplied: true,
  freightMinor: 2000,
  couponDiscountMinor: 0,
  coinsUsed: 0,
  coinDiscountMinor: 0,
  freightPayableMinor: 2000,
  vas: [],
  vasMinor: 0,
  insured: false,
  insuranceMinor: 0,
  otherLines: [],
  otherMinor: 0,
  totalMinor: 2000,
}

const english = { language: 'en' } as const
const sum = (price: ExplainedPrice) => moneyLines(price, english).reduce((total, line) => total + (line.minor ?? 0), 0)

test('the lines of money add up to the total, with every discount, service and tolerance', () => {
  expect(sum(box)).toBe(box.totalMinor)
})

test('coins are called as staff named them', () => {
  const label = (coinName?: string) =>
    moneyLines(box, { ...english, coinName }).find((line) => line.key === 'coins')?.label
  expect(label('mountain coins')).toBe('Redeemed mountain coins')
  expect(label()).toBe('Redeemed cat coins')
})

test('the lines add up where the minimum charge applies', () => {
  expect(sum(light)).toBe(light.totalMinor)
  expect(moneyLines(light, english).map((line) => line.key)).toEqual(['first', 'minimum'])
})

test('a surcharge is a line with its reason and its arithmetic, and the lines still add up', () => {
  const basis = { id: '3', kind: 'season', unitMinor: null, bp: null, reason: 'Space is scarce' } as const
  const surcharge = (code: string, amountMinor: number, given: object) => ({
    code: 'SURCHARGE',
    text: code,
    amountMinor,
    surcharge: { ...basis, code, charge: 'perOrder' as const, ...given },
  })
  const surcharged: ExplainedPrice = {
    ...box,
    otherLines: [
      ...box.otherLines,
      surcharge('EACH', 3000, { unitMinor: 3000 }),
      surcharge('KG', 2800, { charge: 'perKg', unitMinor: 200 }),
      surcharge('SHARE', 940, { charge: 'percentOfFreight', bp: 1000 }),
    ],
    otherMinor: -200 + 6740,
    totalMinor: box.totalMinor + 6740,
  }
  expect(sum(surcharged)).toBe(surcharged.totalMinor)
  expect(moneyLines(surcharged, english).slice(-4)).toMatchObject([
    { key: 'surcharge EACH', figure: '¥30.00', why: 'Space is scarce · Once per order' },
    { key: 'surcharge KG', figure: '¥28.00', why: 'Space is scarce · 14 kg × ¥2.00' },
    { key: 'surcharge SHARE', figure: '¥9.40', why: 'Space is scarce · 10% of the freight ¥94.00' },
    { key: 'other TOLERANCE 0', minor: -200 },
  ])
})

test('the volume weight shows its sizes and its divisor', () => {
  const pieces = [{ lengthMm: 600, widthMm: 400, heightMm: 220 }]
  const [, volume] = weightLines(box, { ...english, pieces })
  expect(volume?.why).toContain('60 × 40 × 22')
  expect(volume?.why).toContain('6000')
})

test('a few boxes are added up before the divisor', () => {
  const pieces = [
    { lengthMm: 600, widthMm: 400, heightMm: 220 },
    { lengthMm: 100, widthMm: 100, heightMm: 105 },
  ]
  const [, volume] = weightLines(box, { ...english, pieces })
  expect(volume?.why).toBe('(60 × 40 × 22 cm + 10 × 10 × 10.5 cm) ÷ 6000')
})

test('many boxes show their volume instead of every size', () => {
  const pieces = Array.from({ length: 4 }, () => ({ lengthMm: 100, widthMm: 100, heightMm: 100 }))
  expect(weightLines(box, { ...english, pieces })[1]?.why).toBe('52,800 cm³ ÷ 6000')
})

test('the rounding says which weight counts and what was done to it', () => {
  const why = (price: ExplainedPrice) => weightLines(price, english)[2]?.why
  expect(why(box)).toBe('The actual weight is higher, rounded up to the next whole kg')
  expect(why({ ...box, volumeWeightG: 14_000 })).toBe('The volume weight is higher and already a whole kg')
  expect(why(light)).toBe('Anything under 1 kg is billed as 1 kg')
})

test('folded away, a price says why in one sentence, in each language', () => {
  expect(priceSentence(light, 'en')).toBe('1 kg, at the minimum charge.')
  for (const language of languages) expect(priceSentence(box, language)).not.toContain('{')
})

test('what is left to pay is called a difference once something was paid', () => {
  const labels = (settlement: object) => settlementLines(box, settlement, 'en').map((line) => line.label)
  expect(labels({ dueMinor: 8800 })).toEqual([])
  expect(labels({ dueMinor: 0 })).toEqual(['To pay'])
  expect(labels({ paidMinor: 8000, refundedMinor: 200, dueMinor: 1000 })).toEqual([
    'Already paid',
    'Refunded to the balance',
    'Difference to pay',
  ])
})

test('two prices are compared line by line, with lines that came and lines that went', () => {
  const changes = changedLines(moneyLines(light, english), moneyLines({ ...box, couponDiscountMinor: 0 }, english))
  expect(changes.find((change) => change.key === 'minimum')).toMatchObject({ after: null })
  expect(changes.find((change) => change.key === 'further')).toMatchObject({ before: null })
  expect(changes.find((change) => change.key === 'first')).toBeUndefined()
})
