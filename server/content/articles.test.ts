import { articles } from '#contract/content.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const slugs = async (input: object) => (await t.visitor.call(articles.list, input)).list.map(({ slug }) => slug)

async function article(slug: string, given: { state?: string; publishAt?: string | null; title?: object } = {}) {
  const { state = 'published', publishAt = '2020-01-01T00:00:00Z', title = { cn: '甲', en: '甲', sh: 'A' } } = given
  const text = JSON.stringify({ cn: '文', en: '文', sh: 'text' })
  const { id } = await t.db.row(sql<{ id: string }>`
    insert into articles (kind, slug, title, summary, body, state, publish_at)
    values ('industry', ${slug}, ${JSON.stringify(title)}, ${text}, ${text}, ${state}, ${publishAt}) returning id`)
  return id
}

// Proves R-520
test('announcements are listed without a token, pinned first and then the newest', async () => {
  expect(await slugs({ kind: 'announcement' })).toEqual([
    'late-delivery-reductions',
    'invite-a-friend',
    'southeast-line-opening-soon',
    'tuen-mun-industrial-suspended',
    'mid-autumn-national-day-2026',
  ])
  const { wire } = await t.visitor.ask(articles.list, { kind: 'notice', pageSize: 1 }, { language: 'zh-Hant' })
  expect(wire).toMatchObject({
    total: 5,
    list: [
      {
        id: expect.any(String),
        slug: 'late-delivery-reductions',
        kind: 'announcement',
        title: '大貨延誤，運費按時數減免',
        summary: expect.stringContaining('餘額'),
        publishedAt: expect.any(String),
        pinned: true,
      },
    ],
  })
  expect(JSON.stringify(wire)).not.toContain('body')
})

// Proves R-042
test('the promise for late bulk cargo is told in each language with its hours', async () => {
  for (const language of languages) {
    const { list } = await t.visitor.call(articles.list, { slug: 'late-delivery-reductions' }, { language })
    for (const hours of ['24', '48', '72']) expect(list[0]?.body).toContain(hours)
  }
})

test('one that is asked for by id or slug comes with its text', async () => {
  const { list } = await t.visitor.call(articles.list, { slug: 'how-volume-weight-works' })
  expect(list).toHaveLength(1)
  expect(list[0]?.body).toContain('÷ 6000')
  const again = await t.visitor.call(articles.list, { id: list[0]?.id ?? '' })
  expect(again.list).toEqual(list)
  expect(await t.visitor.ask(articles.list, { slug: 'how-volume-weight-works', kind: 'announcement' })).toMatchObject({
    code: 6001,
  })
})

// Proves R-520
test('a draft, and one whose day is still to come, is listed to nobody and refused with 6001', async () => {
  const before = await slugs({ kind: 'industry' })
  const ids = [
    await article('a-draft', { state: 'draft', publishAt: null }),
    await article('of-tomorrow', { publishAt: '2999-01-01T00:00:00Z' }),
  ]
  expect(await slugs({ kind: 'industry' })).toEqual(before)
  for (const id of ids) expect(await t.visitor.ask(articles.list, { id })).toMatchObject({ code: 6001 })
  expect(await t.visitor.ask(articles.list, { slug: 'no-such-thing' })).toMatchObject({ code: 6001 })
})

test('a language that is not written yet shows its nearest one', async () => {
  const id = await article('half-written', { title: { cn: '只有简体' } })
  const { list } = await t.visitor.call(articles.list, { id }, { language: 'en' })
  expect(list[0]?.title).toBe('只有简体')
})

test('a word is found in the title and the summary of every language', async () => {
  expect(await slugs({ keyword: '體積重' })).toEqual(['how-volume-weight-works'])
  expect(await slugs({ keyword: 'VOLUME weight' })).toEqual(['how-volume-weight-works'])
  expect(await slugs({ keyword: '%' })).toEqual([])
})

test('a wrong filter is refused on its field', async () => {
  for (const [field, value] of [
    ['kind', 'gossip'],
    ['id', 'x'],
    ['page', 0],
  ] as const)
    expect(await t.visitor.ask(articles.list, { [field]: value })).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
})

test('a text that is replaced stays readable under its version', async () => {
  const id = await article('twice-written')
  await t.db.run(sql`update articles set title = '{"sh": "B"}' where id = ${id}`)
  await t.db.run(sql`update articles set pinned = true where id = ${id}`)
  expect(await t.db.row(sql`select version, title->>'sh' as title from articles where id = ${id}`)).toEqual({
    version: 2,
    title: 'B',
  })
  expect(
    await t.db.rows(sql`select version, title->>'sh' as title from article_versions where article_id = ${id}`),
  ).toEqual([{ version: 1, title: 'A' }])
})
