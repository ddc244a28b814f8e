import { pricing } from '#contract/pricing.ts'
import { pages } from '#contract/content.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const slugs = [
  ...['companyProfile', 'helpCenter', 'tutorial', 'contraband', 'carriageTerms', 'privacyPolicy', 'kongFreight'],
  ...[
    'southeast',
    'taiwanFreight',
    'singaporeFreight',
    'malaysiaFreight',
    'channel-HK_BULK',
    'channel-HK_PARCEL',
    'channel-HK_PICKUP',
    'channel-SEA_PARCEL',
  ],
  ...['channel-AIR', 'channel-SEA_BULK', 'kongFreightCharges', 'domesticNotice', 'southeastSurvey', 'homeBanner'],
]

test.each(slugs)('the page %s has a title and a text of its own in each language', async (slug) => {
  const texts = new Set<string>()
  for (const language of languages) {
    const page = await t.visitor.call(pages.get, { slug }, { language })
    expect(page).toMatchObject({ slug, updatedAt: expect.any(String) })
    expect(page.title.length).toBeGreaterThan(1)
    expect(page.body.length).toBeGreaterThan(10)
    texts.add(page.body)
  }
  expect(texts.size).toBe(3)
})

// Proves R-587
test('the contraband list names nineteen categories', async () => {
  for (const language of languages) {
    const { body } = await t.visitor.call(pages.get, { slug: 'contraband' }, { language })
    expect(body.match(/^\d+\. .+$/gm)).toHaveLength(19)
  }
})

// Proves
test('the terms refuse powders, liquids, discs and what is paid on arrival, in each language', async () => {
  const words = {
    'zh-Hans': ['粉末', '液体', '光碟', '货到付款'],
    'zh-Hant': ['粉末', '液體', '光碟', '貨到付款'],
    en: ['powders', 'liquids', 'discs', 'Cash-on-delivery'],
  } as const
  for (const language of languages) {
    const { body } = await t.visitor.call(pages.get, { slug: 'carriageTerms' }, { language })
    for (const word of words[language]) expect(body).toContain(word)
  }
})

test('wherever insurance or compensation is explained, what insurance adds is said', async () => {
  const damage = { 'zh-Hans': /运费的三倍/, 'zh-Hant': /運費的三倍/, en: /three times the freight/ }
  for (const language of languages)
    for (const slug of [
      'carriageTerms',
      'kongFreightCharges',
      'helpCenter',
      ...slugs.filter((each) => each.startsWith('channel-')),
    ]) {
      const { body } = await t.visitor.call(pages.get, { slug }, { language })
      expect([slug, language, damage[language].test(body)]).toEqual([slug, language, true])
    }
})

// Proves
test('the page of a line that promises a time tells it', async () => {
  for (const language of languages) {
    const { list } = await t.visitor.call(pricing.publicTable, { destinationCode: 'HK' }, { language })
    for (const [slug, order] of [
      ['channel-HK_BULK', 0],
      ['channel-HK_PARCEL', 1],
    ] as const) {
      const promise = [...new Set(list.map((row) => row.promise))][order]
      expect((await t.visitor.call(pages.get, { slug }, { language })).body).toContain(promise)
    }
  }
})

// Proves E-12
test('an unknown page is 6001, and none is asked for on its field', async () => {
  expect(await t.visitor.ask(pages.get, { slug: 'nothing' })).toMatchObject({ code: 6001 })
  expect(await t.visitor.ask(pages.get, {})).toMatchObject({
    code: 1001,
    wire: { fields: { slug: expect.any(String) } },
  })
})

test('a page that is rewritten keeps what stood there before', async () => {
  await t.db.run(sql`update pages set body = '{"sh": "new"}' where slug = 'southeast'`)
  expect((await t.visitor.call(pages.get, { slug: 'southeast' })).body).toBe('new')
  expect(
    await t.db.rows(sql`select version, body ? 'cn' as whole from page_versions where slug = 'southeast'`),
  ).toEqual([{ version: 1, whole: true }])
})
