import type { SiteContent } from '#contract/site-content.ts'
import { type Language, languages } from '#domain/language.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { text as calculatorText } from '#web/site/calculator/calculator.text.ts'
import { listPages, renderPage } from '#web/site/render/site-renderer.tsx'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { wordsOf } from '#test/rendered-pages.ts'
import { assets, sampleSite } from '#test/sample-site-content.ts'
import { expect, test } from 'vitest'
import { destinationsText } from './destinations.text.ts'
import { heroText } from './hero.text.ts'
import { otherPlaces, placesByState } from './places.ts'
import { proofText } from './proof.text.ts'

/* The home page as it is sent, before any script runs. */

const htmlOf = (site: SiteContent) => renderPage(site, assets, paths.home) ?? ''
const home = (language: Language, changes: Partial<SiteContent> = {}) =>
  wordsOf(htmlOf({ ...sampleSite(language), ...changes }))

test.each(languages)(
  'in %s a price, how it is billed, its time and its hand-over are read without a script',
  (language) => {
    const t = textIn(calculatorText, language)
    const words = home(language)
    expect(words).toContain(t.example)
    for (const price of ['HK$80.00', '¥67.00', 'HK$95.00', '¥82.00']) expect(words).toContain(price)
    for (const said of [t.cheapest, t.collected, t.toTheDoor, '12 kg', '60 × 40 × 30 cm ÷ 6000', '48'])
      expect(words).toContain(said)
    expect(htmlOf(sampleSite(language))).toContain('value="2.3"')
  },
)

test('only the line to pick-up points is collected, all others come to the door, and without a promise it says so', () => {
  const t = textIn(calculatorText, 'en')
  const lines = (htmlOf(sampleSite('en')).split('data-island="calculator"')[1] ?? '').match(/<li .*?<\/li>/gs) ?? []
  const said = lines.map((line) => [/<strong[^>]*>(.*?)</.exec(line)?.[1], wordsOf(line)] as const)
  const has = (words: string) => said.filter(([, line]) => line.includes(words)).map(([name]) => name)
  expect(has(t.collected)).toEqual(['Hong Kong pick-up-point line'])
  expect(has(t.toTheDoor)).toEqual(['Hong Kong parcel line', 'Hong Kong logistics (bulk) line'])
  expect(has(t.noTime)).toEqual(['Hong Kong pick-up-point line'])
})

test('usual days stand with an asterisk and its note where they were measured, and nowhere else', () => {
  const t = textIn(calculatorText, 'en')
  const places = textIn(destinationsText, 'en')
  expect(home('en')).not.toMatch(/usually \d/i)
  for (const note of [t.measured, places.measured]) expect(home('en')).not.toContain(note)
  const usualDays = [{ channelId: 'HK_PICKUP', destinationCode: 'HK', fromDays: 2, toDays: 3 }]
  const measured = home('en', { usualDays })
  for (const words of ['Usually 2–3 days*', 'usually 2–3 days*']) expect(measured).toContain(words)
  for (const note of [t.measured, places.measured]) expect(measured).toContain(note)
  // A promise says more than a measurement.
  const promised = home('en', { usualDays: [{ ...usualDays[0]!, channelId: 'HK_PARCEL' }] })
  expect(promised).not.toMatch(/usually \d/i)
})

test.each(languages)('in %s each destination says whether it is open, in the words of every page', (language) => {
  const o = textIn(openText, language)
  const stateOf = (words: string, name: string) => {
    const after = words.slice(words.indexOf(` ${name} `) + name.length + 2)
    return after.startsWith(o.open) ? 'open' : after.startsWith(o.notOpen) ? 'announced' : after.slice(0, 40)
  }
  const site = sampleSite(language)
  const cards = (of: SiteContent) => {
    const words = wordsOf(htmlOf(of))
    const t = textIn(destinationsText, language)
    return words.slice(words.indexOf(t.all), words.indexOf(t.tellUs))
  }
  const named = (code: string) => site.options.destinations.find((each) => each.code === code)?.text ?? code
  const states = ['HK', 'TW', 'MY', 'SG'].map((code) => stateOf(cards(site), named(code)))
  expect(states).toEqual(['open', 'open', 'announced', 'announced'])
  const destinations = site.options.destinations.map((each) => (each.code === 'MY' ? { ...each, open: true } : each))
  expect(stateOf(cards({ ...site, options: { ...site.options, destinations } }), named('MY'))).toBe('open')
})

test('groups of places go by one name when all are alike', () => {
  const site = sampleSite('en')
  expect(placesByState(site)).toEqual({ open: ['Hong Kong', 'Taiwan', 'overseas'], notOpen: ['Southeast Asia'] })
  const destinations = site.options.destinations.map((each) => (each.code === 'MY' ? { ...each, open: true } : each))
  const begun = { ...site, options: { ...site.options, destinations } }
  expect(placesByState(begun)).toEqual({
    open: ['Hong Kong', 'Taiwan', 'Malaysia', 'overseas'],
    notOpen: ['the rest of Southeast Asia'],
  })
  expect(otherPlaces(begun, ['HK', 'TW', 'MY', 'SG'])).toEqual({
    open: ['overseas'],
    notOpen: ['Indonesia', 'Thailand', 'Vietnam', 'Philippines'],
  })
})

test.each(languages)('in %s samples are marked, and no member number is on the page', (language) => {
  const t = textIn(proofText, language)
  const words = home(language)
  const marks = (mark: string) => words.split(mark).length - 1
  expect([marks(t.samplePhoto), marks(t.sampleRecord)]).toEqual([4, 2])
  expect(words).not.toMatch(/\b[A-Z]{2}\d{6,}\b/)
})

test('the record of a weighing shows what is configured: the divisor and the hours until an answer', () => {
  const site = sampleSite('en')
  const words = home('en', {
    disputeAnswerHours: 24,
    options: { ...site.options, pricing: { ...site.options.pricing, volumeDivisor: 5000 } },
  })
  expect(words).toContain('14.400 kg (÷ 5000)')
  expect(words).toContain('within 24 hours')
  expect(htmlOf(site)).toMatch(/href="[^"]*weigh-and-doubt[^"]*"/)
})

test('what is not configured is not claimed: free storage, an example without a price', () => {
  const t = textIn(heroText, 'en')
  expect(home('en')).toContain(t.fill('freeStorage', { days: 30 }))
  expect(home('en', { freeStorageDays: 0 })).not.toMatch(/free storage/)
  const site = sampleSite('en')
  const none = home('en', { example: { ...site.example, offers: { CNY: [], HKD: [] } } })
  expect(none).not.toContain(textIn(calculatorText, 'en').example)
  expect(none).toContain(textIn(calculatorText, 'en').hint)
})

test('the page is listed for search engines, and the main button is on it twice', () => {
  const site = sampleSite('en')
  expect(listPages(site).find(({ path }) => path === paths.home)?.isListed).toBe(true)
  expect(home('en').split(textIn(heroText, 'en').getAddress)).toHaveLength(3)
})
