import type { ListedPage, SiteContent } from '#contract/site-content.ts'
import { type Language, languages } from '#domain/language.ts'
import { listPages, renderPage } from '#web/site/render/site-renderer.tsx'
import { assets, sampleSite } from './sample-site-content.ts'

interface RenderedPage extends ListedPage {
  readonly html: string
}

export const pagesOf = (site: SiteContent): readonly RenderedPage[] =>
  listPages(site).map((page) => ({ ...page, html: renderPage(site, assets, page.path) ?? '' }))

/** Every public page of a fresh installation, by language. */
export const made = new Map(languages.map((language) => [language, pagesOf(sampleSite(language))]))
export const everyPage = languages.flatMap((language) => made.get(language) ?? [])

function htmlOf(path: string, language: Language = 'en'): string {
  const page = made.get(language)?.find((each) => each.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return page.html
}
export const mainOf = (path: string, language: Language = 'en') =>
  htmlOf(path, language).replace(/^.*<main[^>]*>|<\/main>.*$/gs, '')
export const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
