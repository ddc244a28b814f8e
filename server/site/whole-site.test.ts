import { HtmlValidate } from 'html-validate'
import { type Language, languages } from '#domain/language.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Every public page, reached by following links in each language as a visitor without scripts would. */

const t = await openTestServer()
const start = '/web_site/webHome'

interface Found {
  readonly path: string
  readonly status: number
  readonly html: string
  readonly clicks: number
}

const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')

/** Nobody sees what is in a template unless a script shows it. */
const withoutTemplates = (html: string) => html.replace(/<template[\s\S]*?<\/template>/g, '')

/** Pages of the portal are tested elsewhere: they are one document. */
const isMade = (html: string) => html.includes('<main id="main"')

async function walk(language: Language): Promise<readonly Found[]> {
  const found = new Map<string, Found>()
  let next = [start]
  for (let clicks = 0; next.length > 0; clicks += 1) {
    for (const path of next) {
      const answer = await fetch(`${t.url}${path}?lang=${language}`)
      found.set(path, { path, status: answer.status, html: withoutTemplates(await answer.text()), clicks })
    }
    next = [...new Set(next.flatMap((path) => linksOf(found.get(path)?.html ?? '')))].filter((path) => !found.has(path))
  }
  return [...found.values()]
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/api/'))

const walks = new Map(await Promise.all(languages.map(async (language) => [language, await walk(language)] as const)))
const pagesIn = (language: Language) => (walks.get(language) ?? []).filter(({ html }) => isMade(html))

// Proves
test('no link of the site leads nowhere, in any language', () => {
  for (const [language, found] of walks)
    expect(
      found.filter(({ status }) => status !== 200).map(({ path }) => path),
      language,
    ).toEqual([])
})

// Proves R-086
test('every page of the map is reached within three clicks from the home page', async () => {
  const map = await (await fetch(`${t.url}/sitemap.xml`)).text()
  const listed = new Set([...map.matchAll(/<loc>[^<]*?(\/web_site[^<?]*)/g)].map(([, path = '']) => path))
  const reached = new Set(
    pagesIn('zh-Hant')
      .filter(({ clicks }) => clicks <= 3)
      .map(({ path }) => path),
  )
  expect([...listed].filter((path) => !reached.has(path))).toEqual([])
  expect(listed.size).toBeGreaterThan(20)
})

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'void-style': 'off' } })

test.each(languages)('a validator of HTML finds nothing on any page in %s', async (language) => {
  for (const { path, html } of pagesIn(language)) {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} ${line}:${column}`),
    )
    expect.soft(faults, `${path} in ${language}`).toEqual([])
  }
})

test.each(languages)('each page in %s has one title of its own, one first heading and a description', (language) => {
  const titles = pagesIn(language).map(({ path, html }) => {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect.soft(title, path).not.toBe('')
    expect.soft(html.match(/<h1[\s>]/g)?.length, path).toBe(1)
    expect.soft(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(10)
    return title
  })
  expect(new Set(titles).size).toBe(titles.length)
})

test('no name of a fact is left where its figure belongs', () => {
  for (const [language, found] of walks)
    for (const { path, html } of found) expect.soft(wordsOf(html), `${path} in ${language}`).not.toMatch(/\{\{|\}\}/)
})

// Proves R-003
test('English pages hold no Chinese beside the names of the languages and of couriers', () => {
  for (const { path, html } of pagesIn('en')) {
    const words = wordsOf(html).replaceAll('简体', '').replaceAll('繁體', '')
    expect.soft(/[\u4e00-\u9fff]{2,}/.exec(words)?.[0] ?? null, path).toBeNull()
  }
})
