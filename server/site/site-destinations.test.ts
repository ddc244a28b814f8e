import { pricing } from '#contract/pricing.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadSiteContent } from './site-content.ts'

const t = await openTestServer()
const load = async () => (await loadSiteContent(t.context, 'en')).destinations
const of = async (code: string) => (await load()).find((each) => each.code === code)

beforeAll(() => configure(t, {}))

test('each destination with a page has an example that costs what the calculator says, in both currencies', async () => {
  const destinations = await load()
  expect(destinations.map(({ code }) => code)).toEqual(['HK', 'TW', 'SG', 'MY'])
  for (const { code, example } of destinations)
    for (const currency of ['CNY', 'HKD'] as const) {
      const ask = { destinationCode: code, totalWeightG: example.weightG, pieces: 1, currency }
      const { list } = await t.visitor.call(pricing.quotePublic, ask, { language: 'en' })
      expect(example.offers[currency]).toEqual(list)
      expect(list.length).toBeGreaterThan(2)
    }
})

test('the allowance is the one that members are warned by, and follows the setting', async () => {
  expect((await of('TW'))?.allowance).toMatchObject({ entries: 6, windowMonths: 6, freeValueText: 'NT$2,000' })
  expect((await of('HK'))?.allowance).toBeNull()
  const one = { destinationCode: 'HK', entries: 2, windowMonths: 1, freeValueMinor: { CNY: 1, HKD: 2 }, taxBp: 0 }
  await configure(t, { 'customs.allowances': [{ ...one, freeValueText: 'HK$5' }] })
  expect([(await of('TW'))?.allowance, (await of('HK'))?.allowance]).toMatchObject([null, { entries: 2 }])
  await configure(t, {})
})

test('goods are judged as the checker judges them there, more strictly where a rule of the destination says so', async () => {
  const supplements = async (code: string) => (await of(code))?.goods.find((each) => each.code === 'health-supplements')
  expect(await supplements('TW')).toMatchObject({ verdict: 'sensitive', isStricter: false })
  expect(await supplements('MY')).toMatchObject({ verdict: 'forbidden', isStricter: true })
  // What a line refuses is said only where the line goes.
  expect((await of('TW'))?.goodsRules.join()).toContain('cannot go by air')
  expect((await of('HK'))?.goodsRules).toEqual([])
})

test('a destination that is no longer active takes no other page with it', async () => {
  await t.db.run(sql`update destinations set active = false where code = 'SG'`)
  expect((await load()).map(({ code }) => code)).toEqual(['HK', 'TW', 'MY'])
})
