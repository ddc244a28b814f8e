import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { everyPage, made, pagesOf } from './rendered-pages.ts'
import { sampleSite } from './sample-site-content.ts'

/* What tabs, search engines and shared links read from a public page. */

const page = (path: string, language: (typeof languages)[number] = 'en') =>
  made.get(language)?.find((each) => each.path === path)?.html ?? ''
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']

test('the home page is called by the name of the site, then its promise', () => {
  expect(titleOf(page(paths.home))).toBe('Smart Cats · Shop on Taobao. One box to Hong Kong')
  expect(titleOf(page(paths.home, 'zh-Hant'))).toBe('Smart Cats · 淘寶買齊，一箱寄到香港')
})

// Proves R-048
test('every other page is called by its word, then the name of the site, and is shared by the same', () => {
  for (const language of languages)
    expect(titleOf(page(paths.kongFreight, language))).toBe(`${routeTitles.kongFreight[language]} · Smart Cats`)
  for (const { path, html } of everyPage) {
    if (path !== paths.home) expect(titleOf(html), path).toMatch(/^\S.* · Smart Cats$/)
    expect(property(html, 'og:title'), path).toBe(titleOf(html))
  }
})

test('an article says that it is one and of which day; no other page does', () => {
  for (const { path, html } of everyPage) {
    const isArticle = /^\/smartCats\/(notice|industry)\/(?!archive)/.test(path)
    expect([path, property(html, 'og:type')]).toEqual([path, isArticle ? 'article' : 'website'])
    const days = [property(html, 'article:published_time'), property(html, 'article:modified_time')]
    const [, article] = isArticle ? structured(html) : []
    if (isArticle) expect(article).toMatchObject({ '@type': 'Article', datePublished: days[0], dateModified: days[1] })
    else expect(days).toEqual([undefined, undefined])
  }
  expect(
    property(
      page(paths.articleOf({ kind: 'announcement', slug: 'late-delivery-reductions' })),
      'article:published_time',
    ),
  ).toMatch(/^20\d\d-\d\d-\d\dT/)
})

test('search engines read how to reach customer service, in the words of schema.org', () => {
  const site = sampleSite('en')
  const contacts = ['service@example.com', '+852 5000 0000', 'https://chat.example.com/cats', 'smart-cats-wechat']
  const customerService = contacts.map((value) => ({ kind: 'x', label: 'Write', value, qrUrl: '' }))
  const [home] = pagesOf({ ...site, config: { ...site.config, customerService } })
  const service = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    availableLanguage: ['zh-Hans', 'zh-Hant', 'en'],
  }
  expect(structured(home?.html ?? '')[0].contactPoint).toEqual([
    { ...service, email: 'service@example.com' },
    { ...service, telephone: '+852 5000 0000' },
    { ...service, url: 'https://chat.example.com/cats' },
  ])
})

test('a pinned notice is marked on the home page, and no other is', () => {
  const site = sampleSite('en')
  const articles = site.articles.filter(({ kind }) => kind === 'announcement')
  const marks = (pinned: boolean) => {
    const [home] = pagesOf({
      ...site,
      articles: articles.map((each, at) => ({ ...each, pinned: pinned && at === 0 })),
    })
    return home?.html.match(/>Pinned</g)?.length ?? 0
  }
  expect([marks(true), marks(false)]).toEqual([1, 0])
})
