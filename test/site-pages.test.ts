import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { languages } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { portalPages } from '#web/portal/pages.ts'
import { listPages, portalPaths, renderPage, sitePaths } from '#web/site/render/site-renderer.tsx'
import { everyPage, made, mainOf, pagesOf, wordsOf } from './rendered-pages.ts'
import { assets, sampleSite } from './sample-site-content.ts'

/* The reading pages, rendered from what ships. */

const reading = [
  ...[
    paths.kongFreight,
    paths.taiwan,
    paths.singapore,
    paths.southeast,
    paths.about,
    paths.notices,
    paths.industry,
    paths.contact,
  ],
  ...[paths.helpCenter, paths.tutorial, paths.contraband, paths.carriageTerms, paths.privacyPolicy],
  ...[paths.charges, paths.malaysia, paths.seaParcelLine, paths.airLine, paths.seaBulkLine],
  ...[paths.hkBulkLine, paths.hkParcelLine, paths.hkPickUpLine],
]

test('the server knows every page of the portal, and no other', () => {
  expect(portalPaths.toSorted()).toEqual(portalPages.map(({ path }) => path).toSorted())
})

test('the server knows every public page besides articles', () => {
  const others = listPages(sampleSite('en')).filter(({ path }) => !/^\/smartCats\/(notice|industry)\/./.test(path))
  expect(others.map(({ path }) => path).toSorted()).toEqual([...sitePaths, '/smartCats/*', '/*'].toSorted())
})

// Proves
test.each(languages)('every page that is there to be read is made in %s', (language) => {
  const there = (made.get(language) ?? []).map(({ path }) => path)
  expect(there).toEqual(expect.arrayContaining(reading))
  expect(there.filter((path) => /^\/smartCats\/(notice|industry)\/./.test(path)).length).toBeGreaterThan(9)
})

test.each(languages)('every page in %s has one title, a description, headings in order and no gap', (language) => {
  for (const { path, html } of made.get(language) ?? []) {
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]?.length, path).toBeGreaterThan(1)
    expect(/<meta name="description" content="(.*?)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(9)
    const headings = [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)]
    expect(headings.filter(([, , words = '']) => wordsOf(words).trim() === '').length, path).toBe(0)
    const levels = headings.map(([, level]) => Number(level))
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1).length, path).toBe(0)
    expect(/\{\{|\}\}|undefined|\[object|NaN/.exec(wordsOf(html)), path).toBeNull()
  }
})

const known = new Set<string>([
  ...everyPage.map(({ path }) => path),
  ...Object.values(paths).filter((path) => typeof path === 'string'),
])

test('every link of every page leads to a page that is there, or to a place on it', () => {
  const lost = everyPage.flatMap(({ path: from, html }) => {
    const ids = new Set(idsOf(html))
    return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => {
        if (href.startsWith('#')) return !ids.has(href.slice(1))
        const path = /^\/web_site(\/[^?#]*)/.exec(href)?.[1]
        return path ? !known.has(path) : !/^(https:|mailto:|tel:|\?lang=)/.test(href)
      })
      .map((href) => `${from}: ${href}`)
  })
  expect(lost).toEqual([])
})

test('no two places of a page have the same name', () => {
  const twice = everyPage.flatMap(({ path, html }) => {
    const ids = idsOf(html)
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: ${id}`)
  })
  expect(twice).toEqual([])
})

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)

test('a text that staff have not written leaves its page standing', () => {
  for (const language of languages) {
    const pages = pagesOf({ ...sampleSite(language), texts: {}, articles: [], archive: [], charges: [] })
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(reading))
    for (const { html } of pages) expect(html.match(/<h1[^>]*>[^<]+/g)).toHaveLength(1)
  }
})

// Proves
test.each(languages)(
  'the company has a menu of exactly four, and each of them is a page of its own in %s',
  (language) => {
    const menus = [paths.about, paths.notices, paths.industry, paths.contact].map((path) => {
      const menu = /<nav[^>]*>(.*?)<\/nav>/s.exec(mainOf(path, language))?.[1] ?? ''
      const links = [...menu.matchAll(/<a href="\/web_site([^"?]*)[^>]*?(aria-current="page")?>/g)]
      expect(links.map(([, to]) => to)).toEqual([paths.about, paths.notices, paths.industry, paths.contact])
      return links.filter(([link]) => link.includes('aria-current')).map(([, to]) => to)
    })
    expect(menus).toEqual([[paths.about], [paths.notices], [paths.industry], [paths.contact]])
  },
)

// Proves
test.each(languages)('the notices and the industry articles are listed, pinned ones first, in %s', (language) => {
  const { articles } = sampleSite(language)
  for (const [kind, path] of [
    ['announcement', paths.notices],
    ['industry', paths.industry],
  ] as const) {
    const listed = [...mainOf(path, language).matchAll(/<h2[^>]*><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title)
    const titles = articles.filter((each) => each.kind === kind).map(({ title }) => title)
    expect(listed.length).toBeGreaterThan(3)
    expect(listed).toEqual(titles)
  }
})

test('an article says when it was published and leads to the one before, the one after and back', () => {
  const html = mainOf('/smartCats/industry/how-volume-weight-works')
  expect(wordsOf(html)).toMatch(/Published on 8 Jun 2026/)
  for (const neighbour of ['hong-kong-customs-basics', 'packing-that-survives'])
    expect(html).toContain(`/smartCats/industry/${neighbour}?lang=en`)
  expect(wordsOf(html)).toMatch(/Back to Industry information/)
})

test('an article’s first paragraph appears on its page once', () => {
  for (const { kind, slug, summary } of sampleSite('en').articles) {
    const start = summary.replace(/\*\*|\[|\]\([^)]*\)/g, '').slice(0, 40)
    expect(
      wordsOf(mainOf(paths.articleOf({ kind, slug }))).split(start.replaceAll("'", '’')).length,
      slug,
    ).toBeLessThanOrEqual(2)
  }
})

test('the page for an article that does not exist is asked to stay out of searches', () => {
  const page = everyPage.find(({ path }) => path === '/smartCats/*')
  expect(page?.isListed).toBe(false)
  expect(page?.html).toContain('<meta name="robots" content="noindex"/>')
  // It has no canonical address and no versions in other languages.
  expect(page?.html).not.toMatch(/rel="canonical"|rel="alternate"|og:url/)
  const others = everyPage.filter(({ isListed }) => isListed)
  expect(others.filter(({ html }) => !/rel="canonical".*rel="alternate".*og:url/s.test(html))).toEqual([])
})

// Proves R-030
test.each(languages)('the contacts that are configured stand on the contact page with a form in %s', (language) => {
  const html = mainOf(paths.contact, language)
  expect(html).toContain('href="mailto:service@example.com"')
  expect(html).toContain('href="tel:+85250000000"')
  expect(html).toContain('data-island="contactForm"')
  // The first entry of the warehouse list stands for all of them.
  const { warehouses } = sampleSite(language).options
  for (const { name } of warehouses.slice(1)) expect(html).toContain(name)
  expect(html).not.toContain('All of them')
  expect(wordsOf(html)).toMatch(new RegExp(`\\b${warehouses.length - 1} (warehouses|个仓库|個倉庫)`))
})

// Proves
test.each(languages)(
  'every question of the help centre is there to be opened without a script, at an address in %s',
  (language) => {
    const html = mainOf(paths.helpCenter, language)
    const asked = sampleSite(language).texts['helpCenter']?.body.match(/^### .+$/gm) ?? []
    expect(asked.length).toBeGreaterThan(20)
    expect(html.match(/<details/g)).toHaveLength(asked.length)
    expect([...html.matchAll(/<\/summary><div id="([^"]+)"/g)]).toHaveLength(asked.length)
    expect(html).toMatch(/aria-live="polite"/)
    expect(html).toMatch(/<noscript>/)
  },
)

// Proves
test.each(languages)(
  'the service entry of Southeast Asia answers M-21 without a script while it is closed, in %s',
  (language) => {
    const html = mainOf(paths.southeast, language)
    expect(/<details[^>]*><summary[^>]*>.+?<\/summary><p[^>]*>(.*?)<\/p><\/details>/s.exec(html)?.[1]).toBe(
      messages['M-21'][language],
    )
    for (const path of [paths.survey, paths.malaysia]) expect(html).toContain(`/web_site${path}?`)
  },
)

test('once it is open the service entry leads to the application', () => {
  const open = pagesOf(sampleSite('en', true)).find(({ path }) => path === paths.southeast)?.html ?? ''
  expect(open).not.toContain(messages['M-21'].en)
  expect(open).toContain('href="/web_site/applyFreight?lang=en"')
})

const notOpen = { 'zh-Hans': '尚未开放', 'zh-Hant': '尚未開放', en: 'not open yet' }

test.each(languages)('each page that names an announced destination says so in the same words, in %s', (language) => {
  const count = (path: string) =>
    wordsOf(mainOf(path, language)).toLowerCase().split(notOpen[language].toLowerCase()).length - 1
  // Six destinations on the page of Southeast Asia, and six among those reached by air.
  expect([count(paths.southeast), count(paths.airLine)]).toEqual([6, 6])
  // A destination's own page says so beside its name, above its prices and above the example.
  expect([count(paths.malaysia), count(paths.singapore)]).toEqual([3, 3])
  for (const path of [paths.kongFreight, paths.taiwan, paths.charges, paths.hkParcelLine])
    expect(count(path), path).toBe(0)
})

test('once Malaysia is open its page says nothing of the kind, and Southeast Asia names it as open', () => {
  const site = sampleSite('en')
  const isMalaysia = ({ code }: { readonly code: string }) => code === 'MY'
  const destinations = site.options.destinations.map((each) => (isMalaysia(each) ? { ...each, open: true } : each))
  const charges = site.charges.map((each) => (each.destinationCode === 'MY' ? { ...each, open: true } : each))
  const pages = pagesOf({ ...site, options: { ...site.options, destinations }, charges })
  const words = (path: string) => wordsOf(pages.find((page) => page.path === path)?.html ?? '')
  expect(words(paths.malaysia)).not.toContain('Not open yet')
  expect(words(paths.southeast)).toMatch(/Malaysia\s+Open/)
  expect(words(paths.southeast)).toContain(messages['M-21'].en)
})

test('a text that cannot be read holds up its own page alone, also in the list of pages', () => {
  const site = sampleSite('en')
  const texts = new Proxy(site.texts, {
    get: (all, slug) => {
      if (slug === 'carriageTerms') throw new Error('cannot be read')
      return all[String(slug)]
    },
  })
  const render = (path: string) => renderPage({ ...site, texts }, assets, path)
  for (const path of reading.filter((each) => each !== paths.carriageTerms)) expect(render(path)).toContain('<h1')
  expect(() => render(paths.carriageTerms)).toThrow('cannot be read')
  const listed = new Set(listPages({ ...site, texts }).map(({ path }) => path))
  expect(listPages(site).filter(({ path }) => !listed.has(path))).toMatchObject([{ path: paths.carriageTerms }])
})

test('languages that are rendered in turns stay apart', () => {
  for (const path of [paths.home, paths.charges, paths.helpCenter])
    for (const language of languages) {
      const page = made.get(language)?.find((each) => each.path === path)
      expect(renderPage(sampleSite(language), assets, path)).toBe(page?.html)
    }
})

test('characters that mark places inside a page are letters like others in a text', () => {
  const odd = 'Before \uE0000\uE001 and \uE0001\uE001 after'
  const site = sampleSite('en')
  const articles = site.articles.slice(0, 1).map((article) => ({ ...article, title: odd }))
  const page = pagesOf({ ...site, articles }).find(({ path }) =>
    articles.some((each) => path === paths.articleOf(each)),
  )
  expect(page?.html).toContain(`<title>${odd} · `)
  expect(everyPage.filter(({ html }) => /[\uE000\uE001]/.test(html))).toEqual([])
})
