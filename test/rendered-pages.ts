import type { MadePage, SiteMaterial } from '#contract/site-material.ts'
import { type Language, languages } from '#domain/language.ts'
import { makePages } from '#web/site/ahead/site-ahead.tsx'
import { assets, siteMaterial } from './site-material.ts'

/** Every public page; none may fail to render. */
export const pagesOf = (material: SiteMaterial): readonly MadePage[] =>
  [...makePages(material, assets)].map((page) => {
    if ('fault' in page) throw page.fault
    return page
  })

/** Every public page of a fresh installation, by language. */
export const made = new Map(languages.map((language) => [language, pagesOf(siteMaterial(language))]))
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
