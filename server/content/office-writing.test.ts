import { staffArticles } from '#contract/content-office.ts'
import { openArticles, words } from '#test/articles.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { editor, draft, shown, read, hidden } = await openArticles(t)

test('a language that is missing is a warning that says what its readers see, and no refusal', async () => {
  const { id, warnings } = await draft({ title: { cn: '只有简体' }, summary: {} })
  expect(warnings.filter(({ field }) => field === 'title')).toEqual([
    {
      field: 'title',
      language: 'en',
      text: 'Not written in Traditional Chinese yet: readers see Simplified Chinese',
    },
    { field: 'title', language: 'sh', text: 'Not written in English yet: readers see Simplified Chinese' },
  ])
  expect(warnings.filter(({ field }) => field === 'summary')).toHaveLength(3)
  expect(await editor.ask(staffArticles.publish, { id })).toMatchObject({ code: 0 })
  expect(await read(id)).toMatchObject({ title: '只有简体', summary: '' })
})

test('without a title nothing is saved, without a body nothing is published', async () => {
  expect(await editor.ask(staffArticles.create, { kind: 'industry', slug: 'bare', title: { cn: ' ' } })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { title: expect.any(String) } },
  })
  const { id } = await draft({ body: {} })
  expect(await editor.ask(staffArticles.publish, { id })).toMatchObject({
    code: 9005,
    wire: { fields: { body: expect.any(String) } },
  })
  await hidden(id)
})

// Proves B-CO-02
test('an address is of small letters, belongs to one article, and stays while it is published', async () => {
  const { slug } = await draft()
  const taken = { code: 9005, wire: { fields: { slug: 'Another article already uses this address' } } }
  expect(await editor.ask(staffArticles.create, { kind: 'industry', slug, title: words('x') })).toMatchObject(taken)
  const other = await draft()
  expect(await editor.ask(staffArticles.update, { id: other.id, slug })).toMatchObject(taken)
  for (const wrong of ['Big', 'a b', '../x', 'a--b'])
    expect(await editor.ask(staffArticles.create, { kind: 'industry', slug: wrong, title: words('x') })).toMatchObject({
      code: 9005,
      wire: { fields: { slug: expect.any(String) } },
    })
  await editor.call(staffArticles.publish, { id: other.id })
  expect(await editor.ask(staffArticles.update, { id: other.id, slug: 'elsewhere' })).toMatchObject({ code: 9002 })
})

// Proves B-CO-01
test('the list is read row after row, newest first, by kind, state and word', async () => {
  const made: string[] = []
  for (const word of ['zebra one', 'zebra two', 'zebra three'])
    made.unshift((await draft({ kind: 'industry', title: { sh: word } })).id)
  const filter = { keyword: 'ZEBRA', kind: 'industry', state: 'draft', pageSize: 2 } as const
  const first = await editor.call(staffArticles.list, filter)
  expect(first).toMatchObject({ total: 3, totalCapped: false, next: made[1] })
  expect(first.list.map(({ id }) => id)).toEqual(made.slice(0, 2))
  const second = await editor.call(staffArticles.list, { ...filter, after: first.next ?? '' })
  expect(second).toMatchObject({ next: null, list: [{ id: made[2] }] })
  expect((await editor.call(staffArticles.list, { ...filter, state: 'published' })).total).toBe(0)
})

test('of two editors who give two articles one address at once, one is told that it is taken', async () => {
  const [one, two] = [await draft(), await draft()]
  const change = (id: string) => editor.ask(staffArticles.update, { id, slug: 'wanted-by-both' })
  const create = { kind: 'industry', slug: 'made-by-both', title: words('x') } as const
  for (const both of [
    [change(one.id), change(two.id)],
    [editor.ask(staffArticles.create, create), editor.ask(staffArticles.create, create)],
  ])
    expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([0, 9005])
})

test('a script in a text is kept letter for letter and travels as text', async () => {
  const script = '<script>alert(1)</script> <img src=x onerror=alert(2)>'
  const { id } = await shown({ title: { sh: script }, body: { sh: script } })
  expect(await read(id)).toMatchObject({ title: script, body: script })
  const response = await fetch(`${t.url}/api/vjiyunclient/GetJiyunWebsiteMessageModelsByQuery?id=${id}`)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
