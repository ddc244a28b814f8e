import { staffArticles, staffPages } from '#contract/content-office.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { findSiteRevision, publishedArticles, publishedPages } from './content.ts'

const t = await openTestServer()
const editor = await t.staff(['E'])
const english = { context: t.context, db: t.db, language: 'en' } as const
const text = { title: { sh: 'Title' }, body: { sh: 'Up to {{insurancePercent}}' } }
const now = () => findSiteRevision(t.db)

test('every action of an editor makes another revision of the site, reading makes none', async () => {
  const seen = [await now()]
  const isNew = async () => {
    expect(seen).not.toContain(await now())
    seen.push(await now())
  }
  const { id } = await editor.call(staffArticles.create, { kind: 'announcement', slug: 'revised', ...text })
  await isNew()
  await editor.call(staffArticles.publish, { id })
  await isNew()
  await editor.call(staffArticles.unpublish, { id })
  await isNew()
  await editor.call(staffPages.save, { slug: 'tutorial', ...text })
  await isNew()
  await editor.call(staffArticles.get, { id })
  expect(await now()).toBe(seen.at(-1))
})

test.each([
  'settings',
  'price_rules',
  'surcharges',
  'channels',
  'vas_items',
  'destinations',
  'warehouses',
  'couriers',
  'pickup_areas',
  'pickup_points',
])('a change of %s is another revision of the site', async (table) => {
  const before = await now()
  const [{ column }] = (
    await t.context.database.pool.query<{ column: string }>(
      `select column_name as column from information_schema.columns where table_name = $1 order by ordinal_position limit 1`,
      [table],
    )
  ).rows as [{ column: string }]
  await t.context.database.pool.query(`update ${table} set ${column} = ${column}`)
  expect(await now()).not.toBe(before)
})

test('nobody sees a new revision before the change itself', async () => {
  const before = await now()
  await t.context.database.transaction(async (tx) => {
    await tx.run(sql`update pages set title = '{"sh": "not yet"}' where slug = 'helpCenter'`)
    expect(await now()).toBe(before)
  })
  expect(await now()).not.toBe(before)
})

test('an article whose time comes, and a price that starts or ends, makes another revision without any action', async () => {
  // As if it had been written before its time came: only the clock has moved since.
  const asOfNow = async (change: () => Promise<unknown>) => {
    const before = await now()
    const { revision } = await t.db.row(sql<{ revision: number }>`select revision from content_revision`)
    await change()
    await t.db.run(sql`update content_revision set revision = ${revision}`)
    return (await now()) !== before
  }
  const { id } = await editor.call(staffArticles.create, { kind: 'announcement', slug: 'timely', ...text })
  const later = sql`now() + interval '1 hour'`
  expect(
    await asOfNow(() => t.db.run(sql`update articles set state = 'published', publish_at = ${later} where id = ${id}`)),
  ).toBe(false)
  expect(await asOfNow(() => t.db.run(sql`update articles set publish_at = now() where id = ${id}`))).toBe(true)
  const rule = sql`(select id from price_rules order by id limit 1)`
  expect(await asOfNow(() => t.db.run(sql`update price_rules set valid_to = ${later} where id = ${rule}`))).toBe(false)
  expect(await asOfNow(() => t.db.run(sql`update price_rules set valid_to = now() where id = ${rule}`))).toBe(true)
})

test('public pages are made of all shown texts, with bodies, in one language, facts filled in, and no draft', async () => {
  const { id } = await editor.call(staffArticles.create, { kind: 'industry', slug: 'ahead', ...text })
  const drafted = { title: { sh: 'Unripe' }, body: { sh: 'Unripe' } }
  await editor.call(staffPages.save, { slug: 'southeast', ...text })
  await editor.call(staffPages.save, { slug: 'southeast', ...drafted, draft: true })
  const slugs = async () => (await publishedArticles(english)).articles.map(({ slug }) => slug)
  expect(await slugs()).not.toContain('ahead')
  await editor.call(staffArticles.publish, { id })
  await editor.call(staffArticles.update, { id, ...drafted })
  const { articles } = await publishedArticles(english)
  expect(articles[0]?.pinned).toBe(true)
  expect(articles.find(({ slug }) => slug === 'ahead')).toMatchObject({
    title: 'Title',
    body: 'Up to 5.00%',
    kind: 'industry',
  })
  const pages = await publishedPages(english)
  expect(pages.find(({ slug }) => slug === 'southeast')).toMatchObject({ title: 'Title', body: 'Up to 5.00%' })
  expect(JSON.stringify([articles, pages])).not.toMatch(/\{\{|Unripe/)
})
