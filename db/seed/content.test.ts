import { staffArticles, staffPages } from '#contract/content-office.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { contentStatements, readContent } from './content.ts'

const t = await openTestServer()
const editor = await t.staff(['E'])
const seed = await readContent()
const words = (word: string) => ({ cn: word, en: word, sh: word })

/** As a later release with changed texts would. */
const renew = (word: string) =>
  t.context.database.transaction(async (tx) => {
    const texts = { title: words(word), summary: words(word), body: words(word) }
    const later = {
      articles: seed.articles.map((article) => ({ ...article, ...texts })),
      pages: [...seed.pages.map((page) => ({ ...page, ...texts })), { slug: `new-${word}`, ...texts }],
    }
    for (const statement of contentStatements(later)) await tx.run(statement)
  })
const page = (slug: string) =>
  t.db.row(sql<{ title: string }>`select title->>'cn' as title from pages where slug = ${slug}`)
const article = (slug: string) =>
  t.db.find(sql<{ title: string }>`select title->>'cn' as title from articles where slug = ${slug}`)
const idOf = async (slug: string) =>
  (await t.db.row(sql<{ id: string }>`select id from articles where slug = ${slug}`)).id

test('a later release brings new pages, and renews what nobody has written over, again and again', async () => {
  for (const word of ['second', 'third']) {
    await renew(word)
    expect(await page(`new-${word}`)).toEqual({ title: word })
    expect(await page('tutorial')).toEqual({ title: word })
    expect(await article('invite-a-friend')).toEqual({ title: word })
  }
  const kept = await t.db.rows(
    sql`select title->>'cn' as title from page_versions where slug = 'tutorial' order by version desc limit 1`,
  )
  expect(kept).toEqual([{ title: 'second' }])
})

test('what staff have written, are writing or have deleted stays theirs', async () => {
  const text = { title: words('ours'), body: words('ours') }
  await editor.call(staffPages.save, { slug: 'helpCenter', ...text })
  await editor.call(staffPages.save, { slug: 'contraband', ...text, draft: true })
  const before = await page('contraband')
  const [hidden, edited] = [await idOf('weigh-and-doubt'), await idOf('how-volume-weight-works')]
  await editor.call(staffArticles.unpublish, { id: hidden })
  await editor.call(staffArticles.delete, { id: hidden })
  await editor.call(staffArticles.update, { id: edited, ...text })
  await editor.call(staffArticles.publish, { id: edited })
  await renew('fourth')
  expect(await page('helpCenter')).toEqual({ title: 'ours' })
  expect(await page('contraband')).toEqual(before)
  expect(await article('weigh-and-doubt')).toBeUndefined()
  expect(await article('how-volume-weight-works')).toEqual({ title: 'ours' })
})
