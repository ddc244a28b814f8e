import { pages } from '#contract/content.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/db.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestHouse()
const slugs = [
  ...['companyProfile', 'helpCenter', 'tutorial', 'contraband', 'carriageTerms', 'privacyPolicy', 'kongFreight'],
  ...[
    'southeast',
    'malaysiaFreight',
    'channel-HK_BULK',
    'channel-HK_PARCEL',
    'channel-HK_PICKUP',
    'channel-SEA_PARCEL',
  ],
  ...['channel-AIR', 'channel-SEA_BULK'],
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

test('the contraband list names nineteen categories', async () => {
  for (const language of languages) {
    const { body } = await t.visitor.call(pages.get, { slug: 'contraband' }, { language })
    expect(body.match(/^\d+\. .+$/gm)).toHaveLength(19)
  }
})

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
