import { courierPatterns } from '#domain/courier-guess.ts'
import { delayTiers } from '#domain/delay.ts'
import { type Language, languages } from '#domain/language.ts'
import { pagesOf } from '#test/rendered-pages.ts'
import { sampleSite } from '#test/sample-site-content.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { expect, test } from 'vitest'

/* The interactive pages before any script runs: everything can be read, every field has its label. */

const used = {
  [paths.home]: 'home',
  [paths.siteCalculator]: 'siteCalculator',
  [paths.parcelTrack]: 'parcelTrack',
  [paths.orderTrack]: 'orderTrack',
  [paths.survey]: 'survey',
  [paths.domesticNotice]: 'domesticNotice',
} as const

function pagesIn(language: Language): ReadonlyMap<string, string> {
  const site = sampleSite(language)
  const couriers = Object.entries(courierPatterns).map(([code, trackingHint]) => ({ code, text: code, trackingHint }))
  const warehouses = [
    { code: 1, id: null, name: 'All', sort: 1 },
    { code: 2, id: '0190a000-0000-7000-8000-000000000002', name: 'Fuyong', sort: 2 },
    { code: 3, id: '0190a000-0000-7000-8000-000000000003', name: 'Nanshan', sort: 3 },
  ]
  const salutations = [
    { code: 'mr', text: 'Mr' },
    { code: 'ms', text: 'Ms' },
  ]
  const made = pagesOf({
    ...site,
    config: { ...site.config, delayPromise: [...delayTiers] },
    options: { ...site.options, couriers, warehouses, salutations },
  })
  return new Map([...made].flatMap((each) => ('html' in each ? [[each.path, each.html] as const] : [])))
}

const made = new Map(languages.map((language) => [language, pagesIn(language)]))
const page = (path: string, language: Language) => made.get(language)?.get(path) ?? ''
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

test.each(Object.entries(used))(
  '%s is made in three languages, named as its route, with one first heading',
  (path, name) => {
    for (const language of languages) {
      const html = page(path, language)
      const word = path === paths.home ? '' : `${routeTitles[name][language]} · `
      expect(html).toContain(`<title>${word}Smart Cats`)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(count(html, /<h1[ >]/g)).toBe(1)
      const levels = [...html.matchAll(/<h([1-4])[ >]/g)].map(([, level]) => Number(level))
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      // No placeholder was left unfilled, and no word is missing.
      const shown = html.replace(/data-props="[^"]*"/g, '').replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
      expect(shown).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
  },
)

test.each(Object.keys(used))('every field of %s has a name, and no address of an element stands twice', (path) => {
  const html = page(path, 'en')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const [field] of html.matchAll(/<(?:input|select|textarea)[^>]*>/g)) {
    if (field.includes('type="hidden"')) continue
    const id = / id="([^"]+)"/.exec(field)?.[1]
    const isLabelled = field.includes('aria-label=') || (id !== undefined && html.includes(`for="${id}"`))
    const isInLabel = /<label[^>]*>(?:(?!<\/label>)[\s\S])*$/.test(html.slice(0, html.indexOf(field)))
    expect([field, isLabelled || isInLabel]).toEqual([field, true])
  }
})

test.each(Object.keys(used))('without a script %s says what needs one', (path) => {
  expect(page(path, 'en')).toMatch(/<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/)
})

// Proves R-021
test('the home page shows prices with their date, the newest notices, the promotion, and where numbers are tracked', () => {
  const html = page(paths.home, 'en')
  for (const price of ['HK$18.00', '¥16.00']) expect(html).toContain(price)
  expect(html).toContain(`href="${basePath}${paths.charges}?lang=en"`)
  expect(html).toContain('21 Nov 2026')
  expect(count(html, /href="\/web_site\/smartCats\/notice\/[^"]+"/g)).toBeGreaterThanOrEqual(4)
  expect(html).toContain(
    `href="${basePath}${paths.articleOf({ kind: 'announcement', slug: 'late-delivery-reductions' })}`,
  )
  expect(html).toContain('Invite a friend')
  expect(html).toContain(`action="${basePath}${paths.orderTrack}"`)
  expect(html).toContain('2 mainland warehouse addresses')
})

// Proves R-088
test('the domestic notice stands above the form in which a visitor forecasts, warehouse and courier to choose from', () => {
  const html = page(paths.domesticNotice, 'en')
  const form = html.indexOf('data-island="siteForecast"')
  expect(html.indexOf('Where to send it')).toBeGreaterThan(0)
  expect(html.indexOf('Where to send it')).toBeLessThan(form)
  expect(html.slice(form)).toContain('<option value="0190a000-0000-7000-8000-000000000002">Fuyong</option>')
  expect(html.slice(form)).not.toContain('>All</option>')
  expect(html.slice(form)).toContain('<option value="SF">')
})

test('the survey asks for a salutation and a view; phone and e-mail are said to be optional', () => {
  const html = page(paths.survey, 'en')
  expect(count(html, /<(select|textarea|input)[^>]*required=""/g)).toBe(3)
  expect(count(html, />Optional</g)).toBe(2)
  expect(html).toContain('<option value="ms">Ms</option>')
})
