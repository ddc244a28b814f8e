import { pages } from '#contract/content.ts'
import { staffArticles, staffContent, staffPages } from '#contract/content-office.ts'
import { sql } from '#server/database/db.ts'
import { words } from '#test/articles.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { findSiteRevision } from './content.ts'

const t = await openTestServer()
const editor = await t.staff(['E'])
const read = async (slug: string) => t.visitor.call(pages.get, { slug })
const stored = async (slug: string) => editor.call(staffPages.get, { slug })

// Proves B-CO-05, B-CO-08
test('a page that is saved is shown at once, and what stood there before stays readable', async () => {
  const before = await stored('tutorial')
  const saved = await editor.call(staffPages.save, { slug: 'tutorial', title: words('one'), body: words('first') })
  expect(saved).toMatchObject({
    version: before.version + 1,
    hasDraft: false,
    published: null,
    editedBy: editor.username,
  })
  expect(await read('tutorial')).toMatchObject({ title: 'one in English', body: 'first in English' })
  await editor.call(staffPages.save, { slug: 'tutorial', title: words('two'), body: words('second') })
  const newest = await editor.call(staffContent.versions, { slug: 'tutorial', pageSize: 1 })
  expect(newest.list).toMatchObject([{ title: words('one'), body: words('first'), summary: null }])
  const older = await editor.call(staffContent.versions, { slug: 'tutorial', after: newest.next ?? 0 })
  expect(older).toMatchObject({ next: null, list: [{ title: before.title, body: before.body }] })
})

// Proves B-CO-05
test('a draft of a page is seen by staff alone, until it is saved as shown', async () => {
  const before = await read('contraband')
  const text = { title: words('draft'), body: words('waiting') }
  const saved = await editor.call(staffPages.save, { slug: 'contraband', ...text, draft: true })
  expect(saved).toMatchObject({ hasDraft: true, title: words('draft'), published: { title: { sh: before.title } } })
  expect(await read('contraband')).toEqual(before)
  expect((await editor.call(staffPages.list, {})).list.find(({ slug }) => slug === 'contraband')).toMatchObject({
    hasDraft: true,
    title: words('draft'),
  })
  await editor.call(staffPages.save, { slug: 'contraband', ...text, version: saved.version })
  expect(await read('contraband')).toMatchObject({ title: 'draft in English', body: 'waiting in English' })
  expect((await stored('contraband')).hasDraft).toBe(false)
})

// Proves B-CO-11
test('a draft of a page that is discarded is gone, and visitors notice nothing', async () => {
  const slug = 'carriageTerms'
  const before = await read(slug)
  const [site, { title, body }] = [await findSiteRevision(t.db), await stored(slug)]
  const { version } = await editor.call(staffPages.save, { slug, title: words('x'), body: words('x'), draft: true })
  expect(await editor.ask(staffPages.discardDraft, { slug, version: version - 1 })).toMatchObject({ code: 1005 })
  const left = await editor.call(staffPages.discardDraft, { slug, version })
  expect(left).toMatchObject({ title, body, hasDraft: false, published: null, version: version + 1 })
  expect(await read(slug)).toEqual(before)
  // Neither saving a draft nor discarding it regenerates the public pages.
  expect(await findSiteRevision(t.db)).toBe(site)
  expect(await editor.ask(staffPages.discardDraft, { slug })).toMatchObject({ code: 9002 })
  const [last] = await t.db.rows(sql<{ call: string; hadDraft: boolean }>`
    select call, (before->>'hasDraft')::boolean as "hadDraft" from audit_log where target_kind = 'page' order by no desc limit 1`)
  expect(last).toEqual({ call: 'staffPages.discardDraft', hadDraft: true })
})

test('of two editors of a page at once the second is told', async () => {
  const { version } = await stored('southeast')
  const other = await t.staff(['A'])
  const answers = await Promise.all([
    editor.ask(staffPages.save, { slug: 'southeast', title: words('mine'), body: words('x'), version }),
    other.ask(staffPages.save, { slug: 'southeast', title: words('yours'), body: words('y'), draft: true, version }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005])
  expect((await stored('southeast')).version).toBe(version + 1)
})

// Proves B-CO-05
test('there are the pages of the release: none is made by a call, and one without a text is not saved', async () => {
  const text = { title: words('x'), body: words('x') }
  expect(await editor.ask(staffPages.save, { slug: 'mine', ...text })).toMatchObject({ http: 404, code: 9006 })
  expect(await editor.ask(staffPages.get, { slug: 'mine' })).toMatchObject({ http: 404, code: 9006 })
  for (const [field, wrong] of [
    ['title', { ...text, title: {} }],
    ['body', { ...text, body: { cn: '' } }],
  ] as const)
    expect(await editor.ask(staffPages.save, { slug: 'southeast', ...wrong })).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { [field]: 'This field is required' } },
    })
})

test('all staff read pages, their drafts and versions, editors and administrators alone write them', async () => {
  for (const role of ['W', 'F', 'S'] as const) {
    const reader = await t.staff([role])
    expect((await reader.call(staffPages.list, {})).list.length).toBeGreaterThan(10)
    expect((await reader.call(staffContent.versions, { slug: 'helpCenter' })).list).toEqual([])
    expect((await reader.call(staffContent.preview, { slug: 'helpCenter' })).hasDraft).toBe(false)
    expect(
      await reader.ask(staffPages.save, { slug: 'helpCenter', title: words('x'), body: words('x') }),
    ).toMatchObject({ http: 403, code: 9001 })
  }
  const member = await t.member()
  for (const who of [t.visitor, member])
    for (const operation of [staffPages.list, staffContent.preview, staffContent.versions])
      expect(await who.ask(operation, { slug: 'helpCenter' })).toMatchObject({ http: 401 })
})

// Proves B-CO-07
test('a preview shows what waits, in each language, with its facts, and says what it is', async () => {
  const title = { cn: '保费', sh: 'Insurance' }
  const body = { cn: '保费为 {{insurancePercent}}', sh: 'It is {{insurancePercent}}' }
  await editor.call(staffPages.save, { slug: 'privacyPolicy', title, body, draft: true })
  const seen = (language: 'zh-Hans' | 'zh-Hant' | 'en') =>
    editor.call(staffContent.preview, { slug: 'privacyPolicy', language })
  expect(await seen('en')).toEqual({
    title: 'Insurance',
    summary: null,
    body: 'It is 5.00%',
    language: 'en',
    hasDraft: true,
  })
  expect((await seen('zh-Hant')).body).toBe('保费为 5.00%')
  const typed = { body: `${'Words. '.repeat(5000)}\n\nTyped: {{insurancePercent}}` }
  const ofTyped = await editor.call(staffContent.preview, { slug: 'privacyPolicy', language: 'en', typed })
  expect(ofTyped).toMatchObject({ title: 'Insurance', body: expect.stringMatching(/Typed: 5\.00%$/) })
  expect((await seen('en')).body).toBe('It is 5.00%')
  const { id } = await editor.call(staffArticles.create, {
    kind: 'industry',
    slug: 'previewed',
    title,
    summary: { sh: 'At {{insurancePercent}}' },
    body,
  })
  expect(await editor.call(staffContent.preview, { articleId: id })).toMatchObject({
    summary: 'At 5.00%',
    body: 'It is 5.00%',
  })
  for (const wrong of [{}, { articleId: id, slug: 'privacyPolicy' }])
    expect(await editor.ask(staffContent.preview, wrong)).toMatchObject({ code: 9005 })
  expect(await editor.ask(staffContent.preview, { slug: 'nothing' })).toMatchObject({ http: 404, code: 9006 })
})

test('every action on a page leaves a row in the trail, by the page’s own id', async () => {
  const clerk = await t.staff(['A'])
  const text = { title: words('trail'), body: words('trail') }
  await clerk.call(staffPages.save, { slug: 'malaysiaFreight', ...text, draft: true })
  await clerk.call(staffPages.save, { slug: 'malaysiaFreight', ...text })
  const rows = await t.db.rows(sql`
    select call, target_kind as kind, target_id = (select id from pages where slug = 'malaysiaFreight') as own,
      (after->>'hasDraft')::boolean as waits
    from audit_log where staff_id = ${clerk.id} order by no`)
  const row = { call: 'staffPages.save', kind: 'page', own: true }
  expect(rows).toEqual([
    { ...row, waits: true },
    { ...row, waits: false },
  ])
})
