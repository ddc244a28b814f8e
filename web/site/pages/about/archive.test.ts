import { languages } from '#domain/language.ts'
import { pagesOf, wordsOf } from '#test/rendered-pages.ts'
import { assets, sampleSite } from '#test/sample-site-content.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { renderPage } from '#web/site/render/site-renderer.tsx'
import { expect, test } from 'vitest'

/** The given number of announcements besides what ships, the last one being the newest. */
function withAnnouncements(count: number, site = sampleSite('en')): SiteContent {
  const archive = Array.from({ length: count }, (_none, index) => ({
    ...{ id: `${index}`, slug: `told-${index}`, kind: 'announcement' as const, title: `Told ${index}` },
    ...{ publishedAt: new Date(Date.UTC(2027, 0, index)).toISOString(), updatedAt: '2027-01-01T00:00:00.000Z' },
  })).toReversed()
  const articles = archive.slice(0, 30).map((head) => ({ ...head, summary: 'Short.', body: 'Long.', pinned: false }))
  return { ...site, articles, archive }
}

const linksIn = (html: string) =>
  [...html.replace(/^.*<main[^>]*>|<\/main>.*$/gs, '').matchAll(/<a href="\/web_site([^"?]*)/g)].map(
    ([, path = '']) => path,
  )

test('every article is reached by links from the list of its kind, which stays short however many there are', () => {
  const pages = new Map(pagesOf(withAnnouncements(456)).map(({ path, html }) => [path, linksIn(html)]))
  const list = pages.get(paths.notices) ?? []
  expect(list.filter((path) => path.includes('/told-'))).toHaveLength(30)
  const reached = new Set<string>([paths.notices])
  for (const path of reached) for (const next of pages.get(path) ?? []) reached.add(next)
  for (let index = 0; index < 456; index += 1) expect(reached).toContain(`/smartCats/notice/told-${index}`)
  for (const [path, links] of pages) if (path.includes('/archive/')) expect(links.length).toBeLessThan(130)
})

test('the list leads to where the archive goes on after it', () => {
  const pages = pagesOf(withAnnouncements(231))
  const list = pages.find(({ path }) => path === paths.notices)
  const next = pages.find(({ path }) => path === linksIn(list?.html ?? '').find((each) => each.includes('/archive/')))
  expect(linksIn(next?.html ?? '')).toContain('/smartCats/notice/told-200')
  expect(linksIn(list?.html ?? '')).toContain('/smartCats/notice/told-201')
})

test('an article that is added changes the last page of the archive alone', () => {
  const archive = (count: number) =>
    pagesOf(withAnnouncements(count)).filter(({ path }) => path.startsWith('/smartCats/notice/archive/'))
  const [before, after] = [archive(350), archive(351)]
  expect(after).toHaveLength(4)
  const contents = (html: string | undefined) => linksIn(html ?? '').filter((path) => path.includes('/told-'))
  for (const index of [0, 1, 2]) expect(after[index]?.html).toBe(before[index]?.html)
  expect(contents(after[3]?.html)).toHaveLength(51)
})

test('while the list holds all of a kind there is no archive', () => {
  const pages = pagesOf(withAnnouncements(30))
  expect(pages.filter(({ path }) => path.includes('/archive/'))).toEqual([])
  const links = linksIn(pages.find(({ path }) => path === paths.notices)?.html ?? '')
  expect(links.filter((path) => path.includes('/told-'))).toHaveLength(30)
  expect(links.filter((path) => path.includes('/archive/'))).toEqual([])
})

test.each(languages)('each page of the archive in %s says its number and its days', (language) => {
  const pages = pagesOf(withAnnouncements(150, sampleSite(language)))
  const archive = pages.filter(({ path }) => path.includes('/archive/'))
  expect(archive.map(({ path }) => path)).toEqual([1, 2].map((page) => paths.archiveOf('announcement', page)))
  expect(new Set(archive.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(2)
  for (const { html } of archive) expect(wordsOf(html)).toMatch(/2026|2027/)
})

test('a page needs only its article and those beside it', () => {
  const { archive, articles, ...frame } = withAnnouncements(5)
  const path = '/smartCats/notice/told-2'
  const shown = { archive: archive.slice(1, 4), articles: articles.filter(({ slug }) => slug === 'told-2') }
  const html = renderPage({ ...frame, ...shown }, assets, path)
  expect(linksIn(html ?? '')).toEqual(expect.arrayContaining(['/smartCats/notice/told-3', '/smartCats/notice/told-1']))
})
