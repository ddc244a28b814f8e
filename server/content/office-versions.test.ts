import { staffArticles, staffContent, staffPages } from '#contract/content-office.ts'
import { sql } from '#server/database/db.ts'
import { words } from '#test/articles.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [anna, ben] = [await t.staff(['E']), await t.staff(['A'])]
const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)

const publish = (who: typeof anna, slug: string, word: string) =>
  who.call(staffPages.save, { slug, title: words(word), body: words(word) })
const versionsOf = async (slug: string) => (await anna.call(staffContent.versions, { slug })).list

// Proves B-CO-08
test('each earlier text of a page says who wrote it, who replaced it, and when', async () => {
  await publish(anna, 'tutorial', 'one')
  // A draft by another person changes nobody's name on what visitors read.
  await ben.call(staffPages.save, { slug: 'tutorial', title: words('x'), body: words('x'), draft: true })
  await publish(ben, 'tutorial', 'two')
  const [second, first] = await versionsOf('tutorial')
  expect(second).toMatchObject({ title: words('one'), writtenBy: anna.username, replacedBy: ben.username })
  expect(second?.writtenAt).toEqual(first?.replacedAt)
  expect(first).toMatchObject({ version: 1, writtenAt: null, writtenBy: null, replacedBy: anna.username })
  expect(second?.replacedAt).toEqual(moment)
})

test('a release that renews a text is nobody of the staff', async () => {
  await anna.call(staffPages.save, { slug: 'southeast', title: words('x'), body: words('x'), draft: true })
  await anna.call(staffPages.discardDraft, { slug: 'southeast' })
  await t.db.run(sql`
    update pages set title = '{"sh":"released"}', seeded = version + 1, edits = edits + 1 where slug = 'southeast'`)
  await publish(ben, 'southeast', 'ours')
  expect(await versionsOf('southeast')).toMatchObject([
    { writtenBy: null, writtenAt: moment, replacedBy: ben.username },
    { writtenBy: null, writtenAt: null, replacedBy: null },
  ])
})

test('an earlier text is taken as a draft: visitors notice nothing until it is published, and then no text is lost', async () => {
  const slug = 'malaysiaFreight'
  await publish(anna, slug, 'good')
  await publish(anna, slug, 'bad')
  const [good] = await versionsOf(slug)
  const { title, body } = good ?? expect.fail('no version')
  const { version } = await anna.call(staffPages.get, { slug })
  const taken = await ben.call(staffPages.save, { slug, title, body, draft: true, version })
  expect(taken).toMatchObject({ hasDraft: true, title: words('good'), published: { title: words('bad') } })
  await ben.call(staffPages.save, { slug, title, body, version: taken.version })
  expect((await versionsOf(slug)).map((each) => each.title.sh)).toEqual([
    'bad in English',
    'good in English',
    expect.any(String),
  ])
})

test('the first text of an article has its author, later ones who wrote over it', async () => {
  const { id } = await anna.call(staffArticles.create, { kind: 'industry', slug: 'told-twice', title: words('one') })
  await ben.call(staffArticles.update, { id, title: words('two') })
  await anna.call(staffArticles.update, { id, title: words('three') })
  const { list } = await anna.call(staffContent.versions, { articleId: id })
  expect(list).toMatchObject([
    { version: 2, title: words('two'), writtenBy: ben.username, replacedBy: anna.username },
    { version: 1, title: words('one'), writtenBy: anna.username, replacedBy: ben.username },
  ])
})
