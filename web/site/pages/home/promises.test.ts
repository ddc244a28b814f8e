import { delayTiers } from '#domain/delay.ts'
import type { Language } from '#domain/language.ts'
import { sampleSite } from '#test/sample-site-content.ts'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { promisesOf } from './promises.ts'

const site = (language: Language) => {
  const made = sampleSite(language)
  return { ...made, config: { ...made.config, delayPromise: [...delayTiers] } }
}
const sentences = (language: Language) => promisesOf(site(language)).map(({ sentence }) => sentence)

test('filled with what ships, the promises are those of the specification word for word', () => {
  expect(sentences('en')).toEqual([
    '48-hour delivery',
    'Arrival at port within 24 hours',
    'Over 24 h, 50% freight reduction; over 48 h, 100% reduction plus 50% of freight credited to balance; over 72 h, 100% plus 100% credited.',
    '100% compensation',
    '5.00% of declared value',
    'Volume weight (kg) = length × width × height (cm) / 6000; the heavier of actual and volume weight is billed. Total under 1 kg billed as 1 kg; additional weight under 1 kg billed as 1 kg.',
  ])
  expect(sentences('zh-Hant')).toEqual([
    '48 小時送達',
    '24 小時內到港',
    '超過 24 小時，運費減免 50%；超過 48 小時，運費減免 100%，另將運費的 50% 存入餘額；超過 72 小時，運費減免 100%，另將運費的 100% 存入餘額。',
    '100% 賠償',
    '保險費為申報價值的 5.00%',
    '體積重（kg）= 長 × 闊 × 高（厘米）÷ 6000；實際重量與體積重取較重者。總重不足 1 kg 按 1 kg 計，續重不足 1 kg 按 1 kg 計。',
  ])
})

test('each number of a promise is the one that is set', () => {
  const made = site('en')
  const changed = promisesOf({
    ...made,
    config: { ...made.config, delayPromise: [{ overHours: 36, reductionBp: 2000, creditBp: 1000 }] },
    options: { ...made.options, pricing: { volumeDivisor: 5000, minWeightG: 2000, stepG: 500, insuranceBp: 325 } },
    charges: made.charges.map((charge) => ({ ...charge, promise: 'three days' })),
  }).map(({ sentence }) => sentence)
  expect(changed[0]).toBe('Three days')
  expect(changed[2]).toBe('Over 36 h, 20% reduction plus 10% of freight credited to balance.')
  expect(changed[4]).toBe('3.25% of declared value')
  expect(changed[5]).toContain('/ 5000; ')
  expect(changed[5]).toContain('under 2 kg billed as 2 kg; additional weight under 0.5 kg')
})

test('what is promised no more goes unsaid, and the late-delivery promise leads to its article', () => {
  const made = site('en')
  expect(promisesOf(made).find(({ article }) => article)?.article?.slug).toBe('late-delivery-reductions')
  const less = promisesOf({ ...made, config: { ...made.config, delayPromise: [] }, charges: [] })
  expect(less.map(({ title }) => title)).toEqual(['Lost parcels', 'Insurance', 'Billable weight'])
})

test('each promise with a figure is in the row, and none says more than its full text', () => {
  const figures = promisesOf(site('en')).map(({ short }) => short?.figure)
  expect(figures).toEqual([
    '48-hour delivery',
    'Arrival at port within 24 hours',
    '50% to 100% off',
    '100% compensation',
    'Insurance 5.00%',
    undefined,
  ])
})

test('the excerpt shows the three Hong Kong lines, the cheapest first, with the prices that orders are charged by', () => {
  const lines = excerptOf(site('en'))
  expect(
    lines.map(({ introPath, charges }) => [
      introPath,
      charges.map((each) => `${each.currency} ${each.firstPriceMinor}`),
    ]),
  ).toEqual([
    ['/Sincethespeciallinechannelintroduction', ['HKD 1400', 'CNY 1200']],
    ['/packagespeciallinechannelintroduction', ['HKD 1800', 'CNY 1600']],
    ['/Bulklinechannelintroduction', ['HKD 9000', 'CNY 8000']],
  ])
})
