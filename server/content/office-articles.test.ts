import { articles } from '#contract/content.ts'
import { staffArticles } from '#contract/content-office.ts'
import { sql } from '#server/database/db.ts'
import { openArticles, words } from '#test/articles.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { editor, draft, shown, read, hidden } = await openArticles(t)
const slugs = async () => (await t.visitor.call(articles.list, { pageSize: 100 })).list.map((article) => article.slug)

// Proves B-CO-03
test('a draft is seen by staff alone, and by everybody once it is published', async () => {
  const { id, slug, state } = await draft()
  expect(state).toBe('draft')
  await hidden(id)
  expect(await slugs()).not.toContain(slug)
  const published = await editor.call(staffArticles.publish, { id })
  expect(published).toMatchObject({ state: 'published', hasDraft: false, publishAt: expect.any(String) })
  expect(await read(id)).toMatchObject({ slug, title: 'title in English', body: 'body in English' })
  expect(await slugs()).toContain(slug)
})

// Proves B-CO-11
test('what was written over a published article can be thrown away', async () => {
  const { id, version } = await shown()
  const before = await read(id)
  expect(await editor.ask(staffArticles.discardDraft, { id })).toMatchObject({ code: 9002 })
  await editor.call(staffArticles.update, {
    id,
    title: words('new'),
    pinned: true,
    publishAt: '2026-12-24T09:00:00+08:00',
  })
  const left = await editor.call(staffArticles.discardDraft, { id, version: version + 1 })
  expect(left).toMatchObject({
    title: words('title'),
    pinned: false,
    state: 'published',
    hasDraft: false,
    published: null,
  })
  expect(await read(id)).toEqual(before)
  const { id: unpublished } = await draft()
  expect(await editor.ask(staffArticles.discardDraft, { id: unpublished })).toMatchObject({ code: 9002 })
  for (const role of ['W', 'F', 'S'] as const)
    expect(await (await t.staff([role])).ask(staffArticles.discardDraft, { id })).toMatchObject({ http: 403 })
})

test('a published article that is edited keeps its text for visitors until it is published again', async () => {
  const { id } = await shown()
  const edited = await editor.call(staffArticles.update, { id, title: words('new'), pinned: true })
  expect(edited).toMatchObject({
    title: words('new'),
    pinned: true,
    hasDraft: true,
    state: 'published',
    published: {
      title: words('title'),
      body: words('body'),
      pinned: false,
      publishAt: expect.stringContaining('+08:00'),
    },
  })
  expect(await read(id)).toMatchObject({ title: 'title in English', pinned: false })
  const { publishedAt } = (await read(id)) ?? {}
  const again = await editor.call(staffArticles.publish, { id })
  expect(again).toMatchObject({ hasDraft: false, published: null, publishAt: publishedAt })
  expect(await read(id)).toMatchObject({ title: 'new in English', body: 'body in English', pinned: true, publishedAt })
})

test('what is taken back is hidden at once, keeps what was being written, and may be published again', async () => {
  const { id } = await shown()
  await editor.call(staffArticles.update, { id, body: words('better') })
  expect(await editor.call(staffArticles.unpublish, { id })).toMatchObject({
    state: 'draft',
    hasDraft: false,
    body: words('better'),
  })
  await hidden(id)
  await editor.call(staffArticles.publish, { id })
  expect((await read(id))?.body).toBe('better in English')
})

// Proves B-CO-03
test('publishing what is published, and taking back what is not, is refused', async () => {
  const { id } = await shown()
  expect(await editor.ask(staffArticles.publish, { id })).toMatchObject({ http: 409, code: 9002 })
  await editor.call(staffArticles.unpublish, { id })
  expect(await editor.ask(staffArticles.unpublish, { id })).toMatchObject({ http: 409, code: 9002 })
})

// Proves B-CO-04
test('a published article is deleted only after it was taken back', async () => {
  const { id } = await shown()
  expect(await editor.ask(staffArticles.delete, { id })).toMatchObject({ http: 409, code: 9002 })
  expect((await read(id))?.id).toBe(id)
  await editor.call(staffArticles.unpublish, { id })
  await editor.call(staffArticles.delete, { id })
  expect(await editor.ask(staffArticles.get, { id })).toMatchObject({ http: 404, code: 9006 })
})

test('an article whose day is still to come waits for it, and appears by itself', async () => {
  const { id } = await draft({ publishAt: '2099-01-01T08:00:00+08:00' })
  expect(await editor.call(staffArticles.publish, { id })).toMatchObject({
    state: 'scheduled',
    publishAt: '2099-01-01T08:00:00+08:00',
  })
  await hidden(id)
  await t.db.run(sql`update articles set publish_at = now() where id = ${id}`)
  expect((await read(id))?.id).toBe(id)
  expect(await editor.call(staffArticles.get, { id })).toMatchObject({ state: 'published' })
})

test('a date that is taken away again is gone: the article appears when it is published', async () => {
  const { id } = await shown({ publishAt: '2099-01-01T08:00:00+08:00' })
  await hidden(id)
  expect(await editor.call(staffArticles.update, { id, publishAt: null })).toMatchObject({ publishAt: null })
  await hidden(id)
  expect(await editor.call(staffArticles.publish, { id })).toMatchObject({ state: 'published' })
  expect((await read(id))?.id).toBe(id)
})

// Proves B-CO-02
test('of two editors at once the second is told, and nothing of the first is lost', async () => {
  const { id, version } = await draft()
  const [first, second] = [await t.staff(['E']), await t.staff(['A'])]
  const answers = await Promise.all([
    first.ask(staffArticles.update, { id, title: words('first'), version }),
    second.ask(staffArticles.update, { id, title: words('second'), version }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005])
  expect(answers.find(({ code }) => code === 1005)?.http).toBe(409)
  const winner = answers[0].code === 0 ? 'first' : 'second'
  expect((await editor.call(staffArticles.get, { id })).title).toEqual(words(winner))
  for (const operation of [staffArticles.publish, staffArticles.delete])
    expect(await editor.ask(operation, { id, version })).toMatchObject({ http: 409, code: 1005 })
})

// Proves B-CO-01
test('all staff read articles, editors and administrators alone write them', async () => {
  const { id } = await draft()
  for (const role of ['W', 'F', 'S'] as const) {
    const reader = await t.staff([role])
    expect((await reader.call(staffArticles.get, { id })).id).toBe(id)
    expect((await reader.call(staffArticles.list, {})).total).toBeGreaterThan(0)
    const refused = { http: 403, code: 9001 }
    const text = { kind: 'industry', slug: 'not-mine', title: words('x') } as const
    expect(await reader.ask(staffArticles.create, text)).toMatchObject(refused)
    expect(await reader.ask(staffArticles.update, { id, pinned: true })).toMatchObject(refused)
    for (const operation of [staffArticles.publish, staffArticles.unpublish, staffArticles.delete])
      expect(await reader.ask(operation, { id })).toMatchObject(refused)
  }
  const member = await t.member()
  for (const who of [t.visitor, member]) expect(await who.ask(staffArticles.get, { id })).toMatchObject({ http: 401 })
  await hidden(id)
})

test('every action on an article leaves a row in the trail: who, which, from what and to what', async () => {
  const clerk = await t.staff(['E'])
  const { id } = await clerk.call(staffArticles.create, {
    kind: 'industry',
    slug: 'trailed',
    title: words('x'),
    body: words('y'),
  })
  await clerk.call(staffArticles.update, { id, pinned: true })
  await clerk.call(staffArticles.publish, { id })
  await clerk.call(staffArticles.unpublish, { id })
  await clerk.call(staffArticles.delete, { id })
  const rows = await t.db.rows(sql`
    select call, target_kind as kind, before->>'state' as before, after->>'state' as after
    from audit_log where staff_id = ${clerk.id} and target_id = ${id} order by no`)
  expect(rows).toEqual([
    { call: 'staffArticles.create', kind: 'article', before: null, after: 'draft' },
    { call: 'staffArticles.update', kind: 'article', before: 'draft', after: 'draft' },
    { call: 'staffArticles.publish', kind: 'article', before: 'draft', after: 'published' },
    { call: 'staffArticles.unpublish', kind: 'article', before: 'published', after: 'draft' },
    { call: 'staffArticles.delete', kind: 'article', before: 'draft', after: null },
  ])
})
