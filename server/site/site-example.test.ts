import { pricing } from '#contract/pricing.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { loadSiteContent } from './site-content.ts'

const t = await openTestServer()

test('two kilograms to Hong Kong cost what the calculator answers, in each currency', async () => {
  const { twoKilosToHongKong } = await loadSiteContent(t.context, 'en')
  for (const currency of ['CNY', 'HKD'] as const) {
    const ask = { destinationCode: 'HK', totalWeightG: 2000, pieces: 1, currency }
    const { list } = await t.visitor.call(pricing.quotePublic, ask, { language: 'en' })
    expect(twoKilosToHongKong[currency]).toEqual(list)
    expect(list.map(({ quote }) => quote?.currency)).toEqual([currency, currency, currency])
  }
})

test('the example of the home page costs what the calculator answers, in each currency', async () => {
  const { offers, weightG, ...box } = (await loadSiteContent(t.context, 'en')).example
  for (const currency of ['CNY', 'HKD'] as const) {
    const ask = { ...box, totalWeightG: weightG, pieces: 1, currency }
    const { list } = await t.visitor.call(pricing.quotePublic, ask, { language: 'en' })
    expect(offers[currency]).toEqual(list)
    expect(list.map(({ quote }) => quote?.currency)).toEqual([currency, currency, currency])
  }
})
