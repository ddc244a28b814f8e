import { expect, test } from 'vitest'
import type { MadePage, SiteMaterial, UnmadePage } from '#contract/site-material.ts'
import { keepSite, unpacked } from '#server/site/keep-site.ts'
import { paths } from '#web/paths.ts'
import { makePages } from '#web/site/ahead/site-ahead.tsx'
import { everyPage, made, pagesOf } from './made-pages.ts'
import { assets, siteMaterial } from './site-material.ts'

/* What happens to the public pages when one of them cannot be rendered, or one of their texts is odd. */

const round = { language: 'en', analytics: { sites: [], script: '' }, wakeHash: 'sha256-none', before: [] } as const
const material = siteMaterial('en')

/** The module of the guides reads this text first. */
const broken: SiteMaterial = {
  ...material,
  texts: new Proxy(material.texts, {
    get: (texts, slug) => {
      if (slug === 'carriageTerms') throw new Error('cannot be read')
      return texts[String(slug)]
    },
  }),
}

const pathsOf = (pages: Iterable<MadePage | UnmadePage>) =>
  [...pages].flatMap((page) => ('fault' in page ? [] : [page.path]))

test('a rendering failure holds up only its own module, and is reported by name', () => {
  const lost = pagesOf(material).map(({ path }) => path)
  const there = new Set(pathsOf(makePages(broken, assets)))
  expect(lost.filter((path) => !there.has(path)).toSorted()).toEqual(
    [paths.tutorial, paths.contraband, paths.carriageTerms, paths.privacyPolicy].toSorted(),
  )
  const faults = [...makePages(broken, assets)].filter((page) => 'fault' in page)
  expect(faults).toMatchObject([{ room: 'guides', path: null, fault: { message: 'cannot be read' } }])
})

test('pages that cannot be rendered again stay as they were, and all others are new', async () => {
  const { site: before } = await keepSite(makePages(material, assets), round)
  const renamed = { ...broken, config: { ...broken.config, appVersion: '9.9.9' } }
  const { site, faults } = await keepSite(makePages(renamed, assets), { ...round, before: before.made })
  expect(site.made.map(({ path }) => path)).toEqual(before.made.map(({ path }) => path))
  expect(site.pages.get(paths.tutorial)).toBe(before.pages.get(paths.tutorial))
  const home = site.pages.get(paths.home)
  expect(home && (await textOf(home))).toContain('9.9.9')
  expect(faults).toMatchObject([{ message: 'the pages of guides in en' }])
})

const textOf = async (kept: Parameters<typeof unpacked>[0]) => (await unpacked(kept)).toString()
const page = (path: string, html: string) => ({ path, room: 'about', html, isListed: true, changedAt: null })

test('if one page of a module fails it stays; one that is no longer rendered is gone', async () => {
  const { site: before } = await keepSite([page('/a', 'old a'), page('/b', 'old b'), page('/c', 'old c')], round)
  const next = [page('/a', 'new a'), { path: '/b', room: 'about', fault: new Error('no') }]
  const { site, faults } = await keepSite(next, { ...round, before: before.made })
  expect(await Promise.all(site.made.map(async (made) => [made.path, await textOf(made)]))).toEqual([
    ['/a', 'new a'],
    ['/b', 'old b'],
  ])
  expect(faults).toMatchObject([{ message: '/b in en', cause: { message: 'no' } }])
})

test('languages that are made at the same time stay apart', () => {
  const english = makePages(material, assets)[Symbol.iterator]()
  for (const page of makePages(siteMaterial('zh-Hant'), assets)) {
    expect(page).toEqual(made.get('zh-Hant')?.find(({ path }) => path === page.path))
    expect(english.next().value).toEqual(made.get('en')?.find(({ path }) => path === page.path))
  }
})

test('characters that mark places inside a page are letters like others in a text', () => {
  const odd = 'Before \uE0000\uE001 and \uE0001\uE001 after'
  const articles = material.articles.slice(0, 1).map((article) => ({ ...article, title: odd }))
  const page = pagesOf({ ...material, articles }).find(({ path }) =>
    articles.some((each) => path === paths.articleOf(each)),
  )
  expect(page?.html).toContain(`<title>${odd} · `)
  expect(everyPage.filter(({ html }) => /[\uE000\uE001]/.test(html))).toEqual([])
})

test('an unchanged page is not compressed again', async () => {
  const { site: before } = await keepSite([page('/a', 'a'), page('/b', 'b')], round)
  const next = [{ ...page('/a', 'a'), changedAt: '2026-11-22T10:00:00+08:00' }, page('/b', 'new b')]
  const { site } = await keepSite(next, { ...round, before: before.made })
  expect(site.pages.get('/a')?.brotli).toBe(before.pages.get('/a')?.brotli)
  expect(site.pages.get('/a')?.changedAt).toBe('2026-11-22T10:00:00+08:00')
  expect(site.pages.get('/b')?.etag).not.toBe(before.pages.get('/b')?.etag)
})
